import JSONSyntax

/// Properties next to a value that modify it.
extension ValueReading {
  /// Applies the properties next to a value.
  ///
  /// - Parameters:
  ///   - companions: the properties.
  ///   - result: the converted value.
  ///   - value: the value in the file.
  func apply(_ companions: ValueCompanions, to result: inout Result, _ value: JSONNode) {
    if let unit = companions.unit, apply(unit: unit.lowercased(), to: &result, value) {
      result.applied.insert("unit")
    }
    guard let text = string(value) else { return }
    if let alpha = companions.alpha, apply(alpha: alpha, to: &result, text) {
      result.applied.insert("alpha")
    }
    if let node = companions.modifier,
      let formula = formula(of: text, modifiedBy: node)
    {
      result.set(formula: formula)
      result.applied.insert("modify")
    }
  }

  private func apply(unit: String, to result: inout Result, _ value: JSONNode) -> Bool {
    guard let number = Self.measure(value, in: tree), number.unit.isEmpty else { return false }
    let measure = Measure(number.value, unit)
    if result.type == "duration", let duration = measure.duration {
      result.value = duration
    } else if result.type != "number" || !["", "%"].contains(unit) {
      result.value = measure.dimension
      result.type = "dimension"
    }
    result.forms.removeAll { $0 == .missingUnits }
    return true
  }

  private func apply(alpha: Double, to result: inout Result, _ text: String) -> Bool {
    if Self.isReference(text) {
      result.set(formula: "~color.alpha(\(text.trimmingBlanks), \(alpha.jsonText))")
    } else if let color = CSSColor(text) {
      result.value = color.withAlpha(alpha).value
    } else {
      return false
    }
    return true
  }

  /// Returns the expression for a modified color; `nil` if the modification can't be converted.
  private func formula(of color: String, modifiedBy modifier: JSONNode) -> String? {
    func text(_ name: StaticString) -> String? {
      tree.number(of: name, in: modifier)?.jsonText
        ?? tree.value(of: name, in: modifier).flatMap { string($0) }
    }
    guard let color = Self.operand(color), let kind = text("type"), let amount = text("value"),
      Formula(amount) != nil
    else { return nil }
    let space = text("space") ?? (kind == "mix" ? "srgb" : "lch")
    guard kind == "alpha" || ["srgb", "p3", "hsl", "lch"].contains(space) else { return nil }
    switch kind {
    case "lighten", "darken": return "~color.\(kind)(\(color), \(amount), \(space))"
    case "alpha": return "~color.alpha(\(color), \(amount))"
    case "mix":
      guard let other = text("color").flatMap(Self.operand) else { return nil }
      // In Tokens Studio, the amount is the share of the second color.
      return "~color.mix(\(color), \(other), 1 - (\(amount)), \(space))"
    default: return nil
    }
  }

  /// Returns the color as an operand of an expression.
  private static func operand(_ text: String) -> String? {
    if isReference(text) { return text.trimmed }
    return alpha(of: text).map { String($0.dropFirst()) } ?? CSSColor(text)?.hexadecimal
  }
}

/// Properties next to a token's value that modify it.
struct ValueCompanions {
  /// The unit of a number.
  var unit: String?
  /// The opacity of a color, from 0 to 1.
  var alpha: Double?
  /// A color modification of Tokens Studio.
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
    modifier = tree.value(at: "$extensions", "studio.tokens", "modify", in: token)
  }
}
