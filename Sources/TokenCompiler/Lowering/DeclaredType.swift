import TokenModel

/// A declared `$type`: a type that DTCG defines or one that earlier drafts defined.
enum DeclaredType: Hashable, Sendable {
  /// A type that DTCG defines.
  case known(TokenType)
  /// A type of earlier drafts that DTCG removed without replacement. Its tokens become constants of
  /// their group.
  case removed(Removed)
  /// An invalid type that was reported.
  case invalid

  enum Removed: String, Hashable, Sendable, CaseIterable {
    case string, boolean, object, array, null
    /// A type that no draft defined, such as `icon`. It was reported at its location.
    case other = "an unknown type"
  }

  /// The type that earlier drafts or other tools call `word`.
  static func legacy(_ word: String) -> TokenType? {
    switch word {
    case "colors": .color
    case "dimensions", "spacing", "sizing", "borderRadius", "borderWidth": .dimension
    case "font", "fontFamilies", "font-family": .fontFamily
    case "fontWeights", "font-weight": .fontWeight
    case "durations", "time": .duration
    case "cubic-bezier": .cubicBezier
    case "numbers": .number
    case "stroke-style": .strokeStyle
    case "borders": .border
    case "transitions": .transition
    case "shadows", "boxShadow": .shadow
    case "gradients": .gradient
    case "typographies": .typography
    default: nil
    }
  }
}
