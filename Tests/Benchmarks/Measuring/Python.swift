import Foundation

/// The interpreter whose reading of JSON is a floor that everybody has on their machine.
struct Python {
  /// The interpreter itself and no version manager's program in front of it.
  let path: String

  init() throws {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [
      "python3", "-c", "import os, sys; print(os.path.realpath(sys.executable))",
    ]
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    path = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard FileManager.default.isExecutableFile(atPath: path) else {
      throw ChildProcess.Failure(description: "there is no python3 to compare with")
    }
  }

  /// Starting it, and nothing more.
  func empty() throws -> ChildProcess.Usage {
    try ChildProcess([path, "-c", "pass"]).run()
  }

  /// Reading JSON files one after the other, each of which is let go.
  func read(_ files: [String]) throws -> ChildProcess.Usage {
    let program =
      files.count == 1
      ? "import json, sys; json.load(open(sys.argv[1]))"
      : "import json, sys\nfor file in sys.argv[1:]: json.load(open(file))"
    return try ChildProcess([path, "-c", program] + files).run()
  }
}
