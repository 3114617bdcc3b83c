internal import CommandLineParsing
internal import Diagnostics
internal import Workspace

/// `tokens explain`: says where a token's value comes from, or what a diagnostic means.
enum ExplainCommand {
  static let subject = Argument<String?>(
    "TOKEN|CODE",
    completion: .tokens,
    takesHyphens: true,
    help: """
      a token by its path, by its name on a platform, by its place as FILE:LINE in a source or an \
      output, or by a color as #RRGGBB; or the code of a diagnostic; without it all codes are listed
      """
  )
  static let ground = Option<String?>(
    "on",
    value: "TOKEN",
    completion: .tokens,
    help: "also say the contrast of the color on this one"
  )

  static let declaration = Command(
    "explain",
    summary: "say where a token's value comes from, or what a diagnostic means",
    discussion: """
      Of a token it shows the value in each context with the references that lead to it, its names on \
      the targets of the configuration, the contrast in components, and the tokens that are made from \
      it. A token that is called like a diagnostic is written in braces: {unknown-type}.
      """,
    examples: [
      Command.Example("tokens explain color.text.link", "Explain a token"),
      Command.Example("tokens explain R.color.color_text_link", "Find it by its name in an app"),
      Command.Example("tokens explain #7a1fa2", "Find the tokens nearest to a color"),
      Command.Example("tokens explain tokens/color.tokens.json:41", "Explain what a line says"),
      Command.Example(
        "tokens explain color.text.body --on color.background.card",
        "Show the contrast of two colors"
      ),
      Command.Example("tokens explain unknown-reference", "Show the page of a code"),
    ],
    options: [ground, ConfigurationOption.declaration],
    arguments: [subject]
  )

  static func perform(_ run: consuming Run) -> ExitStatus {
    guard let name = run.parsed[subject] else { return show(DiagnosticCode.all.sorted(), run) }
    if let code = DiagnosticCode.named(name) { return show(code, run) }
    explainToken(name, &run)
    return run.finish()
  }
}

extension [DiagnosticCode] {
  fileprivate func sorted() -> [DiagnosticCode] { sorted { $0.name < $1.name } }
}
