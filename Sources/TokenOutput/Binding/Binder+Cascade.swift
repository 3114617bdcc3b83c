import Diagnostics
import TokenCompiler
import TokenModel

extension Binder {
  /// The blocks of a style sheet; see `templates/README.md`, *Settings*.
  mutating func bindCascade() {
    var cascading = ModifierSet()
    for modifier in output.modifiers {
      let treatment = output.target.contexts.treatment(of: ir.modifiers[modifier])
      if treatment == .cascade { cascading.insert(ModifierSet(modifier: modifier)) }
    }
    var blocks = SettingBlocks()
    // Tokens vary with few different sets of modifiers: what follows from a set is worked out once.
    var known: [ModifierSet: Choices] = [:]
    var chosen: [CascadeKey: [Int]] = [:]
    var last: (choices: Choices, key: CascadeKey, blocks: [Int])?
    for token in output.source.lists.varying where output.isIncluded[Int(token)] {
      let varying = output.projection.dependsOn[Int(token)].intersection(cascading)
      guard !varying.isEmpty else { continue }
      let before = last?.key.varying == varying ? last?.choices : nil
      guard let choices = before ?? known[varying] ?? choices(among: varying) else { return }
      let key = CascadeKey(varying: varying, written: written(Int(token), among: choices))
      if last?.key != key {
        known[varying] = choices
        let indices = chosen[key] ?? self.blocks(for: key, in: &blocks)
        chosen[key] = indices
        last = (choices, key, indices)
      }
      for block in last?.blocks ?? [] { blocks.add(token, to: block) }
    }
    finish(.cascade, blocks, withBase: true)
  }

  /// What a token varies with, and what changes how it is written.
  private struct CascadeKey: Hashable {
    let varying: ModifierSet
    let written: ModifierSet
  }

  /// All contexts of some modifiers, and the view of each.
  private struct Choices {
    let modifiers: ModifierSet
    let assignments: Assignments
    let views: [ViewID]
  }

  private func blocks(for key: CascadeKey, in blocks: inout SettingBlocks) -> [Int] {
    var indices: [Int] = []
    Assignments(of: key.written, from: baseAssignment, ir.modifiers).forEach { assignment in
      let contexts = key.written.indices.map { assignment[assignment.startIndex + $0] }
      let carriers = key.varying.subtracting(key.written)
      indices.append(blocks.index(of: key.written, contexts[...], carriers: carriers))
    }
    return indices
  }

  /// - Returns: `nil` where there are too many contexts, which is reported.
  private mutating func choices(among varying: ModifierSet) -> Choices? {
    let choices = Assignments(of: varying, from: baseAssignment, ir.modifiers)
    guard choices.count(upTo: Self.settingLimit) != nil else {
      diagnostics.append(
        OutputDiagnostics.tooManySettings(
          varying.indices.map { ir.modifiers[$0].name },
          limit: Self.settingLimit,
          target: output.target.name,
          output.settings.span
        )
      )
      return nil
    }
    var assignments: [[Modifier.ContextIndex]] = []
    choices.forEach { assignments.append(Array($0)) }
    let views = assignments.map { output.views.add($0, base: baseAssignment) }
    return Choices(modifiers: varying, assignments: choices, views: views)
  }

  /// The modifiers that change how a token is written, references as references.
  private func written(_ token: Int, among choices: Choices) -> ModifierSet {
    var written = ModifierSet()
    for (place, modifier) in choices.modifiers.indices.enumerated() {
      let varies = choices.views.indices.contains { index in
        let other = choices.assignments.index(index, withDefaultAt: place)
        return other != index
          && !output.isWrittenAlike(token, in: choices.views[index], choices.views[other])
      }
      if varies { written.insert(ModifierSet(modifier: modifier)) }
    }
    return written
  }
}
