/// A command and its parent commands, beginning with the program.
package struct CommandPath: Sendable {
  /// The program.
  package let root: Command
  /// The commands after the program, ending with the selected one.
  package private(set) var rest: [Command] = []

  package init(_ root: Command) {
    self.root = root
  }

  /// The selected command.
  package var last: Command { rest.last ?? root }
  /// The selected command and its parents, beginning with the program.
  package var all: [Command] { [root] + rest }
  /// The names as typed: `tokens build`.
  package var spelling: String { all.map(\.name).joined(separator: " ") }

  package func appending(_ command: Command) -> CommandPath {
    var path = self
    path.rest.append(command)
    return path
  }

  /// The options allowed after the last command: its own, those of its parents, and the built-in
  /// ones.
  var optionsInScope: [OptionDeclaration] {
    all.reversed().flatMap(\.options) + builtInOptions
  }

  /// `--help`, and `--version` if the program has a version.
  var builtInOptions: [OptionDeclaration] {
    root.version == nil ? [.help] : [.help, .version]
  }

  /// The paths of all direct and indirect subcommands, in declaration order.
  var descendants: [CommandPath] {
    last.subcommands.flatMap { [appending($0)] + appending($0).descendants }
  }
}

extension OptionDeclaration {
  static let help = Flag("help", short: "h", help: "show this help").declaration
  static let version = Flag("version", short: "V", help: "show the version").declaration
}
