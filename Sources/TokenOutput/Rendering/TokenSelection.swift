package import Diagnostics
package import TokenCompiler
package import TokenModel

/// Tokens of a source, by what they are and where they stand.
package struct TokenSelection: Sendable {
  /// Their types; `constant` is that of all constants.
  package var types: [Located<TokenType>]
  /// Patterns of their paths: names with periods between them, `*` and `?` within a name, and `**`
  /// for any number of names.
  package var paths: [Located<String>]
  /// Patterns of the files that have their values in the base, relative to the configuration's folder.
  package var files: [Located<String>]
  /// Where it stands in a configuration; `nil` where a program made it.
  package var span: Span?

  /// Makes a selection; without arguments, one that says nothing.
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
