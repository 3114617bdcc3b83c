import Diagnostics

/// A stretch of a template file: text, or one tag.
struct Segment {
  enum Kind {
    case text
    /// `{{ … }}`
    case output
    /// `{% … %}`
    case block
    /// `{# … #}`
    case comment
  }

  let kind: Kind
  /// The bytes, with the marks of a tag.
  ///
  /// White space handling narrows that of text.
  var bytes: Range<Int>
  /// The tokens of a tag among those of the file, without an end token.
  var tokens: Range<Int> = 0..<0
  /// The first word of a block tag if it is one of the language.
  var keyword: Keyword?
  /// Whether an `=` is among the tokens.
  var assigns = false
  /// Whether the inside of the tag could not be read; it has been reported.
  var isBroken = false
  var trimsBefore = false
  var trimsAfter = false
  /// The blanks with which the line of a tag begins.
  var margin: Range<Int> = 0..<0
  /// Whether the tag is all that its line holds.
  ///
  /// The blanks and the line end around it are then no longer in the neighbouring text.
  var standsAlone = false
  /// Whether the line of a tag that stands alone has a line end.
  var hasLineEnd = false
}
