import Diagnostics

extension Checker {
  /// Checks `any(variable in list if condition)` and `first(…)`.
  mutating func checkSearch(
    _ search: Expression.Search,
    _ variable: Name,
    _ written: Expression,
    _ condition: Expression,
    at span: Span
  ) -> CheckedExpression? {
    let list = check(written)
    let element = list.flatMap { self.element(of: $0) }
    scope.open()
    let slot = declare(variable, element, shouldBeUsed: false)
    let test = checkCondition(condition)
    closeBlock()
    guard let list, let element, let test else { return nil }
    let type: TemplateType = search == .any ? .bool : .optional(element)
    return make(.search(search, slot: slot, list, condition: test), type, span)
  }

  /// Returns the type of a list's elements; reports any other value.
  mutating func element(of list: CheckedExpression, help: String? = nil) -> TemplateType? {
    if case .list(let element) = list.type { return element }
    mismatch(list, expected: "a list", help: help)
    return nil
  }

  /// Checks the condition of a loop or search.
  mutating func checkCondition(_ condition: Expression) -> CheckedExpression? {
    scope.conditionDepth += 1
    defer { scope.conditionDepth -= 1 }
    return check(condition).flatMap { require($0, .bool) }
  }

  /// Checks `value in list`.
  mutating func checkContainment(
    of operand: Expression,
    in written: Expression,
    isNegated: Bool,
    at span: Span
  ) -> CheckedExpression? {
    let value = check(operand)
    let help = "put single values in parentheses: `in (\"a\", \"b\")`"
    guard let list = check(written), let value, let element = element(of: list, help: help) else {
      return nil
    }
    let found = checkContained(value, in: list, of: element, at: span)
    return isNegated ? found.map { make(.not($0), .bool, span) } : found
  }

  /// Checks `value in list` after both operands have been checked.
  mutating func checkContained(
    _ value: CheckedExpression,
    in list: CheckedExpression,
    of element: TemplateType,
    at span: Span
  ) -> CheckedExpression? {
    if case .optional = value.type {
      mismatch(value, expected: "a value that can be compared")
      return nil
    }
    return require(value, element).map { value in
      make(.binary(.contains(areTexts: value.type.isText), value, list), .bool, span)
    }
  }

  /// Checks `value | lookup("table")`.
  mutating func checkLookup(_ filter: FilterUse) -> CheckedExpression? {
    guard let name = text(filter.name, filter.arguments) else { return nil }
    guard let index = rules.tables.firstIndex(where: { $0.name == name }) else {
      report(.unknownTable(name, at: filter.place, known: rules.tables.map(\.name)))
      return nil
    }
    guard let key = require(filter.value, .text) else { return nil }
    let lookup = CheckedExpression.Kind.lookup(key, table: index)
    // If the table has a row for every word of the type, the lookup always succeeds.
    if case .word(let type) = filter.value.type, rules.tables[index].answers(schema[type].words) {
      return make(lookup, .code, filter.span)
    }
    return make(lookup, .optional(.code), filter.span)
  }
}

extension TextRules.Table {
  /// Whether the table has a text for each of the words.
  fileprivate func answers(_ words: [String]) -> Bool {
    words.allSatisfy { word in rows.contains { $0.key == word && $0.text != nil } }
  }
}
