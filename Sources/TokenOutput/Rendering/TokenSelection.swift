package import Diagnostics
package import TokenCompiler
package import TokenModel

/// Filters that select tokens of a source.
package struct TokenSelection: Sendable {
  /// The types of the tokens.
  ///
  /// `constant` matches all constants.
  package var types: [Located<TokenType>]
  /// Patterns for the paths of the tokens, with segments separated by periods.
  ///
  /// `*` and `?` match within a segment, `**` matches any number of segments.
  package var paths: [Located<String>]
  /// Patterns for the files with the tokens' base values, relative to the configuration's folder.
  package var files: [Located<String>]
  /// The location in the configuration; `nil` if the selection was created programmatically.
  package var span: Span?

  /// Creates a selection.
  ///
  /// By default, it has no filters.
  package init(
    types: [Located<TokenType>] = [],
    paths: [Located<String>] = [],
    files: [Located<String>] = [],
    span: Span? = nil
  ) {
    self.types = types
    self.paths = paths
    self.files = files
    self.span = span
  }
}
