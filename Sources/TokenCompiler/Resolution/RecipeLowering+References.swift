import Diagnostics
import JSONSyntax
import TokenModel

/// What recipes refer to.
extension RecipeLowering {
  /// Finds the targets of all references of a definition, notes them as edges, and reports those of
  /// the wrong type.
  @inline(__always)
  mutating func noteReferences(
    of recipe: Recipe,
    ofDefinition id: DefinitionID,
    from path: PathID,
    as type: TokenType
  ) {
    noteReferences(of: recipe, from: path, expecting: type)
    if source.tree[id].extensionIndex != nil {
      noteReferences(ofExtensionOf: source.tree[id], from: path, as: type)
    }
  }

  /// The same for the parts of a text style that stand in our own extension.
  @inline(never)
  private mutating func noteReferences(
    ofExtensionOf definition: TokenDefinition,
    from path: PathID,
    as type: TokenType
  ) {
    if let index = definition.extensionIndex,
      let text = source.tree.tokenExtensions[Int(index)].text
    {
      for (recipe, type) in text.recipes { noteReferences(of: recipe, from: path, expecting: type) }
    }
    guard let extensions = definition.extensions else { return }
    let place = SyntaxNode(document: definition.object.document, node: extensions)
    state.checkTokenExtension(place, on: type)
  }

  private mutating func noteReferences(
    of recipe: Recipe,
    from path: PathID,
    expecting type: TokenType
  ) {
    switch recipe {
    case .literal, .invalid: break
    case .reference(let reference):
      noteReference(reference, from: path, expecting: type)
    case .expression(let expression):
      for reference in state.expressions[Int(expression.index)].references {
        noteReference(reference, from: path, expecting: nil)
      }
    case .composite(let slots, _):
      for index in slots.indices {
        let slot = state.slots[index]
        if refersToLength(slot) {
          reportLengthForLineHeight(slot)
          state.slots[index].type = .dimension
        }
        noteReferences(of: slot.recipe, from: path, expecting: neededType(of: state.slots[index]))
      }
    case .deferred(let node):
      // What they lead to is read in the place where they stand, whatever its token's type is.
      let inner = references.references(inside: node, &state).map(\.reference)
      for reference in inner + operands(ofFormulasIn: node) {
        if let target = target(of: reference) {
          recipes.edges.append(ReferenceEdge(from: path, to: target.path))
        }
      }
    }
  }

  @inline(__always)
  private mutating func target(of reference: ReferenceID) -> ReferenceTarget? {
    references.target(of: reference, in: source, &state)
  }

  /// Whether a slot is a line height that refers to a dimension, as in older files.
  private mutating func refersToLength(_ slot: Slot) -> Bool {
    guard slot.field == .lineHeight, slot.type == .number,
      case .reference(let reference) = slot.recipe,
      let target = target(of: reference), target.isWhole
    else { return false }
    return types[target.path] == .known(.dimension)
  }

  private mutating func reportLengthForLineHeight(_ slot: Slot) {
    guard case .reference(let reference) = slot.recipe else { return }
    state.findings.appendOnce(.lineHeightIsLength(state.references[Int(reference.index)].span))
  }

  /// The type that what a part refers to has to have; a constant's length may be a number as well.
  @inline(__always)
  private mutating func neededType(of slot: Slot) -> TokenType {
    guard slot.field.isConstantLength, case .reference(let reference) = slot.recipe,
      let target = target(of: reference), target.isWhole,
      types[target.path] == .known(.number)
    else { return slot.type }
    return .number
  }

  /// Notes what one reference leads to; `type` is the type that is needed there, if a certain one is.
  private mutating func noteReference(
    _ reference: ReferenceID,
    from path: PathID,
    expecting type: TokenType?
  ) {
    guard let target = target(of: reference) else { return }
    recipes.edges.append(ReferenceEdge(from: path, to: target.path))
    guard target.isWhole, !references.isReported(reference), let type,
      case .known(let found) = types[target.path], found != type
    else { return }
    report(reference, to: target.path, of: found, expecting: type)
  }

  /// Reports a reference to a token of a wrong type.
  @inline(never)
  private mutating func report(
    _ reference: ReferenceID,
    to path: PathID,
    of found: TokenType,
    expecting type: TokenType
  ) {
    references.report(reference)
    state.diagnostics.append(
      .referenceOfWrongType(
        state.pathText(path),
        types.name(of: found, at: path),
        expected: type,
        state.references[Int(reference.index)].span,
        definition: source.definitions(of: path).first.map {
          state.documents.startOfObject(source.tree[$0.id].object)
        }
      )
    )
  }

  /// The references in the formulas of a deferred value.
  ///
  /// What is wrong with a formula is reported when the value is read again.
  private mutating func operands(ofFormulasIn place: SyntaxNode) -> [ReferenceID] {
    let syntax = state.tree(of: place)
    switch syntax.kind(place.node) {
    case .string:
      guard syntax.isFormula(place.node) else { return [] }
      let count = state.diagnostics.count
      let expression = state.parseExpression(place)
      state.diagnostics.removeSubrange(count...)
      return expression.map { Array(state.expressions[Int($0.index)].references) } ?? []
    case .object, .array:
      return syntax.children(of: place.node).flatMap { child in
        operands(ofFormulasIn: SyntaxNode(document: place.document, node: child))
      }
    default: return []
    }
  }
}
