/// The tokens of a file of code, with the questions that detectors ask about them.
struct CodeReader {
  let bytes: UnsafeBufferPointer<UInt8>
  let tokens: [CodeToken]

  /// Reads the tokens of a file or of a part of it.
  init(_ bytes: UnsafeBufferPointer<UInt8>, _ syntax: CodeSyntax, in range: Range<Int>? = nil) {
    self.bytes = bytes
    tokens = CodeLexer.tokens(of: bytes, in: range ?? 0..<bytes.count, syntax)
  }

  /// Whether a string is in grave accents.
  func isTemplate(_ index: Int) -> Bool {
    let start = Int(tokens[index].start)
    return start > 0 && bytes[start - 1] == UInt8(ascii: "`")
  }

  /// The maximum number of tokens in the arguments of a call.
  static let argumentLimit = 4_096

  // MARK: Tokens

  func text(_ index: Int) -> String { String(decoding: bytes[tokens[index].range], as: UTF8.self) }

  func kind(_ index: Int) -> CodeToken.Kind? {
    tokens.indices.contains(index) ? tokens[index].kind : nil
  }

  func isWord(_ index: Int, _ word: StaticString) -> Bool {
    kind(index) == .word && isText(index, word)
  }

  private func isText(_ index: Int, _ text: StaticString) -> Bool {
    let range = tokens[index].range
    return range.count == text.utf8CodeUnitCount
      && text.withUTF8Buffer { bytes[range].elementsEqual($0) }
  }

  /// Calls `body` with each word of a table, and the index of its token.
  func forEachWord<Word>(in table: WordTable<Word>, _ body: (Word, Int) -> Void) {
    for index in tokens.indices where tokens[index].kind == .word {
      if let word = table.find(bytes[tokens[index].range]) { body(word, index) }
    }
  }

  func isMark(_ index: Int, _ mark: Unicode.Scalar) -> Bool {
    guard kind(index) == .punctuation else { return false }
    return bytes[Int(tokens[index].start)] == UInt8(ascii: mark)
  }

  /// The byte range of tokens.
  func range(_ tokens: Range<Int>) -> Range<Int> {
    Int(self.tokens[tokens.lowerBound].start)..<Int(self.tokens[tokens.upperBound - 1].end)
  }

  // MARK: Calls

  /// An argument of a call.
  struct Argument {
    /// The label, or the name of a named argument; empty if there is none.
    var label = ""
    /// The tokens of the value.
    var value: Range<Int>
  }

  /// The arguments of a call.
  struct Call {
    var arguments: [Argument] = []
    /// The index of the token after the closing bracket.
    var end: Int

    /// Returns the value of the first argument with one of these labels.
    func value(_ labels: String...) -> Range<Int>? {
      arguments.first { labels.contains($0.label) }?.value
    }
  }

  /// Reads the arguments of a call.
  ///
  /// - Parameters:
  ///   - start: the index of the opening parenthesis.
  ///   - separator: the character after the name of an argument: `:`, or `=` in Kotlin.
  /// - Returns: the arguments, or `nil` if there's no parenthesis, or none that closes it.
  func call(at start: Int, labelBefore separator: Unicode.Scalar = ":") -> Call? {
    guard isMark(start, "(") else { return nil }
    var call = Call(end: start)
    var (depth, first, index) = (0, start + 1, start + 1)
    func add(_ end: Int) {
      guard end > first else { return }
      var argument = Argument(value: first..<end)
      if end - first > 2, tokens[first].kind == .word, isMark(first + 1, separator),
        !isMark(first + 2, "=")
      {
        argument.label = text(first)
        argument.value = (first + 2)..<end
      }
      call.arguments.append(argument)
    }
    while index < tokens.count, index - start < Self.argumentLimit {
      if tokens[index].kind == .punctuation {
        switch bytes[Int(tokens[index].start)] {
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
          if depth == 0 {
            add(index)
            call.end = index + 1
            return call
          }
          depth -= 1
        case UInt8(ascii: ",") where depth == 0:
          add(index)
          first = index + 1
        default: break
        }
      }
      index += 1
    }
    return nil
  }

  /// Returns the index of the token after a block in braces; `nil` if there's none at `start`.
  func endOfBlock(at start: Int) -> Int? {
    guard isMark(start, "{") else { return nil }
    var (depth, index) = (0, start)
    while index < tokens.count, index - start < Self.argumentLimit {
      if isMark(index, "{") { depth += 1 }
      if isMark(index, "}") {
        depth -= 1
        if depth == 0 { return index + 1 }
      }
      index += 1
    }
    return nil
  }

  // MARK: Values

  /// The name of the property, label, or function that receives the value at a token.
  ///
  /// For an argument called `color`, it's the name of the function.
  func property(before index: Int) -> String? {
    var index = index - 1
    guard ["(", ":", "=", "["].contains(where: { isMark(index, $0) }) else { return nil }
    index -= 1
    if isMark(index, "+") || isMark(index, "?") { index -= 1 }
    guard kind(index) == .word || kind(index) == .string else { return nil }
    let name = text(index)
    return name == "color" ? function(around: index) ?? name : name
  }

  /// The purpose of the value at a token, judging by the name before it.
  func purpose(before index: Int) -> Literal.Purpose {
    property(before: index).map { Literal.Purpose(property: $0) } ?? .other
  }

  /// The name of the function among whose arguments a token is.
  private func function(around index: Int) -> String? {
    var (depth, place) = (0, index - 1)
    while place > 0, index - place < 64 {
      if isMark(place, ")") || isMark(place, "}") { depth += 1 }
      if isMark(place, "(") || isMark(place, "{") {
        if depth == 0 {
          return isMark(place, "(") && kind(place - 1) == .word ? text(place - 1) : nil
        }
        depth -= 1
      }
      place -= 1
    }
    return nil
  }

  /// The number that tokens express, as in `8`, `-0.5`, `16 / 255`, or `CGFloat(4)`.
  ///
  /// - Returns: the number, or `nil` if the tokens are anything else.
  func number(_ range: Range<Int>) -> Double? {
    var arithmetic = CodeArithmetic(self, range)
    return arithmetic.value()
  }

  /// The number of a token; `nil` if it isn't one.
  func number(at index: Int) -> Double? {
    guard kind(index) == .number else { return nil }
    var text = self.text(index).filter { $0 != "_" }
    if text.lowercased().hasPrefix("0x") {
      return UInt64(text.dropFirst(2).prefix { $0.isHexDigit }, radix: 16).map { Double($0) }
    }
    while let last = text.last, "fFdDlLuU".contains(last) { text.removeLast() }
    return Double(text)
  }

  /// The hexadecimal digits of a number such as `0xFF8800`; `nil` for other tokens.
  func hexadecimalDigits(_ range: Range<Int>) -> String? {
    guard range.count == 1, kind(range.lowerBound) == .number else { return nil }
    let text = self.text(range.lowerBound).filter { $0 != "_" }
    guard text.lowercased().hasPrefix("0x") else { return nil }
    let digits = text.dropFirst(2).prefix { $0.isHexDigit }
    return String(digits)
  }

  /// The text of a string without interpolation; `nil` for other tokens.
  func string(_ range: Range<Int>) -> String? {
    let start = isMark(range.lowerBound, "@") ? range.lowerBound + 1 : range.lowerBound
    guard range.upperBound - start == 1, kind(start) == .string else { return nil }
    return text(start)
  }
}

/// Evaluates arithmetic with literals.
private struct CodeArithmetic {
  private let code: CodeReader
  private var index: Int
  private let end: Int
  private var depth = 0

  init(_ code: CodeReader, _ range: Range<Int>) {
    self.code = code
    index = range.lowerBound
    end = range.upperBound
  }

  mutating func value() -> Double? {
    guard let value = sum(), index == end, value.isFinite else { return nil }
    return value
  }

  private mutating func take(_ mark: Unicode.Scalar) -> Bool {
    guard index < end, code.isMark(index, mark) else { return false }
    index += 1
    return true
  }

  private mutating func sum() -> Double? {
    guard var value = product() else { return nil }
    while true {
      if take("+") {
        guard let next = product() else { return nil }
        value += next
      } else if take("-") {
        guard let next = product() else { return nil }
        value -= next
      } else {
        return value
      }
    }
  }

  private mutating func product() -> Double? {
    guard var value = operand() else { return nil }
    while true {
      if take("*") {
        guard let next = operand() else { return nil }
        value *= next
      } else if take("/") {
        guard let next = operand() else { return nil }
        value /= next
      } else {
        return value
      }
    }
  }

  private mutating func operand() -> Double? {
    depth += 1
    defer { depth -= 1 }
    guard depth < 32, index < end else { return nil }
    if take("-") { return operand().map { -$0 } }
    if take("(") {
      guard let value = sum(), take(")") else { return nil }
      return value
    }
    let isConversion = ["CGFloat", "Double", "Float"].contains {
      code.kind(index) == .word && code.text(index) == $0
    }
    if isConversion, code.isMark(index + 1, "(") {
      index += 1
      return operand()
    }
    guard let number = code.number(at: index) else { return nil }
    index += 1
    return number
  }
}
