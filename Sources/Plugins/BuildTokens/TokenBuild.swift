import Foundation
import PackagePlugin

/// The commands that compile the tokens of one target.
///
/// SwiftPM requests them when it plans a package, and not again when a token changes. Therefore,
/// the output is the same file for any tokens. A package is planned again when a token file is
/// added or removed, and `tokens` itself requests another build if it reads a file that was unknown
/// during planning.
struct TokenBuild {
  /// The program `tokens`, built from source or from an artifact bundle.
  let tool: URL
  /// The folders to search for a configuration, in this order.
  let folders: [URL]
  /// The folder that the plugin may write to.
  let workFolder: URL
  /// The name of the target.
  let target: String

  /// The paths of a configuration in a folder, the same as for `tokens`.
  private static let candidates = ["tokens/tokens.config.json", "tokens.config.json"]

  /// Returns the commands.
  ///
  /// If the target has no configuration, reports an error and returns none.
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
    let foldersOfInputs = foldersAround(inputs)
    try write(inputs, to: list)
    return try planningCommands(watching: foldersOfInputs) + [
      .buildCommand(
        displayName: "Building tokens of \(target)",
        executable: tool,
        arguments: [
          "build", configuration.path, "--one-file", output.path,
          "--tracked-inputs", list.path, "--format", "lines",
        ],
        inputFiles: inputs + foldersOfInputs + [list],
        outputFiles: [output]
      )
    ]
  }

  /// Returns the files that the build currently reads.
  ///
  /// They're unknown if `tokens` hasn't been built yet, as in Xcode from source, or if the tokens
  /// have errors. The command then runs in every build until the package is planned again.
  private func inputs(of configuration: URL, for output: URL) -> [URL] {
    let arguments = ["build", configuration.path, "--one-file", output.path, "--list-inputs"]
    let lines = outputLines(arguments)
    let listed = lines.map { URL(filePath: $0, relativeTo: workFolder).standardizedFileURL }
    return listed.contains { $0.path == configuration.path } ? listed : [configuration] + listed
  }

  /// Returns the lines that `tokens` prints in the work folder, or none if it fails.
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

  /// Returns the folders that contain `files`.
  ///
  /// They change when a file is added or removed.
  private func foldersAround(_ files: [URL]) -> [URL] {
    var folders: [URL] = []
    for folder in files.map({ $0.deletingLastPathComponent() })
    where !folders.contains(where: { $0.path == folder.path }) {
      folders.append(folder)
    }
    return folders
  }

  /// Returns a command that makes SwiftPM plan again when a file in `watched` is added or removed.
  ///
  /// A removed input would be an error in every build, because the old plan needs it. SwiftPM
  /// watches the names of files in the output folder of a prebuild command. This command does
  /// nothing, and its output folder contains links to the folders. Without the `.docc` extension,
  /// SwiftPM would treat a link as a resource of the target.
  private func planningCommands(watching watched: [URL]) throws -> [Command] {
    let links = workFolder.appending(path: "folders")
    try? FileManager.default.removeItem(at: links)
    // A folder around the package contains these links too, and files in a target are watched
    // anyway.
    let watched = watched.filter { folder in
      !(folders + [workFolder]).contains { isFolder(folder, around: $0) }
    }
    guard !watched.isEmpty else { return [] }
    try FileManager.default.createDirectory(at: links, withIntermediateDirectories: true)
    for (index, folder) in watched.enumerated() {
      try FileManager.default.createSymbolicLink(
        at: links.appending(path: "\(index).docc"),
        withDestinationURL: folder
      )
    }
    return [
      .prebuildCommand(
        displayName: "Watching the tokens of \(target)",
        executable: URL(filePath: "/usr/bin/true"),
        arguments: [],
        outputFilesDirectory: links
      )
    ]
  }

  /// Whether `other` is the folder or inside it.
  private func isFolder(_ folder: URL, around other: URL) -> Bool {
    realComponents(of: other).starts(with: realComponents(of: folder))
  }

  private func realComponents(of url: URL) -> [String] {
    url.resolvingSymlinksInPath().standardizedFileURL.pathComponents.filter { $0 != "/" }
  }

  /// Writes the list of `files`, unless it's unchanged: a new modification time would start a
  /// build.
  private func write(_ files: [URL], to list: URL) throws {
    let text = files.map { $0.path + "\n" }.joined()
    guard (try? String(contentsOf: list, encoding: .utf8)) != text else { return }
    try text.write(to: list, atomically: true, encoding: .utf8)
  }

  private func isFile(_ url: URL) -> Bool {
    FileManager.default.fileExists(atPath: url.path)
  }
}
