/// Splits code into words, numbers, strings, and punctuation.
///
/// Comments and white space are skipped. Any text has a result: a string that isn't terminated ends
/// with its line, and a comment with the file.
struct CodeLexer {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let syntax: CodeSyntax
  private var index: Int
  private let end: Int
  private(set) var tokens: [CodeToken] = []
  /// The strings whose interpolations are being read, each with the number of open brackets in the
  /// interpolation.
  private var open: [(string: StringForm, depth: Int)] = []

  /// The delimiters of a string.
  private struct StringForm {
    var quote: UInt8
    var quotes = 1
    var hashes = 0
    var isTemplate = false
  }

  private static let nestingLimit = 32

  /// Reads all tokens.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  static func tokens(
    of bytes: UnsafeBufferPointer<UInt8>,
    in range: Range<Int>,
    _ syntax: CodeSyntax
  ) -> [CodeToken] {
    var lexer = CodeLexer(bytes: bytes, range, syntax)
    lexer.tokens.reserveCapacity(range.count / 5)
    lexer.read()
    return lexer.tokens
  }

  private init(bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ syntax: CodeSyntax) {
    self.bytes = bytes
    index = range.lowerBound
    end = range.upperBound
    self.syntax = syntax
  }

  private mutating func read() {
    while index < end {
      let byte = bytes[index]
      switch byte {
      case 0...0x20, 0x7F: index += 1
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"): skipLine()
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"): skipComment()
      case UInt8(ascii: "/") where syntax.hasRegularExpressions && isOperandExpected:
        skipRegularExpression()
      case UInt8(ascii: "0")...UInt8(ascii: "9"): number()
      case UInt8(ascii: "\""): string()
      case UInt8(ascii: "'"):
        if syntax.hasQuotedStrings { string() } else { skipCharacter() }
      case UInt8(ascii: "`"):
        if syntax.hasTemplates {
          read(StringForm(quote: byte, isTemplate: true), from: index + 1)
        } else {
          index += 1
        }
      case UInt8(ascii: "#") where syntax.hasHashStrings: hashString()
      case _ where Self.isWord(byte): word()
      default: punctuation(byte)
      }
    }
  }

  private func peek(_ distance: Int) -> UInt8 {
    index + distance < end ? bytes[index + distance] : 0
  }

  private mutating func add(_ kind: CodeToken.Kind, _ start: Int, _ end: Int) {
    tokens.append(CodeToken(kind: kind, start: UInt32(start), end: UInt32(end)))
  }

  static func isWord(_ byte: UInt8) -> Bool {
    byte.isWordByte || byte == UInt8(ascii: "$")
  }

  private mutating func word() {
    let start = index
    while index < end, Self.isWord(bytes[index]) { index += 1 }
    add(.word, start, index)
  }

  private mutating func number() {
    let start = index
    while index < end {
      let byte = bytes[index]
      let isFraction = byte == UInt8(ascii: ".") && (0x30...0x39).contains(peek(1))
      guard Self.isWord(byte) || isFraction else { break }
      index += 1
      // The sign of an exponent, which hexadecimal numbers don't have.
      if byte | 0x20 == UInt8(ascii: "e"),
        [UInt8(ascii: "-"), UInt8(ascii: "+")].contains(peek(0)),
        (0x30...0x39).contains(peek(1)), bytes[min(start + 1, end - 1)] | 0x20 != 0x78
      {
        index += 1
      }
    }
    add(.number, start, index)
  }

  private mutating func punctuation(_ byte: UInt8) {
    add(.punctuation, index, index + 1)
    index += 1
    guard let last = open.indices.last else { return }
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: "{"), UInt8(ascii: "["): open[last].depth += 1
    case UInt8(ascii: ")"), UInt8(ascii: "}"), UInt8(ascii: "]"):
      open[last].depth -= 1
      if open[last].depth < 0 {
        // The end of the interpolation isn't a token of the code around it.
        tokens.removeLast()
        read(open.removeLast().string, from: index)
      }
    default: break
    }
  }

  // MARK: Comments

  private mutating func skipLine() {
    while index < end, bytes[index] != UInt8(ascii: "\n") { index += 1 }
  }

  private mutating func skipComment() {
    var depth = 0
    while index < end {
      if bytes[index] == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*"),
        depth == 0 || syntax.hasNestedComments
      {
        depth += 1
        index += 2
      } else if bytes[index] == UInt8(ascii: "*"), peek(1) == UInt8(ascii: "/") {
        depth -= 1
        index += 2
        if depth == 0 { return }
      } else {
        index += 1
      }
    }
  }

  // MARK: Strings

  private mutating func string() {
    let quote = bytes[index]
    let isTriple =
      syntax.hasTripleQuotes && quote == UInt8(ascii: "\"") && peek(1) == quote && peek(2) == quote
    let quotes = isTriple ? 3 : 1
    read(StringForm(quote: quote, quotes: quotes), from: index + quotes)
  }

  /// Reads a string with `#` before its quotes, or else the `#` alone.
  private mutating func hashString() {
    var hashes = 0
    while peek(hashes) == UInt8(ascii: "#") { hashes += 1 }
    guard peek(hashes) == UInt8(ascii: "\"") else {
      punctuation(bytes[index])
      return
    }
    index += hashes
    let isTriple = peek(1) == UInt8(ascii: "\"") && peek(2) == UInt8(ascii: "\"")
    let form = StringForm(
      quote: UInt8(ascii: "\""),
      quotes: isTriple ? 3 : 1,
      hashes: hashes
    )
    read(form, from: index + form.quotes)
  }

  /// Reads a string from its start or from the end of an interpolation, up to its end or the next
  /// interpolation.
  private mutating func read(_ string: StringForm, from start: Int) {
    let isContinued = start > 0 && bytes[start - 1] != string.quote
    index = start
    while index < end {
      let byte = bytes[index]
      if byte == string.quote, isEnd(of: string) {
        add(isContinued ? .stringPart : .string, start, index)
        index += string.quotes + string.hashes
        return
      }
      if byte == UInt8(ascii: "\n"), string.quotes == 1, !string.isTemplate { return }
      if let length = interpolation(in: string) {
        add(.stringPart, start, index)
        index += length
        guard open.count < Self.nestingLimit else { return }
        open.append((string, 0))
        return
      }
      let isEscape = byte == UInt8(ascii: "\\") && string.hashes == 0
      index += isEscape && !isRaw(string) ? 2 : 1
    }
    index = min(index, end)
  }

  private func isEnd(of string: StringForm) -> Bool {
    (0..<string.quotes).allSatisfy { peek($0) == string.quote }
      && (0..<string.hashes).allSatisfy { peek(string.quotes + $0) == UInt8(ascii: "#") }
  }

  /// Whether a backslash has no meaning, as in Kotlin's strings of several lines.
  private func isRaw(_ string: StringForm) -> Bool {
    syntax.interpolation == .dollar && string.quotes == 3
  }

  /// Returns the length of the characters that begin an interpolation here, if any.
  private func interpolation(in string: StringForm) -> Int? {
    switch syntax.interpolation {
    case .none: return nil
    case .backslash:
      guard bytes[index] == UInt8(ascii: "\\"),
        (0..<string.hashes).allSatisfy({ peek(1 + $0) == UInt8(ascii: "#") }),
        peek(1 + string.hashes) == UInt8(ascii: "(")
      else { return nil }
      return 2 + string.hashes
    case .dollar:
      let isPossible = string.isTemplate || !syntax.hasTemplates
      guard isPossible, bytes[index] == UInt8(ascii: "$"), peek(1) == UInt8(ascii: "{") else {
        return nil
      }
      return 2
    }
  }

  /// Skips a character in single quotes.
  private mutating func skipCharacter() {
    let limit = min(end, index + 12)
    var next = index + 1
    while next < limit, bytes[next] != UInt8(ascii: "\n") {
      if bytes[next] == UInt8(ascii: "'") {
        index = next + 1
        return
      }
      next += bytes[next] == UInt8(ascii: "\\") ? 2 : 1
    }
    index += 1
  }

  // MARK: Regular expressions

  /// Whether the previous token can't end an operand, so `/` isn't a division.
  private var isOperandExpected: Bool {
    guard let last = tokens.last else { return true }
    switch last.kind {
    case .number, .string, .stringPart: return false
    case .word:
      let word = bytes[last.range]
      return word.elementsEqual("return".utf8) || word.elementsEqual("case".utf8)
        || word.elementsEqual("typeof".utf8)
    case .punctuation:
      // In JSX, `</` closes an element.
      return !")]}<".utf8.contains(bytes[Int(last.start)])
    }
  }

  private mutating func skipRegularExpression() {
    var next = index + 1
    var isInClass = false
    while next < end, bytes[next] != UInt8(ascii: "\n") {
      switch bytes[next] {
      case UInt8(ascii: "\\"): next += 1
      case UInt8(ascii: "["): isInClass = true
      case UInt8(ascii: "]"): isInClass = false
      case UInt8(ascii: "/") where !isInClass:
        index = next + 1
        return
      default: break
      }
      next += 1
    }
    index += 1
  }
}
