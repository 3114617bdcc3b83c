import Diagnostics
import JSONSyntax
import TokenModel

/// Checks of `$value`s next to an expression.
///
/// They're for tools that don't support expressions, and should match the expression's result.
extension ResolvedSource {
  /// Returns warnings for `$value`s that don't match the result of the expression next to them.
  ///
  /// If the result varies, the one in the base is compared, or else the one in the first contexts
  /// in which the definition is active.
  func outdatedValues(_ state: LoweringState) -> [Diagnostic] {
    var found: [Diagnostic] = []
    var contexts = merged.contexts.base
    for (id, written) in recipes.fallbacks {
      let path = merged.tree[id].path
      guard case .known(let type) = types[path],
        let index = evaluation(of: id, at: path),
        !state.values.agree(written, evaluations[index].value, as: type)
      else { continue }
      let support = evaluations.supports[path]
      let assignment = index - evaluations.indices(of: path).lowerBound
      merged.contexts.choose(assignment, of: support, in: &contexts)
      found.append(
        .outdatedValue(
          state.pathText(path),
          state.values.text(of: written, type),
          formula: state.values.text(of: evaluations[index].value, type),
          edit: state.values.edit(evaluations[index].value, type),
          where: support.isEmpty ? nil : merged.contexts.describe(contexts, of: support),
          state.documents.place(of: merged.tree[id])
        )
      )
    }
    return found
  }

  /// Returns the index of the first evaluation at `path` that uses `definition`, preferring the
  /// base.
  private func evaluation(of definition: DefinitionID, at path: PathID) -> Int? {
    func counts(_ index: Int) -> Bool {
      evaluations[index].state == .done && evaluations[index].definition == definition
    }
    let base = evaluations.index(of: path, in: merged.contexts.base)
    return counts(base) ? base : evaluations.indices(of: path).first(where: counts)
  }
}

extension ValueStore {
  /// Whether two values of the same type are equal except for rounding and notation.
  fileprivate func agree(_ written: ValueID, _ result: ValueID, as type: TokenType) -> Bool {
    if written == result { return true }
    switch type {
    case .number:
      return Self.agree(self[Handle<Number>(written)].value, self[Handle<Number>(result)].value)
    case .dimension:
      let one = self[Handle<Dimension>(written)]
      let other = self[Handle<Dimension>(result)]
      if one.value == 0, other.value == 0 { return true }
      return one.unit == other.unit && Self.agree(one.value, other.value)
    case .color:
      return Self.agree(self[Handle<Color>(written)], self[Handle<Color>(result)])
    default:
      return false
    }
  }

  /// Whether `written` equals `result` or is `result` rounded to at least two decimal places.
  private static func agree(_ written: Double, _ result: Double) -> Bool {
    let digits = max(written.decimals, 2)
    let rounding = digits > 2 || written.decimals == 2 ? 0.5 * Double.tenth(toThe: digits) : 0
    return abs(written - result) <= rounding + abs(result) * 1e-6
  }

  /// Whether two colors are equal at eight bits per channel.
  private static func agree(_ written: Color, _ result: Color) -> Bool {
    let one = DerivedColor(written)
    let other = DerivedColor(result)
    let isInSRGB = one.isInSRGB && other.isInSRGB
    let difference = isInSRGB ? one.srgb - other.srgb : one.displayP3 - other.displayP3
    return max(difference.max(), -difference.min()) <= 0.6 / 255
  }

  /// Returns a value's text for diagnostics; `nil` for a type that expressions don't support.
  fileprivate func text(of value: ValueID, _ type: TokenType) -> String? {
    switch type {
    case .number: return self[Handle<Number>(value)].value.jsonText
    case .dimension:
      let dimension = self[Handle<Dimension>(value)]
      return "\(dimension.value.jsonText) \(dimension.unit.name)"
    case .color: return DerivedColor(self[Handle<Color>(value)]).hexText
    default: return nil
    }
  }

  /// Returns an edit that writes a value; `nil` for a type that expressions don't support.
  fileprivate func edit(_ value: ValueID, _ type: TokenType) -> String? {
    switch type {
    case .number: return "write `\(self[Handle<Number>(value)].value.jsonText)`"
    case .dimension:
      let dimension = self[Handle<Dimension>(value)]
      return Diagnostic.edit(dimension.value.jsonText, dimension.unit.name)
    case .color: return "write `\(Diagnostic.colorText(self[Handle<Color>(value)]))`"
    default: return nil
    }
  }
}
