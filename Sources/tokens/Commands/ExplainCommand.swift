internal import CommandLineParsing
internal import Diagnostics
internal import Workspace

/// `tokens explain`: shows where a token's value comes from, or explains a diagnostic.
enum ExplainCommand: ProgramCommand {
  static let subject = Argument<String?>(
    "TOKEN|CODE",
    completion: .tokens,
    takesHyphens: true,
    help: """
      a token, given by path, by name on a platform, by location in a source or an output \
      (FILE:LINE), or by color (#RRGGBB); or a diagnostic code; lists all codes if omitted
      """
  )
  static let ground = Option<String?>(
    "on",
    value: "TOKEN",
    completion: .tokens,
    help: "also show the contrast of the color against this background"
  )

  static let declaration = Command(
    "explain",
    summary: "explain the value of a token, or a diagnostic",
    discussion: """
      For a token, it shows the value in each context and the references behind it, its names in \
      the configured targets, its contrast in component styles, and the tokens that depend on it. \
      If a token has the same name as a diagnostic, write it in braces: {unknown-type}.
      """,
    examples: [
      Command.Example("tokens explain color.text.link", "Explain a token"),
      Command.Example("tokens explain R.color.color_text_link", "Find it by its name in an app"),
      Command.Example("tokens explain #7a1fa2", "Find the tokens nearest to a color"),
      Command.Example("tokens explain tokens/color.tokens.json:41", "Explain the token on a line"),
      Command.Example(
        "tokens explain color.text.body --on color.background.card",
        "Show the contrast between two colors"
      ),
      Command.Example("tokens explain unknown-reference", "Explain a diagnostic code"),
    ],
    options: [ground, Run.omitErrors, ConfigurationOption.declaration],
    arguments: [subject]
  )

  static func perform(_ run: inout Run) {
    let name = run.parsed[subject]
    let code = name.flatMap { DiagnosticCode.named($0) }
    if let name, code == nil { return explainToken(name, &run) }
    if run.parsed[ground] != nil {
      return run.report(ground, needs: "a token", example: "tokens explain TOKEN --on TOKEN")
    }
    if let code { return show(code, &run) }
    show(DiagnosticCode.all.sorted { $0.name < $1.name }, &run)
  }
}
