import Diagnostics

/// A custom property in a style sheet of CSS.
struct CSSDeclaration {
  /// The name without the two hyphens in front.
  let name: String
  let value: String
  let span: Span
  /// What stands before the braces around it, the outermost first: selectors and at-rules.
  let blocks: [Substring]

  /// The name of a property without the two hyphens in front and the escapes in it, as in `--w-1\\/2`.
  static func name(_ text: some StringProtocol) -> String {
    String(text.dropFirst(2).trimmed.filter { $0 != "\\" })
  }
}
