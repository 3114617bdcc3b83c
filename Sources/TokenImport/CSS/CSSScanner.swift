import Diagnostics

/// Finds the custom properties in a style sheet (CSS Syntax 3, section 5; CSS Variables 1).
///
/// The scanner recognizes blocks, strings, comments, and parentheses, so nothing in them is
/// mistaken for a declaration. Everything except custom properties is skipped.
struct CSSScanner {
  private let file: SourceMap.FileID
  private let bytes: [UInt8]
  private var index = 0
  private var blocks: [Substring] = []
  private(set) var declarations: [CSSDeclaration] = []

  /// Returns the custom properties of a file in source order.
  ///
  /// If the number of properties exceeds the limit, the result contains one more than the limit.
  static func declarations(of file: ImportFile) -> [CSSDeclaration] {
    var scanner = CSSScanner(file: file.id, bytes: file.bytes)
    scanner.scan()
    return scanner.declarations
  }

  private init(file: SourceMap.FileID, bytes: [UInt8]) {
    self.file = file
    self.bytes = bytes
  }

  private mutating func scan() {
    var start = index
    var depth = 0
    while index < bytes.count, declarations.count <= ImportLimits.tokens {
      switch bytes[index] {
      case UInt8(ascii: "\\"):
        index += 2
        continue
      case UInt8(ascii: "/") where next == UInt8(ascii: "*"):
        let isFirst = bytes[start..<index].allSatisfy { $0 <= UInt8(ascii: " ") }
        skipComment()
        if isFirst { start = index }
        continue
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        skipString()
        continue
      case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"): depth = max(0, depth - 1)
      // Braces in the value of a custom property are part of the value.
      case UInt8(ascii: "{") where depth > 0 || isDeclaration(from: start): depth += 1
      case UInt8(ascii: "}") where depth > 0: depth -= 1
      case UInt8(ascii: ";") where depth == 0:
        declare(start..<index)
        start = index + 1
      case UInt8(ascii: "{"):
        blocks.append(text(start..<index)[...])
        start = index + 1
      case UInt8(ascii: "}"):
        declare(start..<index)
        _ = blocks.popLast()
        start = index + 1
      default: break
      }
      index += 1
    }
    // The end of the file closes all blocks.
    if !blocks.isEmpty { declare(min(start, bytes.count)..<bytes.count) }
  }

  /// Whether the text up to the index is the beginning of a custom property's declaration.
  private func isDeclaration(from start: Int) -> Bool {
    let text = bytes[start..<index].drop { $0 <= UInt8(ascii: " ") }
    return text.starts(with: [UInt8(ascii: "-"), UInt8(ascii: "-")])
      && text.contains(UInt8(ascii: ":"))
  }

  private var next: UInt8? { index + 1 < bytes.count ? bytes[index + 1] : nil }

  private mutating func skipComment() {
    index += 2
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "*"), next == UInt8(ascii: "/") {
        index += 2
        return
      }
      index += 1
    }
  }

  private mutating func skipString() {
    let quote = bytes[index]
    index += 1
    while index < bytes.count, bytes[index] != quote, bytes[index] != UInt8(ascii: "\n") {
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    index += 1
  }

  /// Records the declaration in a range, if it declares a custom property.
  private mutating func declare(_ range: Range<Int>) {
    var range = range
    let declaration = text(range)
    guard declaration.hasPrefix("--"), let colon = declaration.firstIndex(of: ":") else { return }
    var value = declaration[declaration.index(after: colon)...].trimmed
    if let mark = value.lastIndex(of: "!"),
      value[mark...].dropFirst().trimmed.lowercased() == "important"
    {
      value = String(value[..<mark]).trimmed
    }
    while range.lowerBound < range.upperBound, bytes[range.lowerBound] != UInt8(ascii: "-") {
      range = range.lowerBound + 1..<range.upperBound
    }
    declarations.append(
      CSSDeclaration(
        name: CSSDeclaration.name(declaration[..<colon]),
        value: value,
        span: Span(file: file, start: UInt32(range.lowerBound), end: UInt32(range.upperBound)),
        blocks: blocks
      )
    )
  }

  /// Returns the text in a range, trimmed and without comments.
  ///
  /// Outside of strings, each run of white space becomes one space.
  private func text(_ range: Range<Int>) -> String {
    var kept: [UInt8] = []
    var quote: UInt8?
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = bytes[index]
      index += 1
      if byte == UInt8(ascii: "\\"), index < range.upperBound {
        kept += [byte, bytes[index]]
        index += 1
      } else if quote != nil {
        if byte == quote || byte == UInt8(ascii: "\n") { quote = nil }
        kept.append(byte)
      } else if byte == UInt8(ascii: "/"), index < range.upperBound,
        bytes[index] == UInt8(ascii: "*")
      {
        index = endOfComment(from: index + 1, to: range.upperBound)
      } else if byte <= UInt8(ascii: " ") {
        if kept.last != UInt8(ascii: " ") { kept.append(UInt8(ascii: " ")) }
      } else {
        if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { quote = byte }
        kept.append(byte)
      }
    }
    return String(decoding: kept, as: UTF8.self).trimmed
  }

  private func endOfComment(from start: Int, to end: Int) -> Int {
    var index = start
    while index + 1 < end {
      if bytes[index] == UInt8(ascii: "*"), bytes[index + 1] == UInt8(ascii: "/") {
        return index + 2
      }
      index += 1
    }
    return end
  }
}
