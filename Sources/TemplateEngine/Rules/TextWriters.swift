/// The writers for text, comments, numbers, and names that follow a target's rules.
///
/// They're created once for all programs of a target.
package final class TextWriters: Sendable {
  private let strings: [StringEncoder]
  private let comments: [CommentWriter]
  // Threads that count references to the same object wait for each other.
  private let uncountedStrings: [Unmanaged<StringEncoder>]
  private let uncountedComments: [Unmanaged<CommentWriter>]
  let number: NumberWriter
  let names: (any NameWriter)?

  /// The writers for empty rules.
  static let none = TextWriters(TextRules())

  package init(_ rules: TextRules) {
    strings = rules.strings.map { StringEncoder($0.style) }
    comments = rules.comments.map { CommentWriter($0.style) }
    uncountedStrings = strings.map { .passUnretained($0) }
    uncountedComments = comments.map { .passUnretained($0) }
    number = NumberWriter(rules.number)
    names = rules.names
  }

  /// Returns a style's writer for strings, valid as long as these writers.
  func string(_ style: Int) -> Unmanaged<StringEncoder> { uncountedStrings[style] }

  /// Returns a style's writer for comments, valid as long as these writers.
  func comment(_ style: Int) -> Unmanaged<CommentWriter> { uncountedComments[style] }
}
