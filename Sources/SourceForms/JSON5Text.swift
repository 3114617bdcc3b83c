package import JSONSyntax

/// Converts JSON5 and JSON with comments to JSON (json5.org, RFC 8259).
///
/// Only lexical elements are checked, not their order. Syntax errors are found when the converted
/// text is parsed.
package struct JSON5Text {
  private let source: UnsafeBufferPointer<UInt8>
  private var index = 0
  private var text = RewrittenText()

  private init(_ source: UnsafeBufferPointer<UInt8>) { self.source = source }

  /// Whether files with this name can contain JSON5.
  package static func isExtension(of path: String) -> Bool {
    path.hasSuffix(".json5") || path.hasSuffix(".jsonc")
  }

  /// Converts JSON5 to JSON; `nil` if a string, number, or name isn't valid in JSON5.
  package static func json(_ bytes: [UInt8]) -> RewrittenText? {
    bytes.withUnsafeBufferPointer { source in
      var writer = JSON5Text(source)
      // The UTF-8 byte order mark isn't part of the text.
      if source.starts(with: [0xEF, 0xBB, 0xBF]) { writer.index = 3 }
      return writer.write() ? writer.text : nil
    }
  }

  /// Returns the comments in a part of a JSON5 text, which must not begin inside a comment.
  package static func comments(in bytes: [UInt8], _ part: Range<Int>) -> [Range<Int>] {
    bytes.withUnsafeBufferPointer { source in
      var reader = JSON5Text(UnsafeBufferPointer(rebasing: source[part]))
      var comments: [Range<Int>] = []
      while reader.index < part.count {
        let start = reader.index
        switch reader.source[start] {
        case UInt8(ascii: "/"):
          guard reader.skipComment() else { return comments }
          comments.append(part.lowerBound + start..<part.lowerBound + reader.index)
        case UInt8(ascii: "\""), UInt8(ascii: "'"):
          guard reader.writeString(quote: reader.source[start]) else { return comments }
        default: reader.index += 1
        }
      }
      return comments
    }
  }

  private mutating func write() -> Bool {
    while index < source.count {
      let byte = source[index]
      if byte.isSpaceOrLineEnd {
        copy(from: index, to: index + 1)
      } else if byte == UInt8(ascii: "/") {
        guard skipComment() else { return false }
      } else if byte == UInt8(ascii: ","), isBeforeClosing {
        index += 1
      } else {
        guard writeWord(byte) else { return false }
      }
    }
    return true
  }

  /// Whether the comma at the index is a trailing comma, followed by a closing bracket.
  private var isBeforeClosing: Bool {
    var ahead = self
    ahead.index += 1
    while ahead.index < source.count {
      let byte = source[ahead.index]
      if byte.isSpaceOrLineEnd {
        ahead.index += 1
      } else if byte == UInt8(ascii: "/") {
        guard ahead.skipComment() else { return false }
      } else {
        return byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]")
      }
    }
    return false
  }

  private mutating func copy(from start: Int, to end: Int) {
    text.copy(UInt32(start)..<UInt32(end), of: source)
    index = end
  }

  private mutating func skipComment() -> Bool {
    guard index + 1 < source.count else { return false }
    if source[index + 1] == UInt8(ascii: "/") {
      while index < source.count, !source[index].isLineEnd { index += 1 }
      return true
    }
    guard source[index + 1] == UInt8(ascii: "*") else { return false }
    index += 2
    while index + 1 < source.count {
      if source[index] == UInt8(ascii: "*"), source[index + 1] == UInt8(ascii: "/") {
        index += 2
        return true
      }
      index += 1
    }
    return false
  }

  private mutating func writeWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "["), UInt8(ascii: "]"),
      UInt8(ascii: ":"), UInt8(ascii: ","):
      copy(from: index, to: index + 1)
      return true
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return writeString(quote: byte)
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"),
      UInt8(ascii: "."):
      return writeNumber()
    default: return writeName()
    }
  }

  // MARK: Strings

  private mutating func writeString(quote: UInt8) -> Bool {
    let start = index
    var content: [UInt8] = []
    var isJSON = quote == UInt8(ascii: "\"")
    index += 1
    while index < source.count, source[index] != quote {
      let byte = source[index]
      if byte.isLineEnd { return false }
      if byte == UInt8(ascii: "\\") {
        guard let length = escape(into: &content, &isJSON) else { return false }
        index += length
      } else {
        if byte == UInt8(ascii: "\"") { content.append(UInt8(ascii: "\\")) }
        content.append(byte)
        index += 1
      }
    }
    guard index < source.count else { return false }
    index += 1
    if isJSON {
      copy(from: start, to: index)
    } else {
      let string = "\"" + String(decoding: content, as: UTF8.self) + "\""
      text.append(string, for: UInt32(start)..<UInt32(index))
    }
    return true
  }

  /// Parses an escape and returns its length; `nil` if it's invalid.
  private func escape(into content: inout [UInt8], _ isJSON: inout Bool) -> Int? {
    guard index + 1 < source.count else { return nil }
    let byte = source[index + 1]
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"), UInt8(ascii: "u"):
      content += [UInt8(ascii: "\\"), byte]
      return 2
    default: isJSON = false
    }
    switch byte {
    case UInt8(ascii: "\n"): return 2
    case UInt8(ascii: "\r"):
      return index + 2 < source.count && source[index + 2] == UInt8(ascii: "\n") ? 3 : 2
    case UInt8(ascii: "x"):
      guard index + 3 < source.count else { return nil }
      let digits = [source[index + 2], source[index + 3]]
      guard digits.allSatisfy({ $0.hexadecimalValue != nil }) else { return nil }
      content += Array("\\u00".utf8) + digits
      return 4
    case UInt8(ascii: "v"), UInt8(ascii: "0"):
      content += Array(byte == UInt8(ascii: "0") ? "\\u0000".utf8 : "\\u000B".utf8)
      return 2
    case UInt8(ascii: "1")...UInt8(ascii: "9"): return nil
    default:
      // Any other escaped character represents itself.
      content.append(byte)
      return 2
    }
  }

  // MARK: Numbers and names

  private mutating func writeNumber() -> Bool {
    let start = index
    while index < source.count, source[index].isNumberOrName { index += 1 }
    let written = String(decoding: source[start..<index], as: UTF8.self)
    guard let number = Self.number(written) else { return false }
    if number == written {
      copy(from: start, to: index)
    } else {
      text.append(number, for: UInt32(start)..<UInt32(index))
    }
    return true
  }

  /// Converts a JSON5 number to JSON; `nil` if it's invalid or JSON can't represent it.
  private static func number(_ text: String) -> String? {
    var digits = text[...]
    if digits.first == "+" { digits.removeFirst() }
    let isNegative = digits.first == "-"
    if isNegative { digits.removeFirst() }
    let sign = isNegative ? "-" : ""
    if digits.hasPrefix("0x") || digits.hasPrefix("0X") {
      return UInt64(digits.dropFirst(2), radix: 16).map { "\(sign)\($0)" }
    }
    guard digits.first?.isNumber == true || digits.first == ".", Double(digits) != nil else {
      return nil
    }
    var number = String(digits)
    if number.hasPrefix(".") { number = "0" + number }
    if let point = number.firstIndex(of: "."),
      number[point...].dropFirst().first?.isNumber != true
    {
      number.remove(at: point)
    }
    return sign + number
  }

  private mutating func writeName() -> Bool {
    let start = index
    while index < source.count, source[index].isNumberOrName || source[index] >= 0x80 { index += 1 }
    guard index > start else { return false }
    let name = String(decoding: source[start..<index], as: UTF8.self)
    if ["true", "false", "null"].contains(name), !isBeforeColon {
      copy(from: start, to: index)
    } else {
      guard isBeforeColon, name.allSatisfy({ $0.isLetter || $0.isNumber || "_$".contains($0) })
      else {
        return false
      }
      text.append("\"\(name)\"", for: UInt32(start)..<UInt32(index))
    }
    return true
  }

  /// Whether a colon follows, which makes the preceding word a name.
  private var isBeforeColon: Bool {
    source[index...].first { !$0.isSpaceOrLineEnd } == UInt8(ascii: ":")
  }
}

extension UInt8 {
  fileprivate var isLineEnd: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }

  fileprivate var isSpaceOrLineEnd: Bool {
    isJSONSpace || self == 0x0B || self == 0x0C
  }

  fileprivate var isNumberOrName: Bool {
    let folded = self | 0x20
    return folded >= UInt8(ascii: "a") && folded <= UInt8(ascii: "z")
      || self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9")
      || self == UInt8(ascii: "_") || self == UInt8(ascii: "$") || self == UInt8(ascii: ".")
      || self == UInt8(ascii: "+") || self == UInt8(ascii: "-")
  }
}
