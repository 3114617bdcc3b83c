package import TokenOutput

/// A file as this run would write it.
///
/// A class, because each step of a build copies the list of files.
package final class GeneratedFile: Sendable {
  /// The path to write the file to.
  package let path: AbsolutePath
  /// The path relative to the configuration's folder.
  package let name: String
  /// The target that generates the file.
  package let target: String
  /// The index of the file's output among the outputs of the configuration.
  package let output: Int
  package let content: FileContent
  /// What the manifest records about the content.
  let record: Manifest.Content

  /// The XXH64 hash of the content, in 16 hexadecimal digits.
  package var hash: String { record.hash }

  /// Creates a file.
  ///
  /// - Parameters:
  ///   - content: the content.
  ///   - path: the path to write the file to.
  ///   - base: the configuration's folder.
  ///   - target: the target that generates the file.
  ///   - output: the index of the file's output.
  ///   - recordsLines: whether the manifest records the lines.
  /// - Complexity: O(*n*) in the number of bytes.
  @inline(never)
  package init(
    _ content: FileContent,
    at path: AbsolutePath,
    base: AbsolutePath,
    target: String,
    output: Int,
    recordsLines: Bool
  ) {
    self.path = path
    name = path.relative(to: base)
    self.target = target
    self.output = output
    self.content = content
    record = content.withUnsafeBytes { bytes in
      Manifest.Content(
        hash: ContentFingerprint.digits(of: bytes),
        lines: recordsLines ? LineRecord(of: bytes) : nil
      )
    }
  }

  /// Whether the manifest records the lines of a target's files, given their total size in bytes.
  ///
  /// It doesn't for large targets. This limits its own size and the time to create it.
  static func areLinesRecorded(totalSize: Int) -> Bool { totalSize <= 512 << 10 }
}
