import Diagnostics

/// A word or sign within a tag.
struct Token {
  enum Kind: Hashable {
    case name(String)
    case text(String)
    case integer(Int)
    case number(Double)
    case symbol(Symbol)
    /// After the last token of a tag.
    case end
  }

  enum Symbol: String {
    case leftParenthesis = "("
    case rightParenthesis = ")"
    case leftBracket = "["
    case rightBracket = "]"
    case dot = "."
    case comma = ","
    case colon = ":"
    case bar = "|"
    case tilde = "~"
    case plus = "+"
    case minus = "-"
    case star = "*"
    case slash = "/"
    case question = "?"
    case assign = "="
    case equal = "=="
    case notEqual = "!="
    case less = "<"
    case lessOrEqual = "<="
    case greater = ">"
    case greaterOrEqual = ">="
  }

  let kind: Kind
  let span: Span

  /// The token as messages name it.
  var description: String {
    switch kind {
    case .name(let name): "`\(name)`"
    case .text: "a text literal"
    case .integer(let value): "`\(value)`"
    case .number(let value): "`\(value)`"
    case .symbol(let symbol): "`\(symbol.rawValue)`"
    case .end: "the end of the tag"
    }
  }
}
