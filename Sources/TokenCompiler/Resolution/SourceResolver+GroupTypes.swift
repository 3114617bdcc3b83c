import Diagnostics
import JSONSyntax
import TokenModel

/// Types that tokens take from groups.
extension SourceResolver {
  /// A `$type` of a group, and where it stands.
  struct GroupType {
    let type: DeclaredType
    let span: Span
  }

  /// The type that groups give the definition `id` at `path`; `nil` where it never counts there.
  ///
  /// That is the `$type` of the nearest group, looked for in each of the contexts in which the
  /// definition counts: layers and `$extends` may give groups types in some contexts only.
  mutating func groupType(of id: DefinitionID, at path: PathID) -> TypeState? {
    let parent = state.paths.parent(of: path)
    if case .known(let type) = plainType(below: parent) { return .known(type) }
    let modifiers = modifiersOfType(at: path)
    guard let count = assignmentCount(of: modifiers) else {
      let names = modifiers.indices.map { plan.modifiers[$0].name }
      let place = startOfObject(tree[id].object)
      state.diagnostics.append(
        .tooManyContexts(pathText(path), modifiers: names, limit: limits.assignments, place)
      )
      return .failed
    }
    let kept = contexts
    defer { contexts = kept }
    var first: GroupType?
    var counts = false
    for assignment in 0..<count {
      choose(assignment: assignment, of: modifiers)
      guard activeDefinition(of: path) == id else { continue }
      guard let found = activeType(above: path) else {
        return reportMissingType(of: id, at: path, onlySometimes: first ?? anyType(above: path))
      }
      if let first, first.type != found.type {
        let place = startOfObject(tree[id].object)
        state.diagnostics.append(.typeVaries(pathText(path), place, found.span))
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
    guard !tree.isIncomplete else { return .failed }
    let other = typedDefinitions(of: path).first { $0.id != id && tree[$0.id].typeNode != nil }
    state.diagnostics.append(
      .missingType(
        pathText(path),
        startOfObject(tree[id].object),
        onlySometimes: onlySometimes?.span,
        elsewhere: other.flatMap { other in
          tree[other.id].typeNode.map { syntax(of: tree[other.id]).span($0) }
        },
        plain: tree.valueSiblings[id]?.type.map { syntax(of: tree[id]).span($0.key) }
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
      groupTypeOfAliases = (parent, activeType(above: path))
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
    state.reportOnce(
      .aliasOutsideGroupType(pathText(path), type, place(of: id), group: expected, group.span)
    )
  }

  // MARK: In the current contexts

  /// The `$type` of the nearest group above `path`.
  private func activeType(above path: PathID) -> GroupType? {
    var group = path
    while group != .root {
      group = state.paths.parent(of: group)
      var visited: [PathID] = []
      if let type = activeType(of: group, &visited) { return type }
    }
    return nil
  }

  /// The `$type` that `group` has itself or takes over.
  private func activeType(of group: PathID, _ visited: inout [PathID]) -> GroupType? {
    guard !visited.contains(group) else { return nil }
    visited.append(group)
    var own: GroupType?
    for index in tree.groupDefinitions(of: group) {
      let definition = tree.groups[index]
      guard let type = definition.type, let node = definition.typeNode,
        tree.conditions.holds(definition.condition, in: contexts)
      else { continue }
      own = GroupType(type: type, span: state.tree(of: definition.object).span(node))
    }
    if let own { return own }
    for links in inheritance[group]?.sources ?? [] {
      let link = links.first { tree.conditions.holds($0.condition, in: contexts) }
      if let source = link?.path, let type = activeType(of: source, &visited) { return type }
    }
    return nil
  }

  // MARK: In any contexts

  /// A `$type` of a group above `path` in some contexts.
  private func anyType(above path: PathID) -> GroupType? {
    var group = path
    while group != .root {
      group = state.paths.parent(of: group)
      for index in tree.groupDefinitions(of: group) {
        let definition = tree.groups[index]
        if let type = definition.type, let node = definition.typeNode {
          return GroupType(type: type, span: state.tree(of: definition.object).span(node))
        }
      }
    }
    return nil
  }

  /// The modifiers that decide which definition counts at `path` and which type groups give it.
  private func modifiersOfType(at path: PathID) -> ModifierSet {
    var modifiers: ModifierSet = []
    var visited: Set<PathID> = []
    collectModifiers(of: .tokens, at: path, &visited, into: &modifiers)
    visited = []
    var group = path
    while group != .root {
      group = state.paths.parent(of: group)
      collectModifiers(of: .groupTypes, at: group, &visited, into: &modifiers)
    }
    return modifiers
  }

  /// The definitions at a path that a question is about.
  enum DefinitionKind {
    case tokens, groups
    /// Groups with a `$type`.
    case groupTypes
  }

  /// Adds the modifiers of what stands at a path and at all that it takes over.
  func collectModifiers(
    of kind: DefinitionKind,
    at path: PathID,
    _ visited: inout Set<PathID>,
    into modifiers: inout ModifierSet
  ) {
    guard visited.insert(path).inserted else { return }
    switch kind {
    case .tokens:
      for id in tree.definitions(of: path) {
        modifiers.formUnion(tree.conditions[tree[id].condition].modifiers)
      }
    case .groups, .groupTypes:
      for index in tree.groupDefinitions(of: path)
      where kind == .groups || tree.groups[index].type != nil {
        modifiers.formUnion(tree.conditions[tree.groups[index].condition].modifiers)
      }
    }
    for link in links(of: path) {
      modifiers.formUnion(tree.conditions[link.condition].modifiers)
      if let source = link.path {
        collectModifiers(of: kind, at: source, &visited, into: &modifiers)
      }
    }
  }

  /// The `$type` that reaches tokens directly below `group`, where all layers agree on it; found once
  /// for each group.
  private mutating func plainType(below group: PathID) -> DeclaredType? {
    guard inheritance.isEmpty else { return nil }
    let index = Int(group.index)
    if index < groupTypes.count, let known = groupTypes[index] { return known }
    var type: DeclaredType?
    var isCertain = false
    for definition in tree.groupDefinitions(of: group) {
      guard let own = tree.groups[definition].type else { continue }
      if let type, type != own { return nil }
      type = own
      if tree.groups[definition].condition == .always { isCertain = true }
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
