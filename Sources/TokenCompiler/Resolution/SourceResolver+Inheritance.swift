import Diagnostics
import JSONSyntax
import TokenModel

/// `$extends`: a group takes over the tokens, groups and properties of another, its own win.
///
/// Nothing is copied. Each path below the extending group gets links to the corresponding paths of
/// the extended one, which is what keeps references inside inherited tokens pointing at the
/// original group.
extension SourceResolver {
  /// Links what every extending group inherits.
  mutating func inheritGroups() {
    let extending = tree.groups.indices.filter { tree.groups[$0].extends != nil }
    guard !extending.isEmpty else { return }
    var progress = InheritanceProgress()
    for index in extending {
      guard inheritedPaths <= limits.inheritedPaths, !hasTooDeepGroups else { return }
      inherit(tree.groups[index].path, &progress)
      state.trimDiagnostics()
    }
  }

  /// Whether groups could not be followed to their end, so that nothing more can be said.
  var hasEndlessGroups: Bool { inheritedPaths > limits.inheritedPaths || hasTooDeepGroups }

  /// The longest chain of groups that extend one another; each step takes stack.
  private static var extendsLimit: Int { 100 }

  private struct InheritanceProgress {
    var finished: Set<PathID> = []
    /// The groups whose inheritance is being worked out, and the `$extends` that led on from each.
    var stack: [(group: PathID, extends: Span)] = []
    /// How many `$extends` lie between each extending group and what its tokens come from at most.
    var depths: [PathID: Int] = [:]
  }

  /// Links what `group` inherits, after all that it depends on.
  private mutating func inherit(_ group: PathID, _ progress: inout InheritanceProgress) {
    guard !progress.finished.contains(group) else { return }
    if let start = progress.stack.firstIndex(where: { $0.group == group }) {
      return report(cycle: progress.stack[start...].map { ($0.group, $0.extends) }, &progress)
    }
    var links: [Inheritance.Link] = []
    let definitions = extendingDefinitions(of: group)
    for index in definitions {
      let definition = tree.groups[index]
      guard let node = definition.extends else { continue }
      if let target = extendedGroup(of: group, node, in: definition.object.document, &progress) {
        links.append(Inheritance.Link(condition: definition.condition, path: target))
      }
    }
    guard !progress.finished.contains(group) else { return }
    progress.finished.insert(group)
    guard !links.isEmpty else { return }
    extendsInProgress = definitions.first.flatMap { index in
      tree.groups[index].extends.map { state.tree(of: tree.groups[index].object).span($0) }
    }
    link(group, to: links.reversed(), nearness: state.paths.names(of: group).count)
  }

  /// The group that a `$extends` of `group` leads to; `nil` where it leads to none, which is reported.
  private mutating func extendedGroup(
    of group: PathID,
    _ node: JSONNode,
    in document: DocumentID,
    _ progress: inout InheritanceProgress
  ) -> PathID? {
    let span = state.documents[Int(document.index)].span(node)
    guard let target = path(ofGroup: node, in: document, reporting: true) else {
      tree.brokenPaths.insert(group)
      return nil
    }
    if target == group, group != .root {
      report(cycle: [(group, span)], &progress)
      return nil
    }
    if isAncestor(target, of: group) || group == .root {
      progress.finished.insert(group)
      return fail(group, .extendsAround(pathText(group), pathText(target), span))
    }
    guard progress.stack.count < Self.extendsLimit else {
      return fail(group, .chainOfGroupsTooLong(pathText(group), limit: Self.extendsLimit, span))
    }
    progress.stack.append((group, span))
    let depth = prepare(target, &progress) + 1
    progress.stack.removeLast()
    progress.depths[group] = max(depth, progress.depths[group] ?? 0)
    if tree.isBroken(target, in: state.paths) {
      tree.brokenPaths.insert(group)
      return nil
    }
    guard depth < Self.extendsLimit else {
      return fail(group, .chainOfGroupsTooLong(pathText(group), limit: Self.extendsLimit, span))
    }
    guard !isGroup(target) else { return target }
    let isToken = isToken(target)
    return fail(
      group,
      .extendsNoGroup(
        pathText(target),
        isToken: isToken,
        span,
        nearest: isToken ? nil : nearestGroup(to: pathText(target))
      )
    )
  }

  /// Reports why `group` inherits nothing.
  private mutating func fail(_ group: PathID, _ diagnostic: Diagnostic) -> PathID? {
    tree.brokenPaths.insert(group)
    state.diagnostics.append(diagnostic)
    return nil
  }

  /// Finishes the inheritance of all groups on the way to `target` and below it, and returns the
  /// depth of the deepest.
  private mutating func prepare(_ target: PathID, _ progress: inout InheritanceProgress) -> Int {
    var path = PathID.root
    var depth = 0
    for name in state.paths.names(of: target) {
      guard let next = state.paths.find(name, below: path) else { return depth }
      path = next
      if !progress.stack.contains(where: { $0.group == path && path != target }) {
        inherit(path, &progress)
        depth = max(depth, progress.depths[path] ?? 0)
      }
    }
    return max(depth, prepareChildren(of: target, &progress))
  }

  private mutating func prepareChildren(
    of path: PathID,
    _ progress: inout InheritanceProgress
  ) -> Int {
    // Without recursion: a hundred groups that extend each other can each be hundreds deep.
    var depth = 0
    var waiting = Array(tree.children(of: path).reversed())
    while let child = waiting.popLast() {
      inherit(child, &progress)
      depth = max(depth, progress.depths[child] ?? 0)
      waiting += tree.children(of: child).reversed()
    }
    return depth
  }

  /// The group definitions of `group` whose `$extends` counts in some context.
  mutating func extendingDefinitions(of group: PathID) -> [Int] {
    var live: [Int] = []
    for index in tree.groupDefinitions(of: group) where tree.groups[index].extends != nil {
      let condition = tree.groups[index].condition
      live.removeAll { tree.conditions.implies(tree.groups[$0].condition, condition) }
      live.append(index)
    }
    return live.count > 1 ? everLast(among: live) : live
  }

  /// Those definitions that come last in some context: several later ones together can leave an
  /// earlier one none.
  private mutating func everLast(among definitions: [Int]) -> [Int] {
    var modifiers: ModifierSet = []
    for index in definitions {
      modifiers.formUnion(tree.conditions[tree.groups[index].condition].modifiers)
    }
    guard let count = assignmentCount(of: modifiers) else { return definitions }
    let kept = contexts
    defer { contexts = kept }
    var found: Set<Int> = []
    for assignment in 0..<count where found.count < definitions.count {
      choose(assignment: assignment, of: modifiers)
      let last = definitions.last { index in
        tree.conditions.holds(tree.groups[index].condition, in: contexts)
      }
      if let last { found.insert(last) }
    }
    return definitions.filter(found.contains)
  }

  /// Gives `group` and all below it links to `targets`, of which the first that holds counts, whether
  /// or not it leads anywhere.
  ///
  /// `nearness` is the depth of the group with the `$extends`: what a group extends itself counts
  /// before what it takes over from a group that is extended further up.
  private mutating func link(_ group: PathID, to targets: [Inheritance.Link], nearness: Int) {
    guard !hasEndlessGroups, !isTooDeep(group) else { return }
    var names: [TextID] = []
    var known: Set<TextID> = []
    for target in targets {
      for child in target.path.map({ Array(tree.children(of: $0)) }) ?? [] {
        let name = state.paths.name(of: child)
        if known.insert(name).inserted { names.append(name) }
      }
    }
    inheritance[group, default: Inheritance()].insert(targets, nearness: nearness)
    inheritance[group]?.isGroup = true
    let own = Array(tree.children(of: group))
    var order: [PathID] = []
    for name in names {
      let path = state.paths.intern(name, below: group)
      order.append(path)
      let below = targets.map { target in
        Inheritance.Link(
          condition: target.condition,
          path: target.path.flatMap { state.paths.find(name, below: $0) }
        )
      }
      linkChild(path, to: below, nearness: nearness)
    }
    for path in order { tree.link(path, below: group) }
    let inherited = Set(order)
    tree.reorder(childrenOf: group, as: order + own.filter { !inherited.contains($0) })
  }

  /// Gives one child of an extending group its links: the group's own token or group at the same
  /// path replaces an inherited one of the other kind completely.
  private mutating func linkChild(
    _ path: PathID,
    to targets: [Inheritance.Link],
    nearness: Int
  ) {
    inheritedPaths += 1
    guard inheritedPaths <= limits.inheritedPaths else {
      if inheritedPaths == limits.inheritedPaths + 1 {
        state.diagnostics.append(
          .tooManyInheritedTokens(limit: limits.inheritedPaths, extendsInProgress)
        )
      }
      return
    }
    let hasOwnToken = tree.isToken(path)
    let hasOwnGroup = tree.groupDefinitions(of: path).contains { _ in true }
    var links = targets
    for index in links.indices {
      guard let target = links[index].path else { continue }
      let isToken = isToken(target) && !hasOwnGroup
      if isToken { inheritance[path, default: Inheritance()].isToken = true }
      if !isToken, !isGroup(target) || hasOwnToken { links[index].path = nil }
    }
    guard links.contains(where: { $0.path.map { isGroup($0) } ?? false }) else {
      inheritance[path, default: Inheritance()].insert(links, nearness: nearness)
      return
    }
    link(path, to: links, nearness: nearness)
  }

  /// Whether what lies in `path` would be nested too deep, which is reported once.
  private mutating func isTooDeep(_ path: PathID) -> Bool {
    guard state.paths.depth(of: path) >= JSONTree.nestingLimit else { return false }
    hasTooDeepGroups = true
    state.diagnostics.append(
      .inheritedGroupsTooDeep(limit: JSONTree.nestingLimit, extendsInProgress)
    )
    return true
  }

  private func isAncestor(_ ancestor: PathID, of path: PathID) -> Bool {
    var path = path
    while path != .root {
      path = state.paths.parent(of: path)
      if path == ancestor { return true }
    }
    return false
  }

  private mutating func nearestGroup(to name: String) -> String? {
    guard mayLookForSuggestion() else { return nil }
    var groups: [String] = []
    for index in 1..<UInt32(max(1, state.paths.count)) where isGroup(PathID(index)) {
      groups.append(pathText(PathID(index)))
      if groups.count == 10_000 { break }
    }
    return nearestName(to: name, among: groups)
  }

  private mutating func report(
    cycle hops: [(group: PathID, span: Span)],
    _ progress: inout InheritanceProgress
  ) {
    for hop in hops {
      progress.finished.insert(hop.group)
      tree.brokenPaths.insert(hop.group)
    }
    state.diagnostics.append(
      .circularExtends(hops.map { (pathText($0.group), $0.span) })
    )
  }
}
