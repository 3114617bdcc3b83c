import Diagnostics
import JSONSyntax
import TokenModel

extension IRBuilder {
  /// Adds the groups below `parent` and hands visibility and deprecation down to tokens.
  mutating func addGroups(below parent: PathID, _ inherited: Inherited) {
    var children = resolved.merged.tree.childCursor(of: parent)
    while let path = resolved.merged.tree.nextChild(&children) {
      if let token = tokens[path] { apply(inherited, to: token) }
      guard resolved.merged.isGroup(path), !resolved.merged.isToken(path) else { continue }
      let definitions = resolved.merged.groupDefinitions(of: path)
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
    guard let first = resolved.merged.firstGroupDefinition(of: path) ?? definitions.last else {
      return nil
    }
    let origin = state.documents.startOfObject(resolved.merged.tree.groups[first].object)
    return Group(
      path: path,
      description: description(definitions),
      deprecation: own.deprecation,
      isPrivate: own.isPrivate,
      extensions: extensions(definitions),
      constants: [],
      origin: Token.Origin(file: origin.file, offset: origin.start)
    )
  }

  /// The text of the first definition that has one.
  @inline(__always)
  private mutating func description(_ definitions: GroupDefinitionList) -> TextID? {
    for index in definitions {
      let definition = resolved.merged.tree.groups[index]
      guard let node = definition.description else { continue }
      return state.intern(SyntaxNode(document: definition.object.document, node: node))
    }
    return nil
  }

  /// The place of the `$extensions` of the first definition that has them.
  @inline(__always)
  private func extensions(_ definitions: GroupDefinitionList) -> Span? {
    for index in definitions {
      let definition = resolved.merged.tree.groups[index]
      guard let node = definition.extensions else { continue }
      return state.documents.tree(of: definition.object).span(node)
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
      let definition = resolved.merged.tree.groups[index]
      if let node = definition.deprecated {
        inherited.deprecation = deprecation(node, in: state.documents.tree(of: definition.object))
      }
      if let index = definition.extensionIndex,
        let isPrivate = resolved.merged.tree.groupExtensions[Int(index)].isPrivate
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
    let definition = resolved.merged.tree[baseDefinitions[Int(id.index)]]
    if let node = definition.deprecated {
      deprecation = self.deprecation(node, in: state.documents.tree(of: definition))
    }
    if let index = definition.extensionIndex,
      let own = resolved.merged.tree.tokenExtensions[Int(index)].isPrivate
    {
      isPrivate = own
    }
    ir.tokens[Int(id.index)].deprecation = deprecation
    ir.tokens[Int(id.index)].isPrivate = isPrivate
  }

  private mutating func deprecation(_ node: JSONNode, in syntax: JSONTree) -> Token.Deprecation? {
    switch syntax.kind(node) {
    case .true: return .flagged
    case .string:
      return .because(syntax.withStringBytes(node) { state.texts.intern($0) })
    default: return nil
    }
  }

  @inline(__always)
  private mutating func addNames(ofGroup path: PathID, _ definitions: GroupDefinitionList) {
    for definition in definitions {
      guard let index = resolved.merged.tree.groups[definition].extensionIndex else { continue }
      for name in resolved.merged.tree.groupExtensions[Int(index)].names {
        ir.nameOverrides.append(
          Token.NameOverride(path: path, target: name.target, name: name.name, span: name.span)
        )
      }
    }
  }
}
