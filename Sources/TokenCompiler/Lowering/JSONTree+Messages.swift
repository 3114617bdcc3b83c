import Diagnostics
import JSONSyntax

extension JSONTree {
  /// The bracket that an object or array begins with; for a message on what is missing inside.
  func openingSpan(_ node: JSONNode) -> Span {
    let span = span(node)
    return Span(file: span.file, start: span.start, end: min(span.start + 1, span.end))
  }

  /// The text of a node as it was written, for messages; what kind of thing it is if it is long.
  func shortText(_ node: JSONNode) -> String {
    let text = text(node)
    guard text.count <= 40, kind(node) != .object, kind(node) != .array else {
      return kind(node).phrase
    }
    return "`" + String(decoding: text, as: UTF8.self) + "`"
  }
}
