import Diagnostics
import JSONSyntax
import TokenModel

/// The phase that lowers values: every definition that can be active gets a recipe.
struct RecipeLowering: ~Copyable {
  let source: MergedSource
  let types: TypeTable
  var references: ReferenceTargets
  var state: LoweringState
  var recipes: RecipeTable
  /// The references to tokens of the wrong type, to report at the end.
  var mismatches: [TypeMismatch] = []

  private init(_ typed: consuming TypedSource, _ state: consuming LoweringState) {
    recipes = RecipeTable(definitions: typed.merged.tree.definitions.count)
    types = typed.types
    references = typed.references
    source = typed.merged
    self.state = state
    self.state.knownTokens = source.tokenPaths
  }

  /// Lowers the values of all tokens and records which tokens they refer to.
  static func lower(_ source: consuming TypedSource, _ state: inout LoweringState) -> LoweredSource
  {
    var phase = Self(source, consume state)
    phase.lowerTokens()
    phase.reportMismatches()
    state = phase.state
    let (recipes, references, types) = (phase.recipes, phase.references, phase.types)
    return LoweredSource(
      merged: phase.source,
      types: types,
      recipes: recipes,
      references: references
    )
  }

  private mutating func lowerTokens() {
    for index in source.tokenPaths.indices {
      let path = source.tokenPaths[index]
      let type = types[path]
      state.findings.trim()
      guard source.inheritance.isEmpty else {
        lowerInheritor(path, as: type)
        continue
      }
      guard case .known(let type) = type else { continue }
      var definitions = source.tree.definitionCursor(of: path)
      while let definition = source.tree.nextDefinition(&definitions) {
        if !types.isInConflict(definition, at: path) { lower(definition, at: path, as: type) }
      }
    }
  }

  /// Lowers the definitions of a path in a source with extended groups.
  private mutating func lowerInheritor(_ path: PathID, as type: TypeState) {
    for (id, home) in source.definitions(of: path) {
      guard case .known(let type) = type, !types.isInConflict(id, at: path) else { continue }
      if home == path {
        lower(id, at: path, as: type)
      } else if types[home] != .known(type), !recipes.isRetyped(id, as: type) {
        lower(id, of: home, inheritedBy: path, as: type)
      }
    }
    for link in source.links(of: path) {
      if let source = link.path { recipes.edges.append(ReferenceEdge(from: path, to: source)) }
    }
  }

  private mutating func lower(_ id: DefinitionID, at path: PathID, as type: TokenType) {
    let known = state.diagnostics.count
    let recipe = makeRecipe(of: id, as: type)
    if state.diagnostics.count > known {
      foldValueOfOtherType(id, at: path, from: known)
      labelDistantType(at: path, from: known)
    }
    recipes.set(recipe, of: id)
    noteReferences(of: recipe, ofDefinition: id, from: path, as: type)
  }

  private mutating func lower(
    _ id: DefinitionID,
    of home: PathID,
    inheritedBy path: PathID,
    as type: TokenType
  ) {
    let known = state.diagnostics.count
    let recipe = makeRecipe(of: id, as: type)
    explainInheritance(of: home, at: path, as: type, from: known)
    recipes.set(recipe, of: id, retypedAs: type)
    noteReferences(of: recipe, ofDefinition: id, from: path, as: type)
  }

  /// Adds a note to the errors of an inherited value on why its type differs from the original's.
  private mutating func explainInheritance(
    of home: PathID,
    at path: PathID,
    as type: TokenType,
    from start: Int
  ) {
    guard state.diagnostics.count > start else { return }
    let cause = MistakeCause.inherited(
      group: state.paths.parent(of: path),
      from: state.paths.parent(of: home)
    )
    let (path, home) = (state.pathText(path), state.pathText(home))
    for index in state.diagnostics.indices[start...] {
      state.diagnostics[index].notes.append(
        "`\(path)` inherits this value from `\(home)` by `$extends`, and its group makes it a "
          + type.name
      )
      state.diagnostics[index].help =
        "add a `$type` to `\(home)`, or change the value of `\(path)`"
    }
    // Other inherited values of the group, and other properties of this value, fail for the same
    // reason.
    guard let first = state.diagnostics[start...].first(where: { $0.severity == .error }) else {
      return
    }
    state.diagnostics.removeSubrange(start...)
    state.findings.append(first, becauseOf: cause)
  }

  /// Folds diagnostics for values that don't match the same `$type` into one.
  private mutating func foldValueOfOtherType(
    _ id: DefinitionID,
    at path: PathID,
    from start: Int
  ) {
    let definition = source.tree[id]
    guard state.diagnostics.count == start + 1, let mistake = state.valueOfOtherType,
      mistake.place.node == definition.value,
      mistake.place.document == definition.object.document
    else { return }
    var diagnostic = state.diagnostics.removeLast()
    let place = typeLocation(at: path)
    diagnostic.secondary.append(Label(place, "the type of the value"))
    state.findings.append(diagnostic, becauseOf: .valuesOfOtherType(place, mistake.found))
  }

  /// Shows where the type of an invalid value comes from, if that's another file.
  ///
  /// A group's `$type` in one file also applies to the group's tokens in the other files.
  private mutating func labelDistantType(at path: PathID, from start: Int) {
    guard state.diagnostics.count > start else { return }
    let place = typeLocation(at: path)
    for index in state.diagnostics.indices[start...] {
      let diagnostic = state.diagnostics[index]
      guard diagnostic.severity == .error, diagnostic.secondary.isEmpty,
        let file = diagnostic.primary?.span.file, file != place.file
      else { continue }
      state.diagnostics[index].secondary.append(Label(place, "the type of the value"))
    }
  }

  private mutating func makeRecipe(of id: DefinitionID, as type: TokenType) -> Recipe {
    reportIgnoredType(of: id)
    let definition = source.tree[id]
    let reference = references.whole(of: id).map { Recipe.reference($0) }
    if definition.reference != nil { return recipeWithAlpha(id, reference ?? .invalid, as: type) }
    guard let value = definition.value else { return .invalid }
    let place = SyntaxNode(document: definition.object.document, node: value)
    if type == .constant {
      reportIgnoredSiblings(of: id)
      return makeConstantRecipe(of: definition, place, reference)
    }
    if type == .typography { noteMembersOfExtension(of: definition, at: place) }
    let recipe = reference ?? recipeWithUnit(id, place, as: type) ?? state.lower(place, as: type)
    guard !definition.isShortForm,
      let formula = source.tree.tokenExtension(of: definition)?.expression
    else { return recipeWithAlpha(id, recipe, as: type) }
    if case .literal(let value) = recipe, source.tree.valueSiblings[id]?.parts.isEmpty ?? true {
      recipes.fallbacks.append((id, value))
    }
    let result = state.parseExpression(formula, isMarked: false).map { Recipe.expression($0) }
    return recipeWithAlpha(id, result ?? .invalid, as: type)
  }

  /// Returns the recipe of a constant whose value, or whose object, is at `place`.
  private mutating func makeConstantRecipe(
    of definition: TokenDefinition,
    _ place: SyntaxNode,
    _ reference: Recipe?
  ) -> Recipe {
    if definition.isConstant { return state.lowerConstant(place) }
    if definition.isCSS,
      state.tree(of: place).kind(place.node) == .string
    {
      return state.lowerCSS(place)
    }
    let type = types.removed[definition.path]
    if let recipe = reference ?? state.lowerRemovedType(place, type) { return recipe }
    // An unknown type has already been reported.
    guard type != .other else { return .invalid }
    state.diagnostics.append(
      .removedTypeWithoutConstant(
        state.pathText(definition.path),
        types.name(of: .constant, at: definition.path),
        state.documents.startOfObject(definition.object)
      )
    )
    return .invalid
  }

  /// Records which text style properties the extension provides, so the value may omit them.
  private mutating func noteMembersOfExtension(
    of definition: TokenDefinition,
    at value: SyntaxNode
  ) {
    guard let text = source.tree.tokenExtension(of: definition)?.text else { return }
    var members: Set<SlotField> = []
    if text.lineHeight != nil || text.system != nil { members.insert(.lineHeight) }
    if text.kern != nil || text.system != nil { members.insert(.letterSpacing) }
    if !members.isEmpty { state.membersOfExtensions[value] = members }
  }
}
