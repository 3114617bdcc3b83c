import Diagnostics
import TokenModel

/// Functions of colors.
extension ExpressionFunction {
  static let colors = [
    alpha, mix, lighten, darken, setting, rotation, saturation, contrast, best, tone,
  ]

  /// Returns the color with the given alpha.
  static let alpha = Self(
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
  private static let lighten = changingLightness("color.lighten") { $0.lightened(by: $1, in: $2) }

  /// Moves a color toward black, by default in `lch`.
  private static let darken = changingLightness("color.darken") { $0.darkened(by: $1, in: $2) }

  /// Returns a function that moves a color toward white or black.
  private static func changingLightness(_ name: String, _ change: @escaping Change) -> Self {
    Self(
      name: name,
      parameters: [
        Parameter(name: "color", kind: .color, expected: "a color"),
        Parameter(
          name: "share",
          kind: .share("share"),
          expected: "the share, a number from 0 to 1"
        ),
        space(
          spacesOfLightness,
          "LCH is the default; one of these words as the third argument selects another color space"
        ),
      ]
    ) { arguments in
      let (color, share) = (arguments.color(at: 0), arguments.number(at: 1))
      return .color(change(color, share, arguments.spaceOfLightness))
    }
  }

  /// Changes a color by a number in a color space.
  private typealias Change = @Sendable (Color, Double, ColorSpace) -> Color

  /// Sets a component, in the range that DTCG defines for it, by default in `oklch`.
  private static let setting = Self(
    name: "color.set",
    parameters: [
      Parameter(name: "color", kind: .color, expected: "a color"),
      Parameter(
        name: "component",
        kind: .word(components, help: "the components are \(components.listed())"),
        expected: "the name of a component"
      ),
      Parameter(name: "x", kind: .number, expected: "the component's new value"),
      space(spacesOfComponents, "OKLCH is the default; the fourth argument selects another space"),
    ]
  ) { arguments in
    let space = arguments.space(at: 3, among: spacesOfComponents)
    let name = components[arguments.word(at: 1)]
    let color = arguments.color(at: 0)
    guard let index = Color.componentNames(of: space).firstIndex(of: name) else {
      return .color(color)
    }
    return .color(color.setting(index, to: arguments.number(at: 2), in: space))
  }

  /// Rotates the hue, by default in `oklch`.
  private static let rotation = changingHue(
    "color.rotate",
    Parameter(name: "degrees", kind: .number, expected: "the angle in degrees")
  ) { $0.rotated(by: $1, in: $2) }

  /// Multiplies the chroma or saturation by 1 plus an amount, by default in `oklch`.
  private static let saturation = changingHue(
    "color.saturate",
    Parameter(name: "amount", kind: .number, expected: "the amount, -1 for a gray")
  ) { $0.saturated(by: $1, in: $2) }

  /// Returns a function that changes a color by a number in a space with hues.
  private static func changingHue(
    _ name: String,
    _ amount: Parameter,
    _ change: @escaping Change
  ) -> Self {
    Self(
      name: name,
      parameters: [
        Parameter(name: "color", kind: .color, expected: "a color"),
        amount,
        space(spacesOfHues, "OKLCH is the default; the third argument selects another space"),
      ]
    ) { arguments in
      let space = arguments.space(at: 2, among: spacesOfHues)
      return .color(change(arguments.color(at: 0), arguments.number(at: 1), space))
    }
  }

  /// Returns the contrast of a color on a background, from 1 to 21 (WCAG 2.2).
  private static let contrast = Self(
    name: "color.contrast",
    parameters: [
      Parameter(name: "color", kind: .color, expected: "a color"),
      Parameter(name: "background", kind: .color, expected: "the background"),
    ]
  ) { arguments in
    let contrast = arguments.color(at: 0).contrast(on: arguments.color(at: 1))
    return .number(contrast.rounded(toDigits: Color.mixedDigits))
  }

  /// Returns the first color with a contrast of 4.5 on a background, or else the one with the most.
  private static let best = Self(
    name: "color.best",
    parameters: [
      Parameter(name: "background", kind: .color, expected: "the background"),
      Parameter(name: "color…", kind: .color, expected: "a color"),
    ],
    isVariadic: true
  ) { arguments in
    let background = arguments.color(at: 0)
    var best = (color: arguments.color(at: 1), contrast: 0.0)
    for index in arguments.indices.dropFirst() where best.contrast < 4.5 {
      let color = arguments.color(at: index)
      let contrast = color.contrast(on: background)
      if contrast > best.contrast { best = (color, contrast) }
    }
    return .color(best.color)
  }

  /// Returns the color with another lightness, so that it has a contrast on a background.
  private static let tone = Self(
    name: "color.tone",
    parameters: [
      Parameter(name: "color", kind: .color, expected: "a color"),
      Parameter(name: "contrast", kind: .contrast, expected: "the contrast, from 1 to 21"),
      Parameter(name: "background", kind: .color, expected: "the background"),
    ]
  ) { arguments in
    let (color, ground) = (arguments.color(at: 0), arguments.color(at: 2))
    return .color(color.tone(contrast: arguments.number(at: 1), on: ground))
  }

  /// Returns the mistake in arguments of the right kinds, if any: a component that the color space
  /// doesn't have.
  func flaw(_ arguments: [Argument], _ operands: [ExpressionOperand]) -> Diagnostic? {
    guard name == Self.setting.name else { return nil }
    let names = Color.componentNames(of: arguments.space(at: 3, among: Self.spacesOfComponents))
    let name = Self.components[arguments.word(at: 1)]
    guard !names.contains(name) else { return nil }
    return .missingComponent(name, among: names, at: operands[1].span)
  }

  // MARK: Color spaces

  typealias Space = (word: String, space: ColorSpace)

  static let spacesOfMixtures: [Space] = [
    ("oklab", .oklab), ("oklch", .oklch), ("srgb", .srgb), ("p3", .displayP3), ("hsl", .hsl),
    ("lch", .lch),
  ]

  static let spacesOfLightness: [Space] = [
    ("srgb", .srgb), ("p3", .displayP3), ("hsl", .hsl), ("lch", .lch),
  ]

  static let spacesOfComponents: [Space] = [
    ("oklch", .oklch), ("oklab", .oklab), ("srgb", .srgb), ("p3", .displayP3), ("hsl", .hsl),
    ("hwb", .hwb), ("lch", .lch), ("lab", .lab),
  ]

  static let spacesOfHues: [Space] = [("oklch", .oklch), ("lch", .lch), ("hsl", .hsl)]

  static let components = [
    "lightness", "chroma", "hue", "saturation", "red", "green", "blue", "a", "b", "whiteness",
    "blackness",
  ]

  private static func space(_ spaces: [Space], _ help: String) -> Parameter {
    let words = spaces.map(\.word)
    return Parameter(
      name: "space",
      kind: .word(words, help: help),
      expected: words.dropLast().quoted
        + (words.last.map { " or `\($0)`" } ?? ""),
      isOptional: true
    )
  }
}
