internal import CommandLineParsing
internal import Diagnostics
internal import TokenCompiler
internal import Workspace

/// `tokens ir`: prints the compiled tokens.
enum IRCommand: ProgramCommand {
  private static let context = Option<[ContextArgument]>(
    "context",
    value: "MODIFIER=CONTEXT",
    help: "fix a modifier to one context"
  )

  static let declaration = Command(
    "ir",
    summary: "print the compiled tokens as JSON",
    discussion: """
      Writes the tokens to standard output with all references resolved, as templates see them; \
      diagnostics go to standard error. The type of each file is detected by its contents.
      """,
    examples: [
      Command.Example("tokens ir", "Print the tokens of the configuration"),
      Command.Example(
        "tokens ir --context theme=dark",
        "Print the tokens of the dark theme"
      ),
      Command.Example("tokens ir base.tokens.json brand.tokens.json", "Merge two files and print"),
    ],
    options: [context, Run.omitErrors],
    arguments: [SourceArgument.declaration]
  )

  static func perform(_ run: inout Run) throws(Finding) {
    guard var input = try run.input(), !run.hasErrors else { return }
    run.base = input.base
    // The IR contains everything in the source, so nothing is lost.
    run.acceptedWarnings = DiagnosticCode.allowedByDTCG
    input.request.pins = pins(run.parsed)
    guard let ir = run.compile(input).ir, !run.hasErrors else { return }
    var bytes: [UInt8] = []
    ir.appendJSON(to: &bytes)
    run.status = StandardStream.output.write(bytes)
    run.remarks = run.isVerbose ? [run.summary(of: ir)] : []
  }

  private static func pins(_ parsed: ParsedCommand) -> [ContextChoice] {
    zip(parsed[context], parsed.spans(of: context)).map { $0.choice(at: $1) }
  }
}

/// A modifier and a context, such as `theme=dark`.
struct ContextArgument: ArgumentValue {
  static let expectation = "a modifier and a context, as in `theme=dark`"

  let modifier: String
  let context: String

  init?(argument: String) {
    let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
    guard parts.count == 2 else { return nil }
    (modifier, context) = (parts[0], parts[1])
  }

  var argumentText: String { "\(modifier)=\(context)" }

  /// Returns the choice, with separate locations for both parts if the word was typed without
  /// quotes.
  func choice(at span: Span) -> ContextChoice {
    let length = UInt32(truncatingIfNeeded: argumentText.utf8.count)
    guard span.end - span.start == length else {
      return ContextChoice(
        modifier: Located(modifier, at: span),
        context: Located(context, at: span)
      )
    }
    let equals = span.start + UInt32(truncatingIfNeeded: modifier.utf8.count)
    return ContextChoice(
      modifier: Located(modifier, at: Span(file: span.file, start: span.start, end: equals)),
      context: Located(context, at: Span(file: span.file, start: equals + 1, end: span.end))
    )
  }
}
