/// What a word in `type` says of a token's value.
enum ForeignType: Hashable {
  case color
  case dimension
  case fontFamily
  case fontWeight
  case duration
  case cubicBezier
  case number
  /// A number from 0 to 1, or a percentage.
  case opacity
  /// A ratio, a percentage or a length.
  case lineHeight
  /// A length, or a percentage of the font size.
  case letterSpacing
  case strokeStyle
  case border
  case transition
  case shadow
  case gradient
  case typography
  /// What the standard has no type for: it is kept as a constant.
  case other

  /// Reads a type of the standard, of Tokens Studio or of Style Dictionary, in any spelling.
  ///
  /// - Returns: `other` for a word that none of them has.
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

  /// The words that stand in `$type` as the standard has them.
  static let standardWords: Set<String> = [
    "color", "dimension", "fontFamily", "fontWeight", "duration", "cubicBezier", "number",
    "strokeStyle", "border", "transition", "shadow", "gradient", "typography",
  ]

  /// The standard's type of a value that is not told apart any further; `nil` for a constant.
  var standardWord: String? {
    switch self {
    case .color: "color"
    case .dimension, .letterSpacing: "dimension"
    case .fontFamily: "fontFamily"
    case .fontWeight: "fontWeight"
    case .duration: "duration"
    case .cubicBezier: "cubicBezier"
    case .number, .opacity, .lineHeight: "number"
    case .strokeStyle: "strokeStyle"
    case .border: "border"
    case .transition: "transition"
    case .shadow: "shadow"
    case .gradient: "gradient"
    case .typography: "typography"
    case .other: nil
    }
  }
}

extension ForeignType {
  /// Whether a value is a number, with or without a unit.
  var isMeasure: Bool {
    switch self {
    case .dimension, .duration, .number, .opacity, .lineHeight, .letterSpacing: true
    default: false
    }
  }

  /// Whether a value has parts that may be references.
  var isComposite: Bool {
    switch self {
    case .strokeStyle, .border, .transition, .shadow, .gradient, .typography: true
    default: false
    }
  }

  /// The type that a word of a path stands for, as in `size.font.small`; `nil` for other words.
  init?(pathWord: String) {
    let word = pathWord.lowercased()
    switch word {
    case _ where word.hasPrefix("color") || word.hasPrefix("colour"): self = .color
    case "size", "sizes", "space", "spacing", "radius", "padding", "margin", "width", "height":
      self = .dimension
    case "time", "duration": self = .duration
    case "opacity", "alpha": self = .opacity
    case "weight": self = .fontWeight
    case "font", "family": self = .fontFamily
    default: return nil
    }
  }
}
