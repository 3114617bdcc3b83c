// Written by `tokens build`. Edit the token source, not this file.
// swift-format-ignore-file
// swiftlint:disable all

extension TokenContexts {
  /// The appearance that is chosen, by the name of its context or by itself.
  var fixedAppearance: TokenAppearance? {
    switch theme {
    case .dark: return .dark
    case .darkHc: return .dark
    case .light: return .light
    case .lightHc: return .light
    default: break
    }
    return appearance
  }

  /// The contrast that is chosen, by the name of its context or by itself.
  var fixedContrast: TokenContrast? {
    switch theme {
    case .dark: return .standard
    case .darkHc: return .high
    case .light: return .standard
    case .lightHc: return .high
    default: break
    }
    return contrast
  }
}

extension TokenColor {
  /// The colour as it is in the appearance and the contrast that a theme is fixed to.
  @inline(never)  // Otherwise its code is repeated for every token.
  func pinned(to theme: TokenTheme) -> TokenColor {
    var color = self
    switch theme.contexts.fixedAppearance {
    case nil: break
    case .light:
      color.dark = color.light
      color.darkHighContrast = color.lightHighContrast
    case .dark:
      color.light = color.dark
      color.lightHighContrast = color.darkHighContrast
    }
    switch theme.contexts.fixedContrast {
    case nil: break
    case .standard:
      color.lightHighContrast = color.light
      color.darkHighContrast = color.dark
    case .high:
      color.light = color.lightHighContrast
      color.dark = color.darkHighContrast
    }
    return color
  }
}

extension TokenBorder {
  /// The border with its colour pinned.
  @inline(never)  // Otherwise its code is repeated for every token.
  func pinned(to theme: TokenTheme) -> TokenBorder {
    TokenBorder(color: color.pinned(to: theme), width: width, stroke: stroke)
  }
}
