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
    var element: TemplateType?
    if let list {
      if case .list(let type) = list.type {
        element = type
      } else {
        mismatch(list, expected: "a list")
      }
    }
    scope.open()
    let slot = declare(variable, element, shouldBeUsed: false)
    let test = checkCondition(condition)
    closeBlock()
    guard let list, let element, let test else { return nil }
    let type: TemplateType = search == .any ? .bool : .optional(element)
    return make(.search(search, slot: slot, list, condition: test), type, span)
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
    guard let list = check(written), let value else { return nil }
    guard case .list(let element) = list.type else {
      report(
        .mismatch(
          describe(list.type),
          expected: "a list",
          at: list.span,
          help: "put single values in parentheses: `in (\"a\", \"b\")`"
        )
      )
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
    return require(value, element).map { make(.contains($0, list: list), .bool, span) }
  }

  /// Checks `value | lookup("table")`.
  mutating func checkLookup(
    _ filter: Name,
    on value: CheckedExpression,
    _ arguments: [Expression],
    at span: Span
  ) -> CheckedExpression? {
    guard let name = text(filter, arguments) else { return nil }
    guard let index = rules.tables.firstIndex(where: { $0.name == name }) else {
      report(
        .unknownTable(
          name,
          at: arguments.first?.span ?? filter.span,
          known: rules.tables.map(\.name)
        )
      )
      return nil
    }
    guard let key = require(value, .text) else { return nil }
    let lookup = CheckedExpression.Kind.lookup(key, table: index)
    // If the table has a row for every word of the type, the lookup always succeeds.
    if case .word(let type) = value.type, rules.tables[index].answers(schema[type].words) {
      return make(lookup, .code, span)
    }
    return make(lookup, .optional(.code), span)
  }
}

extension TextRules.Table {
  /// Whether the table has a text for each of the words.
  fileprivate func answers(_ words: [String]) -> Bool {
    words.allSatisfy { word in rows.contains { $0.key == word && $0.text != nil } }
  }
}
