/// Parses XML documents such as Android resource files (XML 1.0, section 2).
///
/// Prefixes of names aren't resolved. Document type declarations and processing instructions are
/// skipped. Entities other than numeric ones and the five predefined by XML are kept as written.
/// Resource files need no more than this.
struct XMLParser {
  struct Failure: Error {
    let message: String
    let range: Range<Int>
    /// Whether the document is too large rather than invalid.
    var isLimit = false
  }

  private let bytes: [UInt8]
  private var index = 0
  private var open: [XMLElement] = []
  private var count = 0

  private static let nestingLimit = 256

  /// Parses a document.
  ///
  /// - Returns: the root element.
  /// - Throws: the first error.
  static func parse(_ bytes: [UInt8]) throws(Failure) -> XMLElement {
    var parser = XMLParser(bytes: bytes)
    return try parser.document()
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func document() throws(Failure) -> XMLElement {
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "<") else {
        text()
        continue
      }
      if let content = skip("<![CDATA[", until: "]]>") {
        append(String(decoding: bytes[content], as: UTF8.self))
        continue
      }
      // A comment, a processing instruction, or a document type declaration.
      let other = skip("<!--", until: "-->") ?? skip("<?", until: "?>") ?? skip("<!", until: ">")
      if other != nil { continue }
      if let root = try tag() { return root }
    }
    guard let element = open.last else {
      throw Failure(message: "there is no element", range: 0..<0)
    }
    throw Failure(message: "`<\(element.name)>` is not closed", range: element.range)
  }

  private mutating func text() {
    let start = index
    while index < bytes.count, bytes[index] != UInt8(ascii: "<") { index += 1 }
    append(Self.decoded(bytes[start..<index]))
  }

  private mutating func append(_ text: String) {
    if !open.isEmpty { open[open.count - 1].text += text }
  }

  private func stands(_ literal: StaticString) -> Bool {
    let end = index + literal.utf8CodeUnitCount
    guard end <= bytes.count else { return false }
    return literal.withUTF8Buffer { bytes[index..<end].elementsEqual($0) }
  }

  /// Skips `literal`, and returns whether it was there.
  private mutating func take(_ literal: StaticString) -> Bool {
    guard stands(literal) else { return false }
    index += literal.utf8CodeUnitCount
    return true
  }

  /// Skips text that begins with `start`, up to and including `end`, and returns the range between
  /// them; `nil` if there is no such text.
  private mutating func skip(_ start: StaticString, until end: StaticString) -> Range<Int>? {
    guard take(start) else { return nil }
    let contentStart = index
    while index < bytes.count, !stands(end) { index += 1 }
    defer { index = min(bytes.count, index + end.utf8CodeUnitCount) }
    return contentStart..<index
  }

  // MARK: Tags

  /// Parses a tag.
  ///
  /// Returns the root element if the tag ends it.
  private mutating func tag() throws(Failure) -> XMLElement? {
    let start = index
    index += 1
    let isEnd = take("/")
    let name = name()
    guard !name.isEmpty else {
      throw Failure(message: "`<` doesn't begin a tag", range: start..<start + 1)
    }
    var attributes: [String: String] = [:]
    while let attribute = try attribute() { attributes[attribute.name] = attribute.value }
    let isEmpty = take("/")
    guard take(">") else {
      throw Failure(message: "the tag `\(name)` is not closed", range: start..<index)
    }
    if isEnd {
      guard let element = open.popLast(), element.name == name else {
        throw Failure(message: "`</\(name)>` has no start tag", range: start..<index)
      }
      return close(element)
    }
    count += 1
    guard count <= ImportLimits.tokens else {
      throw Failure(message: "there are too many elements", range: start..<index, isLimit: true)
    }
    let element = XMLElement(name: name, attributes: attributes, range: start..<index)
    if isEmpty { return close(element) }
    guard open.count < Self.nestingLimit else {
      throw Failure(message: "elements are nested too deeply", range: start..<index)
    }
    open.append(element)
    return nil
  }

  private mutating func close(_ element: XMLElement) -> XMLElement? {
    guard !open.isEmpty else { return element }
    open[open.count - 1].children.append(element)
    return nil
  }

  private mutating func attribute() throws(Failure) -> (name: String, value: String)? {
    skipSpaces()
    let start = index
    let name = name()
    guard !name.isEmpty else { return nil }
    skipSpaces()
    guard take("=") else {
      throw Failure(message: "`\(name)` has no value", range: start..<index)
    }
    skipSpaces()
    guard index < bytes.count, [UInt8(ascii: "\""), UInt8(ascii: "'")].contains(bytes[index])
    else {
      throw Failure(message: "the value of `\(name)` is not quoted", range: start..<index)
    }
    let quote = bytes[index]
    index += 1
    let valueStart = index
    while index < bytes.count, bytes[index] != quote { index += 1 }
    guard index < bytes.count else {
      throw Failure(message: "the value of `\(name)` isn't terminated", range: start..<valueStart)
    }
    let value = Self.decoded(bytes[valueStart..<index])
    index += 1
    return (name, value)
  }

  private mutating func name() -> String {
    let name = bytes[index...].prefix { $0 > 0x20 && !"=></\"'".utf8.contains($0) }
    index = name.endIndex
    return String(decoding: name, as: UTF8.self)
  }

  private mutating func skipSpaces() {
    while index < bytes.count, bytes[index] <= 0x20 { index += 1 }
  }

  // MARK: Entities

  private static func decoded(_ bytes: ArraySlice<UInt8>) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.contains("&") else { return text }
    var result = ""
    var rest = text[...]
    while let letter = rest.first {
      if letter == "&", let end = rest.firstIndex(of: ";"),
        let character = character(rest[..<end].dropFirst())
      {
        result.append(character)
        rest = rest[rest.index(after: end)...]
      } else {
        result.append(letter)
        rest = rest.dropFirst()
      }
    }
    return result
  }

  private static let entities: [String: Character] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'",
  ]

  /// Returns the character for an entity; `nil` if the entity is unknown.
  private static func character(_ name: Substring) -> Character? {
    guard name.first == "#" else { return entities[String(name)] }
    let digits = name.dropFirst()
    let number =
      digits.first == "x" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits, radix: 10)
    return number.flatMap(Unicode.Scalar.init).map(Character.init)
  }
}
