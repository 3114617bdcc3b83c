import TestSupport
import Workspace

extension TemporaryFolder {
  /// The folder as a path of the program.
  var root: AbsolutePath { AbsolutePath(path) ?? .root }
}
