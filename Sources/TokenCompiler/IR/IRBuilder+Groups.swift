import Diagnostics
import JSONSyntax
import TokenModel

extension IRBuilder {
  /// Adds the groups below `parent` and passes visibility and deprecation down to their tokens.
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

  /// Returns the group at `path`, without constants.
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
      extensions: extensions(definitions, at: path),
      constants: [],
      origin: Token.Origin(file: origin.file, offset: origin.start)
    )
  }

  /// Returns the description from the first definition that has one.
  @inline(__always)
  private mutating func description(_ definitions: GroupDefinitionList) -> TextID? {
    for index in definitions {
      let definition = resolved.merged.tree.groups[index]
      guard let node = definition.description else { continue }
      return state.intern(SyntaxNode(document: definition.object.document, node: node))
    }
    return nil
  }

  /// Returns the location of the `$extensions` in the first definition that has one.
  @inline(__always)
  private mutating func extensions(
    _ definitions: GroupDefinitionList,
    at path: PathID
  ) -> Span? {
    for index in definitions {
      let definition = resolved.merged.tree.groups[index]
      guard let node = definition.extensions else { continue }
      return keepJSON(node, of: .extensions(path), in: state.documents.tree(of: definition.object))
    }
    return nil
  }

  /// Returns the location of a node to print as JSON, storing its text if the file isn't plain
  /// JSON.
  mutating func keepJSON(_ node: JSONNode, of holder: IR.JSONHolder, in tree: JSONTree) -> Span {
    if tree.isRewritten { ir.rewrittenJSON[holder] = tree.text(node) }
    return tree.span(node)
  }

  /// Returns the settings that a group passes on, from its own definitions or its enclosing groups.
  ///
  /// `definitions` are the group's definitions, in descending order of precedence.
  @inline(__always)
  mutating func inherited(by definitions: GroupDefinitionList, from outer: Inherited) -> Inherited {
    var inherited = outer
    for index in definitions.reversed() {
      let definition = resolved.merged.tree.groups[index]
      if let node = definition.deprecated {
        inherited.deprecation = deprecation(node, in: state.documents.tree(of: definition.object))
      }
      if let isPrivate = resolved.merged.tree.groupExtension(of: definition)?.isPrivate {
        inherited.isPrivate = isPrivate
      }
    }
    return inherited
  }

  /// Applies the settings of the enclosing groups that the token doesn't override.
  @inline(__always)
  private mutating func apply(_ inherited: Inherited, to id: TokenID) {
    var deprecation = inherited.deprecation
    var isPrivate = inherited.isPrivate
    let definition = resolved.merged.tree[baseDefinitions[Int(id.index)]]
    if let node = definition.deprecated {
      deprecation = self.deprecation(node, in: state.documents.tree(of: definition))
    }
    if let own = resolved.merged.tree.tokenExtension(of: definition)?.isPrivate { isPrivate = own }
    ir.tokens[Int(id.index)].deprecation = deprecation
    ir.tokens[Int(id.index)].isPrivate = isPrivate
  }

  private mutating func deprecation(_ node: JSONNode, in syntax: JSONTree) -> Token.Deprecation? {
    switch syntax.kind(node) {
    case .true:
      ir.hasDeprecations = true
      return .flagged
    case .string:
      ir.hasDeprecations = true
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
