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

  /// Asks the program to end, and returns how it did.
  func terminate() throws -> (status: Int32, wasSignalled: Bool) {
    kill(process.processIdentifier, SIGTERM)
    let deadline = Date(timeIntervalSinceNow: 60)
    while process.isRunning {
      guard Date() < deadline else {
        kill(process.processIdentifier, SIGKILL)
        throw NotSeen(description: "the program did not end:\n\(error)")
      }
      usleep(2000)
    }
    return result
  }

  /// How the program ends by itself: its exit status, or the number of a signal.
  var result: (status: Int32, wasSignalled: Bool) {
    process.waitUntilExit()
    return (process.terminationStatus, process.terminationReason == .uncaughtSignal)
  }
}
