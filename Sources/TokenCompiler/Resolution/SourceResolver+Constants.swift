import Diagnostics
import JSONSyntax
import TokenModel

/// Constants: values that the standard has no type for, by our own extension or as tokens of types
/// that it has removed.
extension SourceResolver {
  /// The recipe of a constant whose value, or whose object, stands at `place`.
  mutating func makeConstantRecipe(of definition: TokenDefinition, _ place: SyntaxNode) -> Recipe {
    if definition.isConstant { return state.lowerConstant(place) }
    if let reference = definition.wholeReference { return .reference(reference) }
    if let recipe = state.lowerRemovedType(place) { return recipe }
    let type = removedTypes[definition.path]?.rawValue ?? TokenType.constant.name
    state.diagnostics.append(
      .removedTypeWithoutConstant(
        pathText(definition.path),
        type,
        startOfObject(definition.object)
      )
    )
    return .invalid
  }

  /// The type that what a part refers to has to have; a constant's length may be a number as well.
  @inline(__always)
  mutating func neededType(of slot: Slot) -> TokenType {
    guard slot.field.isConstantLength, case .reference(let reference) = slot.recipe,
      let target = target(of: reference), target.isWhole,
      type(of: target.path) == .known(.number)
    else { return slot.type }
    return .number
  }

  /// Makes a constant from its number or lengths in the current contexts.
  mutating func makeConstant(_ slots: IndexRange, depth: inout Int) -> ValueID? {
    var lengths: [Handle<Dimension>] = []
    var shape: ConstantShape?
    for index in slots.indices {
      let slot = state.slots[index]
      guard slot.field.isConstantLength else {
        guard let value = make(slot.recipe, as: .number, depth: &depth) else { return nil }
        let number = state.values[Handle<Number>(value)].value
        return state.values.intern(ConstantValue.number(number))
      }
      shape = ConstantShape(slotElement: slot.element)
      if let length = makeLength(slot.recipe, depth: &depth) { lengths.append(length) }
    }
    guard let shape, lengths.count == slots.count else { return nil }
    return state.values.intern(ConstantValue.lengths(shape, lengths))
  }

  /// Makes a length; a number counts in pixels.
  private mutating func makeLength(_ recipe: Recipe, depth: inout Int) -> Handle<Dimension>? {
    let type = lengthType(of: recipe)
    guard let value = make(recipe, as: type, depth: &depth) else { return nil }
    guard type == .number else { return Handle(value) }
    let number = state.values[Handle<Number>(value)].value
    return Handle(state.values.intern(Dimension(number, .px)))
  }

  /// Whether a length is made from a dimension or, where it is made from numbers alone, a number.
  private mutating func lengthType(of recipe: Recipe) -> TokenType {
    switch recipe {
    case .reference(let reference): return isNumber(reference) ? .number : .dimension
    case .expression(let expression):
      let formula = state.expressions[Int(expression.index)]
      let hasDimension = formula.steps.contains { step in
        if case .dimension = step.operation { true } else { false }
      }
      return !hasDimension && formula.references.allSatisfy { isNumber($0) } ? .number : .dimension
    case .literal, .composite, .deferred, .invalid: return .dimension
    }
  }

  /// Whether a reference leads to a number token or to a number inside a value.
  private mutating func isNumber(_ reference: ReferenceID) -> Bool {
    guard let target = target(of: reference) else { return false }
    if target.isWhole { return type(of: target.path) == .known(.number) }
    guard let node = explicitValue(of: target, reference: reference) else { return false }
    return state.tree(of: node).kind(node.node) == .number
  }
}
