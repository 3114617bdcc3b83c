import Diagnostics
import JSONSyntax

/// Reads `scale` and `ramp` of the `dev.tokens` extension of a group.
struct GeneratorReader {
  /// A token that a generator describes.
  struct Token {
    let name: String
    /// The property of the group, with its name and value.
    let text: String
    /// The range of the name that generates it.
    let origin: Range<UInt32>
  }

  private let tree: JSONTree
  private let generator: JSONMember
  private let group: JSONNode
  private(set) var mistakes: [GeneratedMembers.Mistake] = []

  init(_ tree: JSONTree, _ generator: JSONMember, of group: JSONNode) {
    self.tree = tree
    self.generator = generator
    self.group = group
  }

  private var name: String { tree.string(generator.key) }

  /// Returns the tokens; none if there's a mistake.
  mutating func tokens() -> [Token] {
    guard tree.kind(generator.value) == .object else {
      note("`\(name)` must be an object", help, at: generator.value)
      return []
    }
    let known = name == "scale" ? Self.scaleMembers : Self.rampMembers
    for member in tree.members(of: generator.value) where !known.contains(tree.string(member.key)) {
      let own = tree.string(member.key)
      let help = suggestion(for: own, among: known) ?? "its properties are \(known.quoted)"
      note("`\(name)` has no property `\(own)`", help, at: member.key)
    }
    let tokens = name == "scale" ? scale() : ramp()
    let names = Set(tree.members(of: group).map { tree.string($0.key) })
    return mistakes.isEmpty ? tokens.filter { !names.contains($0.name) } : []
  }

  private static let scaleMembers = ["base", "ratio", "names", "at", "round"]
  private static let rampMembers = ["from", "steps", "on"]

  private var help: String {
    name == "scale"
      ? "write it as `{ \"base\": \"16px\", \"ratio\": 1.25, \"names\": [\"s\", \"m\", \"l\"] }`"
      : "write it as `{ \"from\": \"{brand}\", \"steps\": { \"100\": 1.2, \"900\": 14 }, \"on\": "
        + "\"{white}\" }`"
  }

  private mutating func note(_ message: String, _ help: String, at node: JSONNode) {
    mistakes.append(.init(message: message, help: help, span: tree.span(node)))
  }

  /// Returns a required property, or reports that it's missing.
  private mutating func required(_ name: StaticString) -> JSONNode? {
    if let node = tree.value(of: name, in: generator.value) { return node }
    note("`\(self.name)` has no property `\(name)`", help, at: generator.key)
    return nil
  }

  /// Returns a name of a token, or reports that it isn't one.
  private mutating func tokenName(_ node: JSONNode) -> String? {
    let name = tree.textIfString(node) ?? ""
    if name.isEmpty || name.hasPrefix("$") || name.contains(where: { "{}.".contains($0) }) {
      note(
        "\(tree.verbatim(node)) can't be the name of a token",
        "write a name without `{`, `}`, `.`, and a leading `$`",
        at: node
      )
      return nil
    }
    return name
  }

  // MARK: Operands

  /// A value as an operand of an expression.
  private struct Operand {
    let text: String
    /// The type that the value determines; `nil` for a reference.
    let type: String?
  }

  /// Reads a number, a dimension, a duration, or a reference; reports anything else.
  private mutating func operand(_ node: JSONNode, _ expected: String) -> Operand? {
    switch tree.kind(node) {
    case .number: return Operand(text: tree.verbatim(node), type: "number")
    case .string:
      let text = tree.string(node).trimmed
      if ValueReading.isReference(text) { return Operand(text: text, type: nil) }
      if let measure = Measure(text), let type = Self.type(ofUnit: measure.unit) {
        return Operand(text: text, type: type)
      }
    case .object:
      if let value = tree.value(of: "value", in: node), tree.kind(value) == .number,
        let unit = tree.text(of: "unit", in: node), !unit.isEmpty,
        let type = Self.type(ofUnit: unit)
      {
        return Operand(text: tree.verbatim(value) + unit, type: type)
      }
    default: break
    }
    note("\(tree.verbatim(node)) is not \(expected)", help, at: node)
    return nil
  }

  private static func type(ofUnit unit: String) -> String? {
    switch unit {
    case "": "number"
    case "px", "rem": "dimension"
    case "ms", "s": "duration"
    default: nil
    }
  }

  /// Reads a reference to a color or a hexadecimal color; reports anything else.
  private mutating func color(_ node: JSONNode) -> String? {
    let text = tree.textIfString(node)?.trimmed ?? ""
    if ValueReading.isReference(text) || text.first == "#" && CSSColor(text) != nil { return text }
    note("\(tree.verbatim(node)) is not a color", "write a reference, as in `{brand}`", at: node)
    return nil
  }

  private func token(
    _ name: String,
    _ type: String?,
    _ expression: String,
    at node: JSONNode
  ) -> Token {
    var members: [DraftValue.Member] = []
    if let type { members.append(.init("$type", .string(type))) }
    members.append(.init("$value", .string("~" + expression)))
    let text = DraftValue.Member(name, .object(members)).json
    return Token(name: name, text: text, origin: tree.range(node))
  }

  // MARK: Scales

  private mutating func scale() -> [Token] {
    let anyOperand = "a number, a dimension, a duration, or a reference"
    let base = required("base").flatMap { operand($0, anyOperand) }
    let ratio = required("ratio").flatMap { operand($0, "a number or a reference") }
    guard let list = required("names") else { return [] }
    guard tree.kind(list) == .array, tree.count(of: list) > 0 else {
      note("`names` must be a list of names", help, at: list)
      return []
    }
    var names: [(name: String, node: JSONNode)] = []
    for node in tree.elements(of: list) {
      guard let name = tokenName(node) else { continue }
      if names.contains(where: { $0.name == name }) {
        note("`names` has `\(name)` twice", "remove one of them", at: node)
      }
      names.append((name, node))
    }
    var start = 0
    if let node = tree.value(of: "at", in: generator.value) {
      if let index = names.firstIndex(where: { $0.name == tree.textIfString(node) }) {
        start = index
      } else {
        let help = "write one of \(names.map(\.name).quoted)"
        note("`at` is not one of the names", help, at: node)
      }
    }
    var step: Operand?
    if let node = tree.value(of: "round", in: generator.value) {
      step = operand(node, anyOperand)
      guard step != nil else { return [] }
    }
    guard let base, let ratio else { return [] }
    return names.enumerated().map { index, own in
      let value = Self.power(base.text, ratio.text, index - start)
      let expression = step.map { "round(\(value), \($0.text))" } ?? value
      return token(own.name, base.type, expression, at: own.node)
    }
  }

  /// The base times a power of the ratio.
  private static func power(_ base: String, _ ratio: String, _ exponent: Int) -> String {
    switch exponent {
    case 0: base
    case 1: "\(base) * \(ratio)"
    case -1: "\(base) / \(ratio)"
    case 2...: "\(base) * \(ratio) ^ \(exponent)"
    default: "\(base) / \(ratio) ^ \(-exponent)"
    }
  }

  // MARK: Ramps

  private mutating func ramp() -> [Token] {
    let from = required("from").flatMap { color($0) }
    var ground: String?
    if let node = tree.value(of: "on", in: generator.value) {
      ground = color(node)
      guard ground != nil else { return [] }
    }
    guard let steps = required("steps") else { return [] }
    guard tree.kind(steps) == .object, tree.count(of: steps) > 0 else {
      note("`steps` must be an object with a number for each name", help, at: steps)
      return []
    }
    let range = ground == nil ? 0.0...1.0 : 1.0...21.0
    let what = ground == nil ? "a lightness from 0 to 1" : "a contrast from 1 to 21"
    var tokens: [Token] = []
    for member in tree.members(of: steps) {
      guard let name = tokenName(member.key) else { continue }
      guard tree.kind(member.value) == .number, range.contains(tree.number(member.value)) else {
        let help =
          ground == nil ? "with `on`, the steps are contrasts" : "without `on`, they're lightnesses"
        note("\(tree.verbatim(member.value)) is not \(what)", help, at: member.value)
        continue
      }
      let number = tree.verbatim(member.value)
      let expression =
        ground.map { "color.tone(\(from ?? ""), \(number), \($0))" }
        ?? "color.set(\(from ?? ""), lightness, \(number))"
      tokens.append(token(name, "color", expression, at: member.key))
    }
    return tokens
  }
}
