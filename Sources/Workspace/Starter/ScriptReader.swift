internal import JSONSyntax

/// Reads object literals in JavaScript and TypeScript without running the program.
///
/// Constants, spread elements, and the enumerations of Style Dictionary are replaced with their
/// values. An unknown part of a string becomes `*`. Anything else is kept as text:
/// `{ "$script": "token => token.type === 'color'" }`.
struct ScriptReader {
  let text: [UInt8]
  var index = 0
  private var json = JSONWriter()
  private var depth = 0
  /// The number of values read, which spread elements could make very large.
  private var count = 0
  /// The offsets of the values of constants; `nil` for several constants of the same name.
  private var constants: [String: Int?] = [:]
  /// The expressions of constants such as `css` in `const { css } = transformGroups`.
  private var members: [String: String] = [:]

  private static let depthLimit = 64
  private static let countLimit = 20_000
  /// The length of the text that is kept of an expression.
  private static let textLimit = 400

  init(_ text: [UInt8]) {
    self.text = text
    readConstants()
    index = 0
  }

  /// Returns the outermost object literals with a property `name`, as JSON.
  ///
  /// A name that is repeated, as by a spread element, is repeated in the JSON.
  func objects(with name: String) -> [[UInt8]] {
    var scan = self
    return scan.starts(of: name).map { start in
      var reader = self
      reader.index = start
      reader.readObject()
      return reader.json.bytes
    }
  }

  /// Returns the offsets of the braces around properties with a name, except for those inside
  /// others.
  private mutating func starts(of name: String) -> [Int] {
    var open: [Int] = []
    var found: [Int] = []
    var last = 0..<0
    while let byte = peek() {
      let start = index
      defer { last = start..<index }
      if byte.isOpener {
        // Names that are imported or declared have no values here.
        open.append(["import", "const", "export", "type"].contains(string(last)) ? -1 : index)
        index += 1
      } else if byte.isCloser {
        open.removeLast(open.isEmpty ? 0 : 1)
        index += 1
      } else {
        skipElement()
        guard let brace = open.last, brace >= 0, text[brace] == UInt8(ascii: "{"),
          isName(start..<index, name),
          let next = peek(),
          [UInt8(ascii: ":"), UInt8(ascii: ","), UInt8(ascii: "}")].contains(next),
          !found.contains(where: open.contains)
        else { continue }
        found.append(brace)
      }
    }
    return found
  }

  private func isName(_ range: Range<Int>, _ name: String) -> Bool {
    string(range) == name || quoted(range) == name
  }

  // MARK: Constants

  private mutating func readConstants() {
    while peek() != nil {
      let start = index
      skipElement()
      guard string(start..<index) == "const", let byte = peek() else { continue }
      if byte == UInt8(ascii: "{") {
        readMembers()
      } else {
        let name = element()
        while let byte = peek(), byte != UInt8(ascii: "="), byte != UInt8(ascii: ";") {
          skipElement()
        }
        guard peek() == UInt8(ascii: "=") else { continue }
        index += 1
        constants[name] = constants[name] == nil ? .some(index) : .some(nil)
      }
    }
  }

  /// Reads constants such as those in `const { css, js: web } = transformGroups`.
  private mutating func readMembers() {
    var names: [(name: String, constant: String)] = []
    index += 1
    while let byte = peek(), byte != UInt8(ascii: "}") {
      let start = index
      let name = element()
      if peek() == UInt8(ascii: ":") {
        index += 1
        names.append((name, element()))
      } else {
        names.append((name, name))
      }
      skipExpression()
      if peek() == UInt8(ascii: ",") || index == start { index += 1 }
    }
    index = min(index + 1, text.count)
    guard peek() == UInt8(ascii: "=") else { return }
    index += 1
    let owner = string(expression())
    for (name, constant) in names { members[constant] = "\(owner).\(name)" }
  }

  private mutating func element() -> String {
    skipSpace()
    let start = index
    skipElement()
    return string(start..<index)
  }

  private func constant(_ part: Range<Int>) -> Int? { constants[string(part)] ?? nil }

  // MARK: Values

  private mutating func readValue() {
    let range = expression()
    let end = index
    defer { index = end }
    let parts = parts(of: range)
    count += 1
    guard let first = parts.first, depth < Self.depthLimit, count < Self.countLimit else {
      return keep(range)
    }
    depth += 1
    defer { depth -= 1 }
    let written = string(first.lowerBound..<(parts.last ?? first).upperBound)
    if parts.count == 1, let offset = constant(first) {
      index = offset
      readValue()
    } else if parts.count == 1, text[first.lowerBound] == UInt8(ascii: "{") {
      index = first.lowerBound
      readObject()
    } else if parts.count == 1, text[first.lowerBound] == UInt8(ascii: "[") {
      index = first.lowerBound
      readArray()
    } else if let string = string(of: parts[...]) {
      json.string(string)
    } else if ["true", "false", "null"].contains(written) || written.isPlainNumber {
      json.verbatim(written.utf8)
    } else {
      keep(range)
    }
  }

  private mutating func keep(_ range: Range<Int>) {
    let text = string(range.prefix(Self.textLimit))
    json.object { $0.member("$script", text) }
  }

  private mutating func readObject() {
    json.beginObject()
    index += 1
    readProperties()
    json.endObject()
  }

  private mutating func readProperties() {
    while let byte = peek(), byte != UInt8(ascii: "}") {
      let start = index
      if isSpread {
        index += 3
        readSpread(UInt8(ascii: "{")) { $0.readProperties() }
      } else {
        readProperty()
      }
      if peek() == UInt8(ascii: ",") || index == start { index += 1 }
    }
    index = min(index + 1, text.count)
  }

  private mutating func readProperty() {
    let start = index
    skipPart()
    let word = start..<index
    let key = parts(of: start + 1..<max(start + 1, index - 1))
    let isComputed = text[start] == UInt8(ascii: "[")
    let name = isComputed ? string(of: key[...]) : quoted(word) ?? string(word)
    guard let name else { return skipExpression() }
    switch peek() {
    case UInt8(ascii: ":"):
      index += 1
      json.name(name)
      readValue()
    case UInt8(ascii: ","), UInt8(ascii: "}"):
      index = start
      json.name(name)
      readValue()
    case UInt8(ascii: "("):
      // A method.
      skipExpression()
      json.name(name)
      keep(start..<index)
    default: skipExpression()
    }
  }

  private mutating func readArray() {
    json.beginArray()
    index += 1
    readElements()
    json.endArray()
  }

  private mutating func readElements() {
    while let byte = peek(), byte != UInt8(ascii: "]") {
      let start = index
      if isSpread {
        index += 3
        readSpread(UInt8(ascii: "[")) { $0.readElements() }
      } else {
        readValue()
      }
      if peek() == UInt8(ascii: ",") || index == start { index += 1 }
    }
    index = min(index + 1, text.count)
  }

  private var isSpread: Bool { text[index...].starts(with: "...".utf8) }

  /// Reads the content of an object or array that is a constant into the current one.
  ///
  /// In an array, an element marks content that isn't known.
  private mutating func readSpread(_ bracket: UInt8, _ read: (inout ScriptReader) -> Void) {
    let range = expression()
    let end = index
    defer { index = end }
    var parts = parts(of: range)
    count += 1
    if parts.count == 1, let offset = constant(parts[0]) {
      index = offset
      parts = self.parts(of: expression())
    }
    if parts.count == 1, text[parts[0].lowerBound] == bracket, depth < Self.depthLimit,
      count < Self.countLimit
    {
      depth += 1
      index = parts[0].lowerBound + 1
      read(&self)
      depth -= 1
    } else if bracket == UInt8(ascii: "[") {
      keep(range)
    }
  }

  // MARK: Strings

  /// Returns the value of an expression that is a string; `nil` for any other expression.
  private func string(of parts: ArraySlice<Range<Int>>, depth: Int = 0) -> String? {
    guard let first = parts.first, let last = parts.last, depth < Self.depthLimit else {
      return nil
    }
    let terms = parts.split { string($0) == "+" }
    if terms.count > 1 { return joined(terms, "", depth) }
    if parts.count == 1 {
      if let content = quoted(first) { return content }
      if text[first.lowerBound] == UInt8(ascii: "`") { return template(first, depth) }
      let name = string(first)
      if let member = members[name] { return Self.enumerator(member) }
      guard let offset = constant(first) else { return name == "__dirname" ? "." : nil }
      var reader = self
      reader.index = offset
      return string(of: self.parts(of: reader.expression())[...], depth: depth + 1)
    }
    let function = parts.dropLast().map { string($0) }.joined()
    if text[last.lowerBound] == UInt8(ascii: "(") {
      if function == "process.cwd" { return "." }
      let names = ["path.join", "path.resolve", "join", "resolve"]
      guard names.contains(function) else { return nil }
      let arguments = self.parts(of: last.lowerBound + 1..<last.upperBound - 1)
      return joined(arguments.split { string($0) == "," }, "/", depth)
    }
    let name = function + string(last)
    return name == "import.meta.dirname" ? "." : Self.enumerator(name)
  }

  /// Joins strings, of which at least one is known.
  private func joined(
    _ terms: [ArraySlice<Range<Int>>],
    _ separator: String,
    _ depth: Int
  ) -> String? {
    let strings = terms.map { string(of: $0, depth: depth + 1) }
    guard strings.contains(where: { $0 != nil }) else { return nil }
    return strings.map { $0 ?? "*" }.joined(separator: separator)
  }

  /// Returns the content of a template literal.
  private func template(_ range: Range<Int>, _ depth: Int) -> String {
    var content: [UInt8] = []
    var scan = self
    scan.index = range.lowerBound + 1
    while scan.index < range.upperBound - 1 {
      let start = scan.index
      if text[start...].starts(with: "${".utf8) {
        scan.index += 1
        scan.skipPart()
        let inner = parts(of: start + 2..<max(start + 2, scan.index - 1))
        content += Array((string(of: inner[...], depth: depth + 1) ?? "*").utf8)
      } else {
        content.append(text[start])
        scan.index += 1
      }
    }
    return String(decoding: content, as: UTF8.self)
  }

  /// Returns the value of a member of Style Dictionary's enumerations, such as `size/pxToRem` for
  /// `transforms.sizePxToRem`.
  private static func enumerator(_ name: String) -> String? {
    let names = name.split(separator: ".")
    guard names.count > 1, let last = names.last else { return nil }
    let first = last.prefix { !$0.isUppercase }
    let rest = last.dropFirst(first.count)
    switch names[names.count - 2] {
    case "transformGroups":
      return last.map { $0.isUppercase ? "-\($0.lowercased())" : String($0) }.joined()
    case "formats", "transforms":
      return rest.isEmpty
        ? String(last) : "\(first)/\(rest.prefix(1).lowercased())\(rest.dropFirst())"
    default: return nil
    }
  }
}

extension String {
  fileprivate var isPlainNumber: Bool {
    let digits = hasPrefix("-") ? dropFirst() : self[...]
    return digits.first?.isNumber == true && digits.last?.isNumber == true
      && digits.allSatisfy { $0.isNumber || $0 == "." } && Double(digits) != nil
      && (digits.first != "0" || digits.count == 1 || digits.hasPrefix("0."))
  }
}
