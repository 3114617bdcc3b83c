/// The extensions of RFC 8259 that the parser accepts.
package struct JSONOptions: Hashable, Sendable {
  /// Whether `// …` and `/* … */` count as white space.
  package var allowsComments: Bool
  /// Whether a comma is allowed before `}` and `]`.
  package var allowsTrailingCommas: Bool

  /// Creates options; by default, those of RFC 8259.
  package init(allowsComments: Bool = false, allowsTrailingCommas: Bool = false) {
    self.allowsComments = allowsComments
    self.allowsTrailingCommas = allowsTrailingCommas
  }

  /// Strict RFC 8259.
  package static let strict = JSONOptions()
  /// RFC 8259 with comments and trailing commas.
  package static let commented = JSONOptions(allowsComments: true, allowsTrailingCommas: true)
}
