import TokenModel

/// Finds the differences between two snapshots.
struct DifferenceSearch {
  let old: TokenSnapshot
  let new: TokenSnapshot
  private(set) var changes: [TokenChange] = []
  private var renames = RenameMatching()
  /// The outputs of both versions, by their indices.
  private let outputs: [(old: Int, new: Int)]

  init(_ old: TokenSnapshot, _ new: TokenSnapshot) {
    self.old = old
    self.new = new
    outputs = new.outputs.enumerated().compactMap { index, output in
      old.outputs.firstIndex { $0.label == output.label }.map { ($0, index) }
    }
  }

  mutating func run(renamed: (String) -> String?) {
    compareModifiers()
    let removed = old.tokens.indices.filter { new.indices[old.tokens[$0].path] == nil }
    let added = new.tokens.indices.filter { old.indices[new.tokens[$0].path] == nil }
    renames = RenameMatching(old, new, removed: removed, added: added, renamed: renamed)
    for index in removed where renames.newIndex[index] == nil { addRemoval(of: index) }
    for (index, token) in new.tokens.enumerated() {
      if let before = old.indices[token.path] {
        compare(before, index)
      } else if let before = renames.oldIndex[index] {
        addRename(of: before, to: index)
        compare(before, index)
      } else {
        addAddition(of: index)
      }
    }
    compareContrasts()
  }

  // MARK: Modifiers

  private mutating func compareModifiers() {
    for modifier in old.modifiers {
      guard let other = new.modifier(modifier.name) else {
        add(TokenChange(.modifierRemoved, modifier.name, .major))
        continue
      }
      for context in modifier.contexts where !other.contexts.contains(context) {
        add(TokenChange(.contextRemoved, "\(modifier.name)=\(context)", .major))
      }
      for context in other.contexts where !modifier.contexts.contains(context) {
        add(TokenChange(.contextAdded, "\(modifier.name)=\(context)", .minor))
      }
      if modifier.defaultContext != other.defaultContext {
        var change = TokenChange(.defaultContext, modifier.name, .major)
        change.before = modifier.defaultContext
        change.after = other.defaultContext
        add(change)
      }
    }
    for modifier in new.modifiers where old.modifier(modifier.name) == nil {
      add(TokenChange(.modifierAdded, modifier.name, .minor))
    }
  }

  /// Adds a difference that affects all outputs.
  private mutating func add(_ change: TokenChange) {
    var change = change
    change.outputs = new.outputs.map { ($0.label, change.level) }
    changes.append(change)
  }

  // MARK: Tokens

  private mutating func addRemoval(of index: Int) {
    let token = old.tokens[index]
    var change = TokenChange(.removed, token, .major, in: old)
    change.before = token.base.text
    change.candidates = (renames.ambiguous[index] ?? []).map { new.tokens[$0].path }
    change.outputs = outputs.compactMap { output in
      old.outputs[output.old].names[index].map { _ in
        (old.outputs[output.old].label, change.level)
      }
    }
    changes.append(change)
  }

  private mutating func addAddition(of index: Int) {
    var change = TokenChange(.added, new.tokens[index], .minor, in: new)
    change.after = new.tokens[index].base.text
    change.outputs = labels(of: index, change.level)
    changes.append(change)
  }

  private mutating func addRename(of before: Int, to after: Int) {
    let wasPrivate = old.tokens[before].isPrivate
    var change = TokenChange(.renamed, new.tokens[after], .major, in: new, wasPrivate: wasPrivate)
    change.oldPath = old.tokens[before].path
    change.score = renames.scores[after]
    change.outputs = outputs.compactMap { output in
      let names = new.outputs[output.new].names[after]
      guard let former = old.outputs[output.old].names[before] else { return nil }
      return (new.outputs[output.new].label, names == former ? .patch : .major)
    }
    changes.append(change)
  }

  /// Returns the outputs that contain a token of the new version.
  private func labels(of index: Int, _ level: ChangeLevel) -> [(String, ChangeLevel)] {
    new.outputs.compactMap { $0.names[index] == nil ? nil : ($0.label, level) }
  }

  /// Adds the differences between the versions of a token.
  private mutating func compare(_ before: Int, _ after: Int) {
    let (one, other) = (old.tokens[before], new.tokens[after])
    compareValues(one, other, after)
    if one.isPrivate != other.isPrivate {
      let (former, current) = one.isPrivate ? ("private", "public") : ("public", "private")
      add(.visibility, one.isPrivate ? .minor : .major, one, after, former, current)
    }
    if one.deprecation != other.deprecation {
      let level: ChangeLevel = other.deprecation == nil ? .patch : .minor
      add(.deprecation, level, one, after, one.deprecation, other.deprecation)
    }
    if one.number != other.number { add(.number, .major, one, after, one.number, other.number) }
    if one.description != other.description {
      add(.description, .patch, one, after, one.description, other.description)
    }
    compareNames(before, after, isRenamed: one.path != other.path)
  }

  private mutating func compareValues(_ one: SnapshotToken, _ other: SnapshotToken, _ after: Int) {
    guard one.type == other.type else {
      return add(.type, .major, one, after, one.type, other.type)
    }
    let values = valueChanges(from: one, to: other)
    if !values.isEmpty {
      add(.value, .patch, one, after, values: values, follows: followed(by: one, other))
    } else if let aliases = aliasChange(from: one, to: other) {
      add(.alias, .patch, one, after, aliases.before, aliases.after)
    }
  }

  /// Adds a difference between the versions of a token.
  private mutating func add(
    _ kind: TokenChange.Kind,
    _ level: ChangeLevel,
    _ one: SnapshotToken,
    _ after: Int,
    _ before: String? = nil,
    _ now: String? = nil,
    values: [ValueChange] = [],
    follows: String? = nil
  ) {
    var change = TokenChange(kind, new.tokens[after], level, in: new, wasPrivate: one.isPrivate)
    change.before = before
    change.after = now
    change.values = values
    change.follows = follows
    change.outputs = labels(of: after, change.level)
    changes.append(change)
  }

  /// Adds a difference for each output in which a token lost or gained a name.
  ///
  /// The names of private tokens don't matter, and those of a renamed one always change.
  private mutating func compareNames(_ before: Int, _ after: Int, isRenamed: Bool) {
    guard !new.tokens[after].isPrivate else { return }
    for output in outputs {
      let (names, others) = (
        old.outputs[output.old].names[before], new.outputs[output.new].names[after]
      )
      guard names != others, !isRenamed || names == nil || others == nil else { continue }
      let label = new.outputs[output.new].label
      let lost = (names ?? []).filter { !(others ?? []).contains($0) }
      let gained = (others ?? []).filter { !(names ?? []).contains($0) }
      let isLost = others == nil || !lost.isEmpty
      var change = TokenChange(.names, new.tokens[after], isLost ? .major : .minor, in: new)
      change.before = isLost ? (lost.isEmpty ? "included" : lost.joined(separator: ", ")) : nil
      change.after = gained.isEmpty ? nil : gained.joined(separator: ", ")
      change.outputs = [(label, change.level)]
      changes.append(change)
    }
  }

  /// Returns the token that a token is an alias of in all contexts, before and after.
  private func followed(by one: SnapshotToken, _ other: SnapshotToken) -> String? {
    let targets = Set(([other.base] + other.variants.map(\.value)).map(\.alias))
    let former = Set(([one.base] + one.variants.map(\.value)).map(\.alias))
    guard let target = targets.first ?? nil, targets.count == 1, former.count == 1,
      let before = former.first ?? nil, renames.newPath(before, old, new) == target
    else { return nil }
    return target
  }

  /// Returns the references of aliases that changed although the value is the same, or `nil` if
  /// there are none.
  private func aliasChange(
    from one: SnapshotToken,
    to other: SnapshotToken
  ) -> (before: String, after: String)? {
    for contexts in combinations(for: one, other) {
      let before = one.value(in: contexts.old)?.alias
      let after = other.value(in: contexts.new)?.alias
      guard before.map({ renames.newPath($0, old, new) }) != after else { continue }
      return (before.map { "{\($0)}" } ?? "a value", after.map { "{\($0)}" } ?? "a value")
    }
    return nil
  }
}

// MARK: Values

extension DifferenceSearch {
  /// The contexts of a comparison in both versions.
  private struct Combination {
    var old: SnapshotToken.Contexts = [:]
    var new: SnapshotToken.Contexts = [:]
    var text = ""
  }

  /// The maximum number of combinations of contexts to compare for a token.
  ///
  /// Beyond it, each modifier is varied alone.
  private static let limit = 4096

  /// Returns the combinations of the contexts that the tokens of either version depend on.
  ///
  /// A modifier or context that only one version has is compared with the default of the other.
  private func combinations(for tokens: SnapshotToken...) -> [Combination] {
    if tokens.allSatisfy({ $0.variants.isEmpty && $0.absences.isEmpty }) { return [Combination()] }
    let names = tokens.reduce(into: Set<String>()) { $0.formUnion($1.modifiers) }
    let modifiers = new.modifiers.filter { names.contains($0.name) }
    var choices = modifiers.map { modifier in (modifier, contexts(of: modifier)) }
    for modifier in old.modifiers
    where names.contains(modifier.name) && new.modifier(modifier.name) == nil {
      choices.append((modifier, [modifier.defaultContext]))
    }
    let count = choices.reduce(1) { min($0 * $1.1.count, Self.limit + 1) }
    guard (1...Self.limit).contains(count) else {
      return choices.flatMap { choice in
        choice.1.map { context in
          choices.reduce(into: Combination()) { combination, other in
            let isVaried = other.0.name == choice.0.name
            add(isVaried ? context : other.0.defaultContext, of: other.0, to: &combination)
          }
        }
      }
    }
    return choices.reduce([Combination()]) { combinations, choice in
      combinations.flatMap { combination in
        choice.1.map { context in
          var combination = combination
          add(context, of: choice.0, to: &combination)
          return combination
        }
      }
    }
  }

  /// The contexts of a modifier that both versions have, or all of them if it's new, beginning with
  /// the default.
  private func contexts(of modifier: TokenSnapshot.Modifier) -> [String] {
    guard let known = old.modifier(modifier.name) else {
      return [modifier.defaultContext] + modifier.contexts.filter { $0 != modifier.defaultContext }
    }
    return modifier.contexts.filter { known.contexts.contains($0) }
  }

  private func add(
    _ context: String,
    of modifier: TokenSnapshot.Modifier,
    to combination: inout Combination
  ) {
    let isKnown = old.modifier(modifier.name) != nil
    combination.old[modifier.name] = isKnown ? context : nil
    combination.new[modifier.name] = context
    combination.text += (combination.text.isEmpty ? "" : " ") + "\(modifier.name)=\(context)"
  }

  /// Returns the differences of a token's value, one for each pair of values.
  private func valueChanges(from one: SnapshotToken, to other: SnapshotToken) -> [ValueChange] {
    typealias Found = (contexts: [String], before: SnapshotValue?, after: SnapshotValue?)
    let combinations = combinations(for: one, other)
    var found: [Found] = []
    var indices: [[String?]: Int] = [:]
    for contexts in combinations {
      let (before, after) = (one.value(in: contexts.old), other.value(in: contexts.new))
      switch (before, after) {
      case (nil, nil): continue
      case (let before?, let after?) where after.isEqual(to: before): continue
      default: break
      }
      let key = [before?.source, after?.source]
      if let index = indices[key] {
        found[index].contexts.append(contexts.text)
      } else {
        indices[key] = found.count
        found.append(([contexts.text], before, after))
      }
    }
    return found.map { contexts, before, after in
      let colors = before?.color.flatMap { first in after?.color.map { (first, $0) } }
      return ValueChange(
        contexts: contexts.count == combinations.count ? [] : contexts,
        before: before?.text,
        after: after?.text,
        values: before.flatMap { before in after.map { (before, $0) } },
        distance: colors.map { $0.perceptualDistance(to: $1) },
        parts: before.flatMap { before in after?.parts(differingFrom: before) } ?? []
      )
    }
  }
}

// MARK: Contrast

extension DifferenceSearch {
  /// Adds a difference for each pair of colors whose contrast became sufficient or insufficient.
  private mutating func compareContrasts() {
    let changed = Set(changes.filter { $0.kind == .value }.map(\.path))
    for pair in new.pairs where changed.contains(pair.text) || changed.contains(pair.ground) {
      guard let text = versions(of: pair.text), let ground = versions(of: pair.ground) else {
        continue
      }
      let combinations = combinations(for: text.old, text.new, ground.old, ground.new)
      var found: [(contexts: [String], before: Double, after: Double)] = []
      for contexts in combinations {
        guard let before = Self.contrast(text.old, ground.old, contexts.old),
          let after = Self.contrast(text.new, ground.new, contexts.new),
          (before < pair.minimum) != (after < pair.minimum)
        else { continue }
        if let index = found.firstIndex(where: { $0.before == before && $0.after == after }) {
          found[index].contexts.append(contexts.text)
        } else {
          found.append(([contexts.text], before, after))
        }
      }
      guard !found.isEmpty else { continue }
      var change = TokenChange(.contrast, "\(pair.text) on \(pair.ground)", .patch)
      change.before = "needs \(pair.minimum.shortText)"
      change.values = found.map { contexts, before, after in
        ValueChange(
          contexts: contexts.count == combinations.count ? [] : contexts,
          before: before.shortText,
          after: after.shortText
        )
      }
      changes.append(change)
    }
  }

  private func versions(of path: String) -> (old: SnapshotToken, new: SnapshotToken)? {
    guard let after = new.indices[path],
      let before = old.indices[path] ?? renames.oldIndex[after]
    else { return nil }
    return (old.tokens[before], new.tokens[after])
  }

  /// Returns the contrast of two colors, rounded down to two decimal places.
  private static func contrast(
    _ text: SnapshotToken,
    _ ground: SnapshotToken,
    _ contexts: SnapshotToken.Contexts
  ) -> Double? {
    guard let color = text.value(in: contexts)?.color,
      let behind = ground.value(in: contexts)?.color
    else { return nil }
    return (color.contrast(on: behind) * 100 + 1e-4).rounded(.down) / 100
  }
}
