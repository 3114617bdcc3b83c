import Diagnostics
import JSONSyntax
import TokenModel

/// Types that tokens take from groups.
extension TypeInference {
  /// A `$type` of a group, and where it stands.
  struct GroupType {
    let type: DeclaredType
    let span: Span
  }

  /// The type that groups give the definition `id` at `path`; `nil` where it never counts there.
  ///
  /// That is the `$type` of the nearest group, looked for in each of the contexts in which the
  /// definition counts: layers and `$extends` may give groups types in some contexts only. Where no
  /// group has one, it is that of a rule of the configuration.
  mutating func groupType(of id: DefinitionID, at path: PathID) -> TypeState? {
    let parent = state.paths.parent(of: path)
    if case .known(let type) = plainType(below: parent) { return .known(type) }
    let modifiers = modifiersOfType(at: path)
    guard let count = source.contexts.assignmentCount(of: modifiers) else {
      let names = source.contexts.names(of: modifiers)
      let place = state.documents.startOfObject(source.tree[id].object)
      state.diagnostics.append(
        .tooManyContexts(
          state.pathText(path),
          modifiers: names,
          limit: source.contexts.limit,
          place
        )
      )
      return .failed
    }
    var contexts = source.contexts.base
    var first: GroupType?
    var counts = false
    for assignment in 0..<count {
      source.contexts.choose(assignment, of: modifiers, in: &contexts)
      guard source.activeDefinition(of: path, in: contexts) == id else { continue }
      guard let found = activeType(above: path, in: contexts) else {
        if first == nil, let type = source.tree.typesOfRules[id] { return .known(type) }
        return reportMissingType(of: id, at: path, onlySometimes: first ?? anyType(above: path))
      }
      if let first, first.type != found.type {
        let place = state.documents.startOfObject(source.tree[id].object)
        state.diagnostics.append(.typeVaries(state.pathText(path), place, found.span))
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

  private mutating func reportMissingType(
    of id: DefinitionID,
    at path: PathID,
    onlySometimes: GroupType?
  ) -> TypeState {
    guard !source.tree.isIncomplete else { return .failed }
    let other = source.definitions(of: path).first {
      $0.id != id && source.tree[$0.id].typeNode != nil
    }
    state.diagnostics.append(
      .missingType(
        state.pathText(path),
        state.documents.startOfObject(source.tree[id].object),
        onlySometimes: onlySometimes?.span,
        elsewhere: other.flatMap { placeOfType(of: $0.id) },
        plain: source.tree.valueSiblings[id]?.type.map {
          state.documents.tree(of: source.tree[id]).span($0.key)
        }
      )
    )
    return .failed
  }

  /// Warns of an alias whose target has another type than the groups around the alias say.
  ///
  /// The target's type wins by the standard (Format Module, *Type*), but such a token stands among
  /// others of another type.
  @inline(__always)
  mutating func compareWithGroup(_ id: DefinitionID, at path: PathID, _ type: TokenType) {
    let parent = state.paths.parent(of: path)
    if groupTypeOfAliases?.group != parent {
      groupTypeOfAliases = (parent, activeType(above: path, in: source.contexts.base))
    }
    guard let group = groupTypeOfAliases?.type, case .known(let expected) = group.type,
      expected != type
    else { return }
    reportAlias(id, at: path, type, in: group, of: expected)
  }

  @inline(never)
  private mutating func reportAlias(
    _ id: DefinitionID,
    at path: PathID,
    _ type: TokenType,
    in group: GroupType,
    of expected: TokenType
  ) {
    state.findings.appendOnce(
      .aliasOutsideGroupType(
        state.pathText(path),
        type,
        state.documents.place(of: source.tree[id]),
        group: expected,
        group.span
      )
    )
  }

  /// The `$type` of the nearest group above `path` in given contexts.
  private func activeType(above path: PathID, in contexts: [Modifier.ContextIndex]) -> GroupType? {
    var group = path
    while group != .root {
      group = state.paths.parent(of: group)
      if let index = source.typeDefinition(of: group, in: contexts) { return groupType(index) }
    }
    return nil
  }

  /// The `$type` of a definition of a group.
  private func groupType(_ index: Int) -> GroupType? {
    let definition = source.tree.groups[index]
    guard let type = definition.type, let node = definition.typeNode else { return nil }
    return GroupType(type: type, span: state.tree(of: definition.object).span(node))
  }

  /// A `$type` of a group above `path` in some contexts.
  private func anyType(above path: PathID) -> GroupType? {
    var group = path
    while group != .root {
      group = state.paths.parent(of: group)
      for index in source.tree.groupDefinitions(of: group) {
        if let type = groupType(index) { return type }
      }
    }
    return nil
  }

  /// The modifiers that decide which definition counts at `path` and which type groups give it.
  private func modifiersOfType(at path: PathID) -> ModifierSet {
    var modifiers = source.modifiers(of: .tokens, at: path)
    var group = path
    while group != .root {
      group = state.paths.parent(of: group)
      modifiers.formUnion(source.modifiers(of: .groupTypes, at: group))
    }
    return modifiers
  }

  /// The `$type` that reaches tokens directly below `group`, where all layers agree on it; found once
  /// for each group.
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
