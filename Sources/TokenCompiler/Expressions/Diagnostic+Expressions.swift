package import Diagnostics
import JSONSyntax
import TokenModel

extension DiagnosticCode {
  package static let expressionCodes: [DiagnosticCode] = [
    malformedExpression, expressionTypeMismatch, expressionOutOfRange,
  ]

  package static let malformedExpression: DiagnosticCode = """
    error[malformed-expression]: malformed expression

    A string that begins with `~` is an expression. It can contain curly-brace
    references, numbers, lengths such as `4px`, colors such as `#ff8800`, the
    operators `+ - * / ^`, parentheses, and the functions `round(x, step)`,
    `floor(x)`, `ceil(x)`, `abs(x)`, `min(a…)`, `max(a…)`, `clamp(low, x, high)`,
    `sqrt(x)`, `pow(x, y)`, `if(a < b, x, y)`, `color.alpha(color, alpha)`,
    `color.mix(color, color, share, space)`, `color.lighten(color, share, space)`,
    `color.darken(color, share, space)`, `color.set(color, component, x, space)`,
    `color.rotate(color, degrees, space)`, `color.saturate(color, amount, space)`,
    `color.contrast(color, background)`, `color.best(background, color…)`, and
    `color.tone(color, contrast, background)`. For text that begins with a tilde,
    write `~~`.

    Example:

        "~{dimension.grid} ** 2"

    Fix: follow the message, here `"~{dimension.grid} * 2"`.
    """

  package static let expressionTypeMismatch: DiagnosticCode = """
    error[expression-type-mismatch]: incompatible operands in an expression

    `+` and `-` take two values with the same unit or without one; one operand of
    `*` and the divisor of `/` is a number, and equal units cancel out. The
    arguments of `round`, `floor`, `ceil`, `abs`, `min`, `max`, and `clamp` have the
    same unit or none; `sqrt`, `pow`, and `^` take numbers. The result must have the
    type of the token.

    Example:

        "~{dimension.grid} + 4"

    Fix: give both operands the same type and unit, as in
    `"~{dimension.grid} + 4px"`.
    """

  package static let expressionOutOfRange: DiagnosticCode = """
    error[expression-out-of-range]: a value in an expression is out of range

    A number is divided by 0, is too large, isn't a real number, such as `sqrt(-1)`,
    or is outside the range of an argument: an alpha and the share of a mixture are
    from 0 to 1, and a contrast is from 1 to 21.

    Example:

        "~color.alpha({color.ink}, 60)"

    Fix: write a number within the range, here `0.6`.
    """
}

/// Diagnostics about expressions.
extension Diagnostic {
  // MARK: Syntax

  static func expressionMustBeString(_ source: ValueSource, _ node: JSONNode) -> Self {
    Self(.malformedExpression, "an expression is \(source.describe(node)), expected a string")
      .at(source.tree.span(node)).help(#"write it in quotes, as in `"{dimension.grid} * 2"`"#)
  }

  static func malformedExpression(
    _ flaw: ExpressionFlaw,
    _ text: [UInt8],
    _ source: ValueSource,
    _ node: JSONNode
  ) -> Self {
    let found = String(decoding: text[flaw.range], as: UTF8.self)
    let (message, help) = words(for: flaw.kind, found)
    return Self(.malformedExpression, message)
      .at(source.span(ofString: node, flaw.range)).help(help)
  }

  private static func words(
    for flaw: ExpressionFlaw.Kind,
    _ found: String
  ) -> (message: String, help: String?) {
    let parts = "split it into tokens and refer to them"
    return switch flaw {
    case .empty:
      (
        "an expression is empty",
        "write an expression such as `\"~{dimension.grid} * 2\"`, or `~~` for a tilde"
      )
    case .tooLong:
      ("an expression is longer than \(ExpressionParser.lengthLimit) bytes", parts)
    case .tooDeep:
      ("an expression is nested more than \(ExpressionParser.depthLimit) deep", parts)
    case .unclosed:
      ("`(` is never closed, expected `)`", "write the missing `)`")
    case .unexpected(let expected, let help):
      unexpected(found, expected, help)
    case .curly(let flaw):
      ("`\(found)` is not a reference to a token", curlyHelp(flaw))
    case .emptyPath:
      ("`@` has no path after it", "add the path of a token, as in `@dimension.grid`")
    case .malformedNumber:
      ("`\(found)` is not a number", "use only digits and a decimal point, as in `0.5`")
    case .unknownUnit(let unit):
      (
        "`\(unit)` is not a unit",
        suggestion(for: unit, among: Quantity.Unit.names)
          ?? "use a unit of length or time, as in `4px` or `200ms`, or none"
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
    let what = found.isEmpty ? "the end of the expression" : "`\(found)`"
    let help: String? =
      switch found {
      case "~": "remove the `~`; it belongs only at the start of an expression in a `$value`"
      case "" where expected == "a value": "add a number or a reference"
      case "": nil
      case "*" where expected == "a value": "for a power, write `^`"
      case _ where ownHelp != nil: ownHelp
      case let word where Quantity.Unit(name: word) != nil:
        "write the unit directly after the number, as in `4\(word)`"
      default: nil
      }
    return ("found \(what), expected \(expected)", help)
  }

  private static func unknownWord(_ word: String, isCalled: Bool) -> (String, String?) {
    let functions = ExpressionFunction.names
    guard !isCalled else {
      let nearest = suggestion(for: word, among: functions)
      return (
        "there is no function `\(word)`", nearest ?? "the functions are \(functions.listed())"
      )
    }
    if Quantity.Unit(name: word) != nil {
      return (
        "the unit `\(word)` has no number", "write it directly after the number, as in `4\(word)`"
      )
    }
    if ExpressionFunction.isArgument(word) {
      return ("`\(word)` is not a value", "write the share before it: `0.5, \(word)`")
    }
    return (
      "`\(word)` is not a value",
      functions.contains(word)
        ? "write its arguments in parentheses after it"
        : "write a reference to a token in curly braces: `{\(word)}`"
    )
  }

  private static func curlyHelp(_ flaw: CurlyFlaw) -> String {
    switch flaw {
    case .unclosed: "write the missing `}`"
    case .empty: "write the path of a token between the braces"
    case .emptySegment: "write one period between names, as in `{dimension.grid}`"
    case .braceInside: "remove the braces inside the reference"
    case .textAfter: "remove the text between the path and `}`"
    case .reservedSegment: "remove `$value`; only the name `$root` can begin with `$`"
    case .tooLong: "shorten the path; groups are nested at most \(JSONTree.nestingLimit) deep"
    }
  }

  // MARK: Types

  static func sum(
    _ left: ExpressionOperand,
    _ right: ExpressionOperand,
    _ step: Expression.Step
  ) -> Self {
    let sign = step.operation == .subtract ? "-" : "+"
    return mismatch(
      "`\(sign)` takes two numbers or two values with the same unit",
      [left, right],
      at: step.span,
      help: help(forUnitsOf: left, right)
    )
  }

  private static func help(
    forUnitsOf left: ExpressionOperand,
    _ right: ExpressionOperand
  ) -> String? {
    switch (left.value, right.value) {
    case (.quantity(let one), .quantity(let other)) where one.unit.type == other.unit.type:
      "write both in `\(one.unit.name)` or both in `\(other.unit.name)`"
    case (.quantity(let quantity), .number(let number)),
      (.number(let number), .quantity(let quantity)):
      "give the number a unit, as in `\(number.jsonText)\(quantity.unit.name)`"
    default: nil
    }
  }

  static func product(
    _ left: ExpressionOperand,
    _ right: ExpressionOperand,
    _ step: Expression.Step
  ) -> Self {
    var help: String?
    if left.value.type == .color || right.value.type == .color {
      help = "to change colors, use \(ExpressionFunction.colors.map(\.name).listed())"
    }
    let areMeasures = left.value.unit != nil && right.value.unit != nil
    return mismatch(
      areMeasures
        ? "one operand of `*` must be a number"
        : "`*` takes two numbers, or a number and a dimension or duration",
      [left, right],
      at: step.span,
      help: help
    )
  }

  static func quotient(
    _ left: ExpressionOperand,
    _ right: ExpressionOperand,
    _ step: Expression.Step
  ) -> Self {
    mismatch(
      "the divisor of `/` must be a number or have the same unit",
      [left, right],
      at: step.span,
      help: nil
    )
  }

  static func negated(_ operand: ExpressionOperand) -> Self {
    mismatch(
      "a minus sign takes a number, a dimension, or a duration",
      [operand],
      at: operand.span,
      help: nil
    )
  }

  static func argument(
    _ operand: ExpressionOperand,
    expected: String,
    of function: String
  ) -> Self {
    var help: String?
    if case .quantity(let quantity) = operand.value, expected != "a color" {
      help =
        quantity.unit == .length(.percent)
        ? "write `\((quantity.value / 100).jsonText)` for \(quantity.value.jsonText) %"
        : "divide it by `1\(quantity.unit.name)`"
    }
    return mismatch("`\(function)` takes \(expected)", [operand], at: operand.span, help: help)
  }

  static func units(
    _ first: ExpressionOperand,
    _ other: ExpressionOperand,
    of function: String,
    _ step: Expression.Step
  ) -> Self {
    mismatch(
      "`\(function)` takes numbers or values with the same unit",
      [first, other],
      at: step.span,
      help: help(forUnitsOf: first, other)
    )
  }

  static func differentResults(
    _ one: ExpressionOperand,
    _ other: ExpressionOperand,
    _ step: Expression.Step
  ) -> Self {
    mismatch("`if` takes two values of the same type", [one, other], at: step.span, help: nil)
  }

  static func missingComponent(_ name: String, among names: [String], at span: Span) -> Self {
    Self(.expressionTypeMismatch, "the color space has no component `\(name)`")
      .at(span).help("use \(names.listed()), or another color space as the fourth argument")
  }

  private static func mismatch(
    _ rule: String,
    _ operands: [ExpressionOperand],
    at span: Span,
    help: String?
  ) -> Self {
    let found = operands.map(\.value.article).joined(separator: " and ")
    return Self(.expressionTypeMismatch, "\(rule), found \(found)")
      .at(span, operands.count == 1 ? operands[0].value.article : "")
      .also(operands.count == 1 ? [] : operands.map { Label($0.span, $0.value.article) }).help(help)
  }

  static func wrongResult(_ result: ExpressionOperand, expected: TokenType) -> Self {
    let help: String? =
      switch (result.value, expected) {
      case (.number, .dimension): "multiply it by a length, as in `* 1px`"
      case (.number, .duration): "multiply it by a duration, as in `* 1ms`"
      case (.quantity(let quantity), .number):
        "divide it by a \(quantity.unit.type == .duration ? "duration" : "length"), as in `/ 1\(quantity.unit.name)`"
      default: nil
      }
    return Self(
      .expressionTypeMismatch,
      "the result is \(result.value.article), expected a \(expected.name)"
    )
    .at(result.span).help(help)
  }

  static func fluidOperand(_ operand: ExpressionOperand) -> Self {
    Self(
      .expressionTypeMismatch,
      "a fluid length can only be multiplied or divided by a positive number"
    )
    .at(operand.span, "a fluid length").help("calculate with lengths that don't grow")
  }

  // MARK: Range

  static func divisionByZero(_ divisor: ExpressionOperand, _ step: Expression.Step) -> Self {
    Self(.expressionOutOfRange, "division by 0 in an expression")
      .at(divisor.span, "this is 0").help("divide by a number other than 0")
  }

  static func overflow(at span: Span) -> Self {
    Self(.expressionOutOfRange, "the result of an expression is too large")
      .at(span, "more than 1.8e308").help("use smaller numbers")
  }

  static func undefined(
    _ function: ExpressionFunction,
    _ operands: [ExpressionOperand],
    _ step: Expression.Step
  ) -> Self {
    let values = operands.map { operand in
      switch operand.value {
      case .number(let number): number.jsonText
      case .quantity(let quantity): quantity.value.jsonText + quantity.unit.name
      case .color, .other: operand.value.article
      }
    }
    return Self(
      .expressionOutOfRange,
      "`\(function.name)(\(values.joined(separator: ", ")))` isn't a real number"
    )
    .at(step.span)
  }

  static func weightOutOfRange(_ weight: Double, at span: Span) -> Self {
    Self(
      .expressionOutOfRange,
      "the result is `\(weight.jsonText)`, expected a font weight from 1 to 1000"
    )
    .at(span)
  }

  static func contrastOutOfRange(_ number: Double, at span: Span) -> Self {
    Self(
      .expressionOutOfRange,
      "the contrast is `\(number.jsonText)`, expected a number from 1 to 21"
    )
    .at(span)
  }

  static func shareOutOfRange(_ number: Double, _ name: String, at span: Span) -> Self {
    // A number below 5 is unlikely to be a percentage.
    let isPercentage = number >= 5 && number <= 100
    return Self(
      .expressionOutOfRange,
      "the \(name) is `\(number.jsonText)`, expected a number from 0 to 1"
    )
    .at(span)
    .help(isPercentage ? "write `\((number / 100).jsonText)` for \(number.jsonText) %" : nil)
  }
}

extension ExpressionValue {
  /// A description with an article, such as `a dimension in px`.
  var article: String {
    switch self {
    case .quantity(let quantity): "a \(type.name) in `\(quantity.unit.name)`"
    case .number, .color, .other: "a \(type.name)"
    }
  }
}
