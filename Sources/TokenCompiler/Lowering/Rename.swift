import Diagnostics

/// A new path in the outputs for a group or token.
///
/// References aren't affected, because they use the paths in the files.
package struct Rename: Sendable {
  /// The path in the files.
  package var path: Located<String>
  /// The path in the outputs; empty to omit the group's name.
  package var newPath: Located<String>

  package init(_ path: Located<String>, to newPath: Located<String>) {
    self.path = path
    self.newPath = newPath
  }
}
