import Diagnostics
import TokenCompiler
import TokenModel

extension SettingBinder {
  /// Builds the settings of a style sheet; see `templates/guide/members.md`, *Setting*.
  mutating func bindCascade() {
    var cascading = ModifierSet()
    for modifier in contexts.modifiers {
      let treatment = input.target.contexts.treatment(of: ir.modifiers[modifier])
      if treatment == .cascade { cascading.insert(ModifierSet(modifier: modifier)) }
    }
    var blocks = SettingBlocks()
    // Few distinct sets of modifiers occur, so the results for each set are reused.
    var known: [ModifierSet: Choices] = [:]
    var chosen: [CascadeKey: [Int]] = [:]
    var last: (choices: Choices, key: CascadeKey, blocks: [Int])?
    for token in input.contextual where tokens.isIncluded[Int(token)] {
      guard let varying = modifiers(of: Int(token), among: cascading) else { return }
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

  /// Determines how the environment can select each context.
  mutating func bindEnvironments() {
    let options = values.options
    table.environments = contexts.owners.indices.map { context in
      let modifier = ir.modifiers[contexts.owners[context]]
      let place = context - contexts.starts[contexts.owners[context]]
      if place == Int(modifier.defaultContext) { return nil }
      if let option = options.condition, options.ofContexts[option][context] != nil {
        return .condition
      }
      if modifier.reducesMotion(at: place) != nil { return .condition }
      let appearance = modifier.appearances[place]
      if appearance?.scheme != nil { return .scheme }
      return appearance?.contrast != nil ? .contrast : []
    }
  }

  /// The modifiers that a token varies with, and those that change how it is written.
  private struct CascadeKey: Hashable {
    let varying: ModifierSet
    let written: ModifierSet
  }

  /// All combinations of contexts for a set of modifiers, and the view of each.
  private struct Choices {
    let modifiers: ModifierSet
    let assignments: Assignments
    let views: [ViewID]
  }

  /// Returns the modifiers that a token, or any token printed as a reference in it, varies with.
  ///
  /// A constant token can refer to one that varies: it has the same value where the reference
  /// applies and overrides it elsewhere. The overrides must be printed although the value never
  /// changes.
  ///
  /// - Returns: `nil` if there are too many combinations of contexts, which is reported.
  private mutating func modifiers(of token: Int, among cascading: ModifierSet) -> ModifierSet? {
    let own = input.projection.dependsOn[token].intersection(cascading)
    let support = input.support(of: token).intersection(cascading)
    guard !own.isSuperset(of: support) else { return own }
    // Which references are printed depends on the context, and each can add modifiers.
    var found = own
    while true {
      guard let choices = choices(among: found) else { return nil }
      let next = choices.views.reduce(into: found) { next, view in
        for target in values.references(in: token, view) {
          next.formUnion(input.varying(target).intersection(cascading))
        }
      }
      guard next != found else { return found }
      found = next
    }
  }

  private func blocks(for key: CascadeKey, in blocks: inout SettingBlocks) -> [Int] {
    var indices: [Int] = []
    Assignments(of: key.written, from: input.baseAssignment, ir.modifiers).forEach { assignment in
      let contexts = key.written.indices.map { assignment[assignment.startIndex + $0] }
      let carriers = key.varying.subtracting(key.written)
      indices.append(blocks.index(of: key.written, contexts[...], carriers: carriers))
    }
    return indices
  }

  /// - Returns: `nil` if there are too many combinations of contexts, which is reported.
  private mutating func choices(among varying: ModifierSet) -> Choices? {
    let choices = Assignments(of: varying, from: input.baseAssignment, ir.modifiers)
    guard choices.count(upTo: Self.limit) != nil else {
      diagnostics.append(
        .tooManySettings(
          varying.indices.map { ir.modifiers[$0].name },
          limit: Self.limit,
          target: input.target.name,
          input.settings.span
        )
      )
      return nil
    }
    var assignments: [[Modifier.ContextIndex]] = []
    choices.forEach { assignments.append(Array($0)) }
    let views = assignments.map { values.views.add($0, base: input.baseAssignment) }
    return Choices(modifiers: varying, assignments: choices, views: views)
  }

  /// Returns the modifiers that change how a token is written.
  ///
  /// A reference counts as unchanged if it refers to the same token.
  private func written(_ token: Int, among choices: Choices) -> ModifierSet {
    var written = ModifierSet()
    for (place, modifier) in choices.modifiers.indices.enumerated() {
      let varies = choices.views.indices.contains { index in
        let other = choices.assignments.index(index, withDefaultAt: place)
        return other != index
          && !values.hasSameText(token, in: choices.views[index], choices.views[other])
      }
      if varies { written.insert(ModifierSet(modifier: modifier)) }
    }
    return written
  }
}
