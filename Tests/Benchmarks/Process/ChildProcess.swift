import Foundation

/// A program that is run to its end, and what it has cost.
struct ChildProcess {
  /// What a process has used, as the system counts it.
  struct Usage: Hashable {
    /// Seconds from before it was started until it had ended.
    var wall: Double
    /// Seconds on processors, of all its threads, its own and the system's on its behalf.
    var cpu: Double
    /// The most memory that it held at one time, in bytes; `nil` where it was less than this process
    /// has held, which is where the system begins to count.
    var peakMemory: Int?
  }

  /// Why a run says nothing.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  var arguments: [String]
  /// The folder that it runs in; `nil` for this process's own.
  var folder: String?
  /// Its whole environment; `nil` for this process's own.
  var environment: [String: String]?
  /// The file that its standard output and error go to.
  var log = "/dev/null"
  /// The status that it ends with when all goes well.
  var expectedStatus: Int32 = 0

  init(_ arguments: [String], in folder: String? = nil) {
    self.arguments = arguments
    self.folder = folder
  }

  /// Runs it.
  ///
  /// The system counts the moment before the new program takes over, when it still has the memory of
  /// this one. That is why large data is made by processes of their own.
  ///
  /// - Throws: ``Failure`` if it cannot be started or fails.
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
