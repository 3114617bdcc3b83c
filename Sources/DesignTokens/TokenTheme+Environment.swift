// Written by `tokens build`. Edit the token source, not this file.
// swift-format-ignore-file
// swiftlint:disable all

#if canImport(UIKit) && !os(watchOS)
  public import UIKit
#endif
#if canImport(SwiftUI)
  public import SwiftUI

  private struct TokenThemeKey: EnvironmentKey {
    static let defaultValue = TokenTheme()
  }

  extension EnvironmentValues {
    /// The theme of the views below.
    public var tokenTheme: TokenTheme {
      get { self[TokenThemeKey.self] }
      set { self[TokenThemeKey.self] = newValue }
    }
  }
#endif

#if canImport(UIKit) && !os(watchOS)
  /// The trait that holds the theme of a view and of the views inside it.
  @available(iOS 17, tvOS 17, *)
  public struct TokenThemeTrait: UITraitDefinition {
    /// The theme of views that no other one was set for.
    public static let defaultValue = TokenTheme()
    /// Dynamic colours are resolved again when the theme changes.
    public static let affectsColorAppearance = true
  }

  @available(iOS 17, tvOS 17, *)
  extension UITraitCollection {
    /// The theme of a view and of those inside it.
    ///
    /// It is set by `traitOverrides.tokenTheme` of a window, a view or a view controller.
    public var tokenTheme: TokenTheme {
      self[TokenThemeTrait.self]
    }
  }

  @available(iOS 17, tvOS 17, *)
  extension UIMutableTraits {
    /// The theme of a view and of those inside it.
    public var tokenTheme: TokenTheme {
      get { self[TokenThemeTrait.self] }
      set { self[TokenThemeTrait.self] = newValue }
    }
  }

  extension TokenTheme {
    /// The theme of all views on systems before iOS 17, which have no custom traits.
    @MainActor public static var app = TokenTheme()
  }

  extension UIView {
    /// The theme that the view shows: that of its traits, or of the app before iOS 17.
    public var tokenTheme: TokenTheme {
      if #available(iOS 17, tvOS 17, *) { return traitCollection.tokenTheme }
      return .app
    }
  }
#endif

#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  @available(iOS 17, tvOS 17, *)
  extension TokenThemeKey: UITraitBridgedEnvironmentKey {
    static func read(from traitCollection: UITraitCollection) -> TokenTheme {
      traitCollection.tokenTheme
    }

    static func write(to mutableTraits: inout any UIMutableTraits, value: TokenTheme) {
      mutableTraits.tokenTheme = value
    }
  }
#endif
