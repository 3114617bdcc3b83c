import Diagnostics
import JSONSyntax
import TokenModel

/// Resolution of the references in recipes.
extension RecipeLowering {
  /// Resolves all references of a definition and records their targets as edges, and those of the
  /// wrong type as mismatches.
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

  /// Processes the references in the `dev.tokens` extension of a text style or a dimension, and
  /// checks the extension.
  private mutating func noteReferences(
    ofExtensionOf definition: TokenDefinition,
    from path: PathID,
    as type: TokenType
  ) {
    let own = source.tree.tokenExtension(of: definition)
    if let text = own?.text {
      for (recipe, type) in text.recipes { noteReferences(of: recipe, from: path, expecting: type) }
    }
    if let fluid = own?.fluid, type == .dimension {
      for recipe in fluid.recipes { noteReferences(of: recipe, from: path, expecting: .dimension) }
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
        if slot.field == .verbatim, case .reference(let reference) = slot.recipe {
          noteReference(reference, from: path, expecting: nil)
          continue
        }
        if refersToLength(slot) {
          reportLengthForLineHeight(slot)
          state.slots[index].type = .dimension
        }
        noteReferences(of: slot.recipe, from: path, expecting: neededType(of: state.slots[index]))
      }
    case .deferred(let node):
      // The targets' values are read in place, as whatever type is required there.
      let inner = references.references(inside: node, &state).map(\.reference)
      for reference in inner + operands(ofFormulasIn: node) {
        if let target = target(of: reference) {
          recipes.edges.append(ReferenceEdge(from: path, to: target.path))
        }
      }
    }
  }

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

  /// Returns the type that a slot's target must have; lengths of constants may also be numbers.
  private mutating func neededType(of slot: Slot) -> TokenType {
    guard slot.field.isConstantLength, case .reference(let reference) = slot.recipe,
      let target = target(of: reference), target.isWhole,
      types[target.path] == .known(.number)
    else { return slot.type }
    return .number
  }

  /// Resolves a reference and records its target; `type` is the required type, if any.
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
    note(reference, to: target.path, of: found, expecting: type)
  }

  private mutating func note(
    _ reference: ReferenceID,
    to path: PathID,
    of found: TokenType,
    expecting type: TokenType
  ) {
    references.report(reference)
    mismatches.append(
      TypeMismatch(reference: reference, target: path, found: found, expected: type)
    )
  }

  /// Returns the references in the expressions of a deferred value.
  ///
  /// Errors in the expressions are reported later, during evaluation.
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
