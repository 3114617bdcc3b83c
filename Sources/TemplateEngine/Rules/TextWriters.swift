/// The writers for text, comments, numbers, and names that follow a target's rules.
///
/// They're created once for all programs of a target.
package final class TextWriters: Sendable {
  let strings: [StringEncoder]
  let comments: [CommentWriter]
  let number: NumberWriter
  let names: (any NameWriter)?

  /// The writers for empty rules.
  static let none = TextWriters(TextRules())

  package init(_ rules: TextRules) {
    strings = rules.strings.map { StringEncoder($0.style) }
    comments = rules.comments.map { CommentWriter($0.style) }
    number = NumberWriter(rules.number)
    names = rules.names
  }
}
