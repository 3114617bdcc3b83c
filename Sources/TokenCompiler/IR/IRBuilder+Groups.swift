import Diagnostics
import JSONSyntax
import TokenModel

extension IRBuilder {
  /// Adds the groups below `parent` and hands visibility and deprecation down to tokens.
  mutating func addGroups(below parent: PathID, _ inherited: Inherited) {
    var children = resolver.tree.childCursor(of: parent)
    while let path = resolver.tree.nextChild(&children) {
      if let token = tokenID(of: path) { apply(inherited, to: token) }
      guard resolver.isGroup(path), !resolver.isToken(path) else { continue }
      let definitions = resolver.groupDefinitions(of: path)
      let own = self.inherited(by: definitions, from: inherited)
      guard let group = group(at: path, definitions, own) else { continue }
      ir.groups.append(group)
      addNames(ofGroup: path, definitions)
      addGroups(below: path, own)
    }
  }

  /// The group at `path`, without constants.
  @inline(__always)
  mutating func group(
    at path: PathID,
    _ definitions: GroupDefinitionList,
    _ own: Inherited
  ) -> Group? {
    guard let first = resolver.firstGroupDefinition(of: path) ?? definitions.last else {
      return nil
    }
    let origin = resolver.startOfObject(resolver.tree.groups[first].object)
    return Group(
      path: path,
      description: description(definitions),
      deprecation: own.deprecation,
      isPrivate: own.isPrivate,
      extensions: extensions(definitions),
      constants: [],
      origin: Origin(file: origin.file, offset: origin.start)
    )
  }

  /// The text of the first definition that has one.
  @inline(__always)
  private mutating func description(_ definitions: GroupDefinitionList) -> TextID? {
    for index in definitions {
      let definition = resolver.tree.groups[index]
      guard let node = definition.description else { continue }
      return resolver.state.intern(SyntaxNode(document: definition.object.document, node: node))
    }
    return nil
  }

  /// The place of the `$extensions` of the first definition that has them.
  @inline(__always)
  private func extensions(_ definitions: GroupDefinitionList) -> Span? {
    for index in definitions {
      let definition = resolver.tree.groups[index]
      guard let node = definition.extensions else { continue }
      return resolver.state.tree(of: definition.object).span(node)
    }
    return nil
  }

  /// What a group hands down, by its own words or those of the groups above.
  ///
  /// `definitions` are the group's, the strongest first.
  @inline(__always)
  mutating func inherited(by definitions: GroupDefinitionList, from outer: Inherited) -> Inherited {
    var inherited = outer
    for index in definitions.reversed() {
      let definition = resolver.tree.groups[index]
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
  @inline(__always)
  private mutating func apply(_ inherited: Inherited, to id: TokenID) {
    var deprecation = inherited.deprecation
    var isPrivate = inherited.isPrivate
    let definition = resolver.tree[baseDefinitions[Int(id.index)]]
    if let node = definition.deprecated {
      deprecation = self.deprecation(node, in: resolver.syntax(of: definition))
    }
    if let index = definition.extensionIndex,
      let own = resolver.tree.tokenExtensions[Int(index)].isPrivate
    {
      isPrivate = own
    }
    ir.tokens[Int(id.index)].deprecation = deprecation
    ir.tokens[Int(id.index)].isPrivate = isPrivate
  }

  private mutating func deprecation(_ node: JSONNode, in syntax: JSONTree) -> Deprecation? {
    switch syntax.kind(node) {
    case .true: return .flagged
    case .string:
      return .because(syntax.withStringBytes(node) { resolver.state.texts.intern($0) })
    default: return nil
    }
  }

  @inline(__always)
  private mutating func addNames(ofGroup path: PathID, _ definitions: GroupDefinitionList) {
    for definition in definitions {
      guard let index = resolver.tree.groups[definition].extensionIndex else { continue }
      for name in resolver.tree.groupExtensions[Int(index)].names {
        ir.nameOverrides.append(
          NameOverride(path: path, target: name.target, name: name.name, span: name.span)
        )
      }
    }
  }
}
