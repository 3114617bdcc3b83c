import TestSupport
import Workspace

extension TemporaryFolder {
  /// The folder as the program knows it.
  var root: AbsolutePath { AbsolutePath(path) ?? .root }
}
