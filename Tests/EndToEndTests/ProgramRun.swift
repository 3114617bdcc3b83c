import Foundation
import TestSupport

/// The result of running the built program.
struct ProgramRun {
  let status: Int32
  let output: String
  let error: String

  /// The program as built by the package, next to the tests.
  static var executable: URL {
    #if os(macOS)
      let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
      let folder = bundle?.bundleURL.deletingLastPathComponent() ?? Bundle.main.bundleURL
    #else
      let folder = URL(filePath: ProcessInfo.processInfo.arguments[0]).deletingLastPathComponent()
    #endif
    return folder.appending(path: "tokens").standardizedFileURL
  }

  /// Runs the program and waits for it to exit.
  ///
  /// - Parameters:
  ///   - arguments: The arguments after the program's name.
  ///   - directory: The working directory.
  ///   - environment: Variables in addition to those of the tests.
  init(
    _ arguments: [String],
    in directory: URL,
    environment: [String: String] = [:]
  ) throws {
    try self.init(Self.executable, arguments, in: directory, environment: environment)
  }

  /// Runs a shell command in which `$TOKENS` is the program.
  init(shell line: String, in directory: URL) throws {
    let shell = URL(filePath: "/bin/bash")
    let environment = ["TOKENS": Self.executable.path]
    try self.init(shell, ["-c", line], in: directory, environment: environment)
  }

  private init(
    _ program: URL,
    _ arguments: [String],
    in directory: URL,
    environment: [String: String]
  ) throws {
    // Files instead of pipes, so that nothing has to be read while the program runs.
    let streams = try TemporaryFolder()
    for name in ["output", "error"] { try streams.write("", to: name) }
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = directory
    let inherited = ProcessInfo.processInfo.environment.filter { $0.key != "NO_COLOR" }
    // As in CI, so that runs leave no stamps.
    process.environment = inherited.merging(["CI": "true"]) { _, new in new }
      .merging(environment) { _, new in new }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: streams.url("output"))
    process.standardError = try FileHandle(forWritingTo: streams.url("error"))
    try process.run()
    process.waitUntilExit()
    status = process.terminationReason == .exit ? process.terminationStatus : -1
    output = streams.text("output") ?? ""
    error = streams.text("error") ?? ""
  }
}
