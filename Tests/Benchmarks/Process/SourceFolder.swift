import Foundation

/// A folder with a source and its configuration, which is built in place.
struct SourceFolder {
  let path: String

  init(_ path: String) { self.path = path }

  /// A source that was written before is taken as it is, for it would be the same.
  init(_ source: SyntheticSource, in work: WorkFolder) throws {
    path = work.path(source.arguments)
    try source.write(to: path)
  }

  /// Deletes what a build has written.
  func removeOutputs() throws {
    for name in ["out", ".tokens-manifest.json"] {
      let file = "\(path)/\(name)"
      if FileManager.default.fileExists(atPath: file) {
        try FileManager.default.removeItem(atPath: file)
      }
    }
  }
}
