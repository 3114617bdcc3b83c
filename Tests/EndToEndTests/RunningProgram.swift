import Foundation
import TestSupport

/// The built program while it runs, for commands that end only when they are told to.
final class RunningProgram {
  private let process = Process()
  private let streams: TemporaryFolder

  /// Starts the program in `directory`.
  init(_ arguments: [String], in directory: URL) throws {
    streams = try TemporaryFolder()
    for name in ["output", "error"] { try streams.write("", to: name) }
    process.executableURL = ProgramRun.executable
    process.arguments = arguments
    process.currentDirectoryURL = directory
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: streams.url("output"))
    process.standardError = try FileHandle(forWritingTo: streams.url("error"))
    try process.run()
  }

  deinit {
    if process.isRunning { process.terminate() }
  }

  /// What the program did not do in time.
  struct NotSeen: Error, CustomStringConvertible {
    let description: String
  }

  /// Everything that was written to standard error.
  var error: String { streams.text("error") ?? "" }

  /// Waits until standard error holds `text` so many times, and returns all of it.
  @discardableResult
  func wait(for text: String, count: Int = 1) throws -> String {
    try wait("`\(text)` \(count) times") {
      error.components(separatedBy: text).count > count
    }
    return error
  }

  /// Waits until something is so.
  func wait(_ what: String, until isSo: () -> Bool) throws {
    // Generous: other tests run at the same time. Nothing is measured by it.
    let deadline = Date(timeIntervalSinceNow: 60)
    while !isSo() {
      guard Date() < deadline, process.isRunning else {
        throw NotSeen(description: "\(what) was not seen:\n\(error)")
      }
      usleep(2000)
    }
  }

  /// Sends a signal, and returns what ended the program: the number of a signal, or nothing with the exit
  /// status.
  func end(with signal: Int32) -> (status: Int32, wasSignalled: Bool) {
    kill(process.processIdentifier, signal)
    return result
  }

  /// How the program ends by itself.
  var result: (status: Int32, wasSignalled: Bool) {
    process.waitUntilExit()
    return (process.terminationStatus, process.terminationReason == .uncaughtSignal)
  }
}
