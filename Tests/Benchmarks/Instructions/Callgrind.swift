import Foundation

/// Runs a build under `valgrind --tool=callgrind`.
struct Callgrind {
  /// The program to measure.
  let program: String
  /// The folder with the source, which also receives the profiles.
  let folder: String

  private var output: String { "\(folder)/callgrind.out" }

  /// Returns the profiles of a build into a folder without outputs.
  ///
  /// The build runs on one processor, so the outputs are rendered sequentially. The environment is
  /// empty except for a variable that makes hash values reproducible.
  func build() throws -> [CallgrindProfile] {
    try SourceFolder(folder).removeOutputs()
    try run("build", ["--dump-after=\(InstructionStage.renderer)*"])
    // The profiles of functions are numbered and come first; the final one has no number.
    let names = try FileManager.default.contentsOfDirectory(atPath: folder)
    let count = names.count { $0.hasPrefix("callgrind.out.") }
    let files = (0..<count).map { "\(output).\($0 + 1)" } + [output]
    return try files.map { CallgrindProfile(try String(contentsOfFile: $0, encoding: .utf8)) }
  }

  /// The number of instructions for `tokens check` with all outputs stale.
  func staleCheck() throws -> Int {
    try run("check", [], expecting: 1)
    return CallgrindProfile(try String(contentsOfFile: output, encoding: .utf8)).total
  }

  private func run(
    _ command: String,
    _ options: [String],
    expecting status: Int32 = 0
  ) throws {
    try removeProfiles()
    var process = ChildProcess(
      [
        "taskset", "--cpu-list", try Self.processor(),
        "valgrind", "--tool=callgrind", "--demangle=no", "--callgrind-out-file=\(output)",
      ] + options + [program, command, SyntheticSource.configurationPath],
      in: folder
    )
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    process.environment = ["PATH": path, "SWIFT_DETERMINISTIC_HASHING": "1", "LC_ALL": "C"]
    process.log = "\(folder)/callgrind.log"
    process.expectedStatus = status
    try process.run()
  }

  private func removeProfiles() throws {
    for name in try FileManager.default.contentsOfDirectory(atPath: folder)
    where name.hasPrefix("callgrind.") {
      try FileManager.default.removeItem(atPath: "\(folder)/\(name)")
    }
  }

  /// The first processor available to this process.
  private static func processor() throws -> String {
    let path = "/proc/self/status"
    guard let status = try? String(contentsOfFile: path, encoding: .utf8),
      let line = status.split(separator: "\n").first(where: { $0.hasPrefix("Cpus_allowed_list:") })
    else { throw ChildProcess.Failure(description: "instructions are counted on Linux only") }
    return String(line.split(separator: ":")[1].drop { $0.isWhitespace }.prefix { $0.isNumber })
  }
}
