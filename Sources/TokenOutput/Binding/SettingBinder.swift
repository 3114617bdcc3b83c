import Diagnostics
import TemplateEngine
import TokenCompiler
import TokenModel

/// Builds the lists of settings that a target's templates or file rules use.
struct SettingBinder {
  let input: BindingInput
  let tokens: OutputTokens
  let names: OutputNames
  let values: OutputValues
  var table = SettingTable()
  /// The texts of the output during ``bind(_:)``, which adds those of the settings.
  var texts = TextTable()
  var diagnostics: [Diagnostic] = []
  /// The themes for each set of modifiers, which several lists use.
  var spaces: [ThemeKey: ThemeSpace] = [:]

  /// The maximum number of combinations of contexts in a list of settings.
  static let limit = 4096

  var ir: IR { values.ir }
  var contexts: OutputContexts { values.contexts }

  /// Fills ``table`` and ``diagnostics``, and adds views to ``values`` and texts to `outputTexts`.
  mutating func bind(_ outputTexts: inout TextTable) {
    // Swapped in, because adding to a table with two owners copies it.
    swap(&texts, &outputTexts)
    defer { swap(&texts, &outputTexts) }
    let files = input.target.files.filter { isPossible($0) }
    let kinds = Set(files.map(\.each))
    let needsAppearances = kinds.contains(.appearance) || files.contains { $0.isInAppearances }
    if needsAppearances || input.uses(RootMember.appearances) || input.uses(RootMember.appearance) {
      bindAppearances()
    }
    if input.uses(SettingMember.rules) { bindEnvironments() }
    if input.uses(RootMember.cascade) { bindCascade() }
    if input.uses(RootMember.variants) { bindVariants() }
    if input.uses(RootMember.themes) {
      // The tree lists them by group.
      let themed = (tokens.tree.themedTokens + tokens.tree.themedConstants).sorted()
      bindChoices(.themes, of: tokens.themedModifiers, tokens: themed)
    }
    if input.uses(RootMember.settings) || kinds.contains(.context) {
      bindChoices(.settings, of: contexts.modifiers, tokens: nil)
    }
    if input.uses(TokenMember.themes) || input.uses(ConstantMember.themes) { bindThemedVariants() }
    if input.uses(TokenMember.cases) || input.uses(ConstantMember.cases) { bindCases() }
    if input.uses(TokenMember.inLight) || input.uses(TokenMember.inDark) { bindSchemeViews() }
  }

  /// Whether the options allow a rule to generate a file.
  ///
  /// Other conditions depend on the setting and count as met.
  private func isPossible(_ rule: FileRule) -> Bool {
    rule.conditions.isEmpty
      || rule.conditions.contains { all in all.allSatisfy { isPossible($0) } }
  }

  private func isPossible(_ condition: FileCondition) -> Bool {
    guard condition.comparison == nil, condition.chain.names.first == "options",
      let name = condition.chain.names.last,
      let index = input.target.options.firstIndex(where: { $0.name == name }),
      case .boolean(let isSet) = input.settings.options[index]
    else { return true }
    return isSet != condition.isNegated
  }

  /// Returns the view for a combination of contexts.
  func view(of assignment: [Modifier.ContextIndex]) -> ViewID {
    values.views.view(of: assignment, input, contexts)
  }

  // MARK: Complete lists

  /// Adds a setting for every combination of contexts of `modifiers`.
  ///
  /// If `tokens` is `nil`, each setting lists the tokens that differ from the base.
  private mutating func bindChoices(_ list: SettingList, of modifiers: [Int], tokens: [UInt32]?) {
    let set = modifiers.reduce(into: ModifierSet()) { $0.insert(ModifierSet(modifier: $1)) }
    let choices = Assignments(of: set, from: input.baseAssignment, ir.modifiers)
    guard choices.count(upTo: Self.limit) != nil else {
      diagnostics.append(
        .tooManySettings(
          modifiers.map { ir.modifiers[$0].name },
          limit: Self.limit,
          target: input.target.name,
          input.settings.span
        )
      )
      return
    }
    let start = table.entries.count
    var assignments: [[Modifier.ContextIndex]] = []
    choices.forEach { assignments.append(Array($0)) }
    for assignment in assignments {
      let view = view(of: assignment)
      let chosen = tokens ?? self.tokens(differingIn: view)
      addSetting(view, modifiers, assignment, chosen, isBase: assignment == input.baseAssignment)
    }
    table.lists[list] = start..<table.entries.count
  }

  private mutating func bindAppearances() {
    let roles = contexts.modifiers.filter { ir.modifiers[$0].role != nil }
    let hasContrast = roles.contains { modifier in
      ir.modifiers[modifier].appearances.contains { $0?.contrast == .high }
    }
    let hasScheme = roles.contains { modifier in
      ir.modifiers[modifier].appearances.contains { $0?.scheme != nil }
    }
    let start = table.entries.count
    for (index, (scheme, contrast)) in Appearance.all.enumerated() {
      if contrast == .high, !hasContrast { continue }
      if scheme == .dark, !hasScheme { continue }
      let assignment = ir.modifiers.assignment(input.baseAssignment, of: roles, scheme, contrast)
      let view = values.views.add(assignment, base: input.baseAssignment)
      let tokens = self.tokens(differingIn: view)
      addSetting(view, roles, assignment, tokens, isBase: assignment == input.baseAssignment)
      table.entries[table.entries.count - 1].appearance = index
    }
    table.lists[.appearances] = start..<table.entries.count
  }

  /// Returns the tokens that differ from the base; empty unless a template reads them.
  private func tokens(differingIn view: ViewID) -> [UInt32] {
    guard input.uses(SettingMember.tokens) || input.uses(SettingMember.constants) else { return [] }
    return input.source.lists.varying.filter { token in
      tokens.isIncluded[Int(token)] && values.isVariant(Int(token), in: view)
    }
  }

  // MARK: Sparse lists

  /// Adds each value once, in the setting with exactly the modifiers it varies with.
  private mutating func bindVariants() {
    var blocks = SettingBlocks()
    for token in input.source.lists.varying where tokens.isIncluded[Int(token)] {
      let modifiers = input.projection.dependsOn[Int(token)]
      for variant in input.projection.variants[Int(token)].indices {
        let first = Int(input.projection.contextStarts[variant])
        let contexts = input.projection.contexts[first..<first + modifiers.count]
        blocks.add(token, to: blocks.index(of: modifiers, contexts))
      }
    }
    finish(.variants, blocks, withBase: false)
  }

  /// Adds the settings that contain tokens, starting with those of the fewest modifiers.
  mutating func finish(_ list: SettingList, _ blocks: SettingBlocks, withBase: Bool) {
    let start = table.entries.count
    if withBase {
      let all = tokens.all + tokens.constants
      addSetting(ViewTable.base, [], input.baseAssignment, all, isBase: true)
    }
    for block in blocks.sorted(byContexts: list != .cascade) {
      var assignment = input.baseAssignment
      for (modifier, context) in zip(block.modifiers.indices, block.contexts) {
        assignment[modifier] = context
      }
      let view = view(of: assignment)
      addSetting(
        view,
        block.modifiers.indices,
        assignment,
        block.tokens,
        isBase: assignment == input.baseAssignment
      )
      table.entries[table.entries.count - 1].carriers = block.carriers
    }
    table.lists[list] = start..<table.entries.count
  }

  private mutating func addSetting(
    _ view: ViewID,
    _ modifiers: [Int],
    _ assignment: [Modifier.ContextIndex],
    _ tokens: [UInt32],
    isBase: Bool
  ) {
    let contexts = modifiers.map { self.contexts.starts[$0] + Int(assignment[$0]) }
    let firstContext = table.contexts.count
    table.contexts += contexts.map { UInt32($0) }
    let (ownTokens, ownConstants) = append(tokens)
    let names = contexts.map { texts[self.names.contexts[$0]] }
    let separator = (input.target.names.context ?? input.target.names.token).separator
    let id = names.isEmpty ? "base" : input.target.names.token.continued(names, separator)
    table.entries.append(
      SettingEntry(
        view: view,
        isBase: isBase,
        contexts: firstContext..<table.contexts.count,
        tokens: ownTokens,
        constants: ownConstants,
        id: texts.intern(id)
      )
    )
  }

  /// Appends a list of tokens followed by constants, and returns both ranges.
  private mutating func append(
    _ tokens: [UInt32]
  ) -> (tokens: Range<Int>, constants: Range<Int>) {
    let start = table.tokens.count
    let middle = start + input.split(tokens)
    table.tokens += tokens
    return (start..<middle, middle..<table.tokens.count)
  }
}

extension NameRules.Casing {
  /// The separator between joined identifiers.
  var separator: String {
    switch self {
    case .lowerCamel, .upperCamel: ""
    case .snake, .upperSnake: "_"
    case .kebab, .asWritten: "-"
    }
  }

  /// Joins identifiers into one.
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
