package import TokenCompiler

/// A fact about a token that isn't in its source, such as a finding of `tokens lint`.
package struct TokenAnnotation: Hashable, Sendable {
  /// The kind, such as `finding`.
  package let kind: String
  /// The text; for a finding, the name of its rule.
  package let text: String
  /// An explanation for readers.
  package let note: String?

  package init(_ kind: String, _ text: String, note: String? = nil) {
    self.kind = kind
    self.text = text
    self.note = note
  }
}

/// The annotations of tokens.
package typealias TokenAnnotations = [TokenID: [TokenAnnotation]]
