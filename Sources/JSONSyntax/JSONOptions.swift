/// What the reader accepts beyond RFC 8259.
package struct JSONOptions: Hashable, Sendable {
  /// Whether `// …` and `/* … */` are white space.
  package var allowsComments: Bool
  /// Whether a comma may stand before `}` and `]`.
  package var allowsTrailingCommas: Bool

  /// Makes options; without arguments, those of RFC 8259.
  package init(allowsComments: Bool = false, allowsTrailingCommas: Bool = false) {
    self.allowsComments = allowsComments
    self.allowsTrailingCommas = allowsTrailingCommas
  }

  /// RFC 8259 exactly.
  package static let strict = JSONOptions()
  /// RFC 8259 with comments and trailing commas.
  package static let commented = JSONOptions(allowsComments: true, allowsTrailingCommas: true)
}
