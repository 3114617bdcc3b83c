import Diagnostics
import JSONSyntax
import TokenModel

/// Extended groups that are absent in some contexts.
extension GroupInheritance {
  /// Reports each `$extends` whose group is absent in a context in which the `$extends` takes
  /// effect.
  mutating func reportAbsentGroups() {
    guard !source.contexts.modifiers.isEmpty, !source.inheritance.isEmpty,
      !source.tree.isIncomplete
    else { return }
    for index in source.tree.groups.indices where source.tree.groups[index].extends != nil {
      reportAbsentGroup(extendedBy: index)
    }
  }

  private mutating func reportAbsentGroup(extendedBy index: Int) {
    let definition = source.tree.groups[index]
    guard let node = definition.extends, !source.tree.isBroken(definition.path, in: state.paths),
      let target = path(ofGroup: node, in: definition.object.document, reporting: false),
      !source.tree.groupDefinitions(of: target).contains(where: {
        source.tree.groups[$0].condition == .always
      })
    else { return }
    let definitions = extendingDefinitions(of: definition.path)
    let modifiers = modifiers(of: definitions).union(source.modifiers(of: .groups, at: target))
    var contexts = source.contexts.base
    for assignment in 0..<(source.contexts.assignmentCount(of: modifiers) ?? 0) {
      source.contexts.choose(assignment, of: modifiers, in: &contexts)
      guard lastDefinition(of: definitions, in: contexts) == index,
        !source.hasActiveGroup(at: target, in: contexts)
      else { continue }
      state.diagnostics.append(
        .absentGroup(
          state.pathText(target),
          where: source.contexts.describe(contexts, of: modifiers),
          state.tree(of: definition.object).span(node)
        )
      )
      source.tree.brokenPaths.insert(definition.path)
      return
    }
  }
}
