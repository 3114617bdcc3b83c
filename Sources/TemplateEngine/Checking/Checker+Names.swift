import Diagnostics

extension Checker {
  /// Checks `value | name("form")` and `value | name("form", "separator")`.
  mutating func checkName(
    _ filter: Name,
    on value: CheckedExpression,
    _ arguments: [Expression],
    at span: Span
  ) -> CheckedExpression? {
    guard arguments.count <= 2 else {
      report(
        .wrongCount(
          filter.text,
          expected: "1 or 2 arguments",
          found: arguments.count,
          at: arguments[2].span
        )
      )
      return nil
    }
    guard let name = text(filter, Array(arguments.prefix(1))) else { return nil }
    let known = rules.names?.forms ?? []
    guard let form = known.firstIndex(of: name) else {
      report(.unknownNameForm(name, at: arguments[0].span, known: known))
      return nil
    }
    var separator: String?
    if arguments.count == 2 {
      guard let text = text(filter, [arguments[1]]) else { return nil }
      separator = text
    }
    guard let operand = require(value, .text) else { return nil }
    return make(.styled(.name(form: form, separator: separator), operand), .code, span)
  }
}
