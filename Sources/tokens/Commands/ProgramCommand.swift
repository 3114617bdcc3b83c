internal import CommandLineParsing
internal import Workspace

/// A command of the program: its declaration and its implementation.
protocol ProgramCommand: SendableMetatype {
  static var declaration: Command { get }

  /// Runs the command; the program then adds what was thrown, and reports the result.
  static func perform(_ run: inout Run) throws(Finding)
}

extension ParsedCommand {
  /// Whether `command` was typed.
  func names(_ command: any ProgramCommand.Type) -> Bool {
    self.command.name == command.declaration.name
  }
}
