/// The thirteen token types of the Design Tokens Format Module 2025.10, and the one of constants.
public enum TokenType: UInt8, Hashable, Sendable {
  /// A colour in one of fourteen colour spaces.
  case color
  /// A length with a unit.
  case dimension
  /// One font name or a list of them, in order of preference.
  case fontFamily
  /// A weight from 1 to 1000, or its name.
  case fontWeight
  /// A length of time with a unit.
  case duration
  /// The two inner control points of a timing curve.
  case cubicBezier
  /// A plain number.
  case number
  /// How a line is drawn.
  case strokeStyle
  /// Colour, width and style of a line around a box.
  case border
  /// Duration, delay and timing function of a change.
  case transition
  /// One or several layers of shadow.
  case shadow
  /// Colours along an axis.
  case gradient
  /// Font, size, weight, letter spacing and line height.
  case typography
  /// What the standard has no type for: the constants of groups.
  case constant

  /// The word that stands in `$type`.
  public var name: String { word.description }

  /// The same as it is compared with what stands in a source.
  package var word: StaticString {
    switch self {
    case .color: "color"
    case .dimension: "dimension"
    case .fontFamily: "fontFamily"
    case .fontWeight: "fontWeight"
    case .duration: "duration"
    case .cubicBezier: "cubicBezier"
    case .number: "number"
    case .strokeStyle: "strokeStyle"
    case .border: "border"
    case .transition: "transition"
    case .shadow: "shadow"
    case .gradient: "gradient"
    case .typography: "typography"
    case .constant: "constant"
    }
  }

  /// The type as one whose values have parts; `nil` where they have none.
  package var composite: CompositeType? {
    switch self {
    case .strokeStyle: .strokeStyle
    case .border: .border
    case .transition: .transition
    case .shadow: .shadow
    case .gradient: .gradient
    case .typography: .typography
    case .color, .dimension, .fontFamily, .fontWeight, .duration, .cubicBezier, .number, .constant:
      nil
    }
  }

  /// Whether values of this type are made of values of other types, each of which may be a
  /// reference of its own.
  public var isComposite: Bool { composite != nil }
}

extension TokenType: CaseIterable {
  /// The types of the standard, at the index of their raw values; ``constant`` comes after them.
  public static let allCases = (0..<constant.rawValue).compactMap { TokenType(rawValue: $0) }
}
