import Diagnostics
import JSONSyntax
import TokenModel

/// Types that tokens inherit from groups.
extension TypeInference {
  struct GroupType {
    let type: DeclaredType
    let span: Span
  }

  /// Returns the type that a rule of the configuration or groups give the definition `id` at
  /// `path`, or `nil` if the definition is never active there.
  ///
  /// Groups in the definition's own file take precedence over a rule. Without a rule, this is the
  /// `$type` of the nearest group, looked up in each combination of contexts in which the definition
  /// is active, because layers and `$extends` can set group types in only some contexts.
  mutating func groupType(of id: DefinitionID, at path: PathID) -> TypeState? {
    if let type = source.tree.typesOfRules[id] {
      return .known(groupTypeInFile(of: id, at: path) ?? type)
    }
    let parent = state.paths.parent(of: path)
    if case .known(let type) = plainType(below: parent) { return .known(type) }
    let (modifiers, object) = (modifiersOfType(at: path), source.tree[id].object)
    guard let count = source.contexts.assignmentCount(of: modifiers) else {
      let (names, limit) = (source.contexts.names(of: modifiers), source.contexts.limit)
      let (path, place) = (state.pathText(path), state.documents.startOfObject(object))
      state.diagnostics.append(.tooManyContexts(path, modifiers: names, limit: limit, place))
      return .failed
    }
    var contexts = source.contexts.base
    var first: GroupType?
    var counts = false
    for assignment in 0..<count {
      source.contexts.choose(assignment, of: modifiers, in: &contexts)
      guard source.activeDefinition(of: path, in: contexts) == id else { continue }
      guard let found = activeType(above: path, in: contexts) else {
        return reportMissingType(of: id, at: path, onlySometimes: first ?? anyType(above: path))
      }
      if let first, first.type != found.type {
        let place = state.documents.startOfObject(object)
        state.findings.append(
          .typeVaries(state.pathText(path), place, found.span),
          becauseOf: .typeOfContexts(found.span)
        )
        return .failed
      }
      counts = true
      first = first ?? found
    }
    guard counts, let first else { return nil }
    return switch first.type {
    case .known(let type): .known(type)
    case .removed(let type): constantType(of: path, type)
    case .invalid: .failed
    }
  }

  /// Returns the `$type` of the nearest group in the file of a definition.
  private func groupTypeInFile(of id: DefinitionID, at path: PathID) -> TokenType? {
    let file = source.tree[id].object.document
    for group in state.paths.ancestors(of: path) {
      for index in source.tree.groupDefinitions(of: group)
      where source.tree.groups[index].object.document == file {
        if case .known(let type)? = source.tree.groups[index].type { return type }
      }
    }
    return nil
  }

  private mutating func reportMissingType(
    of id: DefinitionID,
    at path: PathID,
    onlySometimes: GroupType?
  ) -> TypeState {
    guard !source.tree.isIncomplete else { return .failed }
    let other = source.definitions(of: path).first {
      $0.id != id && source.tree[$0.id].typeNode != nil
    }
    let plain = source.tree.valueSiblings[id]?.type.map {
      state.documents.tree(of: source.tree[id]).span($0.key)
    }
    let missing = Diagnostic.missingType(
      state.pathText(path),
      state.documents.startOfObject(source.tree[id].object),
      onlySometimes: onlySometimes?.span,
      elsewhere: other.flatMap { typeLocation(of: $0.id) },
      plain: plain
    )
    let group = state.paths.parent(of: path)
    if plain != nil {
      state.diagnostics.append(missing)
    } else if let onlySometimes {
      state.findings.append(missing, becauseOf: .typeOfContexts(onlySometimes.span))
    } else if group == .root {
      // Top-level tokens share no group to which to attribute the error.
      state.diagnostics.append(missing)
    } else {
      state.findings.append(missing, becauseOf: .untyped(group: group))
    }
    return .failed
  }

  /// Records an alias whose target's type differs from the type of the enclosing groups.
  ///
  /// According to the Format Module (*Type*), the target's type takes precedence, but the alias is
  /// among tokens of another type. It's reported later, depending on whether a reference requires
  /// the group's type.
  @inline(__always)
  mutating func compareWithGroup(_ id: DefinitionID, at path: PathID, _ type: TokenType) {
    let parent = state.paths.parent(of: path)
    if groupTypeOfAliases?.group != parent {
      groupTypeOfAliases = (parent, activeType(above: path, in: source.contexts.base))
    }
    guard let group = groupTypeOfAliases?.type, case .known(let expected) = group.type,
      expected != type
    else { return }
    noteAlias(id, at: path, type, in: group, of: expected)
  }

  @inline(never)
  private mutating func noteAlias(
    _ id: DefinitionID,
    at path: PathID,
    _ type: TokenType,
    in group: GroupType,
    of expected: TokenType
  ) {
    // Rules also say what the tokens of a file have in common.
    guard types.aliasesOutsideGroup[path] == nil, source.tree.typesOfRules[id] == nil else {
      return
    }
    types.aliasesOutsideGroup[path] = AliasOutsideGroup(
      definition: id,
      place: state.documents.place(of: source.tree[id]),
      found: type,
      expected: expected,
      group: group.span
    )
  }

  /// Returns the `$type` of the nearest group above `path` in `contexts`.
  private func activeType(above path: PathID, in contexts: [Modifier.ContextIndex]) -> GroupType? {
    for group in state.paths.ancestors(of: path) {
      if let index = source.typeDefinition(of: group, in: contexts) { return groupType(index) }
    }
    return nil
  }

  private func groupType(_ index: Int) -> GroupType? {
    let definition = source.tree.groups[index]
    guard let type = definition.type, let node = definition.typeNode else { return nil }
    return GroupType(type: type, span: state.tree(of: definition.object).span(node))
  }

  /// Returns a `$type` that a group above `path` has in at least one context.
  private func anyType(above path: PathID) -> GroupType? {
    for group in state.paths.ancestors(of: path) {
      for index in source.tree.groupDefinitions(of: group) {
        if let type = groupType(index) { return type }
      }
    }
    return nil
  }

  /// Returns the modifiers that determine the active definition at `path` and its group type.
  private func modifiersOfType(at path: PathID) -> ModifierSet {
    var modifiers = source.modifiers(of: .tokens, at: path)
    for group in state.paths.ancestors(of: path) {
      modifiers.formUnion(source.modifiers(of: .groupTypes, at: group))
    }
    return modifiers
  }

  /// Returns the `$type` that applies directly below `group`, if it's the same in all layers;
  /// cached for each group.
  private mutating func plainType(below group: PathID) -> DeclaredType? {
    guard source.inheritance.isEmpty else { return nil }
    let index = Int(group.index)
    if index < groupTypes.count, let known = groupTypes[index] { return known }
    var type: DeclaredType?
    var isCertain = false
    for definition in source.tree.groupDefinitions(of: group) {
      guard let own = source.tree.groups[definition].type else { continue }
      if let type, type != own { return nil }
      type = own
      if source.tree.groups[definition].condition == .always { isCertain = true }
    }
    guard type == nil || isCertain else { return nil }
    if type == nil, group != .root { type = plainType(below: state.paths.parent(of: group)) }
    guard let type else { return nil }
    if index >= groupTypes.count {
      let count = max(index + 1, state.paths.count) - groupTypes.count
      groupTypes.append(contentsOf: repeatElement(nil, count: count))
    }
    groupTypes[index] = type
    return type
  }
}
