/// How a comment is written.
package struct CommentStyle: Sendable {
  /// A line of its own before the text, such as `/**`.
  package let first: String?
  /// What each line of text begins with; `nil` if a comment of this style is always one line.
  package let line: String?
  /// A line of its own after the text, such as ` */`.
  package let last: String?
  /// The form that is taken when everything fits in one line, with `{}` where the text goes.
  package let single: String?
  /// Sequences that must not stand in a comment, and what is written for them.
  package let replacements: [(sequence: String, by: String)]
  /// The columns that a line may have, indentation included; `nil` for as many as it likes.
  package let width: Int?

  package init(
    first: String? = nil,
    line: String?,
    last: String? = nil,
    single: String? = nil,
    replacements: [(sequence: String, by: String)] = [],
    width: Int? = nil
  ) {
    self.first = first
    self.line = line
    self.last = last
    self.single = single
    self.replacements = replacements
    self.width = width
  }
}
