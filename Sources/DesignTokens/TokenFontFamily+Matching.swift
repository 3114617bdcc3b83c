// Written by `tokens build`. Edit the token source, not this file.
// swift-format-ignore-file
// swiftlint:disable all

extension TokenFontFamily {
  /// Where a font comes from.
  public enum Source: Hashable, Sendable {
    /// The one font of this PostScript name.
    case face(String)
    /// The font of the right weight in the family of this name.
    case family(String)
    /// The system's own font.
    case system(Design)
  }

  /// The kinds of letters that the system has a font for.
  public enum Design: String, CaseIterable, Hashable, Sendable {
    /// What a generic family of CSS asks for; `standard` is the font of the user interface.
    case standard, serif, monospaced, rounded

    /// The kind that is meant by a generic family of CSS, or `nil` if there is none.
    public init?(genericFamily name: String) {
      switch name.lowercased() {
      case "system-ui", "ui-sans-serif", "sans-serif", "-apple-system", "blinkmacsystemfont":
        self = .standard
      case "ui-serif", "serif": self = .serif
      case "ui-monospace", "monospace": self = .monospaced
      case "ui-rounded", "rounded": self = .rounded
      default: return nil
      }
    }
  }

  /// The best of the fonts that the system has; its own one if it has none of them.
  public func source(
    weight: TokenFontWeight,
    isItalic: Bool,
    isInstalled: (String) -> Bool
  ) -> Source {
    if let name = face(weight: weight, isItalic: isItalic)?.postScriptName, isInstalled(name) {
      return .face(name)
    }
    for name in names {
      if let design = Design(genericFamily: name) { return .system(design) }
      if isInstalled(name) { return .family(name) }
    }
    return .system(.standard)
  }

  /// The face that is nearest to a weight and a slant, of those with a PostScript name.
  ///
  /// Slant goes before weight, and weights are searched in the order of CSS Fonts 4, section 5.2:
  /// first to the side on which the wanted weight lies, then to the other.
  public func face(weight: TokenFontWeight, isItalic: Bool) -> Face? {
    let named = faces.filter { $0.postScriptName != nil }
    let slanted = named.filter { $0.isItalic == isItalic }
    return (slanted.isEmpty ? named : slanted).min {
      weight.distance(to: $0.weight) < weight.distance(to: $1.weight)
    }
  }
}

extension TokenFontWeight {
  /// How late another weight comes in the search for this one: first by side, then by distance.
  func distance(to other: Double) -> (side: Int, points: Double) {
    let points = abs(other - value)
    if (400...500).contains(value) {
      if other >= value { return (other <= 500 ? 0 : 2, points) }
      return (1, points)
    }
    let isPreferred = value < 400 ? other <= value : other >= value
    return (isPreferred ? 0 : 1, points)
  }

  /// The nearest of the nine weights with a name, from 100 to 900.
  public var hundreds: Int {
    // `rounded()` is a function of the C library, which a program without Foundation does not link.
    Int(min(max(100, value), 900) + 50) / 100 * 100
  }
}
