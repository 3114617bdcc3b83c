/// The lexical rules in which languages with braces differ.
struct CodeSyntax {
  enum Interpolation {
    case none
    /// `\(…)`, with as many `#` as the string has.
    case backslash
    /// `${…}` in strings with these quotes.
    case dollar
  }

  var hasNestedComments = false
  /// Whether strings can have `#` around their quotes.
  var hasHashStrings = false
  /// Whether `"""` delimits a string of several lines.
  var hasTripleQuotes = false
  /// Whether `'` delimits a string instead of a character.
  var hasQuotedStrings = false
  /// Whether a grave accent delimits a template, as in JavaScript.
  var hasTemplates = false
  /// Whether `/` can begin a regular expression.
  var hasRegularExpressions = false
  var interpolation = Interpolation.none

  static let swift = CodeSyntax(
    hasNestedComments: true,
    hasHashStrings: true,
    hasTripleQuotes: true,
    interpolation: .backslash
  )
  static let objectiveC = CodeSyntax()
  static let kotlin = CodeSyntax(
    hasNestedComments: true,
    hasTripleQuotes: true,
    interpolation: .dollar
  )
  static let java = CodeSyntax(hasTripleQuotes: true)
  static let script = CodeSyntax(
    hasQuotedStrings: true,
    hasTemplates: true,
    hasRegularExpressions: true,
    interpolation: .dollar
  )
}

/// A token of code.
struct CodeToken {
  enum Kind: UInt8 {
    case word, number, punctuation
    /// The text of a string, without quotes.
    case string
    /// The text of a string between its quotes and interpolations.
    case stringPart
  }

  let kind: Kind
  let start: UInt32
  let end: UInt32

  var range: Range<Int> { Int(start)..<Int(end) }
}
