import Diagnostics

/// A word, literal, or symbol in a tag.
struct Token {
  enum Kind: Hashable {
    case name(String)
    case text(String)
    case integer(Int)
    case number(Double)
    case symbol(Symbol)
    /// The end of the tag.
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

    /// Creates the symbol with this single character.
    init?(_ byte: UInt8) {
      switch byte {
      case UInt8(ascii: "("): self = .leftParenthesis
      case UInt8(ascii: ")"): self = .rightParenthesis
      case UInt8(ascii: "["): self = .leftBracket
      case UInt8(ascii: "]"): self = .rightBracket
      case UInt8(ascii: "."): self = .dot
      case UInt8(ascii: ","): self = .comma
      case UInt8(ascii: ":"): self = .colon
      case UInt8(ascii: "|"): self = .bar
      case UInt8(ascii: "~"): self = .tilde
      case UInt8(ascii: "+"): self = .plus
      case UInt8(ascii: "-"): self = .minus
      case UInt8(ascii: "*"): self = .star
      case UInt8(ascii: "/"): self = .slash
      case UInt8(ascii: "?"): self = .question
      case UInt8(ascii: "="): self = .assign
      case UInt8(ascii: "<"): self = .less
      case UInt8(ascii: ">"): self = .greater
      default: return nil
      }
    }

    /// Creates the symbol with these two characters.
    init?(_ first: UInt8, _ second: UInt8) {
      guard second == UInt8(ascii: "=") else { return nil }
      switch first {
      case UInt8(ascii: "="): self = .equal
      case UInt8(ascii: "!"): self = .notEqual
      case UInt8(ascii: "<"): self = .lessOrEqual
      case UInt8(ascii: ">"): self = .greaterOrEqual
      default: return nil
      }
    }

    /// The number of characters.
    var length: Int {
      switch self {
      case .equal, .notEqual, .lessOrEqual, .greaterOrEqual: 2
      default: 1
      }
    }
  }

  let kind: Kind
  /// The keyword that the name spells, if any.
  var keyword: Keyword?
  let span: Span

  var isAssignment: Bool {
    if case .symbol(.assign) = kind { return true }
    return false
  }

  /// The description for diagnostics.
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
