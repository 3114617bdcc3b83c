import Diagnostics
import JSONSyntax
import TokenModel

extension IRBuilder {
  /// Adds the groups below `parent` and hands visibility and deprecation down to tokens.
  mutating func addGroups(below parent: PathID, _ inherited: Inherited) {
    for path in Array(resolver.tree.children(of: parent)) {
      if let token = tokenID(of: path) { apply(inherited, to: token) }
      guard resolver.isGroup(path), !resolver.isToken(path) else { continue }
      let own = self.inherited(at: path, from: inherited)
      let definitions = resolver.groupDefinitions(of: path)
      guard let first = resolver.firstGroupDefinition(of: path) ?? definitions.last else {
        continue
      }
      let origin = resolver.startOfObject(first.object)
      ir.groups.append(
        Group(
          path: path,
          description: definitions.firstText(\.description, in: &resolver),
          deprecation: own.deprecation,
          isPrivate: own.isPrivate,
          extensions: definitions.firstSpan(\.extensions, in: resolver),
          constants: constants(of: path),
          origin: Origin(file: origin.file, offset: origin.start)
        )
      )
      addNames(ofGroup: path, definitions)
      addGroups(below: path, own)
    }
  }

  /// The constants of a group; of two with one name that of the base counts, else the later one.
  private func constants(of path: PathID) -> [Constant] {
    var found: [Constant] = []
    for definition in resolver.groupDefinitions(of: path, inBase: false).reversed() {
      guard let index = definition.extensionIndex else { continue }
      for constant in resolver.tree.groupExtensions[Int(index)].constants {
        if let known = found.firstIndex(where: { $0.name == constant.name }) {
          found[known] = constant
        } else {
          found.append(constant)
        }
      }
    }
    return found
  }

  /// What the group at `path` hands down, by its own words or those of the groups above.
  mutating func inherited(at path: PathID, from outer: Inherited) -> Inherited {
    var inherited = outer
    for definition in resolver.groupDefinitions(of: path).reversed() {
      if let node = definition.deprecated {
        inherited.deprecation = deprecation(node, in: resolver.state.tree(of: definition.object))
      }
      if let index = definition.extensionIndex,
        let isPrivate = resolver.tree.groupExtensions[Int(index)].isPrivate
      {
        inherited.isPrivate = isPrivate
      }
    }
    return inherited
  }

  /// Gives a token what its groups say, where it does not say something else itself.
  private mutating func apply(_ inherited: Inherited, to id: TokenID) {
    let definition = resolver.tree[baseDefinitions[Int(id.index)]]
    ir.tokens[Int(id.index)].deprecation = inherited.deprecation
    ir.tokens[Int(id.index)].isPrivate = inherited.isPrivate
    if let node = definition.deprecated {
      let own = deprecation(node, in: resolver.syntax(of: definition))
      ir.tokens[Int(id.index)].deprecation = own
    }
    if let index = definition.extensionIndex,
      let isPrivate = resolver.tree.tokenExtensions[Int(index)].isPrivate
    {
      ir.tokens[Int(id.index)].isPrivate = isPrivate
    }
  }

  private mutating func deprecation(_ node: JSONNode, in syntax: JSONTree) -> Deprecation? {
    switch syntax.kind(node) {
    case .true: return .flagged
    case .string:
      return .because(syntax.withStringBytes(node) { resolver.state.texts.intern($0) })
    default: return nil
    }
  }

  private mutating func addNames(ofGroup path: PathID, _ definitions: [GroupDefinition]) {
    for definition in definitions {
      guard let index = definition.extensionIndex else { continue }
      for name in resolver.tree.groupExtensions[Int(index)].names {
        ir.nameOverrides.append(
          NameOverride(path: path, target: name.target, name: name.name, span: name.span)
        )
      }
    }
  }

  /// The component styles below `parent`; those inside another are its parts.
  mutating func components(below parent: PathID) -> [Component] {
    var found: [Component] = []
    for path in Array(resolver.tree.children(of: parent)) where !resolver.isToken(path) {
      if let kind = componentKind(of: path) {
        found.append(component(at: path, kind: kind))
      } else {
        found += components(below: path)
      }
    }
    return found
  }

  private mutating func component(at path: PathID, kind: TextID) -> Component {
    var component = Component(path: path, kind: kind, fields: [], parts: [])
    for child in Array(resolver.tree.children(of: path)) {
      if let token = tokenID(of: child) {
        component.fields.append(
          Component.Field(name: resolver.state.paths.name(of: child), token: token)
        )
      } else if resolver.isGroup(child) {
        let kind = componentKind(of: child) ?? resolver.state.texts.intern("view")
        component.parts.append(self.component(at: child, kind: kind))
      }
    }
    return component
  }

  private func componentKind(of path: PathID) -> TextID? {
    for definition in resolver.groupDefinitions(of: path) {
      if let index = definition.extensionIndex,
        let kind = resolver.tree.groupExtensions[Int(index)].component
      {
        return kind
      }
    }
    return nil
  }

  /// Carries tokens of removed types as constants of their groups.
  mutating func carryRemovedTypes() {
    guard !removedPaths.isEmpty else { return }
    var groups: [PathID: Int] = [:]
    for (index, group) in ir.groups.enumerated() { groups[group.path] = index }
    for path in removedPaths {
      guard case .removed(let type) = resolver.types[Int(path.index)],
        let definition = definitionWithValue(of: path)
      else { continue }
      let syntax = resolver.syntax(of: definition)
      let place = resolver.startOfObject(definition.object)
      let parent = resolver.state.paths.parent(of: path)
      let group = groups[parent]
      var value: Constant.Value?
      if let node = definition.value {
        switch syntax.kind(node) {
        case .true: value = .boolean(true)
        case .false: value = .boolean(false)
        case .string:
          value = .string(syntax.withStringBytes(node) { resolver.state.texts.intern($0) })
        case .number: value = .number(syntax.number(node))
        default: break
        }
      }
      guard let value, let group else {
        resolver.state.diagnostics.append(
          .removedTypeWithoutConstant(resolver.pathText(path), type.rawValue, place)
        )
        continue
      }
      let description = text(definition.description, in: definition)
      ir.groups[group].constants.append(
        Constant(
          name: resolver.state.paths.name(of: path),
          value: value,
          description: description
        )
      )
      resolver.state.diagnostics.append(
        .removedType(resolver.pathText(path), type.rawValue, place)
      )
    }
  }
}

extension IRBuilder {
  /// The last definition of a token or, where that is an alias, of what it leads to.
  private mutating func definitionWithValue(of path: PathID) -> TokenDefinition? {
    var path = path
    for _ in 0..<SourceResolver.depthLimit {
      guard let id = resolver.typedDefinitions(of: path).last?.id else { return nil }
      let definition = resolver.tree[id]
      guard let reference = definition.wholeReference else { return definition }
      guard let target = resolver.wholeTarget(of: reference) else { return nil }
      path = target
    }
    return nil
  }
}

extension SourceResolver {
  /// Where the group at `path` is first written, in the base if it is there.
  func firstGroupDefinition(of path: PathID) -> GroupDefinition? {
    let own = tree.groupDefinitions(of: path).map { tree.groups[$0] }
    let base = plan.modifiers.map(\.defaultContext)
    return own.first { tree.conditions.holds($0.condition, in: base) } ?? own.first
  }

  /// What the source says of the group at `path`, the strongest first: its own words, the last
  /// before the first, then those of the groups that it extends.
  ///
  /// Those of other contexts than the base's follow; with `inBase` only where the base has none.
  func groupDefinitions(of path: PathID, inBase: Bool = true) -> [GroupDefinition] {
    let base = plan.modifiers.map(\.defaultContext)
    var found: [GroupDefinition] = []
    var visited: Set<PathID> = []
    collectGroups(of: path, &visited, into: &found) { tree.conditions.holds($0, in: base) }
    if inBase, !found.isEmpty { return found }
    visited = []
    collectGroups(of: path, &visited, into: &found) { !tree.conditions.holds($0, in: base) }
    return found
  }

  private func collectGroups(
    of path: PathID,
    _ visited: inout Set<PathID>,
    into found: inout [GroupDefinition],
    where isWanted: (ConditionID) -> Bool
  ) {
    guard visited.insert(path).inserted else { return }
    let own = tree.groupDefinitions(of: path).map { tree.groups[$0] }
    found += own.filter { isWanted($0.condition) }.reversed()
    for links in inheritance[path]?.sources ?? [] {
      if let source = links.first(where: { isWanted($0.condition) })?.path {
        collectGroups(of: source, &visited, into: &found, where: isWanted)
      }
    }
  }
}

extension [GroupDefinition] {
  /// The text of the first definition that has the property.
  fileprivate func firstText(
    _ property: (GroupDefinition) -> JSONNode?,
    in resolver: inout SourceResolver
  ) -> TextID? {
    for definition in self {
      guard let node = property(definition) else { continue }
      let syntax = resolver.state.tree(of: definition.object)
      return syntax.withStringBytes(node) { resolver.state.texts.intern($0) }
    }
    return nil
  }

  /// The place of the first definition that has the property.
  fileprivate func firstSpan(
    _ property: (GroupDefinition) -> JSONNode?,
    in resolver: SourceResolver
  ) -> Span? {
    for definition in self {
      if let node = property(definition) {
        return resolver.state.tree(of: definition.object).span(node)
      }
    }
    return nil
  }
}
