import TokenCompiler
import TokenModel

extension IR {
  /// The paths of all tokens, as people write them.
  var tokenPaths: [String] {
    tokens.prefix(tokenCount).map { paths.description(of: $0.path, in: texts) }
  }

  /// The index of the token at a path.
  ///
  /// - Complexity: O(tokens).
  func token(at path: String) -> Int? {
    (0..<tokenCount).first { paths.description(of: tokens[$0].path, in: texts) == path }
  }
}
