import Foundation

/// A Python interpreter, whose JSON parser is a floor available on every machine.
struct Python {
  /// The path of the interpreter itself instead of a version manager's launcher.
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

  /// Starts the interpreter and nothing else.
  func empty() throws -> ChildProcess.Usage {
    try ChildProcess([path, "-c", "pass"]).run()
  }

  /// Parses JSON files one after the other, releasing each before the next.
  func read(_ files: [String]) throws -> ChildProcess.Usage {
    let program =
      files.count == 1
      ? "import json, sys; json.load(open(sys.argv[1]))"
      : "import json, sys\nfor file in sys.argv[1:]: json.load(open(file))"
    return try ChildProcess([path, "-c", program] + files).run()
  }
}
