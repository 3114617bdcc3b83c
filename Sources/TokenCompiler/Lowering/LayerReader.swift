import Diagnostics
import JSONSyntax
import TokenModel

/// Reads the token tree of a layer into a ``SourceTree``.
///
/// It finds the tokens and groups and the locations of their properties. Values are read later,
/// when types are known.
struct LayerReader {
  let syntax: JSONTree
  let document: DocumentID
  let condition: ConditionID
  let plan: SourcePlan
  /// The keys of the ignored properties of the root.
  let hidden: [JSONNode]
  /// Definitions for context values in extensions, which are added after all others in the layer.
  var shortForms: [TokenDefinition] = []
  /// The tokens of the layer so far, if any path is renamed.
  var keysByTokenPath: [PathID: JSONNode] = [:]

  init(_ layer: Layer, plan: SourcePlan, tree: inout SourceTree, state: LoweringState) {
    syntax = state.tree(of: layer.root)
    document = layer.root.document
    condition = tree.conditions.intern(layer.condition)
    self.plan = plan
    hidden = layer.hidden
  }

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
        .rootMustBeObject(reader.syntax.span(layer.root.node), reader.kindName(layer.root.node))
      )
      return
    }
    reader.readGroup(layer.root.node, at: .root, tree: &tree, state: &state)
    for definition in reader.shortForms {
      _ = tree.append(definition)
    }
  }

  mutating func readGroup(
    _ object: JSONNode,
    at path: PathID,
    tree: inout SourceTree,
    state: inout LoweringState
  ) {
    var group = definition(ofGroup: object, at: path)
    for member in syntax.members(of: object)
    where path != .root || !hidden.contains(member.key) {
      state.findings.trim()
      if isProperty(member.key) {
        readGroupProperty(member, of: &group, tree: &tree, state: &state)
      } else {
        readChild(member, of: &group, tree: &tree, state: &state)
      }
    }
    // The contents of an object that was meant as a token would only cause misleading diagnostics.
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

  /// Reads a child of a group, which may be a token or another group.
  private mutating func readChild(
    _ member: JSONMember,
    of group: inout GroupDefinition,
    tree: inout SourceTree,
    state: inout LoweringState
  ) {
    let parent = group.path
    guard syntax.kind(member.value) == .object, !syntax.wasRepaired(member.value) else {
      let path = path(of: member.key, below: parent, &state)
      guard !tree.omits(path) else { return }
      tree.brokenPaths.insert(path)
      guard !syntax.wasRepaired(member.value) else { return }
      tree.omissiblePaths[syntax.span(member.value)] = path
      return reportPlainMember(member, of: &group, tree: &tree, state: &state)
    }
    guard isLegalName(member.key, state: &state) else {
      tree.brokenPaths.insert(path(of: member.key, below: parent, &state))
      return
    }
    let name = syntax.withStringBytes(member.key) { state.texts.intern($0) }
    let path = state.paths.intern(name, below: parent)
    let isOmitted = tree.omits(path) && isToken(member.value)
    if isOmitted, children(ofToken: member.value).isEmpty { return }
    if state.paths.hasNewPaths {
      guard place(member, at: path, below: parent, tree: &tree, state: &state) else { return }
    } else {
      tree.link(path, below: parent)
    }
    if isOmitted {
      readChildren(ofOmitted: member.value, at: path, tree: &tree, state: &state)
    } else if isToken(member.value) {
      readToken(member.value, at: path, tree: &tree, state: &state)
    } else if isValueWithoutDollar(member) {
      reportPlainMember(member, of: &group, tree: &tree, state: &state)
    } else {
      readGroup(member.value, at: path, tree: &tree, state: &state)
    }
  }

  /// Reads what a token that is left out contains, as if the token were a group.
  private mutating func readChildren(
    ofOmitted token: JSONNode,
    at path: PathID,
    tree: inout SourceTree,
    state: inout LoweringState
  ) {
    var group = definition(ofGroup: token, at: path)
    for member in children(ofToken: token) {
      if isProperty(member.key) {
        readRootToken(member, below: path, tree: &tree, state: &state)
      } else {
        readChild(member, of: &group, tree: &tree, state: &state)
      }
    }
    tree.append(group)
  }

  /// Returns the definition of a group, without its properties.
  func definition(ofGroup object: JSONNode, at path: PathID) -> GroupDefinition {
    let place = SyntaxNode(document: document, node: object)
    return GroupDefinition(path: path, condition: condition, object: place)
  }

  /// Returns the path that references to a name have, whether or not it's a legal name.
  func path(
    of key: JSONNode,
    below parent: PathID,
    _ state: inout LoweringState
  ) -> PathID {
    syntax.string(key).split(separator: ".").reduce(parent) { path, name in
      state.paths.intern(state.texts.intern(String(name)), below: path)
    }
  }

  /// Whether an object is a token: it has a `$value`, or it has a `$ref` and no children.
  func isToken(_ object: JSONNode) -> Bool {
    var hasReference = false
    for member in syntax.members(of: object) {
      if syntax.equals(member.key, "$value") { return true }
      if syntax.equals(member.key, "$ref") { hasReference = true }
    }
    return hasReference && !hasChildren(object)
  }

  /// Whether an object contains a `$root` or a property without `$`.
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
      if accepts(.string, in: member, of: group, &tree, &state) { group.description = value }
    } else if syntax.equals(key, "$deprecated") {
      if isDeprecation(value, state: &state) { group.deprecated = value }
    } else if syntax.equals(key, "$extensions") {
      if accepts(.object, in: member, of: group, &tree, &state) { group.extensions = value }
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

  /// Whether the value of a group's property has the given JSON type.
  ///
  /// Reports it if not, unless the property is left out because of errors.
  private func accepts(
    _ kind: JSONKind,
    in member: JSONMember,
    of group: GroupDefinition,
    _ tree: inout SourceTree,
    _ state: inout LoweringState
  ) -> Bool {
    guard syntax.kind(member.value) != kind else { return true }
    let path = path(of: member.key, below: group.path, &state)
    guard !tree.omits(path) else { return false }
    tree.omissiblePaths[syntax.span(member.value)] = path
    return expect(kind, of: member.value, as: syntax.string(member.key), state: &state)
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

  /// Reads the `$root` token of a group.
  private mutating func readRootToken(
    _ member: JSONMember,
    below parent: PathID,
    tree: inout SourceTree,
    state: inout LoweringState
  ) {
    guard syntax.kind(member.value) == .object, isToken(member.value) else {
      state.diagnostics.append(.rootMemberMustBeToken(syntax.span(member.key)))
      tree.brokenPaths.insert(path(of: member.key, below: parent, &state))
      return
    }
    let path = state.paths.intern(state.texts.intern("$root"), below: parent)
    guard !tree.omits(path) else { return }
    tree.link(path, below: parent)
    readToken(member.value, at: path, tree: &tree, state: &state)
  }
}
