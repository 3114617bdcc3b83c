import JSONSyntax

/// A color modification that Tokens Studio stores in `$extensions`.
struct ColorModifier {
  private let kind: Kind
  private let amount: String
  private let space: String
  private let other: String

  private enum Kind: String {
    case lighten, darken, mix, alpha
  }

  /// Parses the modifier of a token; `nil` if it can't be converted to an expression.
  init?(_ node: JSONNode, in tree: JSONTree, _ references: ReferenceForms?) {
    func text(_ name: StaticString) -> String? {
      guard let value = tree.value(of: name, in: node) else { return nil }
      switch tree.kind(value) {
      case .string:
        let text = tree.string(value)
        return references?.normalized(text) ?? text
      case .number: return tree.number(value).jsonText
      default: return nil
      }
    }
    guard tree.kind(node) == .object, let kind = text("type").flatMap(Kind.init(rawValue:)),
      let amount = text("value"), Formula(amount) != nil
    else { return nil }
    self.kind = kind
    self.amount = amount
    let space = text("space") ?? (kind == .mix ? "srgb" : "lch")
    guard kind == .alpha || ["srgb", "p3", "hsl", "lch"].contains(space) else { return nil }
    self.space = space
    if kind == .mix {
      guard let other = text("color").flatMap(Self.operand) else { return nil }
      self.other = other
    } else {
      other = ""
    }
  }

  /// Returns the expression for the modified color; `nil` if the color can't be an operand.
  func formula(of color: String) -> String? {
    guard let color = Self.operand(color) else { return nil }
    switch kind {
    case .lighten, .darken: return "~color.\(kind.rawValue)(\(color), \(amount), \(space))"
    case .alpha: return "~color.alpha(\(color), \(amount))"
    // In Tokens Studio, the amount is the share of the second color.
    case .mix: return "~color.mix(\(color), \(other), 1 - (\(amount)), \(space))"
    }
  }

  /// Returns the color as an operand of an expression.
  private static func operand(_ text: String) -> String? {
    if ValueReading.isReference(text) { return String(text.trimmingBlanks) }
    if let formula = ValueReading.alpha(of: text) { return String(formula.dropFirst()) }
    return CSSColor(text)?.hexadecimal
  }
}

/// Properties next to a token's value that modify it.
struct ValueCompanions {
  /// The unit of a number.
  var unit: String?
  /// The opacity of a color, from 0 to 1.
  var alpha: Double?
  var modifier: JSONNode?

  init(of token: JSONNode, in tree: JSONTree) {
    unit = tree.text(of: "unit", in: token)
    if let alpha = tree.value(of: "alpha", in: token) {
      switch tree.kind(alpha) {
      case .number: self.alpha = tree.number(alpha)
      case .string: self.alpha = CSSColor.part(tree.string(alpha), percent: 0.01)
      default: break
      }
    }
    modifier = tree.value(of: "$extensions", in: token)
      .flatMap { tree.value(of: "studio.tokens", in: $0) }
      .flatMap { tree.value(of: "modify", in: $0) }
  }
}
