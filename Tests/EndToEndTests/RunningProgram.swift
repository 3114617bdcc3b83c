import Foundation
import TestSupport

/// The built program while it's running, for commands that run until they're stopped.
final class RunningProgram {
  private let process = Process()
  private let streams: TemporaryFolder

  /// Starts the program in `directory`.
  ///
  /// Files that were written in the last 20 ms may have changed during the first build, so the
  /// program would build twice.
  init(_ arguments: [String], in directory: URL) throws {
    streams = try TemporaryFolder()
    for name in ["output", "error"] { try streams.write("", to: name) }
    process.executableURL = ProgramRun.executable
    process.arguments = arguments
    process.currentDirectoryURL = directory
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: streams.url("output"))
    process.standardError = try FileHandle(forWritingTo: streams.url("error"))
    Thread.sleep(forTimeInterval: 0.05)
    try process.run()
  }

  deinit {
    if process.isRunning { process.terminate() }
  }

  /// An event that didn't happen in time.
  struct NotSeen: Error, CustomStringConvertible {
    let description: String
  }

  /// The complete standard error output so far.
  var error: String { streams.text("error") ?? "" }

  /// Waits until standard error contains `text` `count` times, and returns the complete output.
  @discardableResult
  func wait(for text: String, count: Int = 1) throws -> String {
    try wait("`\(text)` \(count) times") {
      error.components(separatedBy: text).count > count
    }
    return error
  }

  /// Waits until a condition is true.
  func wait(_ what: String, until isSo: () -> Bool) throws {
    // A generous limit, because other tests run at the same time. It isn't a measurement.
    let deadline = Date(timeIntervalSinceNow: 60)
    while !isSo() {
      guard Date() < deadline, process.isRunning else {
        throw NotSeen(description: "\(what) was not seen:\n\(error)")
      }
      usleep(2000)
    }
  }

  /// Sends the termination signal and returns how the program ended.
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

  /// The exit status of the program or the number of the signal that ended it.
  var result: (status: Int32, wasSignalled: Bool) {
    process.waitUntilExit()
    return (process.terminationStatus, process.terminationReason == .uncaughtSignal)
  }
}
