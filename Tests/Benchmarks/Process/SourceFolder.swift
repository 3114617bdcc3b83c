import Foundation

/// A folder with a source and its configuration, which is built in place.
struct SourceFolder {
  let path: String

  init(_ path: String) { self.path = path }

  /// Writes a synthetic source into a folder of its own.
  init(_ source: SyntheticSource, in work: WorkFolder) throws {
    path = work.path(source.arguments)
    try source.write(to: path)
  }

  /// The list of files that a build keeps.
  var manifest: String { "\(path)/.tokens-manifest.json" }

  /// Deletes what a build has written.
  func removeOutputs() throws {
    for file in ["\(path)/out", manifest] where FileManager.default.fileExists(atPath: file) {
      try FileManager.default.removeItem(atPath: file)
    }
  }
}
