import Diagnostics
import JSONSyntax
import TokenModel

/// Groups that `$extends` names and that some contexts lack.
extension SourceResolver {
  /// Reports each `$extends` that leads to no group in a context in which it counts.
  mutating func reportAbsentGroups() {
    guard !plan.modifiers.isEmpty, !inheritance.isEmpty, !tree.isIncomplete else { return }
    let kept = contexts
    defer { contexts = kept }
    for index in tree.groups.indices where tree.groups[index].extends != nil {
      reportAbsentGroup(extendedBy: index)
    }
  }

  private mutating func reportAbsentGroup(extendedBy index: Int) {
    let definition = tree.groups[index]
    guard let node = definition.extends, !tree.isBroken(definition.path, in: state.paths),
      let target = path(ofGroup: node, in: definition.object.document, reporting: false),
      !tree.groupDefinitions(of: target).contains(where: { tree.groups[$0].condition == .always })
    else { return }
    var modifiers: ModifierSet = []
    let definitions = extendingDefinitions(of: definition.path)
    for other in definitions {
      modifiers.formUnion(tree.conditions[tree.groups[other].condition].modifiers)
    }
    var visited: Set<PathID> = []
    collectModifiers(of: .groups, at: target, &visited, into: &modifiers)
    for assignment in 0..<(assignmentCount(of: modifiers) ?? 0) {
      choose(assignment: assignment, of: modifiers)
      let active = definitions.last { other in
        tree.conditions.holds(tree.groups[other].condition, in: contexts)
      }
      var seen: [PathID] = []
      guard active == index, !isActiveGroup(target, &seen) else { continue }
      state.diagnostics.append(
        .absentGroup(
          pathText(target),
          where: describeContexts(of: modifiers),
          state.tree(of: definition.object).span(node)
        )
      )
      tree.brokenPaths.insert(definition.path)
      return
    }
  }

  /// Whether there is a group at `path` in the current contexts.
  private func isActiveGroup(_ path: PathID, _ visited: inout [PathID]) -> Bool {
    guard !visited.contains(path) else { return false }
    visited.append(path)
    for index in tree.groupDefinitions(of: path)
    where tree.conditions.holds(tree.groups[index].condition, in: contexts) {
      return true
    }
    for links in inheritance[path]?.sources ?? [] {
      let link = links.first { tree.conditions.holds($0.condition, in: contexts) }
      if let source = link?.path, isActiveGroup(source, &visited) { return true }
    }
    return false
  }

  /// The current contexts of some modifiers, as in `theme = dark, brand = plum`.
  func describeContexts(of modifiers: ModifierSet) -> String {
    modifiers.indices.map {
      "\(plan.modifiers[$0].name) = \(plan.modifiers[$0].contexts[Int(contexts[$0])])"
    }.joined(separator: ", ")
  }
}
