import Diagnostics
import JSONSyntax
import TokenModel

/// Groups and tokens to which the configuration assigns new paths.
extension LayerReader {
  /// Adds a child to the group of its path, which may differ from the enclosing group in the file.
  ///
  /// - Returns: whether the child can be read; `false` if a mistake was reported.
  mutating func place(
    _ member: JSONMember,
    at path: PathID,
    below parent: PathID,
    tree: inout SourceTree,
    state: inout LoweringState
  ) -> Bool {
    let name = syntax.withStringBytes(member.key) { state.texts.intern($0) }
    let isRenamed = state.paths.parent(of: path) != parent || state.paths.name(of: path) != name
    if isRenamed {
      tree.renamedPaths.insert(path)
      linkGroups(above: path, for: member.value, tree: &tree, state: &state)
    }
    if path != .root { tree.link(path, below: state.paths.parent(of: path)) }
    guard isToken(member.value) else { return true }
    if path == .root {
      state.diagnostics.append(
        .tokenWithoutName(syntax.string(member.key), syntax.span(member.key))
      )
      return false
    }
    if let other = keysByTokenPath[path] {
      let text = state.pathText(path)
      state.diagnostics.append(
        .conflictingRename(text, syntax.span(member.key), other: syntax.span(other))
      )
      return false
    }
    keysByTokenPath[path] = member.key
    return true
  }

  /// Creates the groups of a new path, which may not exist in the file.
  private func linkGroups(
    above path: PathID,
    for object: JSONNode,
    tree: inout SourceTree,
    state: inout LoweringState
  ) {
    for group in state.paths.ancestors(of: path) where group != .root {
      tree.link(group, below: state.paths.parent(of: group))
      tree.append(definition(ofGroup: object, at: group))
    }
  }
}
