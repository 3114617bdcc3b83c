extension ScriptReader {
  func string(_ range: some Sequence<Int>) -> String {
    String(decoding: range.map { text[$0] }, as: UTF8.self)
  }

  /// Returns the content of a string in quotes; `nil` for anything else.
  func quoted(_ range: Range<Int>) -> String? {
    guard range.count > 1, text[range.lowerBound].isQuote else { return nil }
    let content = text[range.lowerBound + 1..<range.upperBound - 1]
    return content.contains(UInt8(ascii: "\\")) ? nil : String(decoding: content, as: UTF8.self)
  }

  /// Skips an expression, and returns its range without white space around it.
  mutating func expression() -> Range<Int> {
    skipSpace()
    let start = index
    skipExpression()
    var end = index
    while end > start, text[end - 1].isScriptSpace { end -= 1 }
    return start..<end
  }

  /// Returns the parts of an expression: words, strings, characters, and whole brackets.
  ///
  /// TypeScript's `as const` and `satisfies Config` are left out.
  func parts(of range: Range<Int>) -> [Range<Int>] {
    var scan = self
    scan.index = range.lowerBound
    var parts: [Range<Int>] = []
    while scan.peek() != nil, scan.index < range.upperBound {
      let start = scan.index
      scan.skipPart()
      let part = start..<min(scan.index, range.upperBound)
      if !parts.isEmpty, ["as", "satisfies"].contains(string(part)) { break }
      parts.append(part)
    }
    return parts
  }

  /// Skips to the end of an expression: a comma, a semicolon, a closing bracket, or a line end that
  /// ends a statement.
  mutating func skipExpression() {
    var canEnd = false
    while index < text.count {
      let start = index
      guard let byte = peek() else { return }
      let isNewLine = text[start..<index].contains(UInt8(ascii: "\n"))
      if byte.isCloser || byte == UInt8(ascii: ",") || byte == UInt8(ascii: ";") { return }
      let word = index
      skipPart()
      let name = string(word..<index)
      if isNewLine, canEnd, byte.isWord, !["as", "satisfies", "in", "instanceof"].contains(name) {
        index = word
        return
      }
      let last = text[index - 1]
      canEnd = last.isWord || last.isCloser || last.isQuote || last == UInt8(ascii: "`")
      if ["return", "new", "await", "typeof", "async", "function"].contains(name) {
        canEnd = false
      }
    }
  }

  /// Skips an element, or brackets with their content.
  mutating func skipPart() {
    skipSpace()
    var open = 0
    repeat {
      guard let byte = peek() else { return }
      if byte.isOpener { open += 1 }
      if byte.isCloser { open -= 1 }
      skipElement()
    } while open > 0
  }

  /// Skips white space and comments, and returns the next byte.
  mutating func peek() -> UInt8? {
    skipSpace()
    return index < text.count ? text[index] : nil
  }

  mutating func skipSpace() {
    while index < text.count {
      if text[index].isScriptSpace {
        index += 1
      } else if text[index...].starts(with: "//".utf8) {
        while index < text.count, text[index] != UInt8(ascii: "\n") { index += 1 }
      } else if text[index...].starts(with: "/*".utf8) {
        index += 2
        while index < text.count, !text[index...].starts(with: "*/".utf8) { index += 1 }
        index = min(index + 2, text.count)
      } else {
        return
      }
    }
  }

  /// Skips a word, a string, a regular expression, or a single character.
  mutating func skipElement() {
    skipSpace()
    guard index < text.count else { return }
    let first = text[index]
    if first.isQuote {
      skip(to: first, stopsAtLineEnd: true)
    } else if first == UInt8(ascii: "`") {
      skipTemplate()
    } else if first == UInt8(ascii: "/"), isOperatorBeforeIndex {
      skip(to: first, stopsAtLineEnd: true)
    } else {
      index += 1
      guard first.isWord else { return }
      while index < text.count, text[index].isWord { index += 1 }
    }
  }

  /// Skips to the byte after the next `end`.
  private mutating func skip(to end: UInt8, stopsAtLineEnd: Bool) {
    index += 1
    while index < text.count, text[index] != end {
      if stopsAtLineEnd, text[index] == UInt8(ascii: "\n") { return }
      index += text[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    index = min(index + 1, text.count)
  }

  /// Skips a template literal, which can contain expressions with others.
  private mutating func skipTemplate() {
    // The numbers of open braces in the expressions around the position.
    var braces: [Int] = []
    var isText = true
    index += 1
    while index < text.count {
      let byte = text[index]
      if isText {
        if byte == UInt8(ascii: "\\") {
          index += 1
        } else if byte == UInt8(ascii: "`") {
          isText = false
          if braces.isEmpty { break }
        } else if text[index...].starts(with: "${".utf8) {
          braces.append(0)
          isText = false
          index += 1
        }
      } else if byte == UInt8(ascii: "`") {
        isText = true
      } else if byte == UInt8(ascii: "{") {
        braces[braces.count - 1] += 1
      } else if byte == UInt8(ascii: "}") {
        if braces[braces.count - 1] == 0 {
          braces.removeLast()
          isText = true
        } else {
          braces[braces.count - 1] -= 1
        }
      }
      index += 1
    }
    index = min(index + 1, text.count)
  }

  /// Whether the byte before the position can't be the end of an operand.
  private var isOperatorBeforeIndex: Bool {
    guard let byte = text[..<index].last(where: { !$0.isScriptSpace }) else { return true }
    return "(,=:[!&|?{};>".utf8.contains(byte)
  }
}

extension UInt8 {
  var isOpener: Bool { "{[(".utf8.contains(self) }
  var isCloser: Bool { "}])".utf8.contains(self) }
  var isQuote: Bool { self == UInt8(ascii: "\"") || self == UInt8(ascii: "'") }
  var isScriptSpace: Bool { self == 0x20 || self >= 0x09 && self <= 0x0D }

  var isWord: Bool {
    let folded = self | 0x20
    return folded >= UInt8(ascii: "a") && folded <= UInt8(ascii: "z")
      || self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9")
      || self == UInt8(ascii: "_") || self == UInt8(ascii: "$") || self >= 0x80
  }
}
