/// How text, comments and numbers are written in one target's language.
///
/// Made from `target.json`.
package struct TextRules: Sendable {
  /// String styles by name; the one called `""` is what `string` takes without an argument.
  package let strings: [(name: String, style: StringStyle)]
  /// Comment styles by name; the one called `""` is what `comment` takes without an argument.
  package let comments: [(name: String, style: CommentStyle)]
  package let number: NumberStyle

  package init(
    strings: [(name: String, style: StringStyle)] = [],
    comments: [(name: String, style: CommentStyle)] = [],
    number: NumberStyle = NumberStyle()
  ) {
    self.strings = strings
    self.comments = comments
    self.number = number
  }
}
