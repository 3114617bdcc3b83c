import Diagnostics
import TemplateEngine
import TokenCompiler
import TokenModel

extension Binder {
  /// Makes the lists of settings that templates or files ask for.
  mutating func bindSettings() {
    let kinds = Set(output.target.files.filter(isPossible).map(\.each))
    for list in SettingList.allCases { output.settingLists[list] = 0..<0 }
    if uses(RootMember.appearances) || kinds.contains(.appearance) { bindAppearances() }
    if uses(RootMember.cascade) { bindCascade() }
    if uses(RootMember.variants) { bindVariants() }
    if uses(RootMember.themes) {
      // The tree has them group by group.
      let themed = (output.tree.themedTokens + output.tree.themedConstants).sorted()
      bindChoices(.themes, of: output.themedModifiers, tokens: themed)
    }
    if uses(RootMember.settings) || kinds.contains(.context) {
      bindChoices(.settings, of: output.modifiers, tokens: nil)
    }
    if uses(TokenMember.themes) || uses(ConstantMember.themes) { bindThemedVariants() }
    if uses(TokenMember.inLight) || uses(TokenMember.inDark) { bindSchemeViews() }
  }

  /// Whether options let a rule make any file; what else it asks is only known with its setting.
  private func isPossible(_ rule: FileRule) -> Bool {
    rule.conditions.isEmpty || rule.conditions.contains { all in all.allSatisfy(isPossible) }
  }

  private func isPossible(_ condition: FileCondition) -> Bool {
    guard condition.comparison == nil, condition.chain.names.first == "options",
      let name = condition.chain.names.last,
      let index = output.target.options.firstIndex(where: { $0.name == name }),
      case .boolean(let isSet) = output.settings.options[index]
    else { return true }
    return isSet != condition.isNegated
  }

  // MARK: Complete lists

  /// Every choice of contexts for `modifiers`; without `tokens`, those that differ from the base.
  private mutating func bindChoices(_ list: SettingList, of modifiers: [Int], tokens: [UInt32]?) {
    let set = modifiers.reduce(into: ModifierSet()) { $0.insert(ModifierSet(modifier: $1)) }
    let choices = Assignments(of: set, from: baseAssignment, ir.modifiers)
    guard choices.count(upTo: Self.settingLimit) != nil else {
      diagnostics.append(
        OutputDiagnostics.tooManySettings(
          modifiers.map { ir.modifiers[$0].name },
          limit: Self.settingLimit,
          target: output.target.name,
          output.settings.span
        )
      )
      return
    }
    let start = output.settingEntries.count
    var assignments: [[Modifier.ContextIndex]] = []
    choices.forEach { assignments.append(Array($0)) }
    for assignment in assignments {
      let view = view(of: assignment)
      let chosen = tokens ?? self.tokens(differingIn: view)
      addSetting(view, modifiers, assignment, chosen, isBase: assignment == baseAssignment)
    }
    output.settingLists[list] = start..<output.settingEntries.count
  }

  private mutating func bindAppearances() {
    let roles = output.modifiers.filter { ir.modifiers[$0].role != nil }
    let hasContrast = roles.contains { modifier in
      ir.modifiers[modifier].appearances.contains { $0?.contrast == .high }
    }
    let hasScheme = roles.contains { modifier in
      ir.modifiers[modifier].appearances.contains { $0?.scheme != nil }
    }
    let wanted: [(Appearance.Scheme, Appearance.Contrast)] = [
      (.light, .standard), (.dark, .standard), (.light, .high), (.dark, .high),
    ]
    let start = output.settingEntries.count
    for (index, (scheme, contrast)) in wanted.enumerated() {
      if contrast == .high, !hasContrast { continue }
      if scheme == .dark, !hasScheme { continue }
      var assignment = baseAssignment
      for modifier in roles {
        assignment[modifier] = ir.modifiers[modifier].context(
          for: scheme,
          contrast,
          otherwise: assignment[modifier]
        )
      }
      let view = output.views.add(assignment, base: baseAssignment)
      let tokens = self.tokens(differingIn: view)
      addSetting(view, roles, assignment, tokens, isBase: assignment == baseAssignment)
      output.settingEntries[output.settingEntries.count - 1].appearance = index
    }
    output.settingLists[.appearances] = start..<output.settingEntries.count
  }

  /// The tokens that are not what they are in the base, if anything asks for them.
  private func tokens(differingIn view: ViewID) -> [UInt32] {
    guard uses(SettingMember.tokens) || uses(SettingMember.constants) else { return [] }
    return output.source.lists.varying.filter { token in
      output.isIncluded[Int(token)] && output.isVariant(Int(token), in: view)
    }
  }

  /// The tokens that are not written as they are in the base, if anything asks for them.
  private func tokens(rewrittenIn view: ViewID) -> [UInt32] {
    let isAsked = uses(SettingMember.rewritten) || uses(SettingMember.rewrittenConstants)
    guard isAsked, view != baseView else { return [] }
    return output.source.lists.contextual.filter { token in
      output.isIncluded[Int(token)] && output.isRewritten(Int(token), in: view)
    }
  }

  // MARK: Sparse lists

  /// Each value once, in the setting of exactly the modifiers that it varies with.
  private mutating func bindVariants() {
    var blocks = SettingBlocks()
    for token in output.source.lists.varying where output.isIncluded[Int(token)] {
      let modifiers = output.projection.dependsOn[Int(token)]
      for variant in output.projection.variants[Int(token)].indices {
        let first = Int(output.projection.contextStarts[variant])
        let contexts = output.projection.contexts[first..<first + modifiers.count]
        blocks.add(token, to: blocks.index(of: modifiers, contexts))
      }
    }
    finish(.variants, blocks, withBase: false)
  }

  /// Adds the settings that were filled, those of fewer modifiers first.
  mutating func finish(_ list: SettingList, _ blocks: SettingBlocks, withBase: Bool) {
    let start = output.settingEntries.count
    if withBase {
      let all = output.tokens + output.source.lists.constants.filter { output.isIncluded[Int($0)] }
      addSetting(baseView, [], baseAssignment, all, isBase: true)
    }
    for block in blocks.sorted(byContexts: list != .cascade) {
      var assignment = baseAssignment
      for (modifier, context) in zip(block.modifiers.indices, block.contexts) {
        assignment[modifier] = context
      }
      let view = view(of: assignment)
      addSetting(
        view,
        block.modifiers.indices,
        assignment,
        block.tokens,
        isBase: assignment == baseAssignment
      )
      output.settingEntries[output.settingEntries.count - 1].carriers = block.carriers
    }
    output.settingLists[list] = start..<output.settingEntries.count
  }

  private var baseView: ViewID { output.baseView }

  private mutating func addSetting(
    _ view: ViewID,
    _ modifiers: [Int],
    _ assignment: [Modifier.ContextIndex],
    _ tokens: [UInt32],
    isBase: Bool
  ) {
    let contexts = modifiers.map { output.contextStarts[$0] + Int(assignment[$0]) }
    let firstContext = output.settingContexts.count
    output.settingContexts += contexts.map { UInt32($0) }
    let (ownTokens, ownConstants) = append(tokens)
    let (rewritten, rewrittenConstants) = append(self.tokens(rewrittenIn: view))
    let names = contexts.map { output.names.texts[output.names.contexts[$0]] }
    let separator = (output.target.names.context ?? output.target.names.token).separator
    let id = names.isEmpty ? "base" : output.target.names.token.continued(names, separator)
    output.settingEntries.append(
      SettingEntry(
        view: view,
        isBase: isBase,
        contexts: firstContext..<output.settingContexts.count,
        tokens: ownTokens,
        constants: ownConstants,
        rewritten: rewritten,
        rewrittenConstants: rewrittenConstants,
        id: output.names.texts.intern(id)
      )
    )
  }

  /// Adds a list of tokens with constants behind them, and returns where both stand.
  private mutating func append(
    _ tokens: [UInt32]
  ) -> (tokens: Range<Int>, constants: Range<Int>) {
    let start = output.settingTokens.count
    let middle = start + split(tokens)
    output.settingTokens += tokens
    return (start..<middle, middle..<output.settingTokens.count)
  }
}

extension NameRules.Casing {
  /// What stands between identifiers that are put together to one.
  var separator: String {
    switch self {
    case .lowerCamel, .upperCamel: ""
    case .snake, .upperSnake: "_"
    case .kebab, .asWritten: "-"
    }
  }

  /// Identifiers put together to one.
  func continued(_ names: [String], _ separator: String) -> String {
    guard separator.isEmpty, let first = names.first else {
      return names.joined(separator: separator)
    }
    return names.dropFirst().reduce(first) { result, name in
      var rest = name.unicodeScalars[...]
      guard let head = rest.popFirst() else { return result }
      return result + head.properties.titlecaseMapping + String(rest)
    }
  }
}
