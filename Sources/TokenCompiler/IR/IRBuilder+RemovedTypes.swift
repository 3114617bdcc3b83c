import Diagnostics
import JSONSyntax
import TokenModel

extension IRBuilder {
  /// Carries tokens of removed types as constants of their groups.
  mutating func carryRemovedTypes() {
    guard !removedPaths.isEmpty else { return }
    var groups: [PathID: Int] = [:]
    for (index, group) in ir.groups.enumerated() { groups[group.path] = index }
    for path in removedPaths {
      guard case .removed(let type) = resolver.types[Int(path.index)],
        let definition = definitionWithValue(of: path)
      else { continue }
      let syntax = resolver.syntax(of: definition)
      let place = resolver.startOfObject(definition.object)
      let parent = resolver.state.paths.parent(of: path)
      let group = groups[parent]
      var value: Constant.Value?
      if let node = definition.value {
        switch syntax.kind(node) {
        case .true: value = .boolean(true)
        case .false: value = .boolean(false)
        case .string:
          value = .string(syntax.withStringBytes(node) { resolver.state.texts.intern($0) })
        case .number: value = .number(syntax.number(node))
        default: break
        }
      }
      guard let value, let group else {
        resolver.state.diagnostics.append(
          .removedTypeWithoutConstant(resolver.pathText(path), type.rawValue, place)
        )
        continue
      }
      let description = text(definition.description, in: definition)
      ir.groups[group].constants.append(
        Constant(
          name: resolver.state.paths.name(of: path),
          value: value,
          description: description
        )
      )
      resolver.state.diagnostics.append(
        .removedType(resolver.pathText(path), type.rawValue, place)
      )
    }
  }
}

extension IRBuilder {
  /// The last definition of a token or, where that is an alias, of what it leads to.
  private mutating func definitionWithValue(of path: PathID) -> TokenDefinition? {
    var path = path
    for _ in 0..<SourceResolver.depthLimit {
      guard let id = resolver.typedDefinitions(of: path).last?.id else { return nil }
      let definition = resolver.tree[id]
      guard let reference = definition.wholeReference else { return definition }
      guard let target = resolver.wholeTarget(of: reference) else { return nil }
      path = target
    }
    return nil
  }
}
