internal import CommandLineParsing

/// `tokens manual`: prints the manual page.
enum ManualCommand: ProgramCommand {
  static let declaration = Command(
    "manual",
    summary: "print the manual page of all commands",
    discussion: """
      The page is in the format of man. To install it, save it as man1/tokens.1 in your manual path.
      """,
    examples: [
      Command.Example("tokens manual", "Print the page; `tokens manual | man -l -` displays it")
    ]
  )

  static func perform(_ run: inout Run) {
    run.answer(ManualPage(Program.declaration).text())
  }
}
