import Diagnostics
import JSONSyntax
import TokenModel

/// The messages about formulas.
extension Diagnostic {
  // MARK: Reading

  static func expressionIsNoString(_ source: ValueSource, _ node: JSONNode) -> Diagnostic {
    Diagnostic(
      .malformedExpression,
      "a formula is \(source.describe(node)), expected a string",
      at: Label(source.tree.span(node)),
      help: #"write it in quotes, as in `"{dimension.grid} * 2"`"#
    )
  }

  static func malformedExpression(
    _ flaw: ExpressionFlaw,
    _ text: [UInt8],
    _ source: ValueSource,
    _ node: JSONNode
  ) -> Diagnostic {
    let found = String(decoding: text[flaw.range], as: UTF8.self)
    let (message, help) = words(for: flaw.kind, found)
    return Diagnostic(
      .malformedExpression,
      message,
      at: Label(source.span(ofString: node, flaw.range)),
      help: help
    )
  }

  private static func words(
    for flaw: ExpressionFlaw.Kind,
    _ found: String
  ) -> (message: String, help: String?) {
    switch flaw {
    case .empty:
      (
        "a formula is empty",
        "write one, as in `\"~{dimension.grid} * 2\"`; `~~` stands for a tilde"
      )
    case .tooLong:
      (
        "a formula is longer than \(ExpressionParser.lengthLimit) bytes",
        "make tokens of its parts and refer to them"
      )
    case .tooDeep:
      (
        "a formula is nested more than \(ExpressionParser.depthLimit) deep",
        "make tokens of its parts and refer to them"
      )
    case .unclosed:
      ("`(` is never closed, expected `)`", "write the missing `)`")
    case .unexpected(let expected, let help):
      unexpected(found, expected, help)
    case .curly(let flaw):
      (
        "`\(found)` is not a reference to a token",
        curlyHelp(flaw)
      )
    case .emptyPath:
      ("`@` stands without a path", "write a token's path after it, as in `@dimension.grid`")
    case .malformedNumber:
      ("`\(found)` is not a number", "write it with digits and a point, as in `0.5`")
    case .unknownUnit(let unit):
      (
        "`\(unit)` is not a unit of length",
        nearestName(to: unit, among: Dimension.Unit.names).map {
          "did you mean `\($0)`?"
        }
          ?? "formulas know lengths, as in `4px` and `1.5rem`, and plain numbers"
      )
    case .unknownWord(let word, let isCalled):
      unknownWord(word, isCalled: isCalled)
    }
  }

  private static func unexpected(
    _ found: String,
    _ expected: String,
    _ ownHelp: String?
  ) -> (String, String?) {
    let what = found.isEmpty ? "the end of the formula" : "`\(found)`"
    let help: String? =
      switch found {
      case "~": "leave out the `~`: it marks a formula in a `$value` and stands nowhere else"
      case "" where expected == "a value": "write a number, a dimension or a reference there"
      case "": nil
      case "*" where expected == "a value": "there is no power; write the factors one by one"
      case let word where ownHelp != nil && word != ")": ownHelp
      case let word where Dimension.Unit(name: word) != nil:
        "write the unit directly after the number, as in `4\(word)`"
      default: nil
      }
    return ("found \(what), expected \(expected)", help)
  }

  private static func unknownWord(_ word: String, isCalled: Bool) -> (String, String?) {
    let functions = ExpressionFunction.names
    guard !isCalled else {
      let nearest = nearestName(to: word, among: functions).map { "did you mean `\($0)`?" }
      return ("there is no function `\(word)`", nearest ?? "the functions are \(list(functions))")
    }
    if Dimension.Unit(name: word) != nil {
      return (
        "the unit `\(word)` stands apart", "write it directly after the number, as in `4\(word)`"
      )
    }
    if ExpressionFunction.isArgument(word) {
      return ("`\(word)` is not a value", "write the share before it: `0.5, \(word)`")
    }
    return (
      "`\(word)` is not a value",
      functions.contains(word)
        ? "write its arguments in parentheses after it"
        : "a reference to a token stands in braces: `{\(word)}`"
    )
  }

  private static func curlyHelp(_ flaw: CurlyFlaw) -> String {
    switch flaw {
    case .unclosed: "write the missing `}`"
    case .empty: "write the path of a token between the braces"
    case .emptySegment: "names stand between single periods, as in `{dimension.grid}`"
    case .braceInside: "a reference has no braces inside"
    case .textAfter: "write nothing between the path and `}`"
    case .reservedSegment: "leave out `$value`; no name begins with `$` except `$root`"
    case .tooLong: "groups are nested at most \(JSONTree.nestingLimit) deep"
    }
  }

  // MARK: Types

  static func sum(
    _ left: ExpressionOperand,
    _ right: ExpressionOperand,
    _ step: Expression.Step
  ) -> Diagnostic {
    let help: String? =
      switch (left.value, right.value) {
      case (.dimension(let one), .dimension(let other)):
        "write both in `\(one.unit.name)` or both in `\(other.unit.name)`"
      case (.dimension(let dimension), .number(let number)),
        (.number(let number), .dimension(let dimension)):
        "give the number a unit, as in `\(number.inJSON)\(dimension.unit.name)`"
      default: nil
      }
    let sign = step.operation == .subtract ? "-" : "+"
    return mismatch(
      "`\(sign)` takes two numbers or two dimensions of one unit",
      [left, right],
      at: step.span,
      help: help
    )
  }

  static func product(
    _ left: ExpressionOperand,
    _ right: ExpressionOperand,
    _ step: Expression.Step
  ) -> Diagnostic {
    mismatch(
      "`*` takes two numbers, or a dimension and a number",
      [left, right],
      at: step.span,
      help: left.value.type == .color || right.value.type == .color
        ? "colors are changed by \(list(ExpressionFunction.names))" : nil
    )
  }

  static func quotient(
    _ left: ExpressionOperand,
    _ right: ExpressionOperand,
    _ step: Expression.Step
  ) -> Diagnostic {
    mismatch(
      "`/` divides a number or a dimension by a number",
      [left, right],
      at: step.span,
      help: nil
    )
  }

  static func negated(_ operand: ExpressionOperand) -> Diagnostic {
    mismatch("a minus sign takes a number or a dimension", [operand], at: operand.span, help: nil)
  }

  static func argument(
    _ operand: ExpressionOperand,
    expected: String,
    of function: String
  ) -> Diagnostic {
    var help: String?
    if case .dimension(let dimension) = operand.value, dimension.unit == .percent {
      help = "write `\((dimension.value / 100).inJSON)` for \(dimension.value.inJSON) %"
    }
    return mismatch("`\(function)` takes \(expected)", [operand], at: operand.span, help: help)
  }

  private static func mismatch(
    _ rule: String,
    _ operands: [ExpressionOperand],
    at span: Span,
    help: String?
  ) -> Diagnostic {
    let found = operands.map(\.value.article).joined(separator: " and ")
    return Diagnostic(
      .expressionTypeMismatch,
      "\(rule), found \(found)",
      at: Label(span, operands.count == 1 ? operands[0].value.article : ""),
      also: operands.count == 1 ? [] : operands.map { Label($0.span, $0.value.article) },
      help: help
    )
  }

  static func wrongResult(_ result: ExpressionOperand, expected: TokenType) -> Diagnostic {
    let help: String? =
      switch (result.value, expected) {
      case (.number, .dimension): "give it a unit by a factor, as in `* 1px`"
      case (.dimension, .number): "a length cannot become a number; divide numbers instead"
      default: nil
      }
    return Diagnostic(
      .expressionTypeMismatch,
      "the formula gives \(result.value.article), expected a \(expected.name)",
      at: Label(result.span),
      help: help
    )
  }

  // MARK: Range

  static func divisionByZero(_ divisor: ExpressionOperand, _ step: Expression.Step) -> Diagnostic {
    Diagnostic(
      .expressionOutOfRange,
      "a formula divides by 0",
      at: Label(divisor.span, "this is 0"),
      help: "divide by another number"
    )
  }

  static func overflow(at span: Span) -> Diagnostic {
    Diagnostic(
      .expressionOutOfRange,
      "the result of a formula is too large",
      at: Label(span, "more than 1.8e308"),
      help: "use smaller numbers"
    )
  }

  static func shareOutOfRange(_ number: Double, _ name: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .expressionOutOfRange,
      "the \(name) is `\(number.inJSON)`, expected a number from 0 to 1",
      at: Label(span),
      // Less than that was hardly meant as a percentage.
      help: number >= 5 && number <= 100
        ? "write `\((number / 100).inJSON)` for \(number.inJSON) %" : nil
    )
  }
}

extension ExpressionValue {
  /// What it is, with an article: `a dimension in px`.
  var article: String {
    switch self {
    case .dimension(let dimension): "a dimension in `\(dimension.unit.name)`"
    case .number, .color, .other: "a \(type.name)"
    }
  }
}
