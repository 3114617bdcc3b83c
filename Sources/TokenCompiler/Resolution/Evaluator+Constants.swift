import Diagnostics
import JSONSyntax
import TokenModel

/// Evaluation of constants, which are declared in the `dev.tokens` extension or are tokens of types
/// that DTCG removed.
extension Evaluator {
  /// Evaluates a constant's number or lengths in `contexts`.
  mutating func makeConstant(
    _ slots: IR.IndexRange,
    in contexts: [Modifier.ContextIndex],
    depth: inout Int
  )
    -> ValueID?
  {
    if slots.indices.first.map({ state.slots[$0].field }) == .verbatim {
      return makeCSS(slots, in: contexts, depth: &depth)
    }
    var lengths: [Handle<Dimension>] = []
    var shape: ConstantValue.Shape?
    for index in slots.indices {
      let slot = state.slots[index]
      guard slot.field.isConstantLength else {
        guard let value = make(slot.recipe, as: .number, in: contexts, depth: &depth) else {
          return nil
        }
        let number = state.values[Handle<Number>(value)].value
        return state.values.intern(ConstantValue.number(number))
      }
      shape = ConstantValue.Shape(slotElement: slot.element)
      if let length = makeLength(slot.recipe, in: contexts, depth: &depth) {
        lengths.append(length)
      }
    }
    guard let shape, lengths.count == slots.count else { return nil }
    return state.values.intern(ConstantValue.lengths(shape, lengths))
  }

  /// Evaluates text in CSS notation: joins its pieces, with the values of references in CSS notation.
  private mutating func makeCSS(
    _ slots: IR.IndexRange,
    in contexts: [Modifier.ContextIndex],
    depth: inout Int
  ) -> ValueID? {
    var text = ""
    var isComplete = true
    for index in slots.indices {
      let recipe = state.slots[index].recipe
      var type = TokenType.constant
      if case .reference(let reference) = recipe {
        guard let target = target(of: reference), case .known(let found) = types[target.path] else {
          isComplete = false
          continue
        }
        type = found
      }
      guard let value = make(recipe, as: type, in: contexts, depth: &depth) else {
        isComplete = false
        continue
      }
      text += ValueText(values: state.values, texts: state.texts, isCSS: true)
        .text(of: value, type: type)
    }
    return isComplete ? state.intern(verbatim: text) : nil
  }

  /// Evaluates a length; a plain number is a length in pixels.
  private mutating func makeLength(
    _ recipe: Recipe,
    in contexts: [Modifier.ContextIndex],
    depth: inout Int
  )
    -> Handle<Dimension>?
  {
    let type = lengthType(of: recipe, in: contexts)
    guard let value = make(recipe, as: type, in: contexts, depth: &depth) else { return nil }
    guard type == .number else { return Handle(value) }
    let number = state.values[Handle<Number>(value)].value
    return Handle(state.values.intern(Dimension(number, .px)))
  }

  /// Returns the type to evaluate a length as: `.number` if it involves only numbers, or else
  /// `.dimension`.
  private mutating func lengthType(of recipe: Recipe, in contexts: [Modifier.ContextIndex])
    -> TokenType
  {
    switch recipe {
    case .reference(let reference): return isNumber(reference, in: contexts) ? .number : .dimension
    case .expression(let expression):
      let formula = state.expressions[Int(expression.index)]
      let hasUnit = formula.steps.contains { step in
        if case .quantity = step.operation { true } else { false }
      }
      return !hasUnit && formula.references.allSatisfy { isNumber($0, in: contexts) }
        ? .number : .dimension
    case .literal, .composite, .deferred, .invalid: return .dimension
    }
  }

  /// Whether a reference resolves to a number token or to a number in a value.
  private mutating func isNumber(_ reference: ReferenceID, in contexts: [Modifier.ContextIndex])
    -> Bool
  {
    guard let target = target(of: reference) else { return false }
    if target.isWhole { return types[target.path] == .known(.number) }
    guard let node = explicitValue(of: target, reference: reference, in: contexts) else {
      return false
    }
    return state.tree(of: node).kind(node.node) == .number
  }
}
