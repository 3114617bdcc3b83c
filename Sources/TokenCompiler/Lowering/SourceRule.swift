package import Diagnostics
package import TokenModel

/// What the configuration says of tokens whose files must not be edited.
///
/// A later rule wins over an earlier one.
package struct SourceRule: Sendable {
  /// Patterns of the tokens' paths; none means all paths.
  package var paths: [Located<String>]
  /// Patterns of the files that define them, relative to the configuration's folder; none means all
  /// files.
  package var files: [Located<String>]
  /// Whether they are private, whatever the files say; `nil` to leave that to the files.
  package var isPrivate: Bool?
  /// Whether they are left out, as if the files did not define them.
  package var isOmitted: Bool
  /// The type of tokens that have none from themselves, a reference or a group; `nil` to leave that to
  /// other rules.
  package var type: TokenType?
  /// The unit of lengths that have none, `px` or `rem`; `nil` to leave that to other rules.
  package var lengthUnit: String?
  /// Where the rule stands in the configuration.
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
