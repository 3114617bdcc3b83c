/// The syntax of text, comments, and numbers in a target's language.
///
/// Read from `target.json`.
package struct TextRules: Sendable {
  /// The string styles by name.
  ///
  /// The style named `""` is the default for `string`.
  package let strings: [(name: String, style: StringStyle)]
  /// The comment styles by name.
  ///
  /// The style named `""` is the default for `comment`.
  package let comments: [(name: String, style: CommentStyle)]
  package let number: NumberStyle
  /// The tables for `lookup`.
  package let tables: [Table]
  /// The implementation of the filter `name`; `nil` if there is none.
  package let names: (any NameWriter)?

  /// A table that translates texts to the target's terms.
  package struct Table: Sendable {
    package let name: String
    /// The rows.
    ///
    /// `text` is `nil` for a key that has no equivalent in the target.
    package let rows: [(key: String, text: String?)]

    package init(name: String, rows: [(key: String, text: String?)]) {
      self.name = name
      self.rows = rows
    }
  }

  package init(
    strings: [(name: String, style: StringStyle)] = [],
    comments: [(name: String, style: CommentStyle)] = [],
    number: NumberStyle = NumberStyle(),
    tables: [Table] = [],
    names: (any NameWriter)? = nil
  ) {
    self.strings = strings
    self.comments = comments
    self.number = number
    self.tables = tables
    self.names = names
  }
}
