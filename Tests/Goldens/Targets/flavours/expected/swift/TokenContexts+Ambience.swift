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
}

extension TokenContexts {
  /// The appearance that is chosen, else the one that the screen has.
  var shownAppearance: TokenAppearance {
    fixedAppearance ?? tokenAmbience.appearance ?? .current
  }

  /// The context of `theme` that the values are for.
  var contextOfTheme: Theme {
    if shownAppearance == .dark { return .dark }
    return .light
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
      .light
    #endif
  }
}
