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

  /// The references and expressions in a value.
  struct Operands {
    /// A range of ``IR/references``.
    var references = IR.IndexRange.empty
    /// A range of ``IR/partExpressions``.
    var partExpressions = IR.IndexRange.empty
  }

  /// Adds the references to whole tokens in a value and in its growth, and the expressions in a
  /// composite value, by their location.
  mutating func addOperands(
    of recipe: Recipe,
    ofDefinition id: DefinitionID,
    _ type: TokenType
  ) -> Operands {
    var operands = Operands()
    let start = UInt32(ir.references.count)
    switch recipe {
    case .reference(let reference): addReference(reference, at: .whole)
    case .composite(let slots, let isList):
      let firstExpression = UInt32(ir.partExpressions.count)
      for index in slots.indices {
        let slot = state.slots[index]
        switch slot.recipe {
        // A referenced length is converted to a ratio, so its value differs from the target's.
        case .reference(let reference) where !slot.isLengthForLineHeight:
          addReference(reference, at: PartPointer(slot, isInList: isList))
        case .expression(let expression):
          let text = state.expressions[Int(expression.index)].text
          let pointer = PartPointer(slot, isInList: isList)
          ir.partExpressions.append(PartExpression(pointer: pointer, text: text))
        default: break
        }
      }
      let end = UInt32(ir.partExpressions.count)
      if firstExpression != end { operands.partExpressions = IR.IndexRange(firstExpression, end) }
    default: break
    }
    if type == .dimension, resolved.merged.tree.hasFluidSizes { addFluidReferences(of: id) }
    let end = UInt32(ir.references.count)
    if start != end { operands.references = IR.IndexRange(start, end) }
    return operands
  }

  private mutating func addFluidReferences(of id: DefinitionID) {
    for part in fluid(id)?.parts ?? [] {
      if case .reference(let reference) = part.recipe {
        addReference(reference, at: PartPointer(part.field))
      }
    }
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
