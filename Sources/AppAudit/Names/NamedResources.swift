/// The custom properties and resources that a file refers to and declares by name.
struct NamedResources: Sendable {
  /// A reference, such as `--color-link` or `@color/link`.
  struct Reference: Sendable {
    let name: String
    let range: Range<Int>
  }

  private(set) var references: [Reference] = []
  /// The names of declared custom properties, and of resources without their type.
  private(set) var declarations: Set<String> = []

  init() {}

  /// Finds the names in a file.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  init(_ bytes: UnsafeBufferPointer<UInt8>, _ language: AuditLanguage) {
    switch language {
    case .styleSheet, .markup, .script: customProperties(bytes)
    case .androidXML: resources(bytes)
    case .kotlin, .java: codeResources(bytes)
    case .swift, .objectiveC, .interfaceBuilder, .colorSet: break
    }
  }

  /// Finds names that begin with `--`.
  private mutating func customProperties(_ bytes: UnsafeBufferPointer<UInt8>) {
    var index = 0
    while index + 2 < bytes.count {
      guard bytes[index] == UInt8(ascii: "-"), bytes[index + 1] == UInt8(ascii: "-"),
        index == 0 || !Self.isName(bytes[index - 1])
      else {
        index += 1
        continue
      }
      let start = index
      while index < bytes.count, Self.isName(bytes[index]) { index += 1 }
      guard index - start > 2 else { continue }
      let name = String(decoding: bytes[start..<index], as: UTF8.self)
      let isUsed = start >= 4 && bytes[(start - 4)..<start].elementsEqual("var(".utf8)
      // Names in strings are set by scripts.
      if isUsed {
        references.append(Reference(name: name, range: start..<index))
      } else {
        declarations.insert(name)
      }
    }
  }

  /// Finds references such as `@color/link`, and the names that elements have.
  private mutating func resources(_ bytes: UnsafeBufferPointer<UInt8>) {
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "@") {
        let start = index
        index += 1
        while index < bytes.count, Self.isName(bytes[index]) || bytes[index] == UInt8(ascii: "/") {
          index += 1
        }
        let name = String(decoding: bytes[start..<index], as: UTF8.self)
        if Self.types.contains(where: { name.hasPrefix("@\($0)/") }) {
          references.append(Reference(name: name, range: start..<index))
        }
      } else if bytes[index] == UInt8(ascii: "n"), index > 0, bytes[index - 1] <= 0x20,
        index + 6 < bytes.count, bytes[index..<(index + 6)].elementsEqual("name=\"".utf8)
      {
        index += 6
        let start = index
        while index < bytes.count, bytes[index] != UInt8(ascii: "\"") { index += 1 }
        declarations.insert(String(decoding: bytes[start..<index], as: UTF8.self))
      } else {
        index += 1
      }
    }
  }

  /// Finds references such as `R.color.link`.
  private mutating func codeResources(_ bytes: UnsafeBufferPointer<UInt8>) {
    var index = 0
    while index + 4 < bytes.count {
      guard bytes[index] == UInt8(ascii: "R"), bytes[index + 1] == UInt8(ascii: "."),
        index == 0 || !Self.isName(bytes[index - 1])
      else {
        index += 1
        continue
      }
      let start = index
      index += 2
      while index < bytes.count, Self.isName(bytes[index]) || bytes[index] == UInt8(ascii: ".") {
        index += 1
      }
      let parts = String(decoding: bytes[(start + 2)..<index], as: UTF8.self)
        .split(separator: ".", maxSplits: 1)
      if parts.count == 2, Self.types.contains(String(parts[0])), bytes[max(0, start - 1)] != 0x2E {
        references.append(Reference(name: "@\(parts[0])/\(parts[1])", range: start..<index))
      }
    }
  }

  private static let types = ["color", "dimen", "style"]

  private static func isName(_ byte: UInt8) -> Bool {
    byte.isWordByte || byte == UInt8(ascii: "-")
  }
}
