import TokenModel

extension IRBuilder {
  /// The tokens that a recipe refers to directly, in the order of the source.
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
      references = resolved.references.knownReferences(inside: node, state.tree(of: node))
    }
    return references.compactMap { resolved.references[$0]?.path }
  }

  /// Adds the references to whole tokens that stand in a value, by their place in it.
  mutating func addReferences(of recipe: Recipe) -> IndexRange {
    let start = UInt32(ir.references.count)
    switch recipe {
    case .reference(let reference): addReference(reference, pointer: .empty)
    case .composite(let slots, let isList):
      for index in slots.indices {
        let slot = state.slots[index]
        // What the value has in place of a length is not what the reference leads to.
        if case .reference(let reference) = slot.recipe, !slot.isLengthForLineHeight {
          addReference(reference, pointer: pointer(to: slot, isList: isList))
        }
      }
    default: break
    }
    let end = UInt32(ir.references.count)
    return start == end ? .empty : IndexRange(start, end)
  }

  private mutating func addReference(_ reference: ReferenceID, pointer: TextID) {
    guard let target = resolved.references.wholeTarget(of: reference),
      let token = tokenID(of: target)
    else {
      return
    }
    ir.references.append(Reference(pointer: pointer, target: token))
  }

  /// The JSON Pointer of a part inside its value, made once for each of the first elements.
  private mutating func pointer(to slot: Slot, isList: Bool) -> TextID {
    let element = Int(slot.element) * 2 + (isList ? 1 : 0)
    guard element < 64 else { return makePointer(to: slot, isList: isList) }
    let index = element * SlotField.allCases.count + Int(slot.field.rawValue)
    if pointers.isEmpty {
      pointers = [TextID?](repeating: nil, count: 64 * SlotField.allCases.count)
    }
    if let known = pointers[index] { return known }
    let pointer = makePointer(to: slot, isList: isList)
    pointers[index] = pointer
    return pointer
  }

  private mutating func makePointer(to slot: Slot, isList: Bool) -> TextID {
    let text: String
    switch slot.field {
    case .layer, .stop: text = "/\(slot.element)"
    case .dash: text = "/dashArray/\(slot.element)"
    case .position: text = "/\(slot.element)/position"
    case .constantNumber: return .empty
    case _ where slot.field.isConstantLength: text = "/" + (slot.field.memberName ?? "")
    default: text = (isList ? "/\(slot.element)/" : "/") + (slot.field.memberName ?? "")
    }
    return state.texts.intern(text)
  }
}
