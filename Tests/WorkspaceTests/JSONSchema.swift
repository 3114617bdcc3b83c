import Foundation

/// The part of JSON Schema that our own schemas use; any other keyword is a mistake of the schema.
struct JSONSchema {
  private let root: [String: Any]

  init(contentsOf url: URL) throws {
    let value = try JSONSerialization.jsonObject(with: Data(contentsOf: url))
    root = value as? [String: Any] ?? [:]
  }

  /// Whether `json`, a text, is what the schema describes.
  func accepts(_ json: String) throws -> Bool {
    let value = try JSONSerialization.jsonObject(with: Data(json.utf8), options: .fragmentsAllowed)
    return accepts(value, root)
  }

  /// The names of the members that the schema has at a path such as `outputs/items`.
  func properties(at path: String) -> Set<String> {
    var schema = root
    for part in path.split(separator: "/").map(String.init) {
      let properties = schema["properties"] as? [String: Any] ?? [:]
      schema = (properties[part] ?? schema[part]) as? [String: Any] ?? [:]
    }
    return Set((schema["properties"] as? [String: Any] ?? [:]).keys)
  }

  private func accepts(_ value: Any, _ schema: [String: Any]) -> Bool {
    schema.allSatisfy { keyword, argument in
      switch keyword {
      case "$schema", "$defs", "title", "description": true
      case "$ref": accepts(value, definition(argument))
      case "type": type(of: value) == argument as? String
      case "minLength": (value as? String).map { $0.count >= count(argument) } ?? true
      case "minItems": (value as? [Any]).map { $0.count >= count(argument) } ?? true
      case "minProperties": (value as? [String: Any]).map { $0.count >= count(argument) } ?? true
      case "items":
        (value as? [Any])?.allSatisfy { accepts($0, argument as? [String: Any] ?? [:]) } ?? true
      case "oneOf":
        (argument as? [[String: Any]])?.count { accepts(value, $0) } == 1
      case "required":
        (value as? [String: Any]).map { members in
          (argument as? [String] ?? []).allSatisfy { members[$0] != nil }
        } ?? true
      case "properties":
        (value as? [String: Any])?.allSatisfy { name, member in
          (argument as? [String: Any])?[name].map { accepts(member, $0 as? [String: Any] ?? [:]) }
            ?? true
        } ?? true
      case "additionalProperties": acceptsRest(of: value, argument, schema)
      default: false
      }
    }
  }

  private func acceptsRest(of value: Any, _ argument: Any, _ schema: [String: Any]) -> Bool {
    guard let members = value as? [String: Any] else { return true }
    let known = schema["properties"] as? [String: Any] ?? [:]
    let rest = members.filter { known[$0.key] == nil }
    if let schema = argument as? [String: Any] {
      return rest.values.allSatisfy { accepts($0, schema) }
    }
    return rest.isEmpty
  }

  private func definition(_ reference: Any) -> [String: Any] {
    let name = (reference as? String ?? "").split(separator: "/").last.map(String.init) ?? ""
    return (root["$defs"] as? [String: Any])?[name] as? [String: Any] ?? [:]
  }

  private func count(_ value: Any) -> Int { value as? Int ?? 0 }

  private func type(of value: Any) -> String {
    switch value {
    case is [String: Any]: "object"
    case is [Any]: "array"
    case is String: "string"
    case is NSNull: "null"
    default: "number or boolean"
    }
  }
}
