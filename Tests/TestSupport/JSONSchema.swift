package import Foundation

/// The subset of JSON Schema used by our schemas. An unknown keyword is reported.
package struct JSONSchema {
  private let root: [String: Any]

  /// Parses a schema.
  package init(_ data: Data) throws {
    root = try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
  }

  /// The violations in a document, as `pointer: violation`.
  package func findings(in document: Data) throws -> [String] {
    let value = try JSONSerialization.jsonObject(with: document, options: .fragmentsAllowed)
    return findings(value, against: root, at: "")
  }

  private func findings(_ value: Any, against schema: Any?, at pointer: String) -> [String] {
    if let flag = schema as? Bool { return flag ? [] : ["\(pointer): no value is allowed"] }
    guard let schema = schema as? [String: Any] else { return ["\(pointer): no schema"] }
    return schema.keys.sorted().flatMap { keyword in
      findings(value, keyword, schema, at: pointer)
    }
  }

  private func findings(
    _ value: Any,
    _ keyword: String,
    _ schema: [String: Any],
    at pointer: String
  ) -> [String] {
    let rule = schema[keyword]
    switch keyword {
    case "$schema", "$defs", "title", "description", "then", "else": return []
    case "$ref": return findings(value, against: definition(rule), at: pointer)
    case "type": return check(types(rule).contains { isType(value, $0) }, "type", rule, pointer)
    case "const": return check(isEqual(value, rule), "const", rule, pointer)
    case "enum": return check(list(rule).contains { isEqual(value, $0) }, "enum", rule, pointer)
    case "minimum": return check(compare(value, rule) { $0 >= $1 }, "minimum", rule, pointer)
    case "maximum": return check(compare(value, rule) { $0 <= $1 }, "maximum", rule, pointer)
    case "pattern": return check(matches(value, rule), "pattern", rule, pointer)
    case "minItems": return check(count(value) >= number(rule), "minItems", rule, pointer)
    case "minLength":
      let count = (value as? String)?.unicodeScalars.count ?? .max
      return check(Double(count) >= number(rule), "minLength", rule, pointer)
    case "minProperties":
      let count = (value as? [String: Any])?.count ?? .max
      return check(Double(count) >= number(rule), "minProperties", rule, pointer)
    case "maxItems": return check(count(value) <= number(rule), "maxItems", rule, pointer)
    case "uniqueItems": return check(isUnique(value), "uniqueItems", rule, pointer)
    case "anyOf", "oneOf":
      let fits = list(rule).contains { findings(value, against: $0, at: pointer).isEmpty }
      return check(fits, keyword, rule, pointer)
    case "allOf": return list(rule).flatMap { findings(value, against: $0, at: pointer) }
    case "if":
      let holds = findings(value, against: rule, at: pointer).isEmpty
      return schema[holds ? "then" : "else"].map { findings(value, against: $0, at: pointer) } ?? []
    case "items", "prefixItems": return itemFindings(value, schema, keyword, pointer)
    case "required", "properties", "additionalProperties":
      return memberFindings(value, schema, keyword, pointer)
    default: return ["\(pointer): the keyword `\(keyword)` is not known"]
    }
  }

  private func itemFindings(
    _ value: Any,
    _ schema: [String: Any],
    _ keyword: String,
    _ pointer: String
  ) -> [String] {
    guard let array = value as? [Any] else { return [] }
    let prefix = list(schema["prefixItems"])
    return array.enumerated().flatMap { index, element -> [String] in
      let isPrefix = index < prefix.count
      guard isPrefix == (keyword == "prefixItems") else { return [] }
      let rule: Any? = isPrefix ? prefix[index] : schema[keyword]
      return findings(element, against: rule, at: "\(pointer)/\(index)")
    }
  }

  private func memberFindings(
    _ value: Any,
    _ schema: [String: Any],
    _ keyword: String,
    _ pointer: String
  ) -> [String] {
    guard let object = value as? [String: Any] else { return [] }
    let properties = schema["properties"] as? [String: Any] ?? [:]
    switch keyword {
    case "required":
      return list(schema[keyword]).compactMap { $0 as? String }.filter { object[$0] == nil }
        .map { "\(pointer): `\($0)` is missing" }
    case "properties":
      return object.keys.sorted().flatMap { key in
        properties[key].map {
          findings(object[key] ?? NSNull(), against: $0, at: "\(pointer)/\(key)")
        }
          ?? []
      }
    default:
      return object.keys.sorted().filter { properties[$0] == nil }.flatMap { key in
        findings(object[key] ?? NSNull(), against: schema[keyword], at: "\(pointer)/\(key)")
      }
    }
  }

  // MARK: Keywords

  private func check(_ holds: Bool, _ keyword: String, _ rule: Any?, _ pointer: String) -> [String]
  {
    holds ? [] : ["\(pointer): \(keyword) \(rule.map { "\($0)" } ?? "")"]
  }

  private func definition(_ reference: Any?) -> Any? {
    guard let name = (reference as? String)?.split(separator: "/").last else { return nil }
    return (root["$defs"] as? [String: Any])?[String(name)]
  }

  private func list(_ rule: Any?) -> [Any] { rule as? [Any] ?? [] }
  private func number(_ rule: Any?) -> Double { (rule as? NSNumber)?.doubleValue ?? .nan }
  private func count(_ value: Any) -> Double { Double((value as? [Any])?.count ?? 0) }

  private func types(_ rule: Any?) -> [String] {
    (rule as? String).map { [$0] } ?? list(rule).compactMap { $0 as? String }
  }

  private func isBoolean(_ value: Any) -> Bool {
    (value as? NSNumber).map { String(cString: $0.objCType) == "c" } ?? (value is Bool)
  }

  private func isType(_ value: Any, _ type: String) -> Bool {
    switch type {
    case "object": value is [String: Any]
    case "array": value is [Any]
    case "string": value is String
    case "null": value is NSNull
    case "boolean": isBoolean(value)
    case "number": value is NSNumber && !isBoolean(value)
    case "integer":
      value is NSNumber && !isBoolean(value) && number(value).rounded() == number(value)
    default: false
    }
  }

  private func isEqual(_ value: Any, _ other: Any?) -> Bool {
    guard let value = value as? NSObject, let other = other as? NSObject else { return false }
    return value == other
  }

  private func compare(_ value: Any, _ rule: Any?, _ holds: (Double, Double) -> Bool) -> Bool {
    !(value is NSNumber) || holds(number(value), number(rule))
  }

  private func matches(_ value: Any, _ rule: Any?) -> Bool {
    guard let text = value as? String, let pattern = rule as? String else { return true }
    return text.range(of: pattern, options: .regularExpression) != nil
  }

  private func isUnique(_ value: Any) -> Bool {
    let elements = (value as? [Any] ?? []).map { "\($0)" }
    return Set(elements).count == elements.count
  }
}
