/// Where the files of a build go.
package enum OutputDestination: Hashable, Sendable {
  /// To the folders that the configuration names.
  case configured
  /// To the same folders below this one, as if it were the repository.
  case under(AbsolutePath)
  /// All into this file, from the one output whose target allows it.
  ///
  /// Some build systems have to know which files a build makes before they know the tokens. This file
  /// is the same whatever groups there are.
  case oneFile(AbsolutePath)
}
