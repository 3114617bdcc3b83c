import Diagnostics
import JSONSyntax
import TokenModel

/// A value in the JSON form of the IR.
struct SnapshotValue: Sendable {
  private let tree: JSONTree
  private let node: JSONNode
  /// The normalized text style of a typography token.
  let style: JSONNode?
  /// The kind of a gradient token, which isn't part of the value.
  let gradient: JSONNode?
  /// The path of the referenced token if the value is an alias.
  let alias: String?
  /// The expression that the value is calculated from.
  let expression: String?
  /// The paths of all referenced tokens.
  let references: Set<String>

  /// Reads the value of a token, constant, or variant.
  init(_ owner: JSONNode, _ tree: JSONTree) {
    self.tree = tree
    node = tree.value(of: "value", in: owner) ?? owner
    style = tree.value(of: "textStyle", in: owner)
    gradient = tree.value(of: "gradient", in: owner)
    alias = tree.text(of: "alias", in: owner)
    expression = tree.text(of: "expression", in: owner)
    var references: Set<String> = []
    if let list = tree.value(of: "references", in: owner) {
      for member in tree.members(of: list) { references.insert(tree.string(member.value)) }
    }
    for part in (expression ?? "").split(separator: "{").dropFirst() {
      references.insert(String(part.prefix { $0 != "}" }))
    }
    self.references = references
  }

  /// The value as JSON without white space.
  var source: String {
    var writer = JSONWriter(.compact)
    writer.list([node, style, gradient].compactMap { $0 }) { $0.value($1, of: tree) }
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  func isEqual(to other: SnapshotValue) -> Bool {
    guard Self.areEqual(node, tree, other.node, other.tree), hasKind(of: other) else {
      return false
    }
    guard let style, let otherStyle = other.style else {
      return (style == nil) == (other.style == nil)
    }
    return properties(of: style) == other.properties(of: otherStyle)
  }

  /// The properties that a text style has, except for the number, which is compared separately.
  private func properties(of style: JSONNode) -> [String: String] {
    let set = members(style).filter { $0.0 != "number" && $0.1 != "null" }
    return Dictionary(set, uniquingKeysWith: { first, _ in first })
  }

  /// Whether two gradients have the same kind; `true` for other values.
  private func hasKind(of other: SnapshotValue) -> Bool {
    guard let gradient, let otherGradient = other.gradient else {
      return (gradient == nil) == (other.gradient == nil)
    }
    return Self.areEqual(gradient, tree, otherGradient, other.tree)
  }

  /// Whether two nodes have the same content, regardless of white space and the order of
  /// properties.
  private static func areEqual(
    _ one: JSONNode,
    _ tree: JSONTree,
    _ other: JSONNode,
    _ otherTree: JSONTree
  ) -> Bool {
    let isSame = tree.withText(one) { own in
      otherTree.withText(other) { own.elementsEqual($0) }
    }
    if isSame { return true }
    guard tree.kind(one) == otherTree.kind(other) else { return false }
    switch tree.kind(one) {
    case .number: return tree.number(one) == otherTree.number(other)
    case .string: return tree.string(one) == otherTree.string(other)
    case .array:
      let (own, others) = (Array(tree.elements(of: one)), Array(otherTree.elements(of: other)))
      return own.count == others.count
        && zip(own, others).allSatisfy { areEqual($0, tree, $1, otherTree) }
    case .object:
      let others = Dictionary(
        otherTree.members(of: other).map { (otherTree.string($0.key), $0.value) },
        uniquingKeysWith: { first, _ in first }
      )
      return tree.count(of: one) == others.count
        && tree.members(of: one).allSatisfy { member in
          others[tree.string(member.key)].map {
            areEqual(member.value, tree, $0, otherTree)
          } ?? false
        }
    default: return true
    }
  }

  // MARK: Text

  /// The value for people, such as `#660066`, `16px`, or `Inter 24px bold`.
  var text: String {
    let value = Self.text(tree, node)
    return gradient.map { "\(Self.text(tree, $0)), \(value)" } ?? value
  }

  private static func text(_ tree: JSONTree, _ node: JSONNode) -> String {
    switch tree.kind(node) {
    case .string: return tree.string(node)
    case .array: return tree.elements(of: node).map { text(tree, $0) }.joined(separator: ", ")
    case .object:
      if let color = color(tree, node) { return color.shortText }
      if let value = tree.value(of: "value", in: node),
        let unit = tree.text(of: "unit", in: node)
      {
        let length = text(tree, value) + unit
        guard let fluid = tree.value(of: "fluid", in: node),
          let maximum = tree.value(of: "max", in: fluid),
          let from = tree.value(of: "from", in: fluid), let to = tree.value(of: "to", in: fluid)
        else { return length }
        let widths = "widths of \(text(tree, from))px and \(text(tree, to))px"
        return "\(length) to \(text(tree, maximum))\(unit) between \(widths)"
      }
      // The color and the shadow of a text style.
      if let value = tree.value(of: "value", in: node), tree.value(of: "alias", in: node) != nil {
        return text(tree, value)
      }
      return tree.members(of: node).filter { tree.kind($0.value) != .null }
        .map { "\(tree.string($0.key)) \(text(tree, $0.value))" }.joined(separator: ", ")
    default: return String(decoding: tree.text(node), as: UTF8.self)
    }
  }

  /// The color, if the value is one.
  var color: Color? { Self.color(tree, node) }

  private static func color(_ tree: JSONTree, _ node: JSONNode) -> Color? {
    guard tree.kind(node) == .object, let name = tree.text(of: "colorSpace", in: node),
      let space = ColorSpace.allCases.first(where: { $0.name == name })
    else { return nil }
    let numbers = tree.elements(of: "components", in: node)
    guard numbers.count == 3 else { return nil }
    var missing: UInt8 = 0
    for (index, node) in numbers.enumerated() where tree.kind(node) != .number {
      missing |= 1 << UInt8(index)
    }
    return Color(
      space,
      SIMD3(tree.number(numbers[0]), tree.number(numbers[1]), tree.number(numbers[2])),
      missing: missing,
      alpha: tree.value(of: "alpha", in: node).map { tree.number($0) }
    )
  }

  /// A property of a composite value that differs.
  struct PartChange: Sendable {
    let name: String
    let before: String
    let after: String
  }

  /// Returns the properties that differ; empty if the values aren't objects with several
  /// properties or gradients of different kinds with the same stops.
  func parts(differingFrom old: SnapshotValue) -> [PartChange] {
    if let gradient, let oldGradient = old.gradient,
      Self.areEqual(node, tree, old.node, old.tree)
    {
      return Self.changes(from: old.members(oldGradient), to: members(gradient))
    }
    guard tree.kind(node) == .object, old.tree.kind(old.node) == .object, color == nil,
      tree.value(of: "unit", in: node) == nil
    else { return [] }
    return Self.changes(
      from: old.members(old.node) + (old.style.map(old.styleMembers) ?? []),
      to: members(node) + (style.map(styleMembers) ?? [])
    )
  }

  private static func changes(
    from before: [(String, String)],
    to own: [(String, String)]
  ) -> [PartChange] {
    let others = Dictionary(before, uniquingKeysWith: { first, _ in first })
    let names = Set(own.map(\.0))
    return own.compactMap { name, text in
      let before = others[name] ?? "none"
      return before == text ? nil : PartChange(name: name, before: before, after: text)
    }
      + others.keys.filter { !names.contains($0) }.sorted().map {
        PartChange(name: $0, before: others[$0] ?? "none", after: "none")
      }
  }

  private func members(_ object: JSONNode) -> [(String, String)] {
    tree.members(of: object).map { member in
      let name = tree.string(member.key)
      guard name == "fontVariationSettings" else { return (name, Self.text(tree, member.value)) }
      // The order of axes doesn't matter.
      let axes = members(member.value).map { "\($0.0) \($0.1)" }
      return (name, axes.sorted().joined(separator: ", "))
    }
  }

  /// The properties of a typography value; `nil` for other values.
  var typography: [String: String]? {
    guard style != nil, tree.kind(node) == .object else { return nil }
    return Dictionary(members(node), uniquingKeysWith: { first, _ in first })
  }

  /// Returns the text of a property of the value; `nil` if there is none.
  func property(_ name: String) -> String? {
    tree.kind(node) == .object ? member(name, of: node) : nil
  }

  /// The layers of a shadow: the elements of a list, or the value itself.
  var layers: [JSONNode] {
    tree.kind(node) == .array ? Array(tree.elements(of: node)) : [node]
  }

  /// Returns the text of a property of `object`; `nil` if there is none.
  func member(_ name: String, of object: JSONNode) -> String? {
    members(object).first { $0.0 == name && $0.1 != "null" }?.1
  }

  /// The value of the CSS property `font-variation-settings`; `nil` without axes.
  func axes(of style: JSONNode) -> String? {
    guard let axes = tree.value(of: "fontVariationSettings", in: style) else { return nil }
    return members(axes).map { "'\($0.0)' \($0.1)" }.joined(separator: ", ")
  }

  /// The properties of a text style that its DTCG value doesn't have.
  private func styleMembers(_ style: JSONNode) -> [(String, String)] {
    let names = [
      "align", "case", "decoration", "lineBreak", "fontVariationSettings", "relativeTo", "system",
      "color", "shadow",
    ]
    return members(style).filter { names.contains($0.0) && $0.1 != "null" }
  }
}

extension Color {
  /// The color in hexadecimal notation if it's in sRGB, or else as a CSS function.
  var shortText: String {
    guard space == .srgb, missing == 0, components.min() >= 0, components.max() <= 1 else {
      let parts = (0..<3).map { isMissing($0) ? "none" : components[$0].shortText }
      let opacity = alpha.map { $0 < 1 ? " / \($0.shortText)" : "" } ?? ""
      return "\(space.name)(\(parts.joined(separator: " "))\(opacity))"
    }
    return hexadecimal
  }

  /// The nearest color in sRGB with eight bits per component.
  var hexadecimal: String {
    let digits = DerivedColor(self).hex.hexadecimal(digits: 8)
    return "#" + ((alpha ?? 1) < 1 ? digits : String(digits.dropLast(2)))
  }
}

extension Double {
  /// The number with at most four decimal places.
  var shortText: String {
    guard magnitude < 1e12 else { return description }
    let rounded = (self * 10_000).rounded() / 10_000
    return rounded == rounded.rounded() ? String(Int(rounded)) : rounded.description
  }
}
