import Diagnostics

/// A new path for a group or a token, which the files call by another one.
///
/// References follow, since they have the names of the files.
package struct Rename: Sendable {
  /// The path that the files have.
  package var path: Located<String>
  /// The path that outputs have; empty to leave out a group's name.
  package var newPath: Located<String>

  package init(_ path: Located<String>, to newPath: Located<String>) {
    self.path = path
    self.newPath = newPath
  }
}
