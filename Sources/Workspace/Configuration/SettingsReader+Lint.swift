internal import Diagnostics
internal import JSONSyntax
internal import TokenCompiler
internal import TokenLint
internal import TokenModel

extension SettingsReader {
  /// Reads the value of `lint`: a level for each listed code, with options for rules.
  mutating func readLint(_ node: JSONNode, into configuration: inout Configuration) {
    for (name, value) in members(of: node, "lint") ?? [] {
      if name.value == "extends" {
        guard let base = text(value, "extends"), base.value != "recommended" else { continue }
        report(.unknownChoice(base, of: "extends", ["recommended"]))
      } else if let rule = LintRules.named(name.value) {
        readRule(rule, value, into: &configuration.lint)
      } else if let code = DiagnosticCode.named(name.value) {
        guard DiagnosticCode.configurable.contains(code) else {
          report(.fixedLevel(code, at: name.span))
          continue
        }
        configuration.levels[code] = level(value, of: code) ?? configuration.levels[code]
      } else {
        report(.unknownLintCode(name.value, at: name.span))
      }
    }
  }

  private mutating func level(_ node: JSONNode, of code: DiagnosticCode) -> DiagnosticLevel? {
    guard tree.kind(node) == .string, let level = DiagnosticLevel(rawValue: tree.string(node))
    else {
      let written = tree.kind(node) == .string ? tree.string(node) : nil
      report(.unknownLevel(written, of: code.name, at: span(node)))
      return nil
    }
    return level
  }

  // MARK: Rules

  /// Reads a level, or a list of a level and options.
  private mutating func readRule(
    _ rule: any LintRule.Type,
    _ node: JSONNode,
    into settings: inout LintSettings
  ) {
    var parts = [node]
    if tree.kind(node) == .array {
      parts = Array(tree.elements(of: node))
      guard (1...2).contains(parts.count) else {
        report(.wrongRule(rule.code.name, count: parts.count, at: span(node)))
        return
      }
    }
    if let level = level(parts[0], of: rule.code) { settings.set(level, of: rule) }
    guard parts.count == 2 else { return }
    let name = "the rule `\(rule.code.name)`"
    if let options = lintOptions(parts[1], name, rule.allOptions) {
      settings.set(options, of: rule)
    }
  }

  private mutating func lintOptions(
    _ node: JSONNode,
    _ name: String,
    _ known: [LintOption]
  ) -> LintOptions? {
    guard let settings = settings(node, name, known: known.map(\.name)) else { return nil }
    var options = LintOptions()
    for option in known {
      guard let node = settings.value(option.name) else {
        if option.isRequired { _ = required(option.name, of: settings, option.summary) }
        continue
      }
      options[option.name] = lintValue(node, option)
    }
    return options
  }

  private mutating func lintValue(_ node: JSONNode, _ option: LintOption) -> LintOptions.Value? {
    switch option.kind {
    case .number(let range): return number(node, option.name, in: range).map { .number($0) }
    case .word(let words):
      guard let word = text(node, option.name) else { return nil }
      guard words.contains(word.value) else {
        report(.unknownChoice(word, of: option.name, words))
        return nil
      }
      return .texts([word])
    case .path: return text(node, option.name).map { .texts([$0]) }
    case .texts: return .texts(texts(node, option.name))
    case .patterns: return .texts(lintPatterns(node, option.name))
    case .limits:
      guard let members = members(of: node, option.name) else { return nil }
      return .limits(
        members.compactMap { key, value in
          number(value, key.value, in: 0...1e9).map { (key, $0.rounded(.down)) }
        }
      )
    case .objects(let known):
      guard isKind(.array, node, option.name, "a list") else { return nil }
      let name = "an element of `\(option.name)`"
      return .objects(tree.elements(of: node).compactMap { lintOptions($0, name, known) })
    }
  }

  private mutating func number(
    _ node: JSONNode,
    _ name: String,
    in range: ClosedRange<Double>
  ) -> Double? {
    if tree.kind(node) == .number, range.contains(tree.number(node)) { return tree.number(node) }
    let expected = "a number from \(range.lowerBound.plain) to \(range.upperBound.plain)"
    report(.invalidNumber(name, found: tree.kind(node), expected: expected, at: span(node)))
    return nil
  }

  /// Reads a pattern or a list of patterns, in which braces contain alternatives.
  private mutating func lintPatterns(_ node: JSONNode, _ name: String) -> [Located<String>] {
    patterns(node, name, separator: ".").filter { text in
      let names = PathPatterns.expanded(text.value)
      if names.allSatisfy({ NamePattern($0, separator: ".") != nil }) { return true }
      report(.emptyNameInPattern(text, separator: "."))
      return false
    }
  }
}

extension Double {
  /// The number without a decimal point if it's whole.
  fileprivate var plain: String { Int(exactly: self).map(String.init) ?? description }
}
