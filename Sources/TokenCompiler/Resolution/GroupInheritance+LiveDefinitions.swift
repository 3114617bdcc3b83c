import Diagnostics
import JSONSyntax
import TokenModel

extension GroupInheritance {
  /// Removes each definition that a single later one overrides wherever it applies.
  mutating func dropDeadDefinitions() {
    for index in 0..<UInt32(state.paths.count) {
      let path = PathID(index)
      guard source.tree.hasSeveralDefinitions(path), hasDeadDefinition(path) else { continue }
      let all = Array(source.tree.definitions(of: path))
      var live: [DefinitionID] = []
      for definition in all {
        let condition = source.tree[definition].condition
        live.removeAll { source.tree.conditions.implies(source.tree[$0].condition, condition) }
        live.append(definition)
      }
      if live.count < all.count { source.tree.replaceDefinitions(of: path, with: live) }
    }
  }

  /// Whether a later definition of `path` applies in every context in which an earlier one does.
  @inline(__always)
  private func hasDeadDefinition(_ path: PathID) -> Bool {
    var earlier = source.tree.definitionCursor(of: path)
    while let first = source.tree.nextDefinition(&earlier) {
      var later = earlier
      while let second = source.tree.nextDefinition(&later) {
        if source.tree.conditions.implies(
          source.tree[first].condition,
          source.tree[second].condition
        ) {
          return true
        }
      }
    }
    return false
  }

  /// Reports paths that have a token in one layer and contain tokens in another.
  ///
  /// Such paths are errors because the merged source behaves like a single file.
  mutating func reportTokensWithChildren() {
    for index in 1..<max(1, UInt32(state.paths.count)) {
      let path = PathID(index)
      guard source.tree.isToken(path), source.tree.isGroup(path),
        !source.tree.brokenPaths.contains(path)
      else { continue }
      for token in source.tree.definitions(of: path) {
        let condition = source.tree[token].condition
        let clash = source.tree.groupDefinitions(of: path).first { group in
          let group = source.tree.groups[group]
          return source.tree.conditions.areCompatible(condition, group.condition)
            && state.tree(of: group.object).count(of: group.object.node) > 0
        }
        guard let clash else { continue }
        let child = state.documents.startOfObject(source.tree.groups[clash].object)
        source.tree.omissiblePaths[child] = path
        state.diagnostics.append(
          .tokenWithChildren(
            state.pathText(path),
            children: [child],
            value: state.documents.startOfObject(source.tree[token].object)
          )
        )
        break
      }
    }
  }

  /// Reports groups that have a `$type` but are empty after merging, and so may be unfinished
  /// tokens.
  mutating func adviseOnEmptyGroups() {
    var seen: Set<PathID> = []
    for group in source.tree.typedEmptyGroups
    where !source.tree.hasChildren(group.path) && !source.tree.isToken(group.path)
      && seen.insert(group.path).inserted
    {
      state.diagnostics.append(.unfinishedToken(state.pathText(group.path), group.object))
    }
  }
}
