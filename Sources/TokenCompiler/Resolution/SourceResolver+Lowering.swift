import Diagnostics
import JSONSyntax
import TokenModel

extension SourceResolver {
  /// Gives every definition that counts a recipe and notes which tokens it refers to.
  mutating func lowerValues() {
    recipes = [Recipe?](repeating: nil, count: tree.definitions.count)
    edges.reserveCapacity(tree.definitions.count)
    targets.reserveCapacity(tree.definitions.count)
    for path in tokenPaths {
      let type = type(of: path)
      state.trimDiagnostics()
      if inheritance.isEmpty {
        var definitions = tree.definitionCursor(of: path)
        while let definition = tree.nextDefinition(&definitions) {
          lower(definition, home: path, at: path, as: type)
        }
        continue
      }
      for definition in typedDefinitions(of: path) {
        lower(definition.id, home: definition.home, at: path, as: type)
      }
      for link in links(of: path) {
        if let source = link.path { edges.append((path, source)) }
      }
    }
  }

  /// The recipe of `definition` seen from `path`.
  @inline(__always)
  mutating func recipe(of definition: DefinitionID, at path: PathID) -> Recipe {
    let recipe = recipes[Int(definition.index)] ?? .invalid
    guard tree[definition].path != path else { return recipe }
    return retypedRecipe(of: definition, at: path) ?? recipe
  }

  private mutating func retypedRecipe(of definition: DefinitionID, at path: PathID) -> Recipe? {
    guard case .known(let type) = types[Int(path.index)] else { return nil }
    return retypedRecipes[RetypedDefinition(definition: definition, type: type)]
  }

  private mutating func lower(
    _ id: DefinitionID,
    home: PathID,
    at path: PathID,
    as type: TypeState
  ) {
    guard case .known(let type) = type else {
      if home == path { recipes[Int(id.index)] = .invalid }
      return
    }
    // Where another definition has told the type, nobody has looked at this one's value yet.
    _ = wholeReference(of: id)
    let definition = tree[id]
    guard agrees(definition, with: type, at: path), agrees(id, withGroupsAt: path, with: type)
    else {
      if home == path { recipes[Int(id.index)] = .invalid }
      return
    }
    if definition.type == nil, definition.wholeReference != nil {
      compareWithGroup(id, at: path, type)
    }
    if home != path, self.type(of: home) == .known(type) { return }
    let key = RetypedDefinition(definition: id, type: type)
    if home != path, retypedRecipes[key] != nil { return }
    let known = state.diagnostics.count
    let recipe = makeRecipe(of: id, as: type)
    if home != path { explainInheritance(of: home, at: path, as: type, from: known) }
    if home == path { recipes[Int(id.index)] = recipe } else { retypedRecipes[key] = recipe }
    noteReferences(of: recipe, from: path, expecting: type)
    noteReferences(ofExtensionOf: definition, from: path)
    checkExtension(of: definition, type: type)
  }

  /// Adds to the mistakes of an inherited value why it is read as another type than at its home.
  private mutating func explainInheritance(
    of home: PathID,
    at path: PathID,
    as type: TokenType,
    from start: Int
  ) {
    for index in state.diagnostics.indices[start...] {
      state.diagnostics[index].notes.append(
        "`\(pathText(path))` takes this value over from `\(pathText(home))` by `$extends`, and its "
          + "group makes it a \(type.name)"
      )
      state.diagnostics[index].help =
        "give `\(pathText(home))` a `$type` of its own, or `\(pathText(path))` another value"
    }
  }

  /// The same for the parts of a text style that stand in our own extension.
  private mutating func noteReferences(
    ofExtensionOf definition: TokenDefinition,
    from path: PathID
  ) {
    guard let index = definition.extensionIndex,
      let text = tree.tokenExtensions[Int(index)].text
    else { return }
    let recipes: [(Recipe?, TokenType)] = [
      (text.lineHeight, .dimension), (text.kern, .dimension), (text.color, .color),
      (text.shadow, .shadow),
    ]
    for (recipe, type) in recipes {
      if let recipe { noteReferences(of: recipe, from: path, expecting: type) }
    }
  }

  private mutating func makeRecipe(of id: DefinitionID, as type: TokenType) -> Recipe {
    reportIgnoredType(of: id)
    let definition = tree[id]
    if definition.reference != nil {
      let recipe = definition.wholeReference.map { Recipe.reference($0) } ?? .invalid
      return recipeWithAlpha(id, recipe, as: type)
    }
    guard let value = definition.value else { return .invalid }
    let place = SyntaxNode(document: definition.object.document, node: value)
    if type == .constant {
      reportIgnoredSiblings(of: id)
      return makeConstantRecipe(of: definition, place)
    }
    if type == .typography { noteMembersOfExtension(of: definition, at: place) }
    let recipe =
      definition.wholeReference.map { .reference($0) } ?? recipeWithUnit(id, place, as: type)
      ?? state.lower(place, as: type)
    guard !definition.isShortForm, let index = definition.extensionIndex,
      let formula = tree.tokenExtensions[Int(index)].expression
    else { return recipeWithAlpha(id, recipe, as: type) }
    if case .literal(let value) = recipe, tree.valueSiblings[id]?.parts.isEmpty ?? true {
      fallbacks.append((id, value))
    }
    let result = state.parseExpression(formula, isMarked: false).map { Recipe.expression($0) }
    return recipeWithAlpha(id, result ?? .invalid, as: type)
  }

  /// Notes which parts of a text style our own extension says, so that its value need not.
  private mutating func noteMembersOfExtension(
    of definition: TokenDefinition,
    at value: SyntaxNode
  ) {
    guard let index = definition.extensionIndex,
      let text = tree.tokenExtensions[Int(index)].text
    else { return }
    var members: Set<SlotField> = []
    if text.lineHeight != nil || text.system != nil { members.insert(.lineHeight) }
    if text.kern != nil || text.system != nil { members.insert(.letterSpacing) }
    if !members.isEmpty { state.membersOfExtensions[value] = members }
  }

  /// Reports a definition whose own type is not the token's.
  @inline(__always)
  private mutating func agrees(
    _ definition: TokenDefinition,
    with type: TokenType,
    at path: PathID
  ) -> Bool {
    guard case .known(let own) = definition.type, own != type else { return true }
    reportDifference(of: definition, own, from: type, at: path)
    return false
  }

  @inline(never)
  private mutating func reportDifference(
    of definition: TokenDefinition,
    _ own: TokenType,
    from type: TokenType,
    at path: PathID
  ) {
    let first = typedDefinitions(of: path).first { tree[$0.id].type == .known(type) }
    let span = definition.typeNode.map { syntax(of: definition).span($0) }
    state.diagnostics.append(
      .typeDiffers(
        pathText(path),
        own,
        span ?? startOfObject(definition.object),
        type,
        other: first.flatMap { first in
          tree[first.id].typeNode.map { syntax(of: tree[first.id]).span($0) }
        }
      )
    )
  }

  /// Reports one of several definitions that has no type of its own and gets another one, or none,
  /// from groups: a token is replaced whole, so another definition's `$type` does not help it.
  @inline(__always)
  private mutating func agrees(
    _ id: DefinitionID,
    withGroupsAt path: PathID,
    with type: TokenType
  ) -> Bool {
    let hasOthers =
      tree.hasSeveralDefinitions(path) || (!inheritance.isEmpty && inheritance[path] != nil)
    guard hasOthers, tree[id].type == nil else { return true }
    return agreesAmongSeveral(id, withGroupsAt: path, with: type)
  }

  @inline(never)
  private mutating func agreesAmongSeveral(
    _ id: DefinitionID,
    withGroupsAt path: PathID,
    with type: TokenType
  ) -> Bool {
    guard case .group = typeSource(of: id, at: path) else { return true }
    switch groupType(of: id, at: path) {
    case nil, .known(type): return true
    case .known(let other):
      let place = startOfObject(tree[id].object)
      state.diagnostics.append(.typeDiffers(pathText(path), other, place, type, other: nil))
      return false
    case .unknown, .failed: return false
    }
  }

  /// Finds the targets of all references in a recipe, notes them as edges, and reports those of the
  /// wrong type.
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
      for reference in innerReferences(of: node) + operands(ofFormulasIn: node) {
        if let target = target(of: reference) { edges.append((path, target.path)) }
      }
    }
  }

  /// Whether a slot is a line height that refers to a dimension, as in older files.
  private mutating func refersToLength(_ slot: Slot) -> Bool {
    guard slot.field == .lineHeight, slot.type == .number,
      case .reference(let reference) = slot.recipe,
      let target = target(of: reference), target.isWhole
    else { return false }
    return type(of: target.path) == .known(.dimension)
  }

  private mutating func reportLengthForLineHeight(_ slot: Slot) {
    guard case .reference(let reference) = slot.recipe else { return }
    state.reportOnce(.lineHeightIsLength(state.references[Int(reference.index)].span))
  }

  /// Notes what one reference leads to; `type` is the type that is needed there, if a certain one is.
  private mutating func noteReference(
    _ reference: ReferenceID,
    from path: PathID,
    expecting type: TokenType?
  ) {
    guard let target = target(of: reference) else { return }
    edges.append((path, target.path))
    guard target.isWhole, !hasReported(reference) else { return }
    switch self.type(of: target.path) {
    case .known(let found):
      guard let type, found != type else { return }
      let name = removedTypes[target.path]?.rawValue ?? found.name
      report(reference, to: target.path, of: name, expecting: type)
    case .unknown, .failed: break
    }
  }

  /// Reports a reference to a token of a wrong type.
  private mutating func report(
    _ reference: ReferenceID,
    to path: PathID,
    of found: String,
    expecting type: TokenType?
  ) {
    reported.insert(reference)
    state.diagnostics.append(
      .referenceOfWrongType(
        pathText(path),
        found,
        expected: type,
        state.references[Int(reference.index)].span,
        definition: typedDefinitions(of: path).first.map { startOfObject(tree[$0.id].object) }
      )
    )
  }

  /// The references inside a deferred value, in the order of the source.
  mutating func innerReferences(of place: SyntaxNode) -> [ReferenceID] {
    innerPlaces(of: place).map(\.reference)
  }

  /// The references in the formulas of a deferred value.
  ///
  /// What is wrong with a formula is reported when the value is read again.
  private mutating func operands(ofFormulasIn place: SyntaxNode) -> [ReferenceID] {
    let syntax = state.tree(of: place)
    switch syntax.kind(place.node) {
    case .string:
      guard syntax.withStringBytes(place.node, { $0.first == 0x7E && $0.dropFirst().first != 0x7E })
      else { return [] }
      let count = state.diagnostics.count
      let expression = state.parseExpression(place)
      state.diagnostics.removeSubrange(count...)
      return expression.map { Array(state.expressions[Int($0.index)].references) } ?? []
    case .object:
      return syntax.members(of: place.node).flatMap { member in
        operands(ofFormulasIn: SyntaxNode(document: place.document, node: member.value))
      }
    case .array:
      return syntax.elements(of: place.node).flatMap { element in
        operands(ofFormulasIn: SyntaxNode(document: place.document, node: element))
      }
    default: return []
    }
  }

  /// The references inside a deferred value and where they stand, in the order of the source.
  mutating func innerPlaces(
    of place: SyntaxNode
  ) -> [(place: SyntaxNode, reference: ReferenceID)] {
    if let known = innerReferences[place] { return [(place, known)] }
    let syntax = state.tree(of: place)
    let isObject = syntax.kind(place.node) == .object
    if state.isReference(place) {
      guard let reference = state.readReference(place) else { return [] }
      innerReferences[place] = reference
      return [(place, reference)]
    }
    let children =
      isObject
      ? syntax.members(of: place.node).map(\.value) : Array(syntax.elements(of: place.node))
    return children.flatMap { child in
      innerPlaces(of: SyntaxNode(document: place.document, node: child))
    }
  }
}
