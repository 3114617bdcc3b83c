package import Diagnostics
package import TokenModel

/// A rule in the configuration, for tokens in files that must not be edited.
///
/// Later rules override earlier ones.
package struct SourceRule: Sendable {
  /// The patterns for the tokens' paths; empty for all paths.
  package var paths: [Located<String>]
  /// The patterns for the files that define the tokens, relative to the configuration's directory;
  /// empty for all files.
  package var files: [Located<String>]
  /// Whether the tokens are private, overriding the files; `nil` to leave that to the files.
  package var isPrivate: Bool?
  /// Whether the tokens are omitted, as if the files didn't define them.
  package var isOmitted: Bool
  /// The type of tokens that neither declare a type nor get one from a reference or a group in their
  /// file; `nil` to leave that to other rules and to groups of other files.
  package var type: TokenType?
  /// The unit of lengths without a unit, `px` or `rem`; `nil` to leave that to other rules.
  package var lengthUnit: String?
  /// The location of the rule in the configuration.
  package var span: Span?

  package init(
    paths: [Located<String>] = [],
    files: [Located<String>] = [],
    isPrivate: Bool? = nil,
    isOmitted: Bool = false,
    type: TokenType? = nil,
    lengthUnit: String? = nil,
    span: Span? = nil
  ) {
    self.paths = paths
    self.files = files
    self.isPrivate = isPrivate
    self.isOmitted = isOmitted
    self.type = type
    self.lengthUnit = lengthUnit
    self.span = span
  }
}
