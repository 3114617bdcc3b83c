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

  /// Deletes the files written by a build.
  func removeOutputs() throws {
    for file in ["\(path)/out", manifest] where FileManager.default.fileExists(atPath: file) {
      try FileManager.default.removeItem(atPath: file)
    }
  }
}
