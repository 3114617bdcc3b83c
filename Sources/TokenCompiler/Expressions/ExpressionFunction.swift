import Diagnostics
import TokenModel

/// A function that expressions can call.
///
/// To add a function, add it to ``all`` and document it. The parser, the diagnostics, and the
/// evaluation use this table.
struct ExpressionFunction: Sendable {
  let name: String
  /// The parameters in order, with optional ones last.
  let parameters: [Parameter]
  /// Whether the last parameter takes any number of arguments, but at least one.
  var isVariadic = false
  /// Computes the result from the arguments of a call.
  ///
  /// The arguments match the parameters in kind; trailing optional ones may be missing. If the
  /// arguments have a unit, a result that is a number is in their unit.
  let evaluate: @Sendable ([Argument]) -> ExpressionValue

  struct Parameter: Sendable {
    let name: String
    let kind: Kind
    /// The description of the argument for a call that lacks it, such as `the other color`.
    let expected: String
    var isOptional = false

    enum Kind: Sendable {
      case color
      /// A number from 0 to 1, with its display name for diagnostics.
      case share(String)
      case number
      /// A contrast from 1 to 21.
      case contrast
      /// A number, dimension, or duration in the same unit as the other arguments of this kind.
      case measure
      /// A comparison, whose value is 1 or 0.
      case condition
      /// A value of any type, the same for all arguments of this kind.
      case any
      /// One of several keywords, with the help text for any other argument.
      case word([String], help: String)
    }
  }

  enum Argument {
    case color(Color)
    /// A number, or the number of a dimension or duration.
    case number(Double)
    /// The index of the keyword in the parameter's list.
    case word(Int)
    case value(ExpressionValue)
  }

  /// All functions; steps of expressions refer to them by index.
  static let all = MathFunction.allCases.map(math) + colors + [choice]

  static let names = all.map(\.name)

  /// The function with its parameters, such as `round(x, step)`.
  var signature: String { "\(name)(\(parameters.map(\.name).joined(separator: ", ")))" }

  /// Returns the parameter for an argument; `nil` if there can't be that many arguments.
  func parameter(at index: Int) -> Parameter? {
    index < parameters.count ? parameters[index] : isVariadic ? parameters.last : nil
  }

  /// Whether the argument at `index` can be missing.
  func isOptional(_ index: Int) -> Bool {
    index < parameters.count ? parameters[index].isOptional : true
  }

  // MARK: Numbers

  private static func math(_ function: MathFunction) -> Self {
    let names = function.parameters
    return Self(
      name: function.rawValue,
      parameters: names.enumerated().map { index, name in
        Parameter(
          name: name,
          kind: function.keepsUnit ? .measure : .number,
          expected: "`\(name)`",
          isOptional: index >= function.arity.lowerBound
        )
      },
      isVariadic: function.arity.upperBound > names.count
    ) { arguments in .number(function(arguments.indices.map { arguments.number(at: $0) })) }
  }

  /// `if(a < b, x, y)`: `x` if the comparison is true, otherwise `y`.
  private static let choice = Self(
    name: "if",
    parameters: [
      Parameter(name: "a < b", kind: .condition, expected: "a comparison"),
      Parameter(name: "x", kind: .any, expected: "the value if the comparison is true"),
      Parameter(name: "y", kind: .any, expected: "the value otherwise"),
    ]
  ) { arguments in
    arguments.value(at: arguments.number(at: 0) == 1 ? 1 : 2)
  }
}

extension ExpressionFunction {
  static let callOfAlpha = call(of: alpha.name, arguments: 2)
  /// The operator `^`.
  static let callOfPower = call(of: MathFunction.pow.rawValue, arguments: 2)

  private static func call(of name: String, arguments: Int) -> Expression.Operation {
    .call(function: names.firstIndex(of: name) ?? 0, arguments: arguments)
  }

  /// Whether `word` is a keyword argument rather than a value.
  static func isArgument(_ word: String) -> Bool {
    all.contains { function in
      function.parameters.contains { parameter in
        if case .word(let words, _) = parameter.kind { words.contains(word) } else { false }
      }
    }
  }
}

extension ExpressionFunction.Parameter {
  func argument(
    _ operand: ExpressionOperand,
    of function: String
  ) throws(ExpressionFailure) -> ExpressionFunction.Argument {
    switch (kind, operand.value) {
    case (.color, .color(let color)): return .color(color)
    case (.share(let name), .number(let number)):
      guard number >= 0, number <= 1 else {
        throw ExpressionFailure(.shareOutOfRange(number, name, at: operand.span))
      }
      return .number(number)
    case (.contrast, .number(let number)):
      guard (1...21).contains(number) else {
        throw ExpressionFailure(.contrastOutOfRange(number, at: operand.span))
      }
      return .number(number)
    case (.number, .number(let number)), (.measure, .number(let number)): return .number(number)
    case (.measure, .quantity(let quantity)): return .number(quantity.value)
    case (.condition, .number(let number)): return .number(number)
    case (.any, let value): return .value(value)
    case (.word, .number(let index)): return .word(Int(index))
    default: throw ExpressionFailure(.argument(operand, expected: need, of: function))
    }
  }

  private var need: String {
    switch kind {
    case .color: "a color"
    case .share(let name): "a number as the \(name)"
    case .number, .contrast, .word, .condition, .any: "a number"
    case .measure: "a number, a dimension, or a duration"
    }
  }
}

extension [ExpressionFunction.Argument] {
  func color(at index: Int) -> Color {
    guard case .color(let color) = self[index] else { preconditionFailure("no color") }
    return color
  }

  func word(at index: Int) -> Int {
    guard case .word(let word) = self[index] else { preconditionFailure("no word") }
    return word
  }

  func value(at index: Int) -> ExpressionValue {
    guard case .value(let value) = self[index] else { preconditionFailure("no value") }
    return value
  }

  /// Returns the color space in an optional last argument, by default the first space.
  func space(at index: Int, among spaces: [ExpressionFunction.Space]) -> ColorSpace {
    spaces[count > index ? word(at: index) : 0].space
  }

  var spaceOfLightness: ColorSpace {
    count > 2 ? ExpressionFunction.spacesOfLightness[word(at: 2)].space : .lch
  }

  func number(at index: Int) -> Double {
    guard case .number(let number) = self[index] else { preconditionFailure("no number") }
    return number
  }
}
