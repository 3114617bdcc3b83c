import JSONSyntax

/// Properties next to a value that modify it.
extension ValueReading {
  /// Applies the properties next to a value.
  ///
  /// - Parameters:
  ///   - companions: the properties.
  ///   - result: the converted value.
  ///   - value: the value in the file.
  /// - Returns: the names of the applied properties.
  func apply(_ companions: ValueCompanions, to result: inout Result, _ value: JSONNode) -> Set<
    String
  > {
    var applied: Set<String> = []
    if let unit = companions.unit, apply(unit: unit.lowercased(), to: &result, value) {
      applied.insert("unit")
    }
    guard let text = string(value) else { return applied }
    if let alpha = companions.alpha, apply(alpha: alpha, to: &result, text) {
      applied.insert("alpha")
    }
    if let node = companions.modifier,
      let formula = ColorModifier(node, in: tree, references)?.formula(of: text)
    {
      result.set(formula: formula)
      applied.insert("modify")
    }
    return applied
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
}
