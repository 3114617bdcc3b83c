/// A program or one of its commands, with everything that can be typed after its name.
///
/// Parsing, help, suggestions, and completions are all derived from this declaration:
///
/// ```swift
/// let build = Command(
///   "build", summary: "compile the tokens and write what changed",
///   examples: [Command.Example("tokens build --target css", "Build one target only")],
///   options: [target, dryRun], arguments: [config])
/// let program = Command(
///   "tokens", summary: "a design-token compiler", version: "1.0.0",
///   options: [format], subcommands: [build, check])
/// ```
///
/// A command has either arguments or subcommands. The options of a command with subcommands apply
/// to all of them, and can be typed before or after the name of the subcommand.
package struct Command: Sendable {
  /// An example command line with an explanation.
  package struct Example: Hashable, Sendable {
    /// The whole command line, including the program's name.
    package let line: String
    /// A description of the effect, without a period at the end.
    package let explanation: String

    package init(_ line: String, _ explanation: String) {
      self.line = line
      self.explanation = explanation
    }
  }

  /// The name as typed, in kebab case.
  package let name: String
  /// A one-line description: lowercase, no period.
  package let summary: String
  /// Further information, in paragraphs separated by empty lines.
  package let discussion: String
  /// The output of `--version`; `nil` if there is no such option.
  package let version: String?
  package let examples: [Example]
  package let options: [OptionDeclaration]
  /// The options that can't be used together.
  package let conflicts: [OptionConflict]
  package let arguments: [ArgumentDeclaration]
  package let subcommands: [Command]
  /// Replacements for words that are commands in similar programs: `["watch": "tokens build
  /// --watch"]`.
  package let synonyms: [String: String]

  /// Declares a command, with either arguments or subcommands.
  package init(
    _ name: String,
    summary: String,
    discussion: String = "",
    version: String? = nil,
    examples: [Example] = [],
    options: [any DeclaredOption] = [],
    conflicts: [OptionConflict] = [],
    arguments: [any DeclaredArgument] = [],
    subcommands: [Command] = [],
    synonyms: [String: String] = [:]
  ) {
    precondition(arguments.isEmpty || subcommands.isEmpty)
    self.name = name
    self.summary = summary
    self.discussion = discussion
    self.version = version
    self.examples = examples
    self.options = options.map(\.declaration)
    self.conflicts = conflicts
    self.arguments = arguments.map(\.declaration)
    self.subcommands = subcommands
    self.synonyms = synonyms
  }
}
