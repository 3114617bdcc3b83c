import Foundation

/// A folder with a source and its configuration, which is built in place.
struct SourceFolder {
  let path: String

  init(_ path: String) { self.path = path }

  /// Writes a synthetic source to a separate folder.
  init(_ source: SyntheticSource, in work: WorkFolder) throws {
    path = work.path(source.arguments)
    try source.write(to: path)
  }

  /// The path of the manifest of a build.
  var manifest: String { "\(path)/.tokens-manifest.json" }

  /// Runs `body` while a file has a different value: its first length in `px` is in `rem`.
  func changingOneValue(in file: String, _ body: () throws -> Void) throws {
    let url = URL(filePath: "\(path)/\(file)")
    let original = try Data(contentsOf: url)
    guard let place = original.range(of: Data("\"px\"".utf8)) else { return }
    var changed = original
    changed.replaceSubrange(place, with: Data("\"rem\"".utf8))
    try changed.write(to: url)
    defer { try? original.write(to: url) }
    try body()
  }

  /// Deletes the files written by a build.
  func removeOutputs() throws {
    for file in ["\(path)/out", manifest] where FileManager.default.fileExists(atPath: file) {
      try FileManager.default.removeItem(atPath: file)
    }
  }
}
