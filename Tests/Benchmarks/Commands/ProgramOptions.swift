import CommandLineParsing
import Foundation

/// The options that say what is measured, and where the files go.
enum ProgramOptions {
  static let program = Option<String?>(
    "program",
    value: "FILE",
    completion: .files,
    help: "the program to measure (default: `tokens` beside this one)"
  )
  static let keep = Option<String?>(
    "keep",
    value: "FOLDER",
    completion: .files,
    help: "put sources and outputs there, and leave them"
  )

  /// The path of the program.
  static func path(_ parsed: ParsedCommand) throws -> String {
    let path = parsed[program] ?? beside("tokens")
    guard FileManager.default.isExecutableFile(atPath: path) else {
      throw ChildProcess.Failure(description: "`\(path)` is no program")
    }
    return URL(filePath: path).standardizedFileURL.path
  }

  /// A program in the folder of this one.
  private static func beside(_ name: String) -> String {
    let own = Bundle.main.executableURL ?? URL(filePath: CommandLine.arguments[0])
    return own.deletingLastPathComponent().appending(path: name).path
  }
}
