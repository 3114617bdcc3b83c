import Diagnostics
import JSONSyntax
import TokenModel

extension SourceResolver {
  /// Drops definitions that a later one replaces wherever they take part.
  mutating func dropDeadDefinitions() {
    for index in 0..<UInt32(state.paths.count) {
      let path = PathID(index)
      guard tree.hasSeveralDefinitions(path), hasDeadDefinition(path) else { continue }
      let all = Array(tree.definitions(of: path))
      var live: [DefinitionID] = []
      for definition in all {
        let condition = tree[definition].condition
        live.removeAll { tree.conditions.implies(tree[$0].condition, condition) }
        live.append(definition)
      }
      if live.count < all.count { tree.replaceDefinitions(of: path, with: live) }
    }
  }

  /// Whether a later definition of `path` takes part wherever an earlier one does.
  @inline(__always)
  private func hasDeadDefinition(_ path: PathID) -> Bool {
    var earlier = tree.definitionCursor(of: path)
    while let first = tree.nextDefinition(&earlier) {
      var later = earlier
      while let second = tree.nextDefinition(&later) {
        if tree.conditions.implies(tree[first].condition, tree[second].condition) { return true }
      }
    }
    return false
  }

  /// Reports paths at which one layer has a token and another has tokens below, since the merged
  /// source behaves as one file.
  mutating func reportTokensWithChildren() {
    for index in 1..<max(1, UInt32(state.paths.count)) {
      let path = PathID(index)
      guard tree.isToken(path), tree.isGroup(path), !tree.brokenPaths.contains(path) else {
        continue
      }
      for token in tree.definitions(of: path) {
        let condition = tree[token].condition
        let clash = tree.groupDefinitions(of: path).first { group in
          tree.conditions.areCompatible(condition, tree.groups[group].condition)
        }
        guard let clash else { continue }
        let group = tree.groups[clash]
        state.diagnostics.append(
          .tokenWithChildren(
            pathText(path),
            children: [startOfObject(group.object)],
            value: startOfObject(tree[token].object)
          )
        )
        break
      }
    }
  }

  /// Points at groups that have a type and stay empty after the merge.
  mutating func adviseOnEmptyGroups() {
    var seen: Set<PathID> = []
    for group in tree.typedEmptyGroups
    where !tree.hasChildren(group.path) && !tree.isToken(group.path)
      && seen.insert(group.path).inserted
    {
      state.diagnostics.append(.unfinishedToken(pathText(group.path), group.object))
    }
  }

  /// The opening brace of an object, which is enough to point at it.
  func startOfObject(_ object: SyntaxNode) -> Span {
    let span = state.tree(of: object).span(object.node)
    return Span(file: span.file, start: span.start, end: span.start + 1)
  }
}
