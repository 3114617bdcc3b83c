// Written by `tokens build`. Edit the token source, not this file.
// swift-format-ignore-file
// swiftlint:disable all

extension TokenContexts {
  /// The appearance that is chosen, by the name of its context or by itself.
  var fixedAppearance: TokenAppearance? {
    return appearance
  }

  /// The contrast that is chosen, by the name of its context or by itself.
  var fixedContrast: TokenContrast? {
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

extension [TokenShadow] {
  /// The shadow with the colour of each layer pinned.
  @inline(never)  // Otherwise its code is repeated for every token.
  func pinned(to theme: TokenTheme) -> [TokenShadow] {
    map { layer in
      var layer = layer
      layer.color = layer.color.pinned(to: theme)
      return layer
    }
  }
}

extension TokenGradient {
  /// The gradient with the colour of each stop pinned.
  @inline(never)  // Otherwise its code is repeated for every token.
  func pinned(to theme: TokenTheme) -> TokenGradient {
    TokenGradient(stops.map { Stop($0.color.pinned(to: theme), at: $0.position) })
  }
}

extension Typography {
  /// The text style with its colour and those of its shadows pinned.
  @inline(never)  // Otherwise its code is repeated for every token.
  func pinned(to theme: TokenTheme) -> Typography {
    var typography = self
    typography.color = color?.pinned(to: theme)
    typography.shadows = shadows.pinned(to: theme)
    return typography
  }
}
