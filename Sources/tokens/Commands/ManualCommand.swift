internal import CommandLineParsing
internal import Workspace

/// `tokens manual`: prints the manual page.
enum ManualCommand {
  static let declaration = Command(
    "manual",
    summary: "print the manual page of all commands",
    discussion: """
      The page is in the language of man. Save it as tokens.1 in a folder man1 of your manual pages.
      """,
    examples: [
      Command.Example("tokens manual", "Print the page; `tokens manual | man -l -` shows it")
    ]
  )

  static func perform() -> ExitStatus {
    StandardStream.output.write(ManualPage(Program.declaration).text())
  }
}
