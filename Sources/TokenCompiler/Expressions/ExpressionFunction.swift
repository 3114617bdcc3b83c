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
  /// arguments are dimensions, a result that is a number is in their unit.
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
      /// A number, or a dimension in the same unit as the other arguments of this kind.
      case measure
      /// One of several keywords, with the help text for any other argument.
      case word([String], help: String)
    }
  }

  enum Argument {
    case color(Color)
    /// A number, or the number of a dimension.
    case number(Double)
    /// The index of the keyword in the parameter's list.
    case word(Int)
  }

  /// All functions; steps of expressions refer to them by index.
  static let all = MathFunction.allCases.map(math) + [alpha, mix, lighten, darken]

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

  // MARK: Numbers and dimensions

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

  // MARK: Colors

  /// Returns the color with the given alpha.
  private static let alpha = Self(
    name: "color.alpha",
    parameters: [
      Parameter(name: "color", kind: .color, expected: "a color"),
      Parameter(name: "alpha", kind: .share("alpha"), expected: "the alpha, a number from 0 to 1"),
    ]
  ) { arguments in
    var color = arguments.color(at: 0)
    color.alpha = arguments.number(at: 1)
    return .color(color)
  }

  /// Mixes two colors.
  ///
  /// `share` is the share of the first color, 0.5 by default. The default color space is Oklab.
  private static let mix = Self(
    name: "color.mix",
    parameters: [
      Parameter(name: "color", kind: .color, expected: "a color"),
      Parameter(name: "color", kind: .color, expected: "the other color"),
      Parameter(
        name: "share",
        kind: .share("share of the first color"),
        expected: "the share of the first color",
        isOptional: true
      ),
      space(
        spacesOfMixtures,
        "OKLab is the default; one of these words as the fourth argument selects another color space"
      ),
    ]
  ) { arguments in
    .color(
      Color.mix(
        arguments.color(at: 0),
        arguments.color(at: 1),
        weightOfFirst: arguments.count > 2 ? arguments.number(at: 2) : 0.5,
        in: arguments.count > 3 ? spacesOfMixtures[arguments.word(at: 3)].space : .oklab
      )
    )
  }

  /// Moves a color toward white, by default in `lch`.
  private static let lighten = Self(
    name: "color.lighten",
    parameters: parametersOfLightness
  ) { arguments in
    .color(
      arguments.color(at: 0).lightened(by: arguments.number(at: 1), in: arguments.spaceOfLightness)
    )
  }

  /// Moves a color toward black, by default in `lch`.
  private static let darken = Self(
    name: "color.darken",
    parameters: parametersOfLightness
  ) { arguments in
    .color(
      arguments.color(at: 0).darkened(by: arguments.number(at: 1), in: arguments.spaceOfLightness)
    )
  }

  private static let parametersOfLightness = [
    Parameter(name: "color", kind: .color, expected: "a color"),
    Parameter(name: "share", kind: .share("share"), expected: "the share, a number from 0 to 1"),
    space(
      spacesOfLightness,
      "LCH is the default; one of these words as the third argument selects another color space"
    ),
  ]

  // MARK: Color spaces

  typealias Space = (word: String, space: ColorSpace)

  private static let spacesOfMixtures: [Space] = [
    ("oklab", .oklab), ("oklch", .oklch), ("srgb", .srgb), ("p3", .displayP3), ("hsl", .hsl),
    ("lch", .lch),
  ]

  fileprivate static let spacesOfLightness: [Space] = [
    ("srgb", .srgb), ("p3", .displayP3), ("hsl", .hsl), ("lch", .lch),
  ]

  private static func space(_ spaces: [Space], _ help: String) -> Parameter {
    let words = spaces.map(\.word)
    return Parameter(
      name: "space",
      kind: .word(words, help: help),
      expected: words.dropLast().map { "`\($0)`" }.joined(separator: ", ")
        + (words.last.map { " or `\($0)`" } ?? ""),
      isOptional: true
    )
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
    case (.number, .number(let number)), (.measure, .number(let number)): return .number(number)
    case (.measure, .dimension(let dimension)): return .number(dimension.value)
    case (.word, .number(let index)): return .word(Int(index))
    default: throw ExpressionFailure(.argument(operand, expected: need, of: function))
    }
  }

  private var need: String {
    switch kind {
    case .color: "a color"
    case .share(let name): "a number as the \(name)"
    case .number, .word: "a number"
    case .measure: "a number or a dimension"
    }
  }
}

extension [ExpressionFunction.Argument] {
  fileprivate func color(at index: Int) -> Color {
    guard case .color(let color) = self[index] else { preconditionFailure("no color") }
    return color
  }

  fileprivate func word(at index: Int) -> Int {
    guard case .word(let word) = self[index] else { preconditionFailure("no word") }
    return word
  }

  fileprivate var spaceOfLightness: ColorSpace {
    count > 2 ? ExpressionFunction.spacesOfLightness[word(at: 2)].space : .lch
  }

  fileprivate func number(at index: Int) -> Double {
    guard case .number(let number) = self[index] else { preconditionFailure("no number") }
    return number
  }
}
