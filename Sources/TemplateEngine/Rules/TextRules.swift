/// How text, comments and numbers are written in one target's language.
///
/// Made from `target.json`.
package struct TextRules: Sendable {
  /// String styles by name; the one called `""` is what `string` takes without an argument.
  package let strings: [(name: String, style: StringStyle)]
  /// Comment styles by name; the one called `""` is what `comment` takes without an argument.
  package let comments: [(name: String, style: CommentStyle)]
  package let number: NumberStyle
  /// The tables that `lookup` reads.
  package let tables: [Table]
  /// What makes the names of the filter `name`; `nil` where there is no such filter.
  package let names: (any NameWriter)?

  /// What texts are called in the target.
  package struct Table: Sendable {
    package let name: String
    /// `nil` as text for a key that the target has nothing for.
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
