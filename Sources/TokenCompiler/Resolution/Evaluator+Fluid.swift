import Diagnostics
import TokenModel

/// Properties of values that aren't part of DTCG: the growth of lengths with the viewport, and, in
/// another file, the kinds of gradients.
extension Evaluator {
  /// Returns a value with the growth or kind that its definition specifies.
  @inline(__always)
  mutating func completed(
    _ value: ValueID,
    _ type: TokenType,
    _ definition: DefinitionID,
    in contexts: [Modifier.ContextIndex]
  ) -> ValueID {
    switch type {
    case .dimension: withGrowth(value, definition)
    case .gradient: withKind(value, definition, in: contexts)
    default: value
    }
  }

  /// Returns a length with the growth that its definition specifies, or else that of its value.
  @inline(never)
  mutating func withGrowth(_ value: ValueID, _ definition: DefinitionID) -> ValueID {
    guard let fluid = source.tree.tokenExtension(of: source.tree[definition])?.fluid else {
      return value
    }
    var length = state.values[Handle<Dimension>(value)]
    if let minimum = fluid.minimum, minimum.length != Dimension(length.value, length.unit) {
      state.findings.appendOnce(.fluidMinimum(minimum.length, length, at: minimum.span))
      return value
    }
    guard fluid.maximum.unit == length.unit else {
      state.findings.appendOnce(
        .fluidUnits(fluid.maximum, length, at: fluid.maximumSpan)
      )
      return value
    }
    guard fluid.maximum.value > length.value else {
      state.findings.appendOnce(
        .fluidMaximum(fluid.maximum, length, at: fluid.maximumSpan)
      )
      return value
    }
    length.fluid = Dimension.Fluid(
      maximum: fluid.maximum.value,
      start: fluid.widths.lowerBound,
      end: fluid.widths.upperBound
    )
    return state.values.intern(length)
  }
}
