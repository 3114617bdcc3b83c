import Diagnostics

/// A filter and what it's applied to.
struct FilterUse {
  let name: Name
  let value: CheckedExpression
  let arguments: [Expression]
  /// The location of the whole expression.
  let span: Span
  /// The location to report for the arguments.
  var place: Span { arguments.first?.span ?? name.span }
}

extension Checker {
  static let filterNames = [
    "chunks", "comment", "count", "default", "first", "float", "hash", "hex", "indent", "join",
    "last", "lookup", "lower", "name", "number", "round", "skip", "string", "take", "upper",
  ]

  mutating func checkFilter(
    _ name: Name,
    on operand: Expression,
    _ arguments: [Expression],
    at span: Span
  ) -> CheckedExpression? {
    let value = check(operand)
    guard Self.filterNames.contains(name.text) else {
      report(.unknownFilter(name, known: Self.filterNames))
      return nil
    }
    guard let value else { return nil }
    let filter = FilterUse(name: name, value: value, arguments: arguments, span: span)
    switch name.text {
    case "string", "comment": return checkStyle(filter)
    case "upper": return expectNone(filter) ? styled(.upper, filter, .code) : nil
    case "lower": return expectNone(filter) ? styled(.lower, filter, .code) : nil
    case "hash": return expectNone(filter) ? styled(.hash, filter, .text) : nil
    case "indent":
      return literal(name, arguments, in: 0...100).flatMap { styled(.indent($0), filter, .code) }
    case "number", "float", "hex", "round": return checkNumberFilter(filter)
    case "name": return checkName(filter)
    case "lookup": return checkLookup(filter)
    case "default": return checkDefault(filter)
    case "chunks":
      report(.chunksOutsideFor(at: name.span))
      return nil
    default: return checkListFilter(filter)
    }
  }

  /// Returns the only argument of a filter, which must be an integer literal in `range`.
  ///
  /// Reports anything else.
  mutating func literal(
    _ filter: Name,
    _ arguments: [Expression],
    in range: ClosedRange<Int>
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

  /// Returns the only argument of a filter, which must be a text literal.
  ///
  /// Reports anything else.
  mutating func text(_ filter: Name, _ arguments: [Expression]) -> String? {
    if arguments.count == 1, case .text(let value) = arguments[0].kind { return value }
    let place = arguments.first?.span ?? filter.span
    report(.notLiteral(filter.text, expected: "a text literal", at: place))
    return nil
  }

  private mutating func expectNone(_ filter: FilterUse) -> Bool {
    let count = filter.arguments.count
    guard count > 0 else { return true }
    let name = filter.name.text
    report(.wrongCount(name, expected: Self.count(0), found: count, at: filter.place))
    return false
  }

  /// Returns the value, which must be of `type`, with a styling applied.
  mutating func styled(_ styling: TextStyling, _ filter: FilterUse, _ type: TemplateType)
    -> CheckedExpression?
  {
    require(filter.value, type).map { make(.styled(styling, $0), .code, filter.span) }
  }

  private mutating func checkStyle(_ filter: FilterUse) -> CheckedExpression? {
    var style = ""
    if !filter.arguments.isEmpty {
      guard let name = text(filter.name, filter.arguments) else { return nil }
      style = name
    }
    let isString = filter.name.text == "string"
    let known = isString ? rules.strings.map(\.name) : rules.comments.map(\.name)
    guard let index = known.firstIndex(of: style) else {
      report(.unknownStyle(style, filter: filter.name.text, at: filter.place, known: known))
      return nil
    }
    return styled(isString ? .string(index) : .comment(index), filter, .text)
  }

  private mutating func checkNumberFilter(_ filter: FilterUse) -> CheckedExpression? {
    let name = filter.name.text
    guard name != "round" else { return checkRound(filter) }
    var digits: Int?
    if !filter.arguments.isEmpty {
      digits = literal(filter.name, filter.arguments, in: 0...17)
      guard digits != nil else { return nil }
    }
    if name == "hex" {
      return require(filter.value, .integer).map { operand in
        make(.printed(.printHex(digits: digits ?? 1), operand), .code, filter.span)
      }
    }
    return require(filter.value, .number).map { operand in
      printedNumber(operand, digits: digits, isFloat: name == "float", at: filter.span)
    }
  }

  private mutating func checkRound(_ filter: FilterUse) -> CheckedExpression? {
    guard expectNone(filter) else { return nil }
    guard filter.value.type != .integer else {
      report(.roundedInteger(filter.value.span))
      return nil
    }
    return require(filter.value, .number).map {
      make(.unary(Instruction(.round), $0), .integer, filter.span)
    }
  }

  /// Returns a number in the target's format, with a fixed number of decimals if there is one.
  func printedNumber(
    _ number: CheckedExpression,
    digits: Int? = nil,
    isFloat: Bool = false,
    at span: Span
  ) -> CheckedExpression {
    let digits = digits ?? rules.number.digits ?? -1
    return make(.printed(.printNumber(digits: digits, isFloat: isFloat), number), .code, span)
  }

  private mutating func checkDefault(_ filter: FilterUse) -> CheckedExpression? {
    let (name, count) = (filter.name, filter.arguments.count)
    guard count == 1 else {
      report(.wrongCount(name.text, expected: Self.count(1), found: count, at: name.span))
      return nil
    }
    guard let other = check(filter.arguments[0]) else { return nil }
    guard case .optional(let type) = filter.value.type else {
      let help = "remove `default`; the value is never absent"
      mismatch(filter.value, expected: "an optional value", help: help)
      return nil
    }
    return require(other, type).map { make(.fallback(filter.value, $0), type, filter.span) }
  }

  private mutating func checkListFilter(_ filter: FilterUse) -> CheckedExpression? {
    let (name, value) = (filter.name.text, filter.value)
    guard let element = element(of: value) else { return nil }
    switch name {
    case "count":
      return expectNone(filter)
        ? make(.unary(Instruction(.count), value), .integer, filter.span) : nil
    case "first", "last":
      guard expectNone(filter) else { return nil }
      let element = TemplateType.optional(element)
      return make(.unary(.element(isLast: name == "last"), value), element, filter.span)
    case "skip", "take":
      return literal(filter.name, filter.arguments, in: 0...1_000_000_000).map { count in
        make(.unary(name == "skip" ? .skip(count) : .take(count), value), value.type, filter.span)
      }
    default:
      guard let separator = text(filter.name, filter.arguments) else { return nil }
      switch element {
      case .code, .integer, .number, .word:
        return make(.joined(value, separator: separator, element: element), .code, filter.span)
      default:
        let help = "print its elements with `for` and `between`"
        mismatch(value, expected: "a list of code, words, or numbers", help: help)
        return nil
      }
    }
  }
}
