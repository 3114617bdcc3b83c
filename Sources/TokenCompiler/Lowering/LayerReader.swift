import Diagnostics
import JSONSyntax
import TokenModel

/// Reads the token tree of one layer into a ``SourceTree``.
///
/// It finds which tokens and groups there are and where their properties stand. Values wait until
/// types are known.
struct LayerReader {
  let syntax: JSONTree
  let document: DocumentID
  let condition: ConditionID
  let plan: SourcePlan
  /// Members of the root that do not count.
  let hidden: [JSONNode]
  /// Definitions of the short form of contexts, which come after all others of the layer.
  var shortForms: [TokenDefinition] = []
  /// The tokens of the layer so far, if any path is renamed.
  var tokensBesideRenamed: [PathID: JSONNode] = [:]

  init(_ layer: Layer, plan: SourcePlan, tree: inout SourceTree, state: LoweringState) {
    syntax = state.tree(of: layer.root)
    document = layer.root.document
    condition = tree.conditions.intern(layer.condition)
    self.plan = plan
    hidden = layer.hidden
  }

  /// Reads the whole layer.
  @inline(never)
  static func read(
    _ layer: Layer,
    plan: SourcePlan,
    tree: inout SourceTree,
    state: inout LoweringState
  ) {
    var reader = LayerReader(layer, plan: plan, tree: &tree, state: state)
    guard reader.syntax.kind(layer.root.node) == .object else {
      state.diagnostics.append(
        .rootIsNoObject(reader.syntax.span(layer.root.node), reader.kindName(layer.root.node))
      )
      return
    }
    reader.readGroup(layer.root.node, at: .root, tree: &tree, state: &state)
    for definition in reader.shortForms {
      _ = tree.append(definition)
    }
  }

  /// Reads the members of a group's object.
  mutating func readGroup(
    _ object: JSONNode,
    at path: PathID,
    tree: inout SourceTree,
    state: inout LoweringState
  ) {
    var group = GroupDefinition(
      path: path,
      condition: condition,
      object: SyntaxNode(document: document, node: object)
    )
    for member in syntax.members(of: object)
    where path != .root || !hidden.contains(member.key) {
      state.findings.trim()
      if isProperty(member.key) {
        readGroupProperty(member, of: &group, tree: &tree, state: &state)
      } else {
        readChild(member, of: &group, tree: &tree, state: &state)
      }
    }
    // What is said of an object that was meant as a token would follow from its being none.
    let isBroken = !tree.brokenPaths.isEmpty && tree.brokenPaths.contains(path)
    if let extensions = group.extensions, !isBroken {
      group.extensionIndex = readExtension(ofGroup: extensions, tree: &tree, state: &state)
      appendConstants(of: group, tree: &tree, state: &state)
    }
    if group.type != nil, !isBroken, !hasChildren(object), path != .root {
      tree.typedEmptyGroups.append((path, syntax.span(object)))
    }
    tree.append(group)
  }

  /// Reads one child of a group: a token, or a group of its own.
  private mutating func readChild(
    _ member: JSONMember,
    of group: inout GroupDefinition,
    tree: inout SourceTree,
    state: inout LoweringState
  ) {
    let parent = group.path
    guard syntax.kind(member.value) == .object, !syntax.wasRepaired(member.value) else {
      markBroken(member.key, below: parent, tree: &tree, state: &state)
      guard !syntax.wasRepaired(member.value) else { return }
      return reportPlainMember(member, of: &group, tree: &tree, state: &state)
    }
    guard isLegalName(member.key, state: &state) else {
      return markBroken(member.key, below: parent, tree: &tree, state: &state)
    }
    let name = syntax.withStringBytes(member.key) { state.texts.intern($0) }
    let path = state.paths.intern(name, below: parent)
    if state.paths.hasNewPaths {
      guard place(member, at: path, below: parent, tree: &tree, state: &state) else { return }
    } else {
      tree.link(path, below: parent)
    }
    if isToken(member.value) {
      readToken(member.value, at: path, tree: &tree, state: &state)
    } else if isValueWithoutDollar(member) {
      reportPlainMember(member, of: &group, tree: &tree, state: &state)
    } else {
      readGroup(member.value, at: path, tree: &tree, state: &state)
    }
  }

  /// Notes that nothing can be said of what references by this name lead to.
  func markBroken(
    _ key: JSONNode,
    below parent: PathID,
    tree: inout SourceTree,
    state: inout LoweringState
  ) {
    let path = syntax.string(key).split(separator: ".").reduce(parent) { path, name in
      state.paths.intern(state.texts.intern(String(name)), below: path)
    }
    tree.brokenPaths.insert(path)
  }

  /// Whether an object is a token: it has a `$value`, or a `$ref` and no children.
  func isToken(_ object: JSONNode) -> Bool {
    var hasReference = false
    for member in syntax.members(of: object) {
      if syntax.equals(member.key, "$value") { return true }
      if syntax.equals(member.key, "$ref") { hasReference = true }
    }
    return hasReference && !hasChildren(object)
  }

  /// Whether an object has a member that is not a property.
  func hasChildren(_ object: JSONNode) -> Bool {
    for member in syntax.members(of: object)
    where !isProperty(member.key) || syntax.equals(member.key, "$root") {
      return true
    }
    return false
  }

  private mutating func readGroupProperty(
    _ member: JSONMember,
    of group: inout GroupDefinition,
    tree: inout SourceTree,
    state: inout LoweringState
  ) {
    let key = member.key
    let value = member.value
    if syntax.equals(key, "$type") {
      group.type = readType(value, state: &state)
      group.typeNode = value
    } else if syntax.equals(key, "$description") {
      if expect(.string, of: value, as: "$description", state: &state) { group.description = value }
    } else if syntax.equals(key, "$deprecated") {
      if isDeprecation(value, state: &state) { group.deprecated = value }
    } else if syntax.equals(key, "$extensions") {
      if expect(.object, of: value, as: "$extensions", state: &state) { group.extensions = value }
    } else if syntax.equals(key, "$extends") || syntax.equals(key, "$ref") {
      readExtends(member, of: &group, state: &state)
    } else if syntax.equals(key, "$root") {
      readRootToken(member, below: group.path, tree: &tree, state: &state)
    } else if syntax.equals(key, "$schema"), group.path == .root {
      _ = expect(.string, of: value, as: "$schema", state: &state)
    } else if syntax.equals(key, "$value") {
      state.diagnostics.append(.rootIsToken(syntax.span(key)))
    } else {
      reportUnknownProperty(member, of: &group, tree: &tree, state: &state)
    }
  }

  private func readExtends(
    _ member: JSONMember,
    of group: inout GroupDefinition,
    state: inout LoweringState
  ) {
    let name = syntax.string(member.key)
    if let other = group.extends {
      state.diagnostics.append(
        .extendsTwice(syntax.span(member.key), first: syntax.span(other))
      )
    } else if syntax.kind(member.value) == .string {
      group.extends = member.value
    } else {
      state.diagnostics.append(
        .wrongPropertyKind(
          name,
          expected: "the path of one group, such as \"{button}\"",
          found: kindName(member.value),
          syntax.span(member.value)
        )
      )
    }
  }

  /// Reads the token that a group holds beside its children.
  private mutating func readRootToken(
    _ member: JSONMember,
    below parent: PathID,
    tree: inout SourceTree,
    state: inout LoweringState
  ) {
    guard syntax.kind(member.value) == .object, isToken(member.value) else {
      state.diagnostics.append(.rootChildIsNoToken(syntax.span(member.key)))
      return markBroken(member.key, below: parent, tree: &tree, state: &state)
    }
    let path = state.paths.intern(state.texts.intern("$root"), below: parent)
    tree.link(path, below: parent)
    readToken(member.value, at: path, tree: &tree, state: &state)
  }
}
