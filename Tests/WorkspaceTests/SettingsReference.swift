import JSONSyntax
import TokenOutput

@testable import Workspace

/// The page `tokens/Reference.md`, with each setting of a configuration and each option of a
/// target.
struct SettingsReference {
  private let schema: JSONTree
  private(set) var text = """
    # Settings

    All settings of a configuration and all options of the built-in targets, generated from
    `tokens.config.schema.json` in this folder and from each `target.json` by
    `UPDATE_GOLDENS=1 swift test --filter SettingsReference`. `tokens targets NAME` prints the options of any
    target, including custom ones, and `tokens schema config` prints the schema.


    """

  init(_ schema: JSONTree, targets: [TargetDescription]) throws {
    self.schema = schema
    text += """
      ## `tokens.config.json`

      `NAME` is any name, and `[]` is each element of a list. Settings in bold are required in their
      object.

      | setting | value | meaning |
      |---|---|---|

      """
    if let root = schema.root { try appendMembers(of: root, below: "") }
    for target in targets { append(target) }
  }

  // MARK: The configuration

  /// Appends rows for the properties of an object.
  private mutating func appendMembers(of object: JSONNode, below path: String) throws {
    guard let properties = member("properties", of: object) else { return }
    let members = Array(schema.members(of: properties))
    let required = member("required", of: object).map { Array(schema.elements(of: $0)) } ?? []
    let names = required.map { schema.string($0) }
    let values = members.map { value(of: $0.value) }
    // Uniform properties, such as the codes and rules in `lint`, share one row.
    let common = values.max { first, second in
      values.count { $0 == first } < values.count { $0 == second }
    }
    let uniform = members.indices.filter { values[$0] == common }
    let rules = members.indices.filter { values[$0].hasSuffix("a level and options") }
    var rest = Array(members.indices)
    for (name, indices, note) in [
      ("CODE", uniform, String?.none), ("RULE", rules, "The rules of [`lint`](guide/lint.md)."),
    ] where indices.count > 8 {
      let list = indices.map { "`\(schema.string(members[$0].key))`" }.joined(separator: ", ")
      let meaning = meaning(of: members[indices[0]].value)
      let text = note ?? [meaning, "For \(list)"].compactMap { $0 }.joined(separator: " ")
      appendRow("\(path)\(name)", values[indices[0]], text, isRequired: false)
      rest.removeAll(where: indices.contains)
    }
    for (member, value) in rest.map({ (members[$0], values[$0]) }) {
      let name = schema.string(member.key)
      let isRequired = names.contains(name)
      let meaning = meaning(of: member.value) ?? ""
      appendRow(path + name, value, meaning, isRequired: isRequired)
      try appendParts(of: member.value, below: path + name)
    }
  }

  /// Appends rows for the contents of a value.
  private mutating func appendParts(of node: JSONNode, below path: String) throws {
    let node = resolved(node)
    for name in ["anyOf", "oneOf"] {
      for choice in member(name, of: node).map({ Array(schema.elements(of: $0)) }) ?? [] {
        try appendParts(of: choice, below: path)
      }
    }
    try appendMembers(of: node, below: path + ".")
    if let items = member("items", of: node), schema.kind(items) == .object {
      try appendParts(of: items, below: path + "[]")
    }
    if let others = member("additionalProperties", of: node), schema.kind(others) == .object {
      try appendParts(of: others, below: path + ".NAME")
    }
  }

  private mutating func appendRow(
    _ name: String,
    _ value: String,
    _ meaning: String,
    isRequired: Bool
  ) {
    let shown = isRequired ? "**`\(name)`**" : "`\(name)`"
    text += "| \(shown) | \(value) | \(meaning) |\n"
  }

  private func member(_ name: String, of node: JSONNode) -> JSONNode? {
    guard schema.kind(node) == .object else { return nil }
    return schema.members(of: node).first { schema.string($0.key) == name }?.value
  }

  /// The referenced definition, or the node itself if it isn't a reference.
  private func resolved(_ node: JSONNode) -> JSONNode {
    guard let name = reference(of: node), let root = schema.root,
      let definitions = member("$defs", of: root), let found = member(name, of: definitions)
    else { return node }
    return found
  }

  private func reference(of node: JSONNode) -> String? {
    member("$ref", of: node).map { String(schema.string($0).dropFirst("#/$defs/".count)) }
  }

  private func meaning(of node: JSONNode) -> String? {
    let description = member("description", of: node) ?? member("description", of: resolved(node))
    return description.map { schema.string($0).replacing("|", with: "\\|") }
  }

  /// A description of the valid values.
  private func value(of node: JSONNode) -> String {
    switch reference(of: node) {
    case "text": return "text"
    case "path": return "path of a token"
    case "pathPattern": return "pattern of paths"
    case "filePattern": return "pattern of files"
    case "tokenType": return "type of tokens"
    case "contexts": return "context by modifier"
    default: break
    }
    let node = resolved(node)
    if let words = member("enum", of: node) {
      return schema.elements(of: words).map { "`\(schema.string($0))`" }.joined(separator: ", ")
    }
    if let choices = member("anyOf", of: node) ?? member("oneOf", of: node) {
      var values: [String] = []
      for choice in schema.elements(of: choices).map({ value(of: $0) })
      where !values.contains(choice) { values.append(choice) }
      return values.joined(separator: " or ")
    }
    if let constant = member("const", of: node) { return "`\"\(schema.string(constant))\"`" }
    switch member("type", of: node).map({ schema.string($0) }) {
    case "string": return "text"
    case "boolean": return "`true` or `false`"
    case "array" where member("prefixItems", of: node) != nil:
      return "a list of a level and options"
    case "array": return "list of " + (member("items", of: node).map { plural(of: $0) } ?? "values")
    case "object": return "object"
    case let type: return type ?? "value"
    }
  }

  private func plural(of node: JSONNode) -> String {
    let value = value(of: node)
    let noun = value.prefix { $0 != " " }
    return value.hasPrefix("`") ? value : "\(noun)s" + value.dropFirst(noun.count)
  }

  // MARK: Targets

  private mutating func append(_ target: TargetDescription) {
    let base = target.bases.last.map { " Extends `\($0)`." } ?? ""
    text += "\n## Target `\(target.name)`\n\n\(target.summary).\(base)\n\n"
    guard !target.options.isEmpty else {
      text += "It has no options.\n"
      return
    }
    text += "| option | value | default | meaning |\n|---|---|---|---|\n"
    for option in target.options {
      let cells = [
        "`\(option.name)`", option.type.inCell, option.defaultValue.map { "`\($0)`" } ?? "",
        option.help?.inCell ?? "",
      ]
      text += "| \(cells.joined(separator: " | ")) |\n"
    }
  }
}

extension String {
  /// The text escaped for a table cell.
  fileprivate var inCell: String { replacing("|", with: "\\|").replacing("<", with: "&lt;") }
}
