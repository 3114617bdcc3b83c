import Diagnostics
import JSONSyntax
import TokenModel

/// `$extends`: a group inherits another's tokens, groups, and properties, and can override them.
extension GroupInheritance {
  /// Links all extending groups to the groups they inherit from.
  mutating func inheritGroups() {
    let extending = source.tree.groups.indices.filter { source.tree.groups[$0].extends != nil }
    guard !extending.isEmpty else { return }
    for index in extending {
      guard !hasEndlessGroups else { return }
      inherit(source.tree.groups[index].path)
      state.findings.trim()
    }
  }

  /// Links `group` to the groups it extends, after linking the groups that those depend on.
  private mutating func inherit(_ group: PathID) {
    guard !finished.contains(group) else { return }
    if let start = stack.firstIndex(where: { $0.group == group }) {
      return report(cycle: stack[start...].map { ($0.group, $0.extends) })
    }
    var links: [Inheritance.Link] = []
    let definitions = extendingDefinitions(of: group)
    for index in definitions {
      let definition = source.tree.groups[index]
      guard let node = definition.extends else { continue }
      if let target = extendedGroup(of: group, node, in: definition.object.document) {
        links.append(Inheritance.Link(condition: definition.condition, path: target))
      }
    }
    guard !finished.contains(group) else { return }
    finished.insert(group)
    guard !links.isEmpty else { return }
    extendsInProgress = definitions.first.flatMap { index in
      source.tree.groups[index].extends.map {
        state.tree(of: source.tree.groups[index].object).span($0)
      }
    }
    link(group, to: links.reversed(), nearness: state.paths.names(of: group).count)
  }

  /// Returns the group that a `$extends` of `group` names, or reports an error and returns `nil`.
  private mutating func extendedGroup(
    of group: PathID,
    _ node: JSONNode,
    in document: DocumentID
  ) -> PathID? {
    let span = state.documents[Int(document.index)].span(node)
    guard let target = path(ofGroup: node, in: document, reporting: true) else {
      source.tree.brokenPaths.insert(group)
      return nil
    }
    if target == group, group != .root {
      report(cycle: [(group, span)])
      return nil
    }
    if group == .root || state.paths.ancestors(of: group).contains(target) {
      finished.insert(group)
      return fail(
        group,
        .extendsEnclosingGroup(state.pathText(group), state.pathText(target), span)
      )
    }
    guard stack.count < Self.chainLimit else {
      return fail(group, .chainOfGroupsTooLong(state.pathText(group), limit: Self.chainLimit, span))
    }
    stack.append((group, span))
    let depth = prepare(target) + 1
    stack.removeLast()
    depths[group] = max(depth, depths[group] ?? 0)
    if source.tree.isBroken(target, in: state.paths) {
      source.tree.brokenPaths.insert(group)
      return nil
    }
    guard depth < Self.chainLimit else {
      return fail(group, .chainOfGroupsTooLong(state.pathText(group), limit: Self.chainLimit, span))
    }
    return source.isGroup(target) ? target : fail(group, notAGroup(target, span))
  }

  private mutating func notAGroup(_ target: PathID, _ span: Span) -> Diagnostic {
    let (path, isToken) = (state.pathText(target), source.isToken(target))
    let nearest = isToken ? nil : nearestGroup(to: path)
    return .extendsNoGroup(path, isToken: isToken, span, nearest: nearest)
  }

  /// Marks `group` as broken and reports why it inherits nothing.
  private mutating func fail(_ group: PathID, _ diagnostic: Diagnostic) -> PathID? {
    source.tree.brokenPaths.insert(group)
    state.diagnostics.append(diagnostic)
    return nil
  }

  /// Links all groups on the path to `target` and below it, and returns the length of the longest
  /// chain of extended groups among them.
  private mutating func prepare(_ target: PathID) -> Int {
    var path = PathID.root
    var depth = 0
    for name in state.paths.names(of: target) {
      guard let next = state.paths.find(name, below: path) else { return depth }
      path = next
      if !stack.contains(where: { $0.group == path && path != target }) {
        inherit(path)
        depth = max(depth, depths[path] ?? 0)
      }
    }
    return max(depth, prepareChildren(of: target))
  }

  private mutating func prepareChildren(
    of path: PathID
  ) -> Int {
    // Iterative because a chain of a hundred groups can be hundreds of levels deep at each step.
    var depth = 0
    var waiting = Array(source.tree.children(of: path).reversed())
    while let child = waiting.popLast() {
      inherit(child)
      depth = max(depth, depths[child] ?? 0)
      waiting += source.tree.children(of: child).reversed()
    }
    return depth
  }

  /// Links `group` and everything below it to `targets`.
  ///
  /// In each context, the first target whose condition is met takes effect, even if its path is
  /// `nil`.
  ///
  /// `nearness` is the depth of the group with the `$extends`. What a group itself extends takes
  /// precedence over what it inherits through an enclosing group.
  private mutating func link(_ group: PathID, to targets: [Inheritance.Link], nearness: Int) {
    guard !hasEndlessGroups, !isTooDeep(group) else { return }
    var names: [TextID] = []
    var known: Set<TextID> = []
    for target in targets {
      for child in target.path.map({ Array(source.tree.children(of: $0)) }) ?? [] {
        let name = state.paths.name(of: child)
        if known.insert(name).inserted { names.append(name) }
      }
    }
    source.inheritance[group, default: Inheritance()].insert(targets, nearness: nearness)
    source.inheritance[group]?.isGroup = true
    let own = Array(source.tree.children(of: group))
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
    for path in order { source.tree.link(path, below: group) }
    let inherited = Set(order)
    source.tree.reorder(childrenOf: group, as: order + own.filter { !inherited.contains($0) })
  }

  /// Links a child of an extending group.
  ///
  /// The group's own token completely replaces an inherited group at the same path, and vice versa.
  private mutating func linkChild(
    _ path: PathID,
    to targets: [Inheritance.Link],
    nearness: Int
  ) {
    inheritedPaths += 1
    guard inheritedPaths <= pathLimit else {
      if inheritedPaths == pathLimit + 1 {
        state.diagnostics.append(
          .tooManyInheritedTokens(limit: pathLimit, extendsInProgress)
        )
      }
      return
    }
    let hasOwnToken = source.tree.isToken(path)
    let hasOwnGroup = source.tree.groupDefinitions(of: path).contains { _ in true }
    var links = targets
    for index in links.indices {
      guard let target = links[index].path else { continue }
      let isToken = source.isToken(target) && !hasOwnGroup
      if isToken { source.inheritance[path, default: Inheritance()].isToken = true }
      if !isToken, !source.isGroup(target) || hasOwnToken { links[index].path = nil }
    }
    guard links.contains(where: { $0.path.map { source.isGroup($0) } ?? false }) else {
      source.inheritance[path, default: Inheritance()].insert(links, nearness: nearness)
      return
    }
    link(path, to: links, nearness: nearness)
  }

  /// Whether the contents of `path` would exceed the nesting limit, which is reported once.
  private mutating func isTooDeep(_ path: PathID) -> Bool {
    guard state.paths.depth(of: path) >= JSONTree.nestingLimit else { return false }
    hasTooDeepGroups = true
    state.diagnostics.append(
      .inheritedGroupsTooDeep(limit: JSONTree.nestingLimit, extendsInProgress)
    )
    return true
  }

  private mutating func nearestGroup(to name: String) -> String? {
    guard state.findings.maySuggest() else { return nil }
    var groups: [String] = []
    for index in 1..<UInt32(max(1, state.paths.count)) where source.isGroup(PathID(index)) {
      groups.append(state.pathText(PathID(index)))
      if groups.count == 10_000 { break }
    }
    return nearestName(to: name, among: groups)
  }

  private mutating func report(
    cycle hops: [(group: PathID, span: Span)]
  ) {
    for hop in hops {
      finished.insert(hop.group)
      source.tree.brokenPaths.insert(hop.group)
    }
    state.diagnostics.append(
      .circularExtends(hops.map { (state.pathText($0.group), $0.span) })
    )
  }
}
