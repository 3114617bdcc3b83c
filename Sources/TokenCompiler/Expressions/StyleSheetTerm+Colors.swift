import TokenModel

/// Colors in CSS: `color-mix()` and relative colors.
extension StyleSheetTerm {
  /// Returns a call of a function of colors.
  static func call(_ function: ExpressionFunction, _ terms: [Self]) -> Self? {
    var arguments: [ExpressionFunction.Argument] = []
    for (index, term) in terms.enumerated() {
      guard let parameter = function.parameter(at: index) else { return nil }
      switch (parameter.kind, term.value) {
      case (.color, .color(let color)): arguments.append(.color(color))
      case (.word, .number(let number)): arguments.append(.word(Int(number)))
      case (.share, .number(let number)), (.number, .number(let number)):
        arguments.append(.number(number))
      default: return nil
      }
    }
    guard let pieces = pieces(of: function, arguments, terms),
      case .color(let color) = function.evaluate(arguments)
    else { return nil }
    return Self(pieces, .color(color))
  }

  private static func pieces(
    of function: ExpressionFunction,
    _ arguments: [ExpressionFunction.Argument],
    _ terms: [Self]
  ) -> [Piece]? {
    let hueSpace = { arguments.space(at: 2, among: ExpressionFunction.spacesOfHues) }
    switch function.name {
    case "color.mix": return mix(arguments, terms)
    case "color.alpha":
      return relative(to: terms[0], .oklab, alpha: terms[1]) { [.text($1)] }
    case "color.lighten":
      let space = arguments.spaceOfLightness
      guard space != .hsl || terms[0].hasStableHue else { return nil }
      return relative(to: terms[0], space) { lightened($1, $0, space, by: terms[1]) }
    case "color.darken":
      let space = arguments.spaceOfLightness
      guard space != .hsl || terms[0].hasStableHue else { return nil }
      return relative(to: terms[0], space) { darkened($1, $0, space, by: terms[1]) }
    case "color.set": return set(arguments, terms)
    case "color.rotate":
      let space = hueSpace()
      // The hue of a gray stays undefined, but `calc()` defines it, which changes mixtures.
      guard !terms[0].isNearGray else { return nil }
      return relative(to: terms[0], space) { index, name in
        index == space.hueIndex ? calc(name + " + ", terms[1].operand) : [.text(name)]
      }
    case "color.saturate":
      let space = hueSpace()
      guard space != .hsl || terms[0].hasStableHue else { return nil }
      return relative(to: terms[0], space) { index, name in
        index == 1 ? saturated(name, space, by: terms[1]) : [.text(name)]
      }
    default: return nil
    }
  }

  private static func mix(
    _ arguments: [ExpressionFunction.Argument],
    _ terms: [Self]
  ) -> [Piece]? {
    let space = arguments.space(at: 3, among: ExpressionFunction.spacesOfMixtures)
    // Not all current browsers mix in Display P3.
    guard space != .displayP3 else { return nil }
    guard space.hueIndex == nil || terms[0].hasStableHue && terms[1].hasStableHue else {
      return nil
    }
    var share: [Piece] = []
    if terms.count > 2 {
      if let number = terms[2].literalNumber {
        share = [.text(" "), .number((number * 100).rounded(toDigits: 10)), .text("%")]
      } else {
        share = [.text(" calc(")] + terms[2].factor + [.text(" * 100%)")]
      }
    }
    let start = Piece.text("color-mix(in \(space.name), ")
    return [start] + terms[0].pieces + share + [.text(", ")] + terms[1].pieces + [.text(")")]
  }

  private static func set(
    _ arguments: [ExpressionFunction.Argument],
    _ terms: [Self]
  ) -> [Piece]? {
    let space = arguments.space(at: 3, among: ExpressionFunction.spacesOfComponents)
    let name = ExpressionFunction.components[arguments.word(at: 1)]
    let names = Color.componentNames(of: space)
    guard let index = names.firstIndex(of: name), space.hueIndex == nil || terms[0].hasStableHue
    else { return nil }
    // Browsers disagree about the hue of a gray, and limit the lightness and the chroma.
    let converted = arguments.color(at: 0).converted(to: space)
    if let hue = space.hueIndex, converted.isMissing(hue), name != "lightness" { return nil }
    let value = arguments.number(at: 2)
    let limit = space == .oklab || space == .oklch ? 1.0 : 100
    if name == "lightness" || space == .hwb, !(0...limit).contains(value) { return nil }
    if name == "chroma" || name == "saturation", value < 0 { return nil }
    return relative(to: terms[0], space) { $0 == index ? terms[2].standalone : [.text($1)] }
  }

  /// Whether the hue is more than noise.
  ///
  /// The channels of computed grays differ slightly, which HSL amplifies and mixtures pick up.
  private var hasStableHue: Bool { isRead || !isNearGray }

  private var isNearGray: Bool {
    guard case .color(let color) = value else { return false }
    let channels = DerivedColor(color).srgb
    let (red, green, blue) = (channels.x, channels.y, channels.z)
    return max(red, green, blue) - min(red, green, blue) < 1e-3
  }

  // MARK: Relative colors

  /// Returns a relative color.
  ///
  /// `component` takes the index and the keyword of a component.
  private static func relative(
    to color: Self,
    _ space: ColorSpace,
    alpha: Self? = nil,
    _ component: (Int, String) -> [Piece]
  ) -> [Piece]? {
    let isRGB = space == .srgb || space == .displayP3
    var pieces: [Piece] = [.text((isRGB ? "color" : space.name) + "(from ")]
    pieces += color.pieces
    if isRGB { pieces.append(.text(" \(space.name)")) }
    for (index, name) in Color.componentNames(of: space).enumerated() {
      pieces.append(.text(" "))
      pieces += component(index, String(name.prefix(1)))
    }
    if let alpha { pieces += [.text(" / ")] + alpha.standalone }
    pieces.append(.text(")"))
    return joined(pieces)
  }

  private static func lightened(
    _ name: String,
    _ index: Int,
    _ space: ColorSpace,
    by share: Self
  ) -> [Piece] {
    switch (space, index) {
    case (.lch, 0), (.hsl, 2): calc("\(name) + (100 - \(name)) * ", share.operand)
    case (.lch, 1): calc("\(name) - \(name) * ", share.operand)
    case (.lch, _), (.hsl, _): [.text(name)]
    default: calc("\(name) + (1 - \(name)) * ", share.operand)
    }
  }

  private static func darkened(
    _ name: String,
    _ index: Int,
    _ space: ColorSpace,
    by share: Self
  ) -> [Piece] {
    switch (space, index) {
    case (.lch, 2), (.hsl, 0), (.hsl, 1): [.text(name)]
    default: calc("\(name) - \(name) * ", share.operand)
    }
  }

  private static func saturated(_ name: String, _ space: ColorSpace, by amount: Self) -> [Piece] {
    var pieces: [Piece] = [.text("\(name) * ")]
    var isMore = true
    if let number = amount.literalNumber {
      pieces.append(.number((1 + number).rounded(toDigits: 10)))
      isMore = number > 0
    } else {
      pieces += [.text("(1 + ")] + amount.factor + [.text(")")]
    }
    // Only HSL limits the saturation.
    let start = space == .hsl && isMore ? "min(100, " : "calc("
    return [.text(start)] + pieces + [.text(")")]
  }

  private static func calc(_ start: String, _ rest: [Piece]) -> [Piece] {
    [.text("calc(" + start)] + rest + [.text(")")]
  }

  /// Joins adjacent texts.
  private static func joined(_ pieces: [Piece]) -> [Piece] {
    pieces.reduce(into: []) { joined, piece in
      if case .text(let text) = piece, case .text(let before)? = joined.last {
        joined[joined.count - 1] = .text(before + text)
      } else {
        joined.append(piece)
      }
    }
  }
}
