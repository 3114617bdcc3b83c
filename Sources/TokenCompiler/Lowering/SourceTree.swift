import Diagnostics
import TokenModel

/// All that the layers of a source say, by path, in the order of the merge.
///
/// Nothing is merged yet: a token that three layers define has three definitions.
struct SourceTree: ~Copyable {
  /// The conditions of definitions.
  var conditions = ConditionTable()
  /// The definitions of tokens, in the order of the merge.
  var definitions: [TokenDefinition] = []
  /// The definitions of groups, in the order of the merge.
  var groups: [GroupDefinition] = []
  /// What our own extension says of tokens.
  var tokenExtensions: [TokenExtension] = []
  /// What our own extension says of groups.
  var groupExtensions: [GroupExtension] = []
  /// Members beside the `$value` of a definition that older files use for a part of the value.
  var valueSiblings: [DefinitionID: ValueSiblings] = [:]
  /// The types that rules of the configuration have for definitions without one.
  var typesOfRules: [DefinitionID: TokenType] = [:]
  /// The new paths of what is renamed, as far as files have it.
  var renamedPaths: Set<PathID> = []
  /// Groups with a `$type` and nothing in them, which look like tokens whose value was forgotten.
  var typedEmptyGroups: [(path: PathID, object: Span)] = []
  /// Whether anything may be missing, so that nothing can be said of what is not there.
  var isIncomplete = false
  /// Paths of which too little is known to say what is at them and below: what refers to them is not
  /// reported, because the reason has been.
  var brokenPaths: Set<PathID> = []
  /// The children of each path, in the order of first appearance.
  private var children = Chains()
  /// The token definitions of each path, in the order of the merge.
  private var definitionsOfPath = Chains()
  /// The group definitions of each path, in the order of the merge.
  private var groupsOfPath = Chains()
  /// Whether a path is already among its parent's children.
  private var isLinked: [Bool] = []

  init() {}

  /// The number of definitions of tokens and groups.
  var definitionCount: Int { definitions.count + groups.count }

  /// Makes room for the definitions of so many paths.
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

  /// Makes `path` the last child of `parent`, unless it is a child already.
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

  /// Puts the children of `parent` in the order of `paths`, which holds all of them.
  mutating func reorder(childrenOf parent: PathID, as paths: [PathID]) {
    children.removeAll(of: parent.index)
    for path in paths {
      children.append(path.index, to: parent.index)
    }
  }

  func children(of path: PathID) -> some Sequence<PathID> {
    children.elements(of: path.index).lazy.map { PathID($0) }
  }

  /// Walks the children of `path` while the tree may change.
  @inline(__always)
  func childCursor(of path: PathID) -> Chains.Cursor { children.cursor(of: path.index) }

  @inline(__always)
  func nextChild(_ cursor: inout Chains.Cursor) -> PathID? {
    children.next(&cursor).map { PathID($0) }
  }

  @inline(__always)
  func hasChildren(_ path: PathID) -> Bool { !children.isEmpty(path.index) }

  func definitions(of path: PathID) -> some Sequence<DefinitionID> {
    definitionsOfPath.elements(of: path.index).lazy.map { DefinitionID(index: $0) }
  }

  /// Walks the definitions of `path` while the tree may change.
  @inline(__always)
  func definitionCursor(of path: PathID) -> Chains.Cursor {
    definitionsOfPath.cursor(of: path.index)
  }

  @inline(__always)
  func nextDefinition(_ cursor: inout Chains.Cursor) -> DefinitionID? {
    definitionsOfPath.next(&cursor).map { DefinitionID(index: $0) }
  }

  /// The only definition of `path`; `nil` where there are several or none.
  @inline(__always)
  func soleDefinition(of path: PathID) -> DefinitionID? {
    guard !definitionsOfPath.hasSeveral(path.index) else { return nil }
    return definitionsOfPath.first(of: path.index).map { DefinitionID(index: $0) }
  }

  /// Whether `path` has more than one definition.
  @inline(__always)
  func hasSeveralDefinitions(_ path: PathID) -> Bool {
    definitionsOfPath.hasSeveral(path.index)
  }

  @inline(__always)
  func isToken(_ path: PathID) -> Bool { !definitionsOfPath.isEmpty(path.index) }

  func groupDefinitions(of path: PathID) -> some Sequence<Int> {
    groupsOfPath.elements(of: path.index).lazy.map { Int($0) }
  }

  /// The only definition of the group at `path`; `nil` where there are several or none.
  @inline(__always)
  func soleGroupDefinition(of path: PathID) -> Int? {
    guard !groupsOfPath.hasSeveral(path.index) else { return nil }
    return groupsOfPath.first(of: path.index).map { Int($0) }
  }

  @inline(__always)
  func isGroup(_ path: PathID) -> Bool {
    !groupsOfPath.isEmpty(path.index) || hasChildren(path)
  }

  /// Whether `path` or a group above it is among ``brokenPaths``.
  func isBroken(_ path: PathID, in paths: PathTable) -> Bool {
    if isIncomplete { return true }
    guard !brokenPaths.isEmpty else { return false }
    var path = path
    while path != .root {
      if brokenPaths.contains(path) { return true }
      path = paths.parent(of: path)
    }
    return brokenPaths.contains(.root)
  }

  /// Takes the token definitions of `path` out of the tree and returns them.
  mutating func removeDefinitions(of path: PathID) -> [DefinitionID] {
    let removed = Array(definitions(of: path))
    definitionsOfPath.removeAll(of: path.index)
    return removed
  }

  /// Leaves only `definitions` at `path`.
  mutating func replaceDefinitions(of path: PathID, with definitions: [DefinitionID]) {
    definitionsOfPath.removeAll(of: path.index)
    for definition in definitions {
      definitionsOfPath.append(definition.index, to: path.index)
    }
  }

  subscript(id: DefinitionID) -> TokenDefinition {
    get { definitions[Int(id.index)] }
    set { definitions[Int(id.index)] = newValue }
  }
}
