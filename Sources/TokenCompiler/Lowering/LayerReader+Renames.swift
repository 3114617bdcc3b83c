import Diagnostics
import JSONSyntax
import TokenModel

/// Groups and tokens that the configuration gives new paths.
extension LayerReader {
  /// Puts a child where its path belongs, which may be another place than where the file has it.
  ///
  /// - Returns: whether the child can be read; `false` after a mistake was reported.
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
    if let other = tokensBesideRenamed[path] {
      let text = state.pathText(path)
      state.diagnostics.append(
        .conflictingRename(text, syntax.span(member.key), other: syntax.span(other))
      )
      return false
    }
    tokensBesideRenamed[path] = member.key
    return true
  }

  /// Makes the groups that a new path has and the file may not.
  private func linkGroups(
    above path: PathID,
    for object: JSONNode,
    tree: inout SourceTree,
    state: inout LoweringState
  ) {
    guard path != .root else { return }
    var group = state.paths.parent(of: path)
    while group != .root {
      let parent = state.paths.parent(of: group)
      tree.link(group, below: parent)
      tree.append(
        GroupDefinition(
          path: group,
          condition: condition,
          object: SyntaxNode(document: document, node: object)
        )
      )
      group = parent
    }
  }
}

extension Diagnostic {
  fileprivate static func tokenWithoutName(_ name: String, _ span: Span) -> Diagnostic {
    Diagnostic(
      .conflictingRename,
      "the token `\(name)` is renamed to nothing",
      at: Label(span),
      help: "only the name of a group can be left out; give the token a new path in `rename`"
    )
  }

  fileprivate static func conflictingRename(
    _ path: String,
    _ span: Span,
    other: Span
  ) -> Diagnostic {
    Diagnostic(
      .conflictingRename,
      "two tokens of this file have the path `\(path)` once they are renamed",
      at: Label(span, "the second"),
      also: [Label(other, "the first")],
      help: "give one of them another path in `rename`"
    )
  }
}
