import Foundation
import Testing
import TokenModel

/// The ranges in `templates/tokens.schema.json` equal those in the table, which readers apply at
/// run time.
@Suite struct `Ranges in the schema of tokens.json` {
  private let definitions: [String: Any]

  init() throws {
    let url = Workshop.repository.appending(path: "templates/tokens.schema.json")
    let document = try JSONSerialization.jsonObject(with: Data(contentsOf: url)) as? [String: Any]
    definitions = try #require(document?["$defs"] as? [String: Any])
  }

  @Test(arguments: [
    ("border/properties/width", ValueRole.borderWidth),
    ("dashes/properties/dashArray/items", .dash),
    ("transition/properties/duration", .duration), ("transition/properties/delay", .delay),
    ("shadow/items/properties/blur", .blur), ("shadow/items/properties/spread", .length),
    ("shadow/items/properties/offsetX", .length), ("shadow/items/properties/offsetY", .length),
    ("gradient/items/properties/position", .position),
    ("typography/properties/fontSize", .fontSize),
    ("typography/properties/fontWeight", .fontWeight),
    ("typography/properties/lineHeight", .lineHeight),
    ("typography/properties/letterSpacing", .length),
    ("numbers/prefixItems/0", .curveTime), ("numbers/prefixItems/1", .number),
    ("numbers/prefixItems/2", .curveTime), ("numbers/prefixItems/3", .number),
    ("point/properties/x", .length), ("size/properties/width", .length),
    ("rect/properties/height", .length), ("insets/properties/trailing", .length),
  ])
  func `a property has the range of its role`(_ path: String, _ role: ValueRole) throws {
    let bounds = try bounds(of: node(path))
    // Foundation parses large numbers as decimals, which loses the last digit.
    #expect(isClose(bounds.minimum, role.range.bounds.lowerBound))
    #expect(isClose(bounds.maximum, role.range.bounds.upperBound))
  }

  @Test(arguments: ["shadow", "gradient", "families", "dashes/properties/dashArray"])
  func `an array has the limit of the table`(_ path: String) throws {
    let list = try #require(node(path) as? [String: Any])
    #expect(list["maxItems"] as? Int == ValueRange.elementLimit)
  }

  private func isClose(_ one: Double, _ other: Double) -> Bool {
    abs(one - other) <= abs(other) * 1e-12
  }

  private func node(_ path: String) throws -> Any {
    try path.split(separator: "/").reduce(definitions as Any) { node, name in
      if let index = Int(name) { return try #require((node as? [Any])?[index]) }
      return try #require((node as? [String: Any])?[String(name)])
    }
  }

  /// The strictest bounds of a schema and of the schemas that it references.
  private func bounds(of node: Any) throws -> (minimum: Double, maximum: Double) {
    let schema = try #require(node as? [String: Any])
    var found = (minimum: -Double.infinity, maximum: Double.infinity)
    if let reference = schema["$ref"] as? String {
      found = try bounds(of: self.node(String(reference.dropFirst("#/$defs/".count))))
    }
    if let minimum = schema["minimum"] as? Double { found.minimum = max(found.minimum, minimum) }
    if let maximum = schema["maximum"] as? Double { found.maximum = min(found.maximum, maximum) }
    return found
  }
}
