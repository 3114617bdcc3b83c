// Written by `tokens build`. Edit the token source, not this file.
// swift-format-ignore-file
// swiftlint:disable all

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#endif

/// What the screen shows; `nil` where that is not known.
struct TokenAmbience: Hashable, Sendable {
  var appearance: TokenAppearance?
  var contrast: TokenContrast?
}

extension TokenContexts {
  /// The appearance that is chosen, else the one that the screen has.
  var shownAppearance: TokenAppearance {
    fixedAppearance ?? tokenAmbience.appearance ?? .current
  }

  /// The contrast that is chosen, else the one that the screen has.
  var shownContrast: TokenContrast {
    fixedContrast ?? tokenAmbience.contrast ?? .current
  }

  /// The context of `theme` that the values are for.
  var contextOfTheme: Theme {
    if let theme { return theme }
    if shownAppearance == .dark, shownContrast == .high { return .darkHc }
    if shownAppearance == .light, shownContrast == .high { return .lightHc }
    if shownAppearance == .light { return .light }
    return .dark
  }
}

extension TokenAppearance {
  /// What is being drawn in.
  static var current: TokenAppearance {
    #if os(watchOS)
      .dark
    #elseif canImport(UIKit)
      UITraitCollection.current.userInterfaceStyle == .dark ? .dark : .light
    #elseif canImport(AppKit)
      switch NSAppearance.currentDrawing().bestMatch(from: [.aqua, .darkAqua]) {
      case .darkAqua: .dark
      default: .light
      }
    #else
      .dark
    #endif
  }
}

extension TokenContrast {
  /// What is being drawn in.
  static var current: TokenContrast {
    #if canImport(UIKit) && !os(watchOS)
      return UITraitCollection.current.accessibilityContrast == .high ? .high : .standard
    #elseif canImport(AppKit)
      let names: [NSAppearance.Name] = [
        .aqua, .darkAqua, .accessibilityHighContrastAqua, .accessibilityHighContrastDarkAqua,
      ]
      return switch NSAppearance.currentDrawing().bestMatch(from: names) {
      case .accessibilityHighContrastAqua, .accessibilityHighContrastDarkAqua: .high
      default: .standard
      }
    #else
      return .standard
    #endif
  }
}
