import Foundation
import PackagePlugin

/// The commands that compile the tokens of one target.
///
/// A plugin is asked for its commands when a package is planned, and not again when a token changes.
/// So the same file is made whatever the tokens are. A package is planned again when a token file is
/// added or removed, and the program says itself when it has read a file that was not known then.
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

  /// The commands; none, with an error, if the target has no configuration.
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

  /// What makes SwiftPM plan again when a file is added to `watched` or removed.
  ///
  /// An input that was removed would be an error in every build, because the old plan needs it. SwiftPM
  /// watches the names of the files in the output folder of a command that belongs to the planning, so
  /// this one has links to the folders there, and does nothing. SwiftPM would take a link without this
  /// extension for a resource of the target.
  private func planningCommands(watching watched: [URL]) throws -> [Command] {
    let links = workFolder.appending(path: "folders")
    try? FileManager.default.removeItem(at: links)
    // A folder around the package also has the links in it, and what is in a target is watched anyway.
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

  /// Whether `other` is the folder or lies in it.
  private func isFolder(_ folder: URL, around other: URL) -> Bool {
    realComponents(of: other).starts(with: realComponents(of: folder))
  }

  private func realComponents(of url: URL) -> [String] {
    url.resolvingSymlinksInPath().standardizedFileURL.pathComponents.filter { $0 != "/" }
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
