import Diagnostics

extension Checker {
  static let filterNames = [
    "chunks", "comment", "count", "default", "first", "float", "hash", "hex", "indent", "join",
    "last",
    "lookup", "lower", "name", "number", "round", "skip", "string", "take", "upper",
  ]

  mutating func checkFilter(
    _ filter: Name,
    on operand: Expression,
    _ arguments: [Expression],
    at span: Span
  ) -> CheckedExpression? {
    let value = check(operand)
    guard Self.filterNames.contains(filter.text) else {
      report(.unknownFilter(filter, known: Self.filterNames))
      return nil
    }
    guard let value else { return nil }
    switch filter.text {
    case "string", "comment":
      return checkStyle(filter, on: value, arguments, at: span)
    case "upper", "lower", "indent":
      return checkStyling(filter, on: value, arguments, at: span)
    case "hash":
      guard expectNone(filter, arguments), let operand = require(value, .text) else { return nil }
      return make(.styled(.hash, operand), .code, span)
    case "number", "float", "hex", "round":
      return checkNumberFilter(filter, on: value, arguments, at: span)
    case "name":
      return checkName(filter, on: value, arguments, at: span)
    case "lookup":
      return checkLookup(filter, on: value, arguments, at: span)
    case "default":
      return checkDefault(filter, on: value, arguments, at: span)
    case "chunks":
      report(.chunksOutsideFor(at: filter.span))
      return nil
    default:
      return checkListFilter(filter, on: value, arguments, at: span)
    }
  }

  // MARK: - Arguments

  /// Returns the only argument of a filter, which must be an integer literal in `range`.
  ///
  /// Reports anything else.
  mutating func literal(
    _ filter: Name,
    _ arguments: [Expression],
    of span: Span,
    range: ClosedRange<Int>
  ) -> Int? {
    if arguments.count == 1, case .integer(let value) = arguments[0].kind, range.contains(value) {
      return value
    }
    report(
      .notLiteral(
        filter.text,
        expected: "a whole number from \(range.lowerBound) to \(range.upperBound), as a literal",
        at: arguments.first?.span ?? filter.span
      )
    )
    return nil
  }

  mutating func text(_ filter: Name, _ arguments: [Expression]) -> String? {
    if arguments.count == 1, case .text(let value) = arguments[0].kind { return value }
    report(
      .notLiteral(
        filter.text,
        expected: "a text literal",
        at: arguments.first?.span ?? filter.span
      )
    )
    return nil
  }

  private mutating func expectNone(_ filter: Name, _ arguments: [Expression]) -> Bool {
    guard !arguments.isEmpty else { return true }
    report(
      .wrongCount(
        filter.text,
        expected: Self.count(0),
        found: arguments.count,
        at: arguments[0].span
      )
    )
    return false
  }

  // MARK: - Text

  private mutating func checkStyle(
    _ filter: Name,
    on value: CheckedExpression,
    _ arguments: [Expression],
    at span: Span
  ) -> CheckedExpression? {
    var style = ""
    if !arguments.isEmpty {
      guard let name = text(filter, arguments) else { return nil }
      style = name
    }
    let isString = filter.text == "string"
    let known = isString ? rules.strings.map(\.name) : rules.comments.map(\.name)
    guard let index = known.firstIndex(of: style) else {
      report(
        .unknownStyle(
          style,
          filter: filter.text,
          at: arguments.first?.span ?? filter.span,
          known: known
        )
      )
      return nil
    }
    guard let operand = require(value, .text) else { return nil }
    return make(.styled(isString ? .string(index) : .comment(index), operand), .code, span)
  }

  private mutating func checkStyling(
    _ filter: Name,
    on value: CheckedExpression,
    _ arguments: [Expression],
    at span: Span
  ) -> CheckedExpression? {
    let styling: TextStyling
    switch filter.text {
    case "upper", "lower":
      guard expectNone(filter, arguments) else { return nil }
      styling = filter.text == "upper" ? .upper : .lower
    default:
      guard let count = literal(filter, arguments, of: span, range: 0...100) else { return nil }
      styling = .indent(count)
    }
    guard let operand = require(value, .code) else { return nil }
    return make(.styled(styling, operand), .code, span)
  }

  // MARK: - Numbers

  private mutating func checkNumberFilter(
    _ filter: Name,
    on value: CheckedExpression,
    _ arguments: [Expression],
    at span: Span
  ) -> CheckedExpression? {
    var digits: Int?
    if !arguments.isEmpty {
      guard filter.text != "round" else {
        _ = expectNone(filter, arguments)
        return nil
      }
      digits = literal(filter, arguments, of: span, range: 0...17)
      guard digits != nil else { return nil }
    }
    if filter.text == "hex" {
      guard let operand = require(value, .integer) else { return nil }
      return make(.hexText(operand, digits: digits ?? 1), .code, span)
    }
    if filter.text == "round", value.type == .integer {
      report(.roundedInteger(value.span))
      return nil
    }
    guard let operand = require(value, .number) else { return nil }
    if filter.text == "round" { return make(.rounded(operand), .integer, span) }
    return make(
      .numberText(operand, digits: digits ?? rules.number.digits, isFloat: filter.text == "float"),
      .code,
      span
    )
  }

  // MARK: - Optionals and lists

  private mutating func checkDefault(
    _ filter: Name,
    on value: CheckedExpression,
    _ arguments: [Expression],
    at span: Span
  ) -> CheckedExpression? {
    guard arguments.count == 1 else {
      report(
        .wrongCount(filter.text, expected: Self.count(1), found: arguments.count, at: filter.span)
      )
      return nil
    }
    guard let other = check(arguments[0]) else { return nil }
    guard case .optional(let type) = value.type else {
      report(
        .mismatch(
          describe(value.type),
          expected: "an optional value",
          at: value.span,
          help: "remove `default`; the value is never absent"
        )
      )
      return nil
    }
    guard let fallback = require(other, type) else { return nil }
    return make(.fallback(value, fallback), type, span)
  }

  private mutating func checkListFilter(
    _ filter: Name,
    on value: CheckedExpression,
    _ arguments: [Expression],
    at span: Span
  ) -> CheckedExpression? {
    guard case .list(let element) = value.type else {
      mismatch(value, expected: "a list")
      return nil
    }
    switch filter.text {
    case "count":
      return expectNone(filter, arguments) ? make(.count(value), .integer, span) : nil
    case "first", "last":
      guard expectNone(filter, arguments) else { return nil }
      let isLast = filter.text == "last"
      return make(.element(value, isLast: isLast), .optional(element), span)
    case "skip", "take":
      guard let count = literal(filter, arguments, of: span, range: 0...1_000_000_000) else {
        return nil
      }
      return make(.slice(value, skips: filter.text == "skip", count), value.type, span)
    default:
      guard let separator = text(filter, arguments) else { return nil }
      switch element {
      case .code, .integer, .number, .word:
        return make(.joined(value, separator: separator, element: element), .code, span)
      default:
        report(
          .mismatch(
            describe(value.type),
            expected: "a list of code, words, or numbers",
            at: value.span,
            help: "print its elements with `for` and `between`"
          )
        )
        return nil
      }
    }
  }
}
