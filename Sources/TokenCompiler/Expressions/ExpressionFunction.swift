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
  /// Computes the result from the arguments of a call.
  ///
  /// The arguments match the parameters in kind; trailing optional ones may be missing.
  let evaluate: @Sendable ([Argument]) -> ExpressionValue

  struct Parameter: Sendable {
    let kind: Kind
    /// The description of the argument for a call that lacks it, such as `the other color`.
    let expected: String
    var isOptional = false

    enum Kind: Sendable {
      case color
      /// A number from 0 to 1, with its display name for diagnostics.
      case share(String)
      /// One of several keywords, with the help text for any other argument.
      case word([String], help: String)
    }
  }

  enum Argument {
    case color(Color)
    case share(Double)
    /// The index of the keyword in the parameter's list.
    case word(Int)
  }

  /// All functions; steps of expressions refer to them by index.
  static let all = [alpha, mix, lighten, darken]

  static var names: [String] { all.map(\.name) }

  /// `color.alpha(color, alpha)`: Returns the color with the given alpha.
  private static let alpha = Self(
    name: "color.alpha",
    parameters: [
      Parameter(kind: .color, expected: "a color"),
      Parameter(kind: .share("alpha"), expected: "the alpha, a number from 0 to 1"),
    ]
  ) { arguments in
    var color = arguments.color(at: 0)
    color.alpha = arguments.share(at: 1)
    return .color(color)
  }

  /// `color.mix(color, color, share, space)`: Mixes two colors.
  ///
  /// `share` is the share of the first color, 0.5 by default. The default color space is Oklab.
  private static let mix = Self(
    name: "color.mix",
    parameters: [
      Parameter(kind: .color, expected: "a color"),
      Parameter(kind: .color, expected: "the other color"),
      Parameter(
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
        weightOfFirst: arguments.count > 2 ? arguments.share(at: 2) : 0.5,
        in: arguments.count > 3 ? spacesOfMixtures[arguments.word(at: 3)].space : .oklab
      )
    )
  }

  /// `color.lighten(color, share, space)`: Moves a color toward white, by default in `lch`.
  private static let lighten = Self(
    name: "color.lighten",
    parameters: parametersOfLightness
  ) { arguments in
    .color(
      arguments.color(at: 0).lightened(by: arguments.share(at: 1), in: arguments.spaceOfLightness)
    )
  }

  /// `color.darken(color, share, space)`: Moves a color toward black, by default in `lch`.
  private static let darken = Self(
    name: "color.darken",
    parameters: parametersOfLightness
  ) { arguments in
    .color(
      arguments.color(at: 0).darkened(by: arguments.share(at: 1), in: arguments.spaceOfLightness)
    )
  }

  private static let parametersOfLightness = [
    Parameter(kind: .color, expected: "a color"),
    Parameter(kind: .share("share"), expected: "the share, a number from 0 to 1"),
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
      kind: .word(words, help: help),
      expected: words.dropLast().map { "`\($0)`" }.joined(separator: ", ")
        + (words.last.map { " or `\($0)`" } ?? ""),
      isOptional: true
    )
  }
}

extension ExpressionFunction {
  static let callOfAlpha = Expression.Operation.call(
    function: names.firstIndex(of: alpha.name) ?? 0,
    arguments: alpha.parameters.count
  )

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
    switch kind {
    case .color:
      guard case .color(let color) = operand.value else {
        throw ExpressionFailure(.argument(operand, expected: "a color", of: function))
      }
      return .color(color)
    case .share(let name):
      guard case .number(let number) = operand.value else {
        throw ExpressionFailure(
          .argument(operand, expected: "a number as the \(name)", of: function)
        )
      }
      guard number >= 0, number <= 1 else {
        throw ExpressionFailure(.shareOutOfRange(number, name, at: operand.span))
      }
      return .share(number)
    case .word:
      guard case .number(let index) = operand.value else { return .word(0) }
      return .word(Int(index))
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

  fileprivate func share(at index: Int) -> Double {
    guard case .share(let share) = self[index] else { preconditionFailure("no share") }
    return share
  }
}
