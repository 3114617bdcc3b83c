import TokenModel

/// A token type as specified in `type`, by DTCG or another tool.
enum ForeignType: String {
  case color
  case dimension
  case fontFamily
  case fontWeight
  case duration
  case cubicBezier
  case number
  /// A number from 0 to 1, or a percentage.
  case opacity
  /// A ratio, a percentage, or a length.
  case lineHeight
  /// A length, or a percentage of the font size.
  case letterSpacing
  case strokeStyle
  case border
  case transition
  case shadow
  case gradient
  case typography
  /// A type without an equivalent in DTCG, whose values are kept as constants.
  case other

  /// Parses a type of DTCG, Tokens Studio, or Style Dictionary, in any spelling.
  ///
  /// An unknown word is parsed as ``other``.
  init(_ word: String) {
    let letters = word.lowercased().filter { $0 != "-" && $0 != "_" && $0 != " " }
    switch letters {
    case "color", "colors", "colour": self = .color
    case "dimension", "dimensions", "sizing", "size", "sizes", "spacing", "space", "borderradius",
      "borderwidth", "fontsize", "fontsizes", "paragraphspacing", "paragraphindent", "radius":
      self = .dimension
    case "fontfamily", "fontfamilies": self = .fontFamily
    case "fontweight", "fontweights": self = .fontWeight
    case "duration", "durations", "time": self = .duration
    case "cubicbezier": self = .cubicBezier
    case "number", "numbers", "math", "ratio", "scaling": self = .number
    case "opacity", "opacities": self = .opacity
    case "lineheight", "lineheights": self = .lineHeight
    case "letterspacing", "letterspacings": self = .letterSpacing
    case "strokestyle": self = .strokeStyle
    case "border", "borders": self = .border
    case "transition", "transitions": self = .transition
    case "shadow", "shadows", "boxshadow": self = .shadow
    case "gradient", "gradients": self = .gradient
    case "typography", "typographies": self = .typography
    default: self = .other
    }
  }

  /// The DTCG types, as spelled in `$type`.
  static let standardWords = Set(TokenType.allCases.map(\.name))

  /// The DTCG type of values that don't require a more specific one; `nil` for a constant.
  var standardWord: String? {
    switch self {
    case .letterSpacing: "dimension"
    case .opacity, .lineHeight: "number"
    case .other: nil
    default: rawValue
    }
  }
}

extension ForeignType {
  /// Whether values are numbers, with or without a unit.
  var isMeasure: Bool {
    [.dimension, .duration, .number, .opacity, .lineHeight, .letterSpacing].contains(self)
  }

  /// Whether values have components that can be references.
  var isComposite: Bool {
    [.strokeStyle, .border, .transition, .shadow, .gradient, .typography].contains(self)
  }

  /// Returns the type suggested by a word in a path, as in `size.font.small`, and the word before
  /// it; `nil` for other words.
  init?(pathWord: String, after other: String) {
    let word = pathWord.lowercased()
    switch word {
    case "height" where other.lowercased() == "line": self = .lineHeight
    case _ where word.hasPrefix("color") || word.hasPrefix("colour"): self = .color
    case "size", "sizes", "space", "spacing", "radius", "padding", "margin", "width", "height":
      self = .dimension
    case "time", "duration": self = .duration
    case "opacity", "alpha": self = .opacity
    case "weight": self = .fontWeight
    case "lineheight", "lineheights", "line-height", "line-heights", "leading": self = .lineHeight
    case "font", "family": self = .fontFamily
    default: return nil
    }
  }
}
