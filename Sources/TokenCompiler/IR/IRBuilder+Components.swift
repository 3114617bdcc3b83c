import TokenModel

extension IRBuilder {
  /// Returns the top-level component styles; nested ones are parts of their enclosing components.
  mutating func components() -> [Component] {
    let hasAny = resolved.merged.tree.groupExtensions.contains { $0.component != nil }
    return hasAny ? components(below: .root) : []
  }

  private mutating func components(below parent: PathID) -> [Component] {
    var found: [Component] = []
    var children = resolved.merged.tree.childCursor(of: parent)
    while let path = resolved.merged.tree.nextChild(&children) {
      if resolved.merged.isToken(path) { continue }
      if let kind = componentKind(of: path) {
        found.append(component(at: path, kind: kind))
      } else {
        found += components(below: path)
      }
    }
    return found
  }

  private mutating func component(at path: PathID, kind: TextID) -> Component {
    var component = Component(path: path, kind: kind, fields: [], parts: [])
    var children = resolved.merged.tree.childCursor(of: path)
    while let child = resolved.merged.tree.nextChild(&children) {
      if let token = tokens[child] {
        guard Int(token.index) < ir.tokenCount else { continue }
        component.fields.append(
          Component.Field(name: state.paths.name(of: child), token: token)
        )
      } else if resolved.merged.isGroup(child) {
        let kind = componentKind(of: child) ?? state.texts.intern("view")
        component.parts.append(self.component(at: child, kind: kind))
      }
    }
    return component
  }

  private func componentKind(of path: PathID) -> TextID? {
    for definition in resolved.merged.groupDefinitions(of: path) {
      let group = resolved.merged.tree.groups[definition]
      if let kind = resolved.merged.tree.groupExtension(of: group)?.component { return kind }
    }
    return nil
  }
}
