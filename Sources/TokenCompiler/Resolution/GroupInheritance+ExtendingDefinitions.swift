import Diagnostics
import TokenModel

/// Selection among several `$extends` of the same group.
extension GroupInheritance {
  /// Returns the definitions of `group` whose `$extends` takes effect in at least one context.
  func extendingDefinitions(of group: PathID) -> [Int] {
    var live: [Int] = []
    for index in source.tree.groupDefinitions(of: group)
    where source.tree.groups[index].extends != nil {
      let condition = source.tree.groups[index].condition
      live.removeAll { source.tree.conditions.implies(source.tree.groups[$0].condition, condition) }
      live.append(index)
    }
    return live.count > 1 ? definitionsEverLast(among: live) : live
  }

  /// Returns the definitions that come last in at least one context.
  ///
  /// Several later definitions together can override an earlier one in all contexts.
  private func definitionsEverLast(among definitions: [Int]) -> [Int] {
    let modifiers = modifiers(of: definitions)
    guard let count = source.contexts.assignmentCount(of: modifiers) else { return definitions }
    var contexts = source.contexts.base
    var found: Set<Int> = []
    for assignment in 0..<count where found.count < definitions.count {
      source.contexts.choose(assignment, of: modifiers, in: &contexts)
      if let last = lastDefinition(of: definitions, in: contexts) { found.insert(last) }
    }
    return definitions.filter(found.contains)
  }

  /// Returns the last of `definitions` that applies in `contexts`.
  func lastDefinition(of definitions: [Int], in contexts: [Modifier.ContextIndex]) -> Int? {
    definitions.last { index in
      source.tree.conditions.holds(source.tree.groups[index].condition, in: contexts)
    }
  }

  func modifiers(of definitions: [Int]) -> ModifierSet {
    definitions.reduce(into: []) { modifiers, index in
      modifiers.formUnion(source.tree.conditions[source.tree.groups[index].condition].modifiers)
    }
  }
}
