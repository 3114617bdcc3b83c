/// The syntax of a comment.
package struct CommentStyle: Sendable {
  /// The line before the text, such as `/**`.
  package let first: String?
  /// The beginning of each line of text; `nil` if comments in this style always have one line.
  package let line: String?
  /// The line after the text, such as ` */`.
  package let last: String?
  /// The form for text that fits on one line, with `{}` as the placeholder for the text.
  package let single: String?
  /// Sequences that can't occur in a comment, and their replacements.
  package let replacements: [(sequence: String, by: String)]
  /// The maximum number of columns, including indentation; `nil` for no limit.
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
