import Foundation

/// Parsed JSON for comparing printed output with expectations. It's parsed by Foundation instead of
/// our own parser, so that errors in one can't hide errors in the other.
enum JSONValue: Hashable, Sendable {
  case null
  case boolean(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  init(parsing bytes: some Sequence<UInt8>) throws {
    self = try JSONDecoder().decode(JSONValue.self, from: Data(bytes))
  }

  subscript(name: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members[name]
  }

  /// The elements of an array, or none if this isn't an array.
  var elements: [JSONValue] {
    guard case .array(let elements) = self else { return [] }
    return elements
  }

  var string: String? {
    guard case .string(let text) = self else { return nil }
    return text
  }

  /// Whether this value contains all of `wanted`. Objects may have additional properties, and
  /// numbers are compared by value.
  func holds(_ wanted: JSONValue) -> Bool {
    switch (wanted, self) {
    case (.number(let wanted), .number(let found)):
      let difference = abs(wanted - found)
      return difference <= 1e-9 || difference <= 1e-9 * max(abs(wanted), abs(found))
    case (.array(let wanted), .array(let found)):
      return wanted.count == found.count && zip(wanted, found).allSatisfy { $1.holds($0) }
    case (.object(let wanted), .object(let found)):
      return wanted.allSatisfy { found[$0.key]?.holds($0.value) ?? false }
    default: return self == wanted
    }
  }
}

extension JSONValue: Decodable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let members = try? container.decode([String: JSONValue].self) {
      self = .object(members)
    } else if let elements = try? container.decode([JSONValue].self) {
      self = .array(elements)
    } else if let text = try? container.decode(String.self) {
      self = .string(text)
    } else if let flag = try? container.decode(Bool.self) {
      self = .boolean(flag)
    } else {
      self = .number(try container.decode(Double.self))
    }
  }
}

extension JSONValue: CustomStringConvertible {
  var description: String {
    switch self {
    case .null: "null"
    case .boolean(let flag): "\(flag)"
    case .number(let number): "\(number)"
    case .string(let text): "\"\(text)\""
    case .array(let elements):
      "[" + elements.map(\.description).joined(separator: ", ") + "]"
    case .object(let members):
      "{"
        + members.sorted { $0.key < $1.key }.map { "\"\($0.key)\": \($0.value)" }
        .joined(separator: ", ") + "}"
    }
  }
}
