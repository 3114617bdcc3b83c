/// The destination of the files of a build.
package enum OutputDestination: Hashable, Sendable {
  /// The folders that the configuration names.
  case configured
  /// The same folders, relative to this folder instead of the repository.
  case under(AbsolutePath)
  /// A single file, for the only output whose target allows it.
  ///
  /// Some build systems need the names of generated files before the tokens are known. The name of
  /// this file doesn't depend on the groups.
  case oneFile(AbsolutePath)
}
