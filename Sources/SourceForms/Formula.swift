/// Arithmetic expressions with references and numbers.
package enum Formula {
  /// Returns the expression for a text; `nil` if it isn't arithmetic.
  package static func sum(_ text: some StringProtocol) -> String? {
    isSum(text) ? "~" + text.trimmingBlanks : nil
  }

  /// Whether a text is an arithmetic expression with references and numbers, such as `{x} * 2` and
  /// `-({a} + 4px)`.
  static func isSum(_ text: some StringProtocol) -> Bool {
    var rest = text.trimmingBlanks[...]
    var wantsOperand = true
    var depth = 0
    while let first = rest.first {
      if first.isWhitespace {
        rest.removeFirst()
      } else if wantsOperand {
        switch first {
        case "(":
          depth += 1
          rest.removeFirst()
        case "-": rest.removeFirst()
        case "{":
          guard let end = rest.firstIndex(of: "}") else { return false }
          rest = rest[rest.index(after: end)...]
          wantsOperand = false
        case _ where first.isASCII && (first.isNumber || first == "."):
          rest = rest.drop { $0.isASCII && ($0.isNumber || $0.isLetter || $0 == ".") }
          wantsOperand = false
        default: return false
        }
      } else {
        switch first {
        case ")":
          guard depth > 0 else { return false }
          depth -= 1
        case "+", "-", "*", "/": wantsOperand = true
        default: return false
        }
        rest.removeFirst()
      }
    }
    return !wantsOperand && depth == 0
  }
}
