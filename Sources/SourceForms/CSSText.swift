import TokenModel

/// Text in CSS notation.
package enum CSSText {
  /// Whether a text is a number with a unit, a hexadecimal color, or a function such as `calc(…)`,
  /// rather than words.
  package static func isMeasureOrFunction(_ text: String) -> Bool {
    if let unit = Measure(text)?.unit, !unit.isEmpty {
      return units.contains(unit) || Dimension.Unit.names.contains(unit)
    }
    let name = text.prefix { $0 == "-" || $0.isASCII && $0.isLowercase }
    let isFunction = !name.isEmpty && text.last == ")" && text[name.endIndex...].first == "("
    return isFunction || text.first == "#" && CSSColor(text) != nil
  }

  private static let units: Set<String> = ["%", "ms", "s", "deg", "rad", "turn", "fr", "dpi"]

  /// Returns a text with plain parentheses in place of `calc()`, which mean the same.
  static func withoutCalculations(_ text: some StringProtocol) -> String {
    var result = ""
    var rest = text[...]
    while let first = rest.first {
      if rest.hasPrefix("calc("), result.last.map({ !$0.isLetter }) ?? true {
        rest = rest.dropFirst(4)
      } else {
        result.append(first)
        rest = rest.dropFirst()
      }
    }
    return result
  }

  /// Returns the index of the first character that satisfies `isFound` and is neither escaped nor
  /// quoted.
  package static func firstIndex(
    in text: Substring,
    where isFound: (Character) -> Bool
  ) -> Substring.Index? {
    var isEscaped = false
    var quote: Character?
    for index in text.indices {
      let letter = text[index]
      if isEscaped {
        isEscaped = false
      } else if letter == "\\" {
        isEscaped = true
      } else if let open = quote {
        if letter == open { quote = nil }
      } else if letter == "\"" || letter == "'" {
        quote = letter
      } else if isFound(letter) {
        return index
      }
    }
    return nil
  }

  /// Whether a text can be the value of a custom property: its brackets and quotes are balanced, and
  /// it contains no comment and no semicolon that would end the declaration (`<declaration-value>` in
  /// CSS Syntax 3, section 9.2).
  package static func isDeclarationValue(_ text: String) -> Bool {
    var closers: [UInt8] = []
    var quote: UInt8?
    var previous: UInt8 = 0
    for byte in text.utf8 {
      defer { previous = previous == UInt8(ascii: "\\") ? 0 : byte }
      if byte < 0x20 { return false }
      if previous == UInt8(ascii: "\\") { continue }
      if let open = quote {
        if byte == open { quote = nil }
        continue
      }
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"): quote = byte
      case UInt8(ascii: "("): closers.append(UInt8(ascii: ")"))
      case UInt8(ascii: "["): closers.append(UInt8(ascii: "]"))
      case UInt8(ascii: "{"): closers.append(UInt8(ascii: "}"))
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        guard closers.popLast() == byte else { return false }
      case UInt8(ascii: ";") where closers.isEmpty: return false
      case UInt8(ascii: "*") where previous == UInt8(ascii: "/"): return false
      case UInt8(ascii: "/") where previous == UInt8(ascii: "*"): return false
      default: break
      }
    }
    return closers.isEmpty && quote == nil && previous != UInt8(ascii: "\\")
  }
}
