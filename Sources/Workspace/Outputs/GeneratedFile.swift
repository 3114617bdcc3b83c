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
  /// The XXH64 hash of the content, in 16 hexadecimal digits.
  package let hash: String

  /// Creates a file of the output with the index `output`; `base` is the configuration's folder.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  @inline(never)
  package init(
    _ content: FileContent,
    at path: AbsolutePath,
    base: AbsolutePath,
    target: String,
    output: Int
  ) {
    self.path = path
    name = path.relative(to: base)
    self.target = target
    self.output = output
    self.content = content
    hash = content.withUnsafeBytes { ContentFingerprint.digits(of: $0) }
  }
}
