internal import CommandLineParsing
internal import Workspace

/// What can be typed: the program, its commands and the options of all of them.
enum Program {
  static let name = "tokens"

  static let format = Option<ReportFormat>(
    "format",
    default: .text,
    help: """
      form of the report; lines is FILE:LINE:COLUMN: error: MESSAGE with whole paths, as compilers \
      print it; json and github are results and go to standard output
      """
  )
  static let color = Option<ColorChoice>(
    "color",
    default: .auto,
    help: "colours in the report; auto uses them on a terminal unless NO_COLOR is set"
  )
  static let quiet = Flag("quiet", short: "q", help: "report nothing but errors")
  static let verbose = Flag(
    "verbose",
    short: "v",
    help: "report every message, every file and every token"
  )
  static let strict = Flag("strict", help: "treat warnings as errors")

  static let declaration = Command(
    name,
    summary: "compile design tokens into code, stylesheets and data",
    discussion: """
      A configuration says where the tokens are and what to make of them. Exit status: 0 fine, \
      1 mistakes in the sources or outputs that are not current, 2 a command line that cannot be \
      carried out, 3 something that cannot be read or written.
      """,
    version: Generator.version,
    examples: [
      Command.Example("tokens init", "Make a source to begin with"),
      Command.Example("tokens build", "Compile the tokens and write what has changed"),
      Command.Example("tokens check", "See whether the outputs are what the tokens say"),
    ],
    options: [format, color, quiet, verbose, strict],
    subcommands: [
      InitCommand.declaration, ImportCommand.declaration, BuildCommand.declaration,
      CheckCommand.declaration, ServeCommand.declaration, IRCommand.declaration,
      MigrateCommand.declaration, ListCommand.declaration, TargetsCommand.declaration,
      SchemaCommand.declaration, ExplainCommand.declaration, CompletionsCommand.declaration,
      ManualCommand.declaration,
    ]
  )
}

/// The form of a report.
enum ReportFormat: String, CaseIterable, ArgumentValue {
  /// For people, on standard error.
  case text
  /// For programs that read what compilers print, on standard error.
  case lines
  /// For programs.
  case json
  /// Workflow commands of GitHub Actions.
  case github
}

/// The argument that `ir` and `migrate` share.
enum SourceArgument {
  static let declaration = Argument<[String]>(
    "CONFIG|FILE",
    completion: .files,
    help: """
      a configuration, a resolver document, or token files that are merged in this order \
      (default: tokens/tokens.config.json, else tokens.config.json)
      """
  )
}

/// The argument that `build` and `check` share.
enum ConfigurationArgument {
  static let declaration = Argument<String?>(
    "CONFIG",
    completion: .files,
    help: "the configuration (default: tokens/tokens.config.json, else tokens.config.json)"
  )
}
