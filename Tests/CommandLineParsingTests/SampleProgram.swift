import CommandLineParsing
import Diagnostics

enum ReportFormat: String, CaseIterable, ArgumentValue { case text, json, github }

/// A program with every kind of declaration, similar to the one that this library was made for.
enum Sample {
  static let format = Option<ReportFormat>(
    "format",
    default: .text,
    help: "form of the report; json and github go to standard output"
  )
  static let color = Option<ColorChoice>("color", default: .auto, help: "use of colour")
  static let quiet = Flag("quiet", short: "q", help: "report nothing but mistakes")
  static let verbose = Flag("verbose", short: "v", help: "report each step")

  static let target = Option<[String]>(
    "target",
    short: "t",
    value: "NAME",
    help: "build only this target"
  )
  static let dryRun = Flag("dry-run", help: "show what would be written, and write nothing")
  static let jobs = Option<Int?>("jobs", short: "j", help: "threads to use")
  static let config = Argument<String?>(
    "CONFIG",
    completion: .files,
    help: "the configuration (default: tokens/tokens.config.json, else tokens.config.json)"
  )
  static let context = Option<[String]>(
    "context",
    value: "NAME=CONTEXT",
    help: "choose a context of a modifier"
  )
  static let files = Argument<[String]>("FILE", completion: .files, help: "token files to merge")
  static let code = Argument<String>("CODE", help: "the name of a diagnostic")

  static let build = Command(
    "build",
    summary: "compile the tokens and write what changed",
    discussion: """
      Nothing is written when an error is found. A file that was
      edited by hand is never overwritten.

      The second paragraph is short.
      """,
    examples: [
      Command.Example("tokens build", "Build everything"),
      Command.Example("tokens build --target css --dry-run", "See what would change in one target"),
    ],
    options: [target, dryRun, jobs],
    arguments: [config]
  )
  static let ir = Command(
    "ir",
    summary: "print the compiled tokens as JSON",
    examples: [Command.Example("tokens ir a.json --context theme=dark", "Print one context")],
    options: [context],
    arguments: [files]
  )
  static let explain = Command(
    "explain",
    summary: "explain a diagnostic",
    examples: [Command.Example("tokens explain unknown-reference", "Explain a message's code")],
    arguments: [code]
  )
  static let program = Command(
    "tokens",
    summary: "a design-token compiler",
    version: "1.2.3",
    examples: [Command.Example("tokens build", "Compile the tokens of this directory")],
    options: [format, color, quiet, verbose],
    subcommands: [build, ir, explain]
  )

  static func parse(_ line: String) -> ParseOutcome {
    CommandLineParser(program).parse(line.split(separator: " ").map(String.init))
  }

  static func parse(_ arguments: [String]) -> ParseOutcome {
    CommandLineParser(program).parse(arguments)
  }

  /// The parsed command, or `nil` if it isn't run.
  static func run(_ line: String) -> ParsedCommand? {
    if case .run(let parsed) = parse(line) { parsed } else { nil }
  }

  /// The printed diagnostics, without the blank line at the end.
  static func report(_ arguments: [String]) -> String {
    var sources = SourceMap()
    guard
      case .failure(let diagnostics, _) = CommandLineParser(program)
        .parse(arguments, sources: &sources)
    else { return "no mistake" }
    return String(TextRenderer(width: 100).render(diagnostics, in: sources).dropLast(2))
  }

  static func report(_ line: String) -> String {
    report(line.split(separator: " ").map(String.init))
  }
}
