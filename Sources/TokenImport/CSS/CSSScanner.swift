import Diagnostics

/// Finds the custom properties of a style sheet (CSS Syntax 3, section 5; CSS Variables 1).
///
/// It reads blocks, strings, comments and parentheses, so that nothing in these is taken for a
/// declaration. Everything but custom properties is passed over.
struct CSSScanner {
  private let file: SourceMap.FileID
  private let bytes: [UInt8]
  private var index = 0
  private var blocks: [Substring] = []
  private(set) var declarations: [CSSDeclaration] = []

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
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "/") where next == UInt8(ascii: "*"):
        skipComment()
        continue
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        skipString()
        continue
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth = max(0, depth - 1)
      case UInt8(ascii: ";") where depth == 0:
        declare(start..<index)
        start = index + 1
      case UInt8(ascii: "{") where depth == 0:
        blocks.append(text(start..<index)[...])
        start = index + 1
      case UInt8(ascii: "}") where depth == 0:
        declare(start..<index)
        _ = blocks.popLast()
        start = index + 1
      default: break
      }
      index += 1
    }
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

  /// Notes the declaration in a range, if it is one of a custom property.
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

  /// A part of the text without comments and spaces at its ends; spaces in it become one.
  private func text(_ range: Range<Int>) -> String {
    var kept: [UInt8] = []
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = bytes[index]
      if byte == UInt8(ascii: "/"), index + 1 < range.upperBound,
        bytes[index + 1] == UInt8(ascii: "*")
      {
        index += 2
        while index + 1 < range.upperBound,
          bytes[index] != UInt8(ascii: "*") || bytes[index + 1] != UInt8(ascii: "/")
        {
          index += 1
        }
        index += 2
        continue
      }
      let isSpace = byte <= UInt8(ascii: " ")
      if !isSpace || kept.last != UInt8(ascii: " ") { kept.append(isSpace ? 0x20 : byte) }
      index += 1
    }
    return String(decoding: kept, as: UTF8.self).trimmed
  }
}
