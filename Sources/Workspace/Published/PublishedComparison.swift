package import Diagnostics
internal import SourceForms
package import TokenCompiler
internal import TokenModel
package import TokenOutput

/// A comparison of published style sheets with the custom properties that the outputs print.
package struct PublishedComparison: Sendable {
  /// The properties of a style sheet in a combination of contexts.
  package struct Section: Sendable {
    /// The path of the style sheet as typed.
    package let file: String
    /// The contexts in the syntax of `--context`; empty for the base.
    package let contexts: String
    /// The number of properties with the same value.
    package fileprivate(set) var equal = 0
    /// The properties with a different value, and those that no output prints.
    package fileprivate(set) var differences: [Difference] = []
    /// The properties that only the outputs print, with the paths of their tokens.
    package fileprivate(set) var additional: [(name: String, token: String?)] = []
  }

  /// A published property that the outputs don't print, or with another value.
  package struct Difference: Sendable {
    package let name: String
    package let span: Span
    /// The published value, with references resolved.
    package let published: String
    /// The value of the outputs, with references resolved; `nil` if they don't print it.
    package var ours: String?
    /// The path of the token.
    package var token: String?
    /// A printed name that differs only in letter case or separators.
    package var similar: String?
  }

  package private(set) var sections: [Section] = []
  /// The rules of each style sheet that don't correspond to contexts, with their properties.
  package private(set) var uncompared: [(file: String, rules: [String], properties: Int)] = []
  /// The contexts other than the defaults that no style sheet has.
  package private(set) var unpublished: [String] = []
  /// The prefix that the names of most missing properties have.
  package private(set) var missingPrefix: String?
  /// The errors of rendering, and style sheets without rules to compare.
  package private(set) var diagnostics: [Diagnostic] = []

  /// The properties of a rule of a style sheet.
  private struct Rule {
    let sheet: Int
    let contexts: ContextSet
    var names: [String] = []
    /// The declarations of each property; several if rules with different selectors or media
    /// queries choose the same contexts.
    var declarations: [String: [CSSDeclaration]] = [:]

    mutating func add(_ declaration: CSSDeclaration) {
      let old = declarations[declaration.name] ?? []
      if old.isEmpty { names.append(declaration.name) }
      // In the base and among equal selectors, the last declaration counts.
      let kept = old.filter { !contexts.isBase && $0.blocks.places != declaration.blocks.places }
      let isOverridden =
        !declaration.isImportant && kept.count < old.count
        && old.contains {
          $0.isImportant
        }
      if !isOverridden { declarations[declaration.name] = kept + [declaration] }
    }
  }

  private let ir: IR
  private let remSize: Double
  private var rules: [Rule] = []
  private var own: [ContextSet: OwnStyleSheet] = [:]

  /// Compares style sheets with the outputs.
  ///
  /// - Parameters:
  ///   - sheets: the style sheets.
  ///   - outputs: the targets and requests of the outputs.
  ///   - ir: the tokens.
  package init(
    _ sheets: [PublishedSheet],
    with outputs: [(target: LoadedTarget, request: OutputRequest)],
    of ir: IR
  ) {
    self.ir = ir
    remSize = outputs.lazy.compactMap { $0.request.remSize }.first ?? 16
    collectRules(of: sheets, RuleContexts(ir.modifiers, outputs.map(\.request)))
    let source = OutputSource(ir)
    let names = OwnStyleSheet.names(outputs, of: source)
    var errors: [Diagnostic] = []
    for contexts in [ContextSet()] + rules.map(\.contexts) where own[contexts] == nil {
      own[contexts] = OwnStyleSheet(
        outputs,
        of: source,
        printing: names,
        in: contexts,
        ir.modifiers,
        &errors
      )
      guard errors.isEmpty else {
        diagnostics += errors
        return
      }
    }
    for index in rules.indices { compare(rules[index], at: index, sheets) }
    findUnpublished(outputs.map(\.request))
    findPrefix()
  }

  private mutating func collectRules(of sheets: [PublishedSheet], _ contexts: RuleContexts) {
    var contexts = contexts
    for (index, sheet) in sheets.enumerated() {
      var sets = sheet.properties.map { contexts.contexts(of: $0.blocks) }
      if let named = sheet.contexts, sets.allSatisfy(\.isEmpty) {
        // The names of the contexts are known, so the selectors don't have to match them.
        sets = sheet.properties.map { $0.isConditional ? [] : [named] }
      }
      for index in sets.indices where sheet.properties[index].value.contains("light-dark(") {
        sets[index] += sets[index].flatMap { set in contexts.schemes.compactMap(set.merging) }
      }
      add(sheet, at: index, sets)
    }
  }

  /// Adds the rules of a style sheet, given the combinations of contexts of each property.
  private mutating func add(_ sheet: PublishedSheet, at index: Int, _ sets: [[ContextSet]]) {
    var indices: [ContextSet: Int] = [:]
    var others: [String] = []
    var known: Set<String> = []
    for (property, sets) in zip(sheet.properties, sets) {
      for set in sets {
        // The choices of a rule take precedence.
        let set = sheet.contexts.flatMap { set.merging($0) } ?? set
        let rule = indices[set] ?? rules.count
        if rule == rules.count { rules.append(Rule(sheet: index, contexts: set)) }
        indices[set] = rule
        rules[rule].add(property)
      }
      let text = property.blocks.joined(separator: " ")
      if sets.isEmpty, known.insert(text).inserted { others.append(text) }
    }
    if indices.isEmpty {
      diagnostics.append(.uncomparedSheet(sheet, rules: others, ir))
    } else if !others.isEmpty {
      uncompared.append((sheet.path, others, sets.count(where: \.isEmpty)))
    }
  }

  // MARK: Comparing

  private mutating func compare(_ rule: Rule, at index: Int, _ sheets: [PublishedSheet]) {
    guard let ours = own[rule.contexts] else { return }
    let effective = declarations(in: rule.contexts)
    let theirs = CSSPropertyTable(
      effective.mapValues(\.value),
      isDark: rule.contexts.isDark(ir.modifiers)
    )
    var section = Section(
      file: sheets[rule.sheet].path,
      contexts: rule.contexts.text(ir.modifiers)
    )
    let similar = Dictionary(ours.names.map { ($0.letters, $0) }) { first, _ in first }
    for name in rule.names {
      guard let declarations = rule.declarations[name], let last = declarations.last else {
        continue
      }
      let token = ours.tokens[name]
      guard let value = ours.value(name) else {
        var missing = difference(name, last, theirs)
        missing.similar = similar[name.letters]
        section.differences.append(missing)
        continue
      }
      let other = declarations.first { declaration in
        let published = theirs.resolved(declaration.value)
        // The same reference to a property that no style sheet declares.
        let isSame = published.contains("var(") && declaration.value == ours.declared(name)
        return !isSame && !areEqual(published, value, token)
      }
      if let other {
        section.differences.append(difference(name, other, theirs, value, token))
      } else {
        section.equal += 1
      }
    }
    if !rules[(index + 1)...].contains(where: { $0.contexts == rule.contexts }) {
      addRest(of: rule.contexts, ours, effective, theirs, to: &section)
    }
    sections.append(section)
  }

  /// Adds the properties that the style sheets don't declare for some contexts.
  private func addRest(
    of contexts: ContextSet,
    _ ours: OwnStyleSheet,
    _ effective: [String: CSSDeclaration],
    _ theirs: CSSPropertyTable,
    to section: inout Section
  ) {
    let hasBase = rules.contains { $0.contexts.isBase }
    let declared = Set(rules.filter { $0.contexts == contexts }.flatMap(\.names))
    for name in ours.names where !declared.contains(name) {
      let value = ours.value(name)
      // Properties that the contexts don't change belong to the base.
      if !contexts.isBase, hasBase, value == own[ContextSet()]?.value(name) { continue }
      let token = ours.tokens[name]
      guard let declaration = effective[name], let value else {
        section.additional.append((name, token.map(path)))
        continue
      }
      guard !areEqual(theirs.resolved(declaration.value), value, token) else { continue }
      section.differences.append(difference(name, declaration, theirs, value, token))
    }
  }

  /// Returns the declarations that apply in some contexts; more specific ones take precedence.
  private func declarations(in contexts: ContextSet) -> [String: CSSDeclaration] {
    var result: [String: CSSDeclaration] = [:]
    let applying = rules.filter { $0.contexts.applies(in: contexts) }
    for count in 0...contexts.choices.count {
      for rule in applying where rule.contexts.choices.count == count {
        for (name, declarations) in rule.declarations { result[name] = declarations.last }
      }
    }
    return result
  }

  private func difference(
    _ name: String,
    _ declaration: CSSDeclaration,
    _ theirs: CSSPropertyTable,
    _ ours: String? = nil,
    _ token: TokenID? = nil
  ) -> Difference {
    Difference(
      name: name,
      span: declaration.span,
      published: theirs.resolved(declaration.value),
      ours: ours,
      token: token.map(path)
    )
  }

  private func path(of token: TokenID) -> String {
    ir.paths.description(of: ir.tokens[Int(token.index)].path, in: ir.texts)
  }

  private func areEqual(_ theirs: String, _ ours: String, _ token: TokenID?) -> Bool {
    if theirs == ours { return true }
    let values = [theirs, ours].map { ComparableCSSValue($0, remSize: remSize) }
    guard values[0].isEquivalent(to: values[1]) else { return false }
    // A string isn't a keyword, but the names of fonts can be either.
    let type = token.map { ir.tokens[Int($0.index)].type }
    return values[0].isQuoted == values[1].isQuoted || type == .fontFamily || type == .typography
  }

  // MARK: Hints

  private mutating func findUnpublished(_ requests: [OutputRequest]) {
    for (index, modifier) in ir.modifiers.enumerated() {
      // The outputs print only one of its contexts.
      let isFixed = requests.allSatisfy { request in
        request.contexts.contains { $0.modifier.value == modifier.name }
      }
      if isFixed { continue }
      for context in modifier.contexts.indices {
        let set = ContextSet(Modifier.ContextIndex(context), of: index, in: ir.modifiers)
        guard !set.isBase, !rules.contains(where: { set.applies(in: $0.contexts) }) else {
          continue
        }
        unpublished.append(set.text(ir.modifiers))
      }
    }
  }

  /// Finds a word that most missing names begin with, and without which they are printed.
  private mutating func findPrefix() {
    let missing = sections.flatMap(\.differences).filter { $0.ours == nil }
    let names = Set(own.values.flatMap(\.names))
    var counts: [String: Int] = [:]
    for difference in missing {
      let word = difference.name.dropFirst(2).prefix { $0 != "-" }
      guard names.contains("-" + difference.name.dropFirst(word.count + 2)) else { continue }
      counts[String(word), default: 0] += 1
    }
    missingPrefix = counts.first { $0.value > missing.count / 2 }?.key
  }
}

extension [Substring] {
  /// The selectors and media queries, without cascade layers.
  fileprivate var places: [Substring] { filter { !$0.hasPrefix("@layer") } }
}

extension String {
  /// The letters and digits, in lower case.
  fileprivate var letters: String { lowercased().filter { $0.isLetter || $0.isNumber } }
}

extension OutputRequest {
  /// The size of a `rem` in pixels according to the options.
  fileprivate var remSize: Double? {
    for option in options where option.name == "remBase" {
      if case .number(let size) = option.value, size > 0 { return size }
    }
    return nil
  }
}
