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
    for token in output.tokens {
      let varying = output.projection.dependsOn[Int(token)].intersection(cascading)
      guard !varying.isEmpty else { continue }
      guard let written = writtenModifiers(of: Int(token), among: varying) else { return }
      let choices = Assignments(of: written, from: baseAssignment, ir)
      var chosen: [[ContextIndex]] = []
      choices.forEach { assignment in
        chosen.append(written.indices.map { assignment[assignment.startIndex + $0] })
      }
      for contexts in chosen {
        let block = blocks.index(of: written, contexts, carriers: varying.subtracting(written))
        blocks.add(token, to: block)
      }
    }
    finish(.cascade, blocks, withBase: true)
  }

  /// The modifiers that change how a token is written, references as references.
  ///
  /// - Returns: `nil` where there are too many contexts, which is reported.
  private mutating func writtenModifiers(
    of token: Int,
    among varying: ModifierSet
  ) -> ModifierSet? {
    let choices = Assignments(of: varying, from: baseAssignment, ir)
    guard choices.count(upTo: Self.settingLimit) != nil else {
      diagnostics.append(
        OutputDiagnostics.tooManySettings(
          varying.indices.map { ir.modifiers[$0].name },
          limit: Self.settingLimit,
          target: output.target.name
        )
      )
      return nil
    }
    var assignments: [[ContextIndex]] = []
    choices.forEach { assignments.append(Array($0)) }
    let views = assignments.map { output.views.add($0, base: baseAssignment) }
    var written = ModifierSet()
    for (place, modifier) in varying.indices.enumerated() {
      let varies = views.indices.contains { index in
        let other = choices.index(index, withDefaultAt: place)
        return other != index && !output.isWrittenAlike(token, in: views[index], views[other])
      }
      if varies { written.insert(ModifierSet(modifier: modifier)) }
    }
    return written
  }
}
