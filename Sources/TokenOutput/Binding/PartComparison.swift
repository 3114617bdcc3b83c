import TokenCompiler
import TokenModel

/// Compares a composite value in two contexts, ignoring parts of certain types.
struct PartComparison {
  let source: OutputSource
  /// The types of the parts to ignore.
  let types: TypeSet

  /// Whether two resolutions of a composite token differ at most in parts of ``types``.
  func areAlike(_ token: Int, _ first: ResolutionID, _ second: ResolutionID) -> Bool {
    if source.resolutions.areEqual(first, second) { return true }
    let values = source.ir.values
    let one = ValueID(source.resolutions.values[first])
    let other = ValueID(source.resolutions.values[second])
    switch source.ir.tokens[token].type.composite {
    case .border:
      let (one, other) = (values[Handle<Border>(one)], values[Handle<Border>(other)])
      return isEqual(.color, one.color, other.color) && isEqual(.dimension, one.width, other.width)
        && isEqual(.strokeStyle, one.style, other.style)
    case .transition:
      let (one, other) = (values[Handle<Transition>(one)], values[Handle<Transition>(other)])
      return isEqual(.duration, one.duration, other.duration)
        && isEqual(.duration, one.delay, other.delay)
        && isEqual(.cubicBezier, one.timingFunction, other.timingFunction)
    case .shadow: return areShadowsAlike(Handle(one), Handle(other))
    case .gradient:
      let (one, other) = (values[Handle<Gradient>(one)], values[Handle<Gradient>(other)])
      return one.kind == other.kind && one.stops.count == other.stops.count
        && zip(one.stops, other.stops).allSatisfy {
          $0.position == $1.position && isEqual(.color, $0.color, $1.color)
        }
    case .typography:
      return areTextStylesAlike(source.resolutions[first], source.resolutions[second])
    // These are compared as a whole.
    case .strokeStyle, nil: return false
    }
  }

  private func areShadowsAlike(_ first: Handle<Shadow>, _ second: Handle<Shadow>) -> Bool {
    let one = source.ir.values[first]
    let other = source.ir.values[second]
    return one.layers.count == other.layers.count
      && zip(one.layers, other.layers).allSatisfy { one, other in
        isEqual(.color, one.color, other.color) && one.inset == other.inset
          && isEqual(.dimension, one.offsetX, other.offsetX)
          && isEqual(.dimension, one.offsetY, other.offsetY)
          && isEqual(.dimension, one.blur, other.blur)
          && isEqual(.dimension, one.spread, other.spread)
      }
  }

  private func areTextStylesAlike(_ first: Token.ResolvedValue, _ second: Token.ResolvedValue)
    -> Bool
  {
    guard first.value == second.value, let one = first.textStyle, let other = second.textStyle
    else { return false }
    var style = source.ir.textStyles[Int(one)]
    let target = source.ir.textStyles[Int(other)]
    guard (style.color == nil) == (target.color == nil), types.contains(.color) else {
      return false
    }
    style.color = target.color
    if let shadow = style.shadow, let otherShadow = target.shadow,
      areShadowsAlike(shadow.value, otherShadow.value)
    {
      style.shadow = target.shadow
    }
    return style == target
  }

  private func isEqual<Value>(
    _ type: TokenType,
    _ first: Handle<Value>,
    _ second: Handle<Value>
  ) -> Bool {
    types.contains(type) || first == second
  }
}
