/// A program or one of its commands: everything that can be typed after its name.
///
/// Parsing, help, suggestions and completions are all made from this one declaration:
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
/// A command has arguments or subcommands, never both. The options of a command that has
/// subcommands hold for all of them and may stand before or after the subcommand's name.
package struct Command: Sendable {
  /// A line to type and what it is good for.
  package struct Example: Hashable, Sendable {
    /// What to type, from the program's name on.
    package let line: String
    /// What it does, without a full stop.
    package let explanation: String

    package init(_ line: String, _ explanation: String) {
      self.line = line
      self.explanation = explanation
    }
  }

  /// What is typed for it; in kebab case.
  package let name: String
  /// What it does, in one line: lower case, no full stop.
  package let summary: String
  /// What there is to know beyond the summary, in paragraphs parted by empty lines.
  package let discussion: String
  /// What `--version` prints; `nil` where there is no such option.
  package let version: String?
  package let examples: [Example]
  package let options: [OptionDeclaration]
  package let arguments: [ArgumentDeclaration]
  package let subcommands: [Command]

  /// Declares a command that does something.
  package init(
    _ name: String,
    summary: String,
    discussion: String = "",
    version: String? = nil,
    examples: [Example] = [],
    options: [any DeclaredOption] = [],
    arguments: [any DeclaredArgument] = []
  ) {
    self.name = name
    self.summary = summary
    self.discussion = discussion
    self.version = version
    self.examples = examples
    self.options = options.map(\.declaration)
    self.arguments = arguments.map(\.declaration)
    subcommands = []
  }

  /// Declares a command that leaves the doing to one of `subcommands`.
  package init(
    _ name: String,
    summary: String,
    discussion: String = "",
    version: String? = nil,
    examples: [Example] = [],
    options: [any DeclaredOption] = [],
    subcommands: [Command]
  ) {
    self.name = name
    self.summary = summary
    self.discussion = discussion
    self.version = version
    self.examples = examples
    self.options = options.map(\.declaration)
    arguments = []
    self.subcommands = subcommands
  }
}

extension Command: Hashable {
  /// Whether both have the same name and summary, which tells the commands of a program apart.
  package static func == (first: Command, second: Command) -> Bool {
    first.name == second.name && first.summary == second.summary
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(summary)
  }
}
