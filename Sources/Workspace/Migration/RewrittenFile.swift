/// A source file with new content.
package struct RewrittenFile: Sendable {
  /// The path without symbolic links.
  package let path: AbsolutePath
  package let before: [UInt8]
  package var after: [UInt8]
  /// A description of the changes, with counts.
  package let summary: String
  /// The path of the file in the compilation.
  package let name: String

  package init(
    path: AbsolutePath,
    before: [UInt8],
    after: [UInt8],
    summary: String,
    name: String
  ) {
    self.path = path
    self.before = before
    self.after = after
    self.summary = summary
    self.name = name
  }
}
