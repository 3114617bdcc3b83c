import Diagnostics

extension Checker {
  /// Checks an expression and reports errors.
  ///
  /// - Returns: the checked expression; `nil` if there are errors.
  mutating func check(_ expression: Expression) -> CheckedExpression? {
    let span = expression.span
    switch expression.kind {
    case .text(let text): return make(.text(text), .code, span)
    case .integer(let value): return make(.integer(value), .integer, span)
    case .number(let value): return make(.number(value), .number, span)
    case .bool(let value): return make(.bool(value), .bool, span)
    case .name: return checkName(expression.name, at: span)
    case .member(let base, let member): return checkMember(member, of: base, at: span)
    case .call(let name, let caseName, let arguments):
      return checkCall(name, caseName, arguments, at: span)
    case .filter(let operand, let filter, let arguments):
      return checkFilter(filter, on: operand, arguments, at: span)
    case .not(let operand):
      guard let value = check(operand).flatMap({ require($0, .bool) }) else { return nil }
      return make(.not(value), .bool, span)
    case .negation(let operand): return checkNegation(operand, at: span)
    case .binary(let sign, let left, let right):
      return checkBinary(sign, left, right, at: span)
    case .test(let operand, let test, let isNegated):
      return checkTest(test, of: operand, isNegated: isNegated, at: span)
    case .membership(let operand, let values, let isNegated):
      return checkMembership(of: operand, in: values, isNegated: isNegated, at: span)
    case .containment(let operand, let list, let isNegated):
      return checkContainment(of: operand, in: list, isNegated: isNegated, at: span)
    case .search(let search, let variable, let list, let condition):
      return checkSearch(search, variable, list, condition, at: span)
    case .conditional(let first, let condition, let second):
      return checkConditional(first, condition, second, at: span)
    case .cast(let operand, let name): return checkCast(operand, name, at: span)
    }
  }

  /// Converts a value to `code` for printing.
  ///
  /// Reports values that can't be printed.
  mutating func printable(_ value: CheckedExpression) -> CheckedExpression? {
    switch value.type {
    case .code: return value
    case .word(let id): return make(.wordText(value, id), .code, value.span)
    case .integer: return make(.printed(Instruction(.printInteger), value), .code, value.span)
    case .number: return printedNumber(value, at: value.span)
    case .text:
      report(.rawText(at: value.span))
      return nil
    default:
      mismatch(value, expected: "something that can be printed")
      return nil
    }
  }

  private mutating func checkName(_ name: String, at span: Span) -> CheckedExpression? {
    if let variable = scope.use(name) {
      guard let type = variable.type else { return nil }
      return make(.slot(variable.slot), type, span)
    }
    let members = schema[root].members
    if let member = members.first(where: { $0.name == name }) {
      useRoot(member.id)
      return make(.member(make(.root, .object(root), span), member.id), member.type, span)
    }
    if name == "loop" {
      report(.bareLoop(span, isInLoop: !scope.loops.isEmpty))
    } else {
      let macros = catalog.texts(of: table.names)
      report(.unknownName(name, at: span, known: scope.names + members.map(\.name), macros: macros))
    }
    return nil
  }

  private mutating func checkMember(_ member: Name, of base: Expression, at span: Span)
    -> CheckedExpression?
  {
    if case .name = base.kind, base.name == "loop", scope.conditionDepth > 0 {
      report(.loopInCondition(span))
      return nil
    }
    if case .name = base.kind, base.name == "loop", !scope.loops.isEmpty {
      guard let asked = LoopMember.allCases.first(where: { $0.name == member.text }) else {
        report(.unknownMember(member, of: "loop", known: LoopMember.allCases.map(\.name)))
        return nil
      }
      if asked == .last || asked == .count { scope.loops[scope.loops.count - 1] = true }
      return make(.loop(asked), asked.type, span)
    }
    guard let value = check(base) else { return nil }
    guard case .object(let object) = value.type else {
      let hint = memberHint(member, value.type)
      report(.noMembers(member, type: describe(value.type), hint: hint))
      return nil
    }
    let members = schema[object].members
    guard let found = members.first(where: { $0.name == member.text }) else {
      report(.unknownMember(member, of: schema[object].name, known: members.map(\.name)))
      return nil
    }
    usedMembers.insert(TemplateMemberUse(type: object, member: found.id))
    return make(.member(value, found.id), found.type, span)
  }

  /// Suggests an alternative to accessing a member of a value without members.
  private func memberHint(_ member: Name, _ type: TemplateType) -> String? {
    switch type {
    case .list: "`\(member.text)` is not a member of a list; use a filter such as `| count`"
    case .union: "unwrap it with `if let name = … as CASE`, or call a family of macros"
    default: hint(for: type, wanted: nil)
    }
  }

  private mutating func checkNegation(_ operand: Expression, at span: Span) -> CheckedExpression? {
    guard let value = check(operand) else { return nil }
    if value.type == .integer {
      return make(.unary(Instruction(.negateInteger), value), .integer, span)
    }
    return require(value, .number).map {
      make(.unary(Instruction(.negateNumber), $0), .number, span)
    }
  }

  private mutating func checkBinary(
    _ sign: BinaryOperator,
    _ left: Expression,
    _ right: Expression,
    at span: Span
  ) -> CheckedExpression? {
    let first = check(left)
    let second = check(right)
    guard let first, let second else { return nil }
    switch sign {
    case .and, .or:
      guard let one = require(first, .bool), let other = require(second, .bool) else { return nil }
      return make(sign == .and ? .and(one, other) : .or(one, other), .bool, span)
    case .equal: return checkEqual(first, second, at: span)
    case .notEqual:
      return checkEqual(first, second, at: span).map { make(.not($0), .bool, span) }
    case .less: return checkOrder(.less, first, second, at: span)
    case .lessOrEqual: return checkOrder(.lessOrEqual, first, second, at: span)
    case .greater: return checkOrder(.less, second, first, at: span)
    case .greaterOrEqual: return checkOrder(.lessOrEqual, second, first, at: span)
    case .join: return checkPair(first, second, at: span)
    case .add: return checkArithmetic(.add, first, second, at: span)
    case .subtract: return checkArithmetic(.subtract, first, second, at: span)
    case .multiply: return checkArithmetic(.multiply, first, second, at: span)
    case .divide: return checkArithmetic(.divide, first, second, at: span)
    }
  }

  mutating func checkEqual(
    _ first: CheckedExpression,
    _ second: CheckedExpression,
    at span: Span
  ) -> CheckedExpression? {
    if let wrong = !first.type.isComparable ? first : !second.type.isComparable ? second : nil {
      mismatch(wrong, expected: "a value that can be compared")
      return nil
    }
    // If one operand is a word and the other a literal, the literal must be one of the words.
    if let pair = unify(first, second), pair.0.type != .code || first.type.isText {
      return make(.equal(pair.0, pair.1), .bool, span)
    }
    let expected = "`\(describe(first.type))`, as on the left"
    report(.mismatch(describe(second.type), expected: expected, at: second.span))
    return nil
  }

  private mutating func checkOrder(
    _ order: NumberOrder,
    _ first: CheckedExpression,
    _ second: CheckedExpression,
    at span: Span
  ) -> CheckedExpression? {
    if first.type == .integer, second.type == .integer {
      return make(.binary(.orderIntegers(order), first, second), .bool, span)
    }
    guard let one = require(first, .number), let other = require(second, .number) else {
      return nil
    }
    return make(.binary(.orderNumbers(order), one, other), .bool, span)
  }

  private mutating func checkPair(
    _ first: CheckedExpression,
    _ second: CheckedExpression,
    at span: Span
  ) -> CheckedExpression? {
    var isRaw = false
    var parts: [CheckedExpression] = []
    for value in [first, second] {
      if value.type == .text {
        isRaw = true
        parts.append(value)
      } else if let part = printable(value) {
        parts.append(part)
      }
    }
    guard parts.count == 2 else { return nil }
    return make(.pair(parts[0], parts[1]), isRaw ? .text : .code, span)
  }

  private mutating func checkArithmetic(
    _ sign: Arithmetic,
    _ first: CheckedExpression,
    _ second: CheckedExpression,
    at span: Span
  ) -> CheckedExpression? {
    if first.type == .integer, second.type == .integer, sign != .divide {
      return make(.binary(.integerArithmetic(sign), first, second), .integer, span)
    }
    if sign == .add, first.type.isText {
      mismatch(first, expected: "`number`", help: "use `~` to join texts")
      return nil
    }
    guard let one = require(first, .number), let other = require(second, .number) else {
      return nil
    }
    return make(.binary(.numberArithmetic(sign), one, other), .number, span)
  }

  private mutating func checkTest(
    _ test: Expression.Test,
    of operand: Expression,
    isNegated: Bool,
    at span: Span
  ) -> CheckedExpression? {
    guard let value = check(operand) else { return nil }
    var result: CheckedExpression?
    switch (test, value.type) {
    case (.none, .optional): result = make(.unary(Instruction(.isNone), value), .bool, span)
    case (.none, _):
      mismatch(value, expected: "an optional value")
    case (.empty, .list), (.empty, .code), (.empty, .text):
      result = make(.unary(Instruction(.isEmpty), value), .bool, span)
    case (.empty, _): mismatch(value, expected: "a list or text")
    case (.unionCase(let name), _):
      result = objectType(of: name, in: value).map { make(.isCase(value, $0), .bool, span) }
    }
    guard let result else { return nil }
    return isNegated ? make(.not(result), .bool, span) : result
  }

  private mutating func checkCast(_ operand: Expression, _ name: Name, at span: Span)
    -> CheckedExpression?
  {
    guard let value = check(operand), let object = objectType(of: name, in: value) else {
      return nil
    }
    return make(.unary(.cast(object), value), .optional(.object(object)), span)
  }

  /// Returns the object type of a case of a union value.
  private mutating func objectType(of name: Name, in value: CheckedExpression) -> ObjectTypeID? {
    guard case .union(let union) = value.type else {
      mismatch(value, expected: "a union")
      return nil
    }
    if let found = schema[union].cases.first(where: { $0.name == name.text }) {
      return found.type
    }
    report(.unknownCase(name, of: schema[union].name, known: schema[union].cases.map(\.name)))
    return nil
  }

  /// Reports a value of the wrong type, with the usual help for its type unless there is another.
  mutating func mismatch(_ value: CheckedExpression, expected: String, help: String? = nil) {
    let help = help ?? hint(for: value.type, wanted: nil)
    report(.mismatch(describe(value.type), expected: expected, at: value.span, help: help))
  }

  private mutating func checkMembership(
    of operand: Expression,
    in values: [Expression],
    isNegated: Bool,
    at span: Span
  ) -> CheckedExpression? {
    guard let value = check(operand) else { return nil }
    var found = make(.bool(false), .bool, span)
    for (index, written) in values.enumerated() {
      guard let other = check(written) else { return nil }
      if values.count == 1, case .list(let element) = other.type {
        guard let contained = checkContained(value, in: other, of: element, at: span) else {
          return nil
        }
        found = contained
        break
      }
      guard let equal = checkEqual(value, other, at: written.span)
      else { return nil }
      if index == 0 {
        found = equal
      } else if let (operand, words) = found.wordTest, let (_, word) = equal.wordTest {
        found = make(.isOneOf(operand, words: words | word), .bool, span)
      } else {
        found = make(.or(found, equal), .bool, span)
      }
    }
    return isNegated ? make(.not(found), .bool, span) : found
  }

  private mutating func checkConditional(
    _ first: Expression,
    _ condition: Expression,
    _ second: Expression,
    at span: Span
  ) -> CheckedExpression? {
    let test = check(condition).flatMap { require($0, .bool) }
    let one = check(first)
    let other = check(second)
    guard let test, let one, let other else { return nil }
    // A word and an arbitrary literal can be combined here. The result is code.
    let (first, second) = (wordAsCode(one, beside: other), wordAsCode(other, beside: one))
    guard let (left, right) = unify(first, second) else {
      let expected = "`\(describe(one.type))`, as before the `if`"
      report(.mismatch(describe(other.type), expected: expected, at: other.span))
      return nil
    }
    return make(.conditional(left, condition: test, right), left.type, span)
  }

  private mutating func wordAsCode(_ value: CheckedExpression, beside other: CheckedExpression)
    -> CheckedExpression
  {
    guard case .word(let id) = value.type, other.type == .code else { return value }
    return make(.wordText(value, id), .code, value.span)
  }
}

extension TemplateType {
  /// Whether `==` can compare values of this type.
  fileprivate var isComparable: Bool {
    switch self {
    case .optional, .list: false
    default: true
    }
  }

  /// Whether values of this type are texts, which `==` compares byte by byte.
  var isText: Bool { self == .code || self == .text }
}
