import Diagnostics
import TokenModel

/// The definitions in all layers of a source, by path, in merge order.
///
/// They haven't been merged: a token defined in three layers has three definitions.
struct SourceTree: ~Copyable {
  var conditions = ConditionTable()
  /// The definitions of tokens, in merge order.
  var definitions: [TokenDefinition] = []
  /// The definitions of groups, in merge order.
  var groups: [GroupDefinition] = []
  /// The `dev.tokens` extensions of tokens.
  var tokenExtensions: [TokenExtension] = []
  /// Whether an extension specifies how a length grows.
  var hasFluidSizes = false
  /// The `dev.tokens` extensions of groups.
  var groupExtensions: [GroupExtension] = []
  /// Properties next to the `$value` of a definition, which older files use for a part of the
  /// value.
  var valueSiblings: [DefinitionID: ValueSiblings] = [:]
  /// The types that the configuration's rules assign to definitions without a type.
  var typesOfRules: [DefinitionID: TokenType] = [:]
  /// The new paths of renamed groups and tokens that exist in the files.
  var renamedPaths: Set<PathID> = []
  /// Groups that have a `$type` but are empty, which look like tokens without a value.
  var typedEmptyGroups: [(path: PathID, object: Span)] = []
  /// Whether contents may be missing, so missing definitions can't be reported.
  var isIncomplete = false
  /// Paths whose contents, including nested ones, are uncertain because of reported mistakes.
  ///
  /// References to them aren't reported.
  var brokenPaths: Set<PathID> = []
  /// The paths to leave out to correct mistakes that aren't in values, by the mistakes' locations.
  var omissiblePaths: [Span: PathID] = [:]
  /// The tokens to leave out because of errors that an earlier attempt found.
  var omittedPaths: Set<PathID> = []
  /// The children of each path, in the order of first appearance.
  private var children = Chains()
  /// The token definitions of each path, in merge order.
  private var definitionsOfPath = Chains()
  /// The group definitions of each path, in merge order.
  private var groupsOfPath = Chains()
  /// Whether each path is among its parent's children.
  private var isLinked: [Bool] = []

  init() {}

  var definitionCount: Int { definitions.count + groups.count }

  /// Reserves capacity for the definitions of `paths` paths.
  mutating func reserveCapacity(_ paths: Int) {
    definitions.reserveCapacity(paths)
    isLinked.reserveCapacity(paths)
    children.reserveCapacity(keys: paths, elements: paths)
    definitionsOfPath.reserveCapacity(keys: paths, elements: paths)
  }

  mutating func append(_ definition: TokenDefinition) -> DefinitionID {
    definitions.append(definition)
    let index = UInt32(definitions.count - 1)
    definitionsOfPath.append(index, to: definition.path.index)
    return DefinitionID(index: index)
  }

  mutating func append(_ group: GroupDefinition) {
    groups.append(group)
    groupsOfPath.append(UInt32(groups.count - 1), to: group.path.index)
  }

  /// Makes `path` the last child of `parent`, unless it already is a child.
  mutating func link(_ path: PathID, below parent: PathID) {
    let index = Int(path.index)
    if index >= isLinked.count {
      isLinked.append(
        contentsOf: repeatElement(false, count: max(index + 1, isLinked.count * 2) - isLinked.count)
      )
    }
    guard !isLinked[index] else { return }
    isLinked[index] = true
    children.append(path.index, to: parent.index)
  }

  /// Arranges the children of `parent` in the order of `paths`, which must contain all of them.
  mutating func reorder(childrenOf parent: PathID, as paths: [PathID]) {
    children.removeAll(of: parent.index)
    for path in paths {
      children.append(path.index, to: parent.index)
    }
  }

  func children(of path: PathID) -> some Sequence<PathID> {
    children.elements(of: path.index).lazy.map { PathID($0) }
  }

  /// A cursor for the children of `path`; the tree may change during iteration.
  func childCursor(of path: PathID) -> Chains.Cursor { children.cursor(of: path.index) }

  func nextChild(_ cursor: inout Chains.Cursor) -> PathID? {
    children.next(&cursor).map { PathID($0) }
  }

  func hasChildren(_ path: PathID) -> Bool { !children.isEmpty(path.index) }

  func definitions(of path: PathID) -> some Sequence<DefinitionID> {
    definitionsOfPath.elements(of: path.index).lazy.map { DefinitionID(index: $0) }
  }

  /// A cursor for the definitions of `path`; the tree may change during iteration.
  func definitionCursor(of path: PathID) -> Chains.Cursor {
    definitionsOfPath.cursor(of: path.index)
  }

  func nextDefinition(_ cursor: inout Chains.Cursor) -> DefinitionID? {
    definitionsOfPath.next(&cursor).map { DefinitionID(index: $0) }
  }

  /// The only definition of `path`; `nil` if it has none or several.
  @inline(__always)
  func soleDefinition(of path: PathID) -> DefinitionID? {
    guard !definitionsOfPath.hasSeveral(path.index) else { return nil }
    return definitionsOfPath.first(of: path.index).map { DefinitionID(index: $0) }
  }

  func hasSeveralDefinitions(_ path: PathID) -> Bool {
    definitionsOfPath.hasSeveral(path.index)
  }

  func isToken(_ path: PathID) -> Bool { !definitionsOfPath.isEmpty(path.index) }

  func groupDefinitions(of path: PathID) -> some Sequence<Int> {
    groupsOfPath.elements(of: path.index).lazy.map { Int($0) }
  }

  /// The only definition of the group at `path`; `nil` if it has none or several.
  @inline(__always)
  func soleGroupDefinition(of path: PathID) -> Int? {
    guard !groupsOfPath.hasSeveral(path.index) else { return nil }
    return groupsOfPath.first(of: path.index).map { Int($0) }
  }

  func isGroup(_ path: PathID) -> Bool {
    !groupsOfPath.isEmpty(path.index) || hasChildren(path)
  }

  /// Whether `path` or an enclosing group is one of ``brokenPaths``, or the tree is incomplete.
  func isBroken(_ path: PathID, in paths: PathTable) -> Bool {
    if isIncomplete { return true }
    guard !brokenPaths.isEmpty else { return false }
    return brokenPaths.contains(path)
      || paths.ancestors(of: path).contains(where: brokenPaths.contains)
  }

  /// Whether to leave out the token at `path`.
  func omits(_ path: PathID) -> Bool { !omittedPaths.isEmpty && omittedPaths.contains(path) }

  mutating func removeDefinitions(of path: PathID) -> [DefinitionID] {
    let removed = Array(definitions(of: path))
    definitionsOfPath.removeAll(of: path.index)
    return removed
  }

  mutating func replaceDefinitions(of path: PathID, with definitions: [DefinitionID]) {
    definitionsOfPath.removeAll(of: path.index)
    for definition in definitions {
      definitionsOfPath.append(definition.index, to: path.index)
    }
  }

  /// The `dev.tokens` extension of a token's definition, if any.
  func tokenExtension(of definition: TokenDefinition) -> TokenExtension? {
    definition.extensionIndex.map { tokenExtensions[Int($0)] }
  }

  /// The `dev.tokens` extension of a group's definition, if any.
  func groupExtension(of definition: GroupDefinition) -> GroupExtension? {
    definition.extensionIndex.map { groupExtensions[Int($0)] }
  }

  subscript(id: DefinitionID) -> TokenDefinition {
    get { definitions[Int(id.index)] }
    set { definitions[Int(id.index)] = newValue }
  }
}
