import Diagnostics
import JSONSyntax

extension JSONTree {
  /// The opening bracket of an object or array, for diagnostics about missing contents.
  func openingSpan(_ node: JSONNode) -> Span {
    let span = span(node)
    return Span(file: span.file, start: span.start, end: min(span.start + 1, span.end))
  }

  /// The source text of a scalar for diagnostics; the JSON type if it is long or not a scalar.
  func shortText(_ node: JSONNode) -> String {
    let text = text(node)
    guard text.count <= 40, kind(node) != .object, kind(node) != .array else {
      return kind(node).phrase
    }
    return "`" + String(decoding: text, as: UTF8.self) + "`"
  }
}
