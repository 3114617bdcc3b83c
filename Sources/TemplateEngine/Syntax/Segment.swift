import Diagnostics

/// A part of a template file: text, or one tag.
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
  /// The range of bytes, including a tag's delimiters.
  ///
  /// White space handling narrows the range of text.
  var bytes: Range<Int>
  /// Whether this is the body of a macro, to be parsed later.
  var isUnparsed = false
  /// The tag's tokens, as a range of the file's tokens, without an end token.
  var tokens: Range<Int> = 0..<0
  /// The first word of a block tag, if it's a keyword.
  var keyword: Keyword?
  /// Whether the tokens include `=`.
  var assigns = false
  /// Whether the tag has a syntax error, which has been reported.
  var isBroken = false
  var trimsBefore = false
  var trimsAfter = false
  /// The blanks at the beginning of the tag's line.
  var margin: Range<Int> = 0..<0
  /// Whether the tag stands alone on its line.
  ///
  /// If it does, the adjacent text no longer contains the blanks and the line ending around it.
  var standsAlone = false
  /// Whether the line of a tag that stands alone has a line ending.
  var hasLineEnd = false
}

extension [Segment] {
  /// Returns the number of tags that begin with `keyword`.
  func count(of keyword: Keyword) -> Int { count { $0.keyword == keyword } }
}
