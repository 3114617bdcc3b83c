import TokenModel

/// What a `$type` says: one of the standard's types, or one that the standard has removed.
enum DeclaredType: Hashable, Sendable {
  /// A type of the standard.
  case known(TokenType)
  /// A type of earlier drafts that the standard has dropped without replacement; such a token is
  /// carried as a constant of its group.
  case removed(Removed)
  /// A word that was reported.
  case invalid

  enum Removed: String, Hashable, Sendable, CaseIterable {
    case string, boolean, object, array, null
    /// A word that no draft has had, such as `icon`; it was reported where it stands.
    case other = "an unknown type"
  }

  /// The type that earlier drafts and other tools call `word`.
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
