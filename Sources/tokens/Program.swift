internal import CommandLineParsing
internal import Workspace

/// The command-line interface: the program, its commands, and the options that they share.
enum Program {
  static let name = "tokens"

  static let format = Option<ReportFormat>(
    "format",
    default: .text,
    help: """
      format of the diagnostics; lines prints FILE:LINE:COLUMN: error: MESSAGE with absolute paths, \
      like a compiler; json, github, and sarif print to standard output; markdown and html are for \
      tokens diff and audit
      """
  )
  static let color = Option<ColorChoice>(
    "color",
    default: .auto,
    help: "color diagnostics; auto uses color on a terminal unless NO_COLOR is set"
  )
  static let quiet = Flag("quiet", short: "q", help: "show only errors")
  static let verbose = Flag(
    "verbose",
    short: "v",
    help: "show every diagnostic, file, and token"
  )
  static let strict = Flag("strict", help: "treat warnings as errors")

  /// The commands, in the order of the help.
  static let commands: [any ProgramCommand.Type] = [
    InitCommand.self, ImportCommand.self, BuildCommand.self, CheckCommand.self, LintCommand.self,
    DiffCommand.self, ChangelogCommand.self, RenameCommand.self, AuditCommand.self,
    ServeCommand.self, IRCommand.self,
    MigrateCommand.self, ListCommand.self, TargetsCommand.self,
    SchemaCommand.self, ExplainCommand.self, CompletionsCommand.self, ManualCommand.self,
  ]

  static let declaration = Command(
    name,
    summary: "compile design tokens into code, stylesheets, and data",
    discussion: """
      A configuration lists the source files of the tokens and the outputs to generate. \
      Exit status: 0 success, 1 errors in the sources or outputs that are not up to date, \
      2 invalid command line, 3 a file could not be read or written.
      """,
    version: Generator.version,
    examples: [
      Command.Example("tokens init", "Create a starter source"),
      Command.Example("tokens build", "Compile the tokens and write the files that changed"),
      Command.Example("tokens check", "Check that the outputs are up to date"),
    ],
    options: [format, color, quiet, verbose, strict],
    conflicts: [OptionConflict(quiet, with: [verbose], help: "remove one of them")],
    subcommands: commands.map { $0.declaration },
    synonyms: [
      "watch": "tokens build --watch", "generate": "tokens build", "compile": "tokens build",
      "export": "tokens build", "validate": "tokens check", "verify": "tokens check",
      "new": "tokens init", "create": "tokens init", "convert": "tokens migrate",
    ]
  )
}

/// The format of a report.
enum ReportFormat: String, CaseIterable, ArgumentValue {
  /// For people, on standard error.
  case text
  /// For programs that parse compiler output, on standard error.
  case lines
  /// For programs.
  case json
  /// Workflow commands of GitHub Actions.
  case github
  /// SARIF 2.1.0, for code scanning.
  case sarif
  /// For pull requests.
  case markdown
  /// A page for a browser.
  case html

  /// Whether only `tokens diff` and `tokens audit` can print the format.
  var isPage: Bool { self == .markdown || self == .html }
}

/// The argument of `ir`, `lint`, and `migrate`.
enum SourceArgument {
  static let declaration = Argument<[String]>(
    "CONFIG|FILE",
    completion: .files,
    help: """
      a configuration, a resolver document, or token files to merge in this order \
      (default: tokens/tokens.config.json, else tokens.config.json)
      """
  )
}

/// The argument of `build`, `check`, and `serve`.
enum ConfigurationArgument {
  static let declaration = Argument<String?>(
    "CONFIG",
    completion: .files,
    help: "the configuration (default: tokens/tokens.config.json, else tokens.config.json)"
  )
}
