import Diagnostics
import TokenModel

/// Properties of values that aren't part of DTCG: the growth of lengths with the viewport, and, in
/// another file, the kinds of gradients.
extension Evaluator {
  /// Returns a value with the growth or kind that its definition specifies; `nil` if evaluating
  /// that fails.
  mutating func completed(
    _ value: ValueID,
    _ type: TokenType,
    _ definition: DefinitionID,
    in contexts: [Modifier.ContextIndex],
    depth: inout Int
  ) -> ValueID? {
    switch type {
    case .dimension: withGrowth(value, definition, in: contexts, depth: &depth)
    case .gradient: withKind(value, definition, in: contexts)
    default: value
    }
  }

  /// Whether a definition specifies the growth of a length with references.
  @inline(__always)
  func hasFluidReferences(_ definition: DefinitionID, _ type: TokenType) -> Bool {
    type == .dimension && source.tree[definition].extensionIndex != nil
      && source.tree.tokenExtension(of: source.tree[definition])?.fluid?.hasReferences == true
  }

  /// Returns a length with the growth that its definition specifies, or else that of its value;
  /// `nil` if the evaluation of a reference fails.
  private mutating func withGrowth(
    _ value: ValueID,
    _ definition: DefinitionID,
    in contexts: [Modifier.ContextIndex],
    depth: inout Int
  ) -> ValueID? {
    guard let fluid = source.tree.tokenExtension(of: source.tree[definition])?.fluid else {
      return value
    }
    var minimum: Dimension?
    if let part = fluid.minimum {
      minimum = length(part, in: contexts, depth: &depth)
      guard minimum != nil else { return nil }
    }
    guard let maximum = length(fluid.maximum, in: contexts, depth: &depth),
      let from = length(fluid.from, in: contexts, depth: &depth),
      let to = length(fluid.to, in: contexts, depth: &depth)
    else { return nil }
    var length = state.values[Handle<Dimension>(value)]
    if let minimum, minimum != Dimension(length.value, length.unit) {
      report(.fluidMinimum(minimum, length, at: fluid.minimum?.span ?? fluid.maximum.span))
    } else if maximum.unit != length.unit {
      report(.fluidUnits(maximum, length, at: fluid.maximum.span))
    } else if maximum.value <= length.value {
      report(.fluidMaximum(maximum, length, at: fluid.maximum.span))
    } else if from.width < 0 || from.width >= to.width {
      report(.fluidWidths((from, fluid.from.span), (to, fluid.to.span)))
    } else {
      length.fluid = Dimension.Fluid(
        maximum: maximum.value,
        start: from.width,
        end: to.width,
        text: fluid.text
      )
      return state.values.intern(length)
    }
    return value
  }

  private mutating func report(_ mistake: Diagnostic) { state.findings.appendOnce(mistake) }

  /// Returns one of the lengths that specify growth; `nil` if it's invalid, which is reported.
  private mutating func length(
    _ part: FluidExtension.Part,
    in contexts: [Modifier.ContextIndex],
    depth: inout Int
  ) -> Dimension? {
    guard let value = value(of: part, in: contexts, depth: &depth) else { return nil }
    let length = state.values[Handle<Dimension>(value)]
    guard length.unit.isStandard, length.fluid == nil else {
      report(.fluidLength(part.name, length, at: part.span))
      return nil
    }
    return length
  }

  private mutating func value(
    of part: FluidExtension.Part,
    in contexts: [Modifier.ContextIndex],
    depth: inout Int
  ) -> ValueID? {
    if let path = stack.last { growing.append((path, part.span)) }
    defer { _ = growing.popLast() }
    return make(part.recipe, as: .dimension, in: contexts, depth: &depth)
  }
}

extension Dimension {
  /// The length as a width of the viewport, in pixels.
  ///
  /// In media queries, a rem is the initial font size, which is 16 px unless a user changes it.
  fileprivate var width: Double { unit == .rem ? value * 16 : value }
}
