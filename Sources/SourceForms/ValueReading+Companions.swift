import JSONSyntax

/// What stands beside a value and changes it.
extension ValueReading {
  /// Applies the members beside a value.
  ///
  /// - Parameters:
  ///   - companions: the members.
  ///   - result: the value as it was read.
  ///   - value: the value as it is written.
  /// - Returns: the names of the members that are in the value now.
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
      result.json = duration
    } else if result.type != "number" || !["", "%"].contains(unit) {
      result.json = measure.dimension
      result.type = "dimension"
    }
    result.forms.removeAll { $0 == .missingUnits }
    return true
  }

  private func apply(alpha: Double, to result: inout Result, _ text: String) -> Bool {
    if Self.isReference(text) {
      result.set(formula: "~color.alpha(\(text.trimmingBlanks), \(alpha.inJSON))")
    } else if let color = CSSColor(text) {
      result.json = color.withAlpha(alpha).json
    } else {
      return false
    }
    return true
  }
}
