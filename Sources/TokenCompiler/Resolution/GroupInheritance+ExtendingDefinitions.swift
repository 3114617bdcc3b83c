import Diagnostics
import TokenModel

/// Which of several `$extends` of one group count.
extension GroupInheritance {
  /// The group definitions of `group` whose `$extends` counts in some context.
  func extendingDefinitions(of group: PathID) -> [Int] {
    var live: [Int] = []
    for index in source.tree.groupDefinitions(of: group)
    where source.tree.groups[index].extends != nil {
      let condition = source.tree.groups[index].condition
      live.removeAll { source.tree.conditions.implies(source.tree.groups[$0].condition, condition) }
      live.append(index)
    }
    return live.count > 1 ? everLast(among: live) : live
  }

  /// Those definitions that come last in some context: several later ones together can leave an
  /// earlier one none.
  private func everLast(among definitions: [Int]) -> [Int] {
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

  /// The last of these definitions that holds in given contexts.
  func lastDefinition(of definitions: [Int], in contexts: [Modifier.ContextIndex]) -> Int? {
    definitions.last { index in
      source.tree.conditions.holds(source.tree.groups[index].condition, in: contexts)
    }
  }

  /// The modifiers that the conditions of these definitions ask about.
  func modifiers(of definitions: [Int]) -> ModifierSet {
    definitions.reduce(into: []) { modifiers, index in
      modifiers.formUnion(source.tree.conditions[source.tree.groups[index].condition].modifiers)
    }
  }
}
