internal import CommandLineParsing
internal import Workspace

/// A command of the program: its declaration and its implementation.
protocol ProgramCommand: SendableMetatype {
  static var declaration: Command { get }

  /// Runs the command, reports the result, and returns the exit status.
  static func perform(_ run: consuming Run) -> ExitStatus
}

extension ParsedCommand {
  /// Whether `command` was typed.
  func names(_ command: any ProgramCommand.Type) -> Bool {
    self.command.name == command.declaration.name
  }
}
