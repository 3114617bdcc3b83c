import TokenModel

extension IRBuilder {
  /// Returns the tokens that a recipe refers to directly, in source order.
  func directTargets(of recipe: Recipe) -> [PathID] {
    let references: [ReferenceID]
    switch recipe {
    case .literal, .invalid: references = []
    case .reference(let reference): references = [reference]
    case .expression(let expression):
      references = state.expressions[Int(expression.index)].references
    case .composite(let slots, _):
      return slots.indices.flatMap { directTargets(of: state.slots[$0].recipe) }
    case .deferred(let node):
      references = resolved.references.knownReferences(inside: node, state.documents.tree(of: node))
    }
    return references.compactMap { resolved.references[$0]?.path }
  }

  /// Adds the references to whole tokens in a value and in its growth, by their location in it.
  mutating func addReferences(
    of recipe: Recipe,
    ofDefinition id: DefinitionID,
    _ type: TokenType
  ) -> IR.IndexRange {
    let start = UInt32(ir.references.count)
    switch recipe {
    case .reference(let reference): addReference(reference, at: .whole)
    case .composite(let slots, let isList):
      for index in slots.indices {
        let slot = state.slots[index]
        // A referenced length is converted to a ratio, so its value differs from the target's.
        if case .reference(let reference) = slot.recipe, !slot.isLengthForLineHeight {
          addReference(reference, at: PartPointer(slot, isInList: isList))
        }
      }
    default: break
    }
    if type == .dimension { addFluidReferences(of: id) }
    let end = UInt32(ir.references.count)
    return start == end ? .empty : IR.IndexRange(start, end)
  }

  private mutating func addFluidReferences(of id: DefinitionID) {
    for part in fluid(id)?.parts ?? [] {
      if case .reference(let reference) = part.recipe {
        addReference(reference, at: PartPointer(part.field))
      }
    }
  }

  /// Adds the expressions in a composite value, by their location in it.
  mutating func addExpressions(of recipe: Recipe) -> IR.IndexRange {
    guard case .composite(let slots, let isList) = recipe else { return .empty }
    let start = UInt32(ir.partExpressions.count)
    for index in slots.indices {
      let slot = state.slots[index]
      guard case .expression(let expression) = slot.recipe else { continue }
      ir.partExpressions.append(
        PartExpression(
          pointer: PartPointer(slot, isInList: isList),
          text: state.expressions[Int(expression.index)].text
        )
      )
    }
    let end = UInt32(ir.partExpressions.count)
    return start == end ? .empty : IR.IndexRange(start, end)
  }

  private mutating func addReference(_ reference: ReferenceID, at pointer: PartPointer) {
    guard let target = resolved.references.wholeTarget(of: reference),
      let token = tokens[target]
    else {
      return
    }
    ir.references.append(Reference(pointer: pointer, target: token))
  }
}
