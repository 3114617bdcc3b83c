/// Reads the tags of an XML document one after another, with their locations.
///
/// Any text has a result: a tag that isn't closed ends the document.
struct XMLTagScanner {
  struct Tag {
    let name: String
    let isEnd: Bool
    /// Whether the tag ends its own element.
    let isEmpty: Bool
    /// The UTF-8 range from `<` to `>`.
    let range: Range<Int>
    let attributes: [Attribute]

    /// Returns the attribute with a name.
    func attribute(_ name: String) -> Attribute? { attributes.first { $0.name == name } }

    /// Returns the value of the attribute with a name.
    subscript(name: String) -> String? { attribute(name)?.value }
  }

  struct Attribute {
    let name: String
    let value: String
    /// The UTF-8 range of the value, without quotes.
    let range: Range<Int>
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private var index: Int
  private let end: Int

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    index = 0
    end = bytes.count
  }

  /// The UTF-8 range of the text between the last tag and the next one.
  private(set) var text = 0..<0

  /// Returns the next tag, without comments, declarations, and character data.
  mutating func next() -> Tag? {
    let start = index
    while index < end {
      guard bytes[index] == UInt8(ascii: "<") else {
        index += 1
        continue
      }
      if skip("<!--", until: "-->") || skip("<![CDATA[", until: "]]>") || skip("<?", until: "?>")
        || skip("<!", until: ">")
      {
        continue
      }
      text = start..<index
      return tag()
    }
    return nil
  }

  /// Skips the content of an element that isn't markup, and returns the offset of its end tag.
  mutating func skip(toEndOf name: String) -> Int {
    let mark = Array("</\(name)".utf8)
    while index < end {
      if bytes[index] == UInt8(ascii: "<"), index + mark.count <= end,
        bytes[index..<(index + mark.count)].elementsEqual(mark)
      {
        return index
      }
      index += 1
    }
    return end
  }

  private func isAt(_ literal: StaticString) -> Bool {
    let count = literal.utf8CodeUnitCount
    guard index + count <= end else { return false }
    return literal.withUTF8Buffer { bytes[index..<(index + count)].elementsEqual($0) }
  }

  private mutating func skip(_ start: StaticString, until close: StaticString) -> Bool {
    guard isAt(start) else { return false }
    index += start.utf8CodeUnitCount
    while index < end, !isAt(close) { index += 1 }
    index = min(end, index + close.utf8CodeUnitCount)
    return true
  }

  private mutating func tag() -> Tag? {
    let start = index
    index += 1
    let isEnd = index < end && bytes[index] == UInt8(ascii: "/")
    if isEnd { index += 1 }
    let name = word()
    var attributes: [Attribute] = []
    while index < end, bytes[index] != UInt8(ascii: ">") {
      guard let attribute = attribute() else {
        // A slash or a stray character.
        if index < end, bytes[index] != UInt8(ascii: ">") { index += 1 }
        continue
      }
      attributes.append(attribute)
    }
    guard index < end else { return nil }
    let isEmpty = bytes[index - 1] == UInt8(ascii: "/")
    index += 1
    return Tag(
      name: name,
      isEnd: isEnd,
      isEmpty: isEmpty,
      range: start..<index,
      attributes: attributes
    )
  }

  private mutating func word() -> String {
    let start = index
    while index < end, bytes[index] > 0x20, !"=/><\"'".utf8.contains(bytes[index]) { index += 1 }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private mutating func attribute() -> Attribute? {
    skipSpaces()
    let name = word()
    guard !name.isEmpty else { return nil }
    skipSpaces()
    guard index < end, bytes[index] == UInt8(ascii: "=") else { return nil }
    index += 1
    skipSpaces()
    guard index < end, bytes[index] == UInt8(ascii: "\"") || bytes[index] == UInt8(ascii: "'")
    else { return nil }
    let quote = bytes[index]
    index += 1
    let start = index
    while index < end, bytes[index] != quote { index += 1 }
    guard index < end else { return nil }
    let value = String(decoding: bytes[start..<index], as: UTF8.self)
    index += 1
    return Attribute(name: name, value: value, range: start..<(index - 1))
  }

  private mutating func skipSpaces() {
    while index < end, bytes[index] <= 0x20 { index += 1 }
  }
}
