import CommandLineParsing
import Foundation

/// The options for what to measure and where to store files.
enum ProgramOptions {
  static let program = Option<String?>(
    "program",
    value: "FILE",
    completion: .files,
    help: "the program to measure (default: `tokens` in the folder of this one)"
  )
  static let reference = Option<String?>(
    "reference",
    value: "FILE",
    completion: .files,
    help: "an earlier version of the program to measure side by side"
  )
  static let keep = Option<String?>(
    "keep",
    value: "FOLDER",
    completion: .files,
    help: "write sources and outputs to this folder, and keep them"
  )

  static let runs = Option<Int>(
    "runs",
    value: "COUNT",
    default: 5,
    help: "the number of runs, whose medians are reported"
  )
  static let json = Option<String?>(
    "json",
    value: "FILE",
    completion: .files,
    help: "write the figures to this file as JSON; `-` prints them instead of the table"
  )

  /// The path of the program to measure.
  static func path(_ parsed: ParsedCommand) throws -> String {
    let url = URL(filePath: own).deletingLastPathComponent()
    return try executable(parsed[program] ?? url.appending(path: "tokens").path)
  }

  /// Returns the absolute path of the program at `path`.
  static func executable(_ path: String) throws -> String {
    guard FileManager.default.isExecutableFile(atPath: path) else {
      throw ChildProcess.Failure(description: "`\(path)` is not a program")
    }
    return URL(filePath: path).standardizedFileURL.path
  }

  /// The path of this program.
  static var own: String {
    (Bundle.main.executableURL ?? URL(filePath: CommandLine.arguments[0])).path
  }

  /// The number of runs.
  static func count(_ parsed: ParsedCommand) throws -> Int {
    let count = parsed[runs]
    guard (1...1000).contains(count) else {
      throw ChildProcess.Failure(description: "from 1 to 1000 runs can be made")
    }
    return count
  }

  /// Writes `value` to the location given by ``json``, and returns whether that's standard output.
  static func writeJSON(_ value: some Encodable, _ parsed: ParsedCommand) throws -> Bool {
    guard let path = parsed[json] else { return false }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let data = try encoder.encode(value) + Data("\n".utf8)
    if path == "-" {
      FileHandle.standardOutput.write(data)
    } else {
      try data.write(to: URL(filePath: path))
    }
    return path == "-"
  }
}
