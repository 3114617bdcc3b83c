import Foundation

extension SyntheticSource {
  /// Writes the files to `folder`, which is created if necessary.
  ///
  /// - Returns: The number of bytes in the token files.
  @discardableResult
  func write(to folder: String) throws -> Int {
    var count = 0
    try forEachFile { file in
      let url = URL(filePath: folder).appending(path: file.path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(file.bytes).write(to: url)
      count += file.bytes.count
    }
    return count
  }
}
