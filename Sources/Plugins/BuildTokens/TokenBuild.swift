import Foundation
import PackagePlugin

/// The command that compiles the tokens of one target.
///
/// A plugin is asked for its commands when a package is planned, and not again when a token changes.
/// So the command makes the same file whatever the tokens are, and says itself when it has read a file
/// that was not there when it was planned.
struct TokenBuild {
  /// The program `tokens`, built from source or from an artifact bundle.
  let tool: URL
  /// Where a configuration is looked for, in this order.
  let folders: [URL]
  /// The folder that the plugin may write to.
  let workFolder: URL
  /// The name of the target.
  let target: String

  /// Where a configuration is, in a folder; `tokens` looks in the same places.
  private static let candidates = ["tokens/tokens.config.json", "tokens.config.json"]

  /// The command; none, with an error, if the target has no configuration.
  func commands() throws -> [Command] {
    let places = folders.flatMap { folder in
      Self.candidates.map { folder.appending(path: $0) }
    }
    guard let configuration = places.first(where: isFile) else {
      let list = places.map { "\n  \($0.path)" }.joined()
      Diagnostics.error("target \(target) has no configuration of tokens; looked for\(list)")
      return []
    }
    let output = workFolder.appending(path: "Tokens.generated.swift")
    let list = workFolder.appending(path: "inputs.txt")
    let inputs = inputs(of: configuration, for: output)
    try write(inputs, to: list)
    return [
      .buildCommand(
        displayName: "Building tokens of \(target)",
        executable: tool,
        arguments: [
          "build", configuration.path, "--one-file", output.path,
          "--tracked-inputs", list.path, "--format", "lines",
        ],
        inputFiles: inputs + foldersAround(inputs) + [list],
        outputFiles: [output]
      )
    ]
  }

  /// The files that the build reads now.
  ///
  /// They are not known if the program is not built yet, as in Xcode from source, or if the tokens have
  /// errors. Then the command runs in each build, until the package is planned again.
  private func inputs(of configuration: URL, for output: URL) -> [URL] {
    let arguments = ["build", configuration.path, "--one-file", output.path, "--list-inputs"]
    let lines = outputLines(arguments)
    let listed = lines.map { URL(filePath: $0, relativeTo: workFolder).standardizedFileURL }
    return listed.contains { $0.path == configuration.path } ? listed : [configuration] + listed
  }

  /// The lines that the program prints, run in the work folder; none if it fails.
  private func outputLines(_ arguments: [String]) -> [String] {
    let process = Process()
    let output = Pipe()
    process.executableURL = tool
    process.arguments = arguments
    process.currentDirectoryURL = workFolder
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return [] }
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { return [] }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  /// The folders that hold `files`: they change when a file is added or removed.
  private func foldersAround(_ files: [URL]) -> [URL] {
    var folders: [URL] = []
    for folder in files.map({ $0.deletingLastPathComponent() })
    where !folders.contains(where: { $0.path == folder.path }) {
      folders.append(folder)
    }
    return folders
  }

  /// Writes the list of `files`, unless it is there already: another time of change would start a build.
  private func write(_ files: [URL], to list: URL) throws {
    let text = files.map { $0.path + "\n" }.joined()
    guard (try? String(contentsOf: list, encoding: .utf8)) != text else { return }
    try text.write(to: list, atomically: true, encoding: .utf8)
  }

  private func isFile(_ url: URL) -> Bool {
    FileManager.default.fileExists(atPath: url.path)
  }
}
