import TokenCompiler
import TokenModel

extension IR {
  /// The display paths of all tokens.
  var tokenPaths: [String] {
    tokens.prefix(tokenCount).map { paths.description(of: $0.path, in: texts) }
  }

  /// Returns the index of the token at a path; `nil` if there is none.
  ///
  /// - Complexity: O(tokens).
  func token(at path: String) -> Int? {
    (0..<tokenCount).first { paths.description(of: tokens[$0].path, in: texts) == path }
  }
}
