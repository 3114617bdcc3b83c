/// Reads the declarations of a style sheet in CSS, SCSS, Less, or the indented syntax of Sass.
///
/// Comments, strings, and blocks are understood, and any text has a result.
struct StyleSheetReader {
  /// A declaration such as `color: red`.
  struct Declaration {
    let property: String
    /// The UTF-8 range of the value, without white space at either end.
    let value: Range<Int>
    /// The number of the innermost block, so that declarations of one rule have the same one.
    let rule: Int
    let isDark: Bool
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private let end: Int
  /// Whether lines end declarations, as in the indented syntax of Sass.
  private let isIndented: Bool
  private var index: Int
  private var rules = [(rule: 0, isDark: false)]
  private var ruleCount = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>, in range: Range<Int>, isIndented: Bool = false) {
    self.bytes = bytes
    index = range.lowerBound
    end = range.upperBound
    self.isIndented = isIndented
  }

  private func peek(_ distance: Int) -> UInt8 {
    index + distance < end ? bytes[index + distance] : 0
  }

  /// Calls `body` with each declaration.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  mutating func forEach(_ body: (Declaration) -> Void) {
    var (start, depth) = (index, 0)
    var colon: Int?
    while index < end {
      switch bytes[index] {
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"): skipComment()
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/") && !isAddress:
        while index < end, bytes[index] != UInt8(ascii: "\n") { index += 1 }
        continue
      case UInt8(ascii: "\""), UInt8(ascii: "'"): skipString()
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth = max(0, depth - 1)
      // An interpolation, as in `#{$name}`.
      case UInt8(ascii: "#") where peek(1) == UInt8(ascii: "{"),
        UInt8(ascii: "@") where peek(1) == UInt8(ascii: "{"):
        while index < end, bytes[index] != UInt8(ascii: "}") { index += 1 }
      case UInt8(ascii: ":") where depth == 0 && colon == nil: colon = index
      case UInt8(ascii: ";") where depth == 0, UInt8(ascii: "\n") where isIndented && depth == 0:
        declare(start..<index, colon: colon, body)
        (start, colon) = (index + 1, nil)
      case UInt8(ascii: "{") where depth == 0:
        enter(start..<index)
        (start, colon) = (index + 1, nil)
      case UInt8(ascii: "}") where depth == 0:
        declare(start..<index, colon: colon, body)
        if rules.count > 1 { rules.removeLast() }
        (start, colon) = (index + 1, nil)
      default: break
      }
      index += 1
    }
    declare(start..<end, colon: colon, body)
  }

  private mutating func declare(_ text: Range<Int>, colon: Int?, _ body: (Declaration) -> Void) {
    if let colon, let declaration = declaration(text, colon: colon) {
      body(declaration)
    } else if isIndented, !trimmed(text, skippingComments: true).isEmpty {
      // A selector begins a rule, whatever its indentation is.
      ruleCount += 1
      rules[0].rule = ruleCount
    }
  }

  /// Whether `//` here is part of an address, as in `https://`.
  private var isAddress: Bool { index > 0 && bytes[index - 1] == UInt8(ascii: ":") }

  private mutating func enter(_ prelude: Range<Int>) {
    ruleCount += 1
    let text = String(decoding: bytes[prelude], as: UTF8.self).lowercased()
    let isScheme = text.contains("prefers-color-scheme") && text.contains("dark")
    let marks = [".dark", "theme=dark", "theme=\"dark\"", "theme='dark'", "mode=\"dark\""]
    let isDark = isScheme || marks.contains { text.contains($0) }
    rules.append((ruleCount, rules[rules.count - 1].isDark || isDark))
  }

  private func declaration(_ range: Range<Int>, colon: Int) -> Declaration? {
    let name = trimmed(range.lowerBound..<colon, skippingComments: true)
    let value = trimmed((colon + 1)..<range.upperBound, skippingComments: false)
    // In the indented syntax, a space follows the colon of a declaration, but not of `a:hover`.
    guard !isIndented || value.lowerBound > colon + 1 else { return nil }
    guard !name.isEmpty, !value.isEmpty, name.count < 100,
      bytes[name].allSatisfy({ Self.isName($0) })
    else { return nil }
    let rule = rules[rules.count - 1]
    return Declaration(
      property: String(decoding: bytes[name], as: UTF8.self),
      value: value,
      rule: rule.rule,
      isDark: rule.isDark
    )
  }

  static func isName(_ byte: UInt8) -> Bool {
    byte.isWordByte || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "$")
      || byte == UInt8(ascii: "@")
  }

  /// Returns a range without white space at either end and, if requested, comments at its start.
  private func trimmed(_ range: Range<Int>, skippingComments: Bool) -> Range<Int> {
    var (start, last) = (range.lowerBound, range.upperBound)
    while start < last {
      if bytes[start] <= 0x20 {
        start += 1
      } else if skippingComments, bytes[start] == UInt8(ascii: "/"), start + 1 < last {
        let isBlock = bytes[start + 1] == UInt8(ascii: "*")
        while start < last {
          let isEnd =
            isBlock
            ? bytes[start] == UInt8(ascii: "/") && bytes[start - 1] == UInt8(ascii: "*")
            : bytes[start] == UInt8(ascii: "\n")
          start += 1
          if isEnd { break }
        }
      } else {
        break
      }
    }
    while last > start, bytes[last - 1] <= 0x20 { last -= 1 }
    return start..<last
  }

  private mutating func skipComment() {
    index += 2
    while index + 1 < end,
      bytes[index] != UInt8(ascii: "*") || bytes[index + 1] != UInt8(ascii: "/")
    {
      index += 1
    }
    index += 1
  }

  private mutating func skipString() {
    let quote = bytes[index]
    index += 1
    while index < end, bytes[index] != quote, bytes[index] != UInt8(ascii: "\n") {
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
  }
}
