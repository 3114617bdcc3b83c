/// A command and the commands that it belongs to, from the program down.
package struct CommandPath: Hashable, Sendable {
  /// The program.
  package let root: Command
  /// The commands below the program, the last of which is meant.
  package private(set) var rest: [Command] = []

  package init(_ root: Command) {
    self.root = root
  }

  /// The command meant.
  package var last: Command { rest.last ?? root }
  /// The command meant and those above it, from the program down.
  package var all: [Command] { [root] + rest }
  /// The names as they are typed: `tokens build`.
  package var spelling: String { all.map(\.name).joined(separator: " ") }

  package func appending(_ command: Command) -> CommandPath {
    var path = self
    path.rest.append(command)
    return path
  }

  /// The options that may stand after the last command: its own and those of all above it.
  var optionsInScope: [OptionDeclaration] {
    all.reversed().flatMap(\.options) + builtInOptions
  }

  /// `--help` and, where the program has a version, `--version`.
  var builtInOptions: [OptionDeclaration] {
    root.version == nil ? [.help] : [.help, .version]
  }

  /// The paths of all commands below this one, in order of declaration.
  var descendants: [CommandPath] {
    last.subcommands.flatMap { [appending($0)] + appending($0).descendants }
  }
}

extension OptionDeclaration {
  static let help = Flag("help", short: "h", help: "show this help").declaration
  static let version = Flag("version", short: "V", help: "show the version").declaration
}
