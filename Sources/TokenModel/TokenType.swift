/// The thirteen token types of the Design Tokens Format Module 2025.10, and the type of constants.
public enum TokenType: UInt8, Hashable, Sendable {
  /// A color in one of fourteen color spaces.
  case color
  /// A length with a unit.
  case dimension
  /// One or more font names, in order of preference.
  case fontFamily
  /// A weight from 1 to 1000, or its name.
  case fontWeight
  /// A length of time with a unit.
  case duration
  /// A timing curve, given by its two inner control points.
  case cubicBezier
  /// A number without a unit.
  case number
  /// The style of a line, such as `dashed`.
  case strokeStyle
  /// The color, width, and style of a line around a box.
  case border
  /// The duration, delay, and timing function of a change.
  case transition
  /// One or more layers of shadow.
  case shadow
  /// Colors along an axis.
  case gradient
  /// Font, size, weight, letter spacing, and line height.
  case typography
  /// The values of constants, which have no DTCG type.
  case constant

  /// The keyword for the type in `$type`.
  public var name: String { word.description }

  /// The keyword for the type in `$type`, for comparisons with source text.
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

  /// The corresponding composite type; `nil` if the type isn't composite.
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

  /// Whether values of this type consist of values of other types, each of which can be a
  /// reference.
  public var isComposite: Bool { composite != nil }
}

extension TokenType: CaseIterable {
  /// The DTCG types, in the order of their raw values.
  ///
  /// Doesn't include ``constant``, which comes last.
  public static let allCases = (0..<constant.rawValue).compactMap { TokenType(rawValue: $0) }
}
