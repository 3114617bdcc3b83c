import Diagnostics

/// A custom property in a CSS file.
struct CSSDeclaration {
  /// The name without the two leading hyphens.
  let name: String
  let value: String
  let span: Span
  /// The selectors and at-rules of the enclosing blocks, from the outermost to the innermost.
  let blocks: [Substring]

  /// Returns the name of a property without the two leading hyphens and with its escapes decoded,
  /// as in `--w-1\\/2`.
  static func name(_ text: some StringProtocol) -> String {
    CSSEscapes.removed(from: text.dropFirst(2).trimmed)
  }
}
