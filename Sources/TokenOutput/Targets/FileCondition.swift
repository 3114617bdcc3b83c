import Diagnostics

/// A condition in the `when` of a file: `group.tokens > 0`, `not textStyles`, `options.mode ==
/// "wide"`.
struct FileCondition: Sendable {
  let chain: MemberChain
  var isNegated = false
  /// The comparison to apply; `nil` to test whether the value is true, present, or not empty.
  var comparison: Comparison?
  let span: Span

  struct Comparison: Sendable {
    let relation: Relation
    let operand: Operand
  }

  enum Relation: String, CaseIterable, Sendable {
    case equal = "=="
    case notEqual = "!="
    case lessOrEqual = "<="
    case greaterOrEqual = ">="
    case less = "<"
    case greater = ">"
  }

  enum Operand: Hashable, Sendable {
    case integer(Int)
    case word(String)
  }

  /// An error that explains why a text isn't a valid condition.
  struct Mistake: Error {
    let message: String
  }

  /// Parses a disjunction of conjunctions: lists of conditions joined by `and`, which are joined by
  /// `or`.
  static func parse(_ text: String, at span: Span) throws(Mistake) -> [[FileCondition]] {
    var words = text.utf8.split(separator: UInt8(ascii: " ")).map { String(Substring($0)) }[...]
    var alternatives: [[FileCondition]] = [[try one(&words, at: span)]]
    while let word = words.popFirst() {
      switch word {
      case "and": alternatives[alternatives.count - 1].append(try one(&words, at: span))
      case "or": alternatives.append([try one(&words, at: span)])
      default:
        throw Mistake(message: "found `\(word)`, expected `and` or `or`")
      }
    }
    return alternatives
  }

  private static func one(
    _ words: inout ArraySlice<String>,
    at span: Span
  ) throws(Mistake) -> FileCondition {
    var isNegated = false
    var next = words.popFirst()
    if next == "not" {
      isNegated = true
      next = words.popFirst()
    }
    guard let name = next, let chain = MemberChain(name) else {
      throw Mistake(message: "a name such as `group.tokens` is missing")
    }
    guard let word = words.first, let relation = Relation(rawValue: word) else {
      return FileCondition(chain: chain, isNegated: isNegated, span: span)
    }
    words.removeFirst()
    guard let operand = words.popFirst().flatMap(Operand.init(text:)) else {
      throw Mistake(message: "expected a whole number or a word in quotes after `\(word)`")
    }
    let comparison = Comparison(relation: relation, operand: operand)
    return FileCondition(chain: chain, isNegated: isNegated, comparison: comparison, span: span)
  }
}

extension FileCondition.Operand {
  fileprivate init?(text: String) {
    if let number = Int(text) {
      self = .integer(number)
    } else if text.count >= 2, let quote = text.first, quote == "\"" || quote == "'",
      text.last == quote
    {
      self = .word(String(text.dropFirst().dropLast()))
    } else {
      return nil
    }
  }
}

extension FileCondition.Relation {
  /// Whether the relation holds between two values.
  func holds<Value: Comparable>(_ first: Value, _ second: Value) -> Bool {
    switch self {
    case .equal: first == second
    case .notEqual: first != second
    case .less: first < second
    case .lessOrEqual: first <= second
    case .greater: first > second
    case .greaterOrEqual: first >= second
    }
  }
}
