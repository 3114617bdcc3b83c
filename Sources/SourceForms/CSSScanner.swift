package import Diagnostics

/// Finds the declarations in a style sheet (CSS Syntax 3, section 5; CSS Variables 1).
///
/// The scanner recognizes nested blocks, strings, comments, and parentheses, so nothing in them is
/// mistaken for a declaration. Any text has a result: the end of the file closes all blocks.
package struct CSSScanner {
  private let file: SourceMap.FileID
  private let bytes: [UInt8]
  private var index = 0
  private var blocks: [Substring] = []
  private var declarations: [CSSDeclaration] = []
  /// The number of custom properties that may follow.
  private var room: Int

  /// Returns the declarations of a file in source order.
  ///
  /// - Parameters:
  ///   - bytes: the file in UTF-8.
  ///   - file: the identifier for the locations.
  ///   - limit: the maximum number of custom properties.
  /// - Returns: the declarations. If there are too many custom properties, scanning stops at the
  ///   first one after the limit.
  package static func declarations(
    of bytes: [UInt8],
    file: SourceMap.FileID,
    limit: Int = .max - 1
  ) -> [CSSDeclaration] {
    var scanner = CSSScanner(file: file, bytes: bytes, room: limit + 1)
    scanner.scan()
    return scanner.declarations
  }

  private init(file: SourceMap.FileID, bytes: [UInt8], room: Int) {
    self.file = file
    self.bytes = bytes
    self.room = room
  }

  private mutating func scan() {
    var start = index
    var depth = 0
    while index < bytes.count, room > 0 {
      switch bytes[index] {
      case UInt8(ascii: "\\"):
        index += 2
        continue
      case UInt8(ascii: "/") where next == UInt8(ascii: "*"):
        let isFirst = bytes[start..<index].allSatisfy { $0 <= UInt8(ascii: " ") }
        index = endOfComment(from: index + 2, to: bytes.count)
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
    if room > 0 { declare(min(start, bytes.count)..<bytes.count) }
  }

  /// Whether the text up to the index is the beginning of a custom property's declaration.
  private func isDeclaration(from start: Int) -> Bool {
    let text = bytes[start..<index].drop { $0 <= UInt8(ascii: " ") }
    return text.starts(with: [UInt8(ascii: "-"), UInt8(ascii: "-")])
      && text.contains(UInt8(ascii: ":"))
  }

  private var next: UInt8? { index + 1 < bytes.count ? bytes[index + 1] : nil }

  private mutating func skipString() {
    let quote = bytes[index]
    index += 1
    while index < bytes.count, bytes[index] != quote, bytes[index] != UInt8(ascii: "\n") {
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    index += 1
  }

  /// Records the declaration in a range, if there is one.
  private mutating func declare(_ range: Range<Int>) {
    let declaration = text(range)
    guard let colon = declaration.firstIndex(of: ":"),
      let name = Self.name(declaration[..<colon].trimmed)
    else { return }
    var value = declaration[declaration.index(after: colon)...].trimmed
    var isImportant = false
    if let mark = value.lastIndex(of: "!"),
      value[mark...].dropFirst().trimmed.lowercased() == "important"
    {
      value = String(value[..<mark]).trimmed
      isImportant = true
    }
    let start = self.start(of: range)
    let new = CSSDeclaration(
      name: name,
      value: value,
      isImportant: isImportant,
      span: Span(file: file, start: UInt32(start), end: UInt32(range.upperBound)),
      blocks: blocks
    )
    declarations.append(new)
    if new.isCustomProperty { room -= 1 }
  }

  /// Returns the name of a property or variable; `nil` if the text isn't one.
  ///
  /// Decodes the escapes in the names of custom properties.
  private static func name(_ text: String) -> String? {
    if text.hasPrefix("--") { return CSSEscapes.removed(from: text) }
    let letters = text.hasPrefix("$") || text.hasPrefix("@") ? text.dropFirst() : text[...]
    guard let first = letters.utf8.first, !(UInt8(ascii: "0")...UInt8(ascii: "9") ~= first) else {
      return nil
    }
    return letters.utf8.allSatisfy { $0 >= 0x80 || $0.isWordByte } ? text : nil
  }

  /// Returns the start of a declaration without the white space and comments before it.
  private func start(of range: Range<Int>) -> Int {
    var index = range.lowerBound
    while index < range.upperBound {
      if bytes[index] == UInt8(ascii: "/"), index + 1 < range.upperBound {
        index = endOfComment(from: index + 2, to: range.upperBound)
      } else if bytes[index] <= UInt8(ascii: " ") {
        index += 1
      } else {
        break
      }
    }
    return index
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

extension UInt8 {
  /// Whether it's an ASCII letter, a digit, `-`, or `_`.
  fileprivate var isWordByte: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
