import Foundation

/// A program that is run until it exits, and the resources that it used.
struct ChildProcess {
  /// The resources used by a process, as measured by the system.
  struct Usage: Hashable {
    /// Wall time in seconds, from before the start until after the exit.
    var wall: Double
    /// Processor time in seconds, for all threads, in user and system mode.
    var cpu: Double
    /// The peak memory usage in bytes, or `nil` if it was less than that of this process, which is
    /// where the system's count starts.
    var peakMemory: Int?
  }

  /// The reason why a run has no usage.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  var arguments: [String]
  /// The working directory, or `nil` for that of this process.
  var folder: String?
  /// The complete environment, or `nil` for that of this process.
  var environment: [String: String]?
  /// The file for standard output and standard error.
  var log = "/dev/null"
  /// The expected exit status.
  var expectedStatus: Int32 = 0

  init(_ arguments: [String], in folder: String? = nil) {
    self.arguments = arguments
    self.folder = folder
  }

  /// Runs the program and returns the resources that it used.
  ///
  /// The system's count includes the moment before the new program takes over, when the process
  /// still has the memory of this one. For this reason, large data is generated in separate
  /// processes.
  ///
  /// - Throws: ``Failure`` if the program can't be started or fails.
  @discardableResult
  func run() throws -> Usage {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 1, log, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    posix_spawn_file_actions_adddup2(&actions, 1, 2)
    let environment = environment ?? ProcessInfo.processInfo.environment
    let variables = environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    let begin = ContinuousClock.now
    let process = try start(&actions, variables)
    var status: Int32 = 0
    var usage = rusage()
    while wait4(process, &status, 0, &usage) < 0 {
      guard errno == EINTR else { throw failure("cannot be waited for") }
    }
    let wall = ContinuousClock.now - begin
    guard status == expectedStatus << 8 else { throw failure("failed:\n\(lastLines)") }
    return Usage(
      wall: wall.seconds,
      cpu: usage.ru_utime.seconds + usage.ru_stime.seconds,
      peakMemory: Self.peakMemory(usage)
    )
  }

  private func start(
    _ actions: inout posix_spawn_file_actions_t,
    _ variables: [String]
  ) throws -> pid_t {
    var process: pid_t = 0
    let words = arguments.map { strdup($0) } + [nil]
    let settings = variables.map { strdup($0) } + [nil]
    defer { for text in words + settings { free(text) } }
    let files = FileManager.default
    let ownFolder = files.currentDirectoryPath
    if let folder { _ = files.changeCurrentDirectoryPath(folder) }
    defer { _ = files.changeCurrentDirectoryPath(ownFolder) }
    let result = posix_spawnp(&process, arguments[0], &actions, nil, words, settings)
    guard result == 0 else { throw failure(String(cString: strerror(result))) }
    return process
  }

  private func failure(_ what: String) -> Failure {
    Failure(description: "`\(arguments.joined(separator: " "))` \(what)")
  }

  private var lastLines: String {
    let text = (try? String(contentsOfFile: log, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").suffix(20).joined(separator: "\n")
  }

  private static func peakMemory(_ usage: rusage) -> Int? {
    var own = rusage()
    getrusage(ownUsage, &own)
    return usage.ru_maxrss > own.ru_maxrss ? Int(usage.ru_maxrss) * memoryUnit : nil
  }

  #if os(Linux)
    private static let ownUsage = RUSAGE_SELF.rawValue
    private static let memoryUnit = 1024
  #else
    private static let ownUsage = RUSAGE_SELF
    private static let memoryUnit = 1
  #endif
}

extension Duration {
  /// The whole duration in seconds.
  var seconds: Double {
    Double(components.seconds) + Double(components.attoseconds) * 1e-18
  }
}

extension timeval {
  fileprivate var seconds: Double { Double(tv_sec) + Double(tv_usec) * 1e-6 }
}
