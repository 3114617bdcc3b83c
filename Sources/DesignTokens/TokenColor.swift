// Written by `tokens build`. Edit the token source, not this file.
// swift-format-ignore-file
// swiftlint:disable all

#if canImport(UIKit)
  public import UIKit
#elseif canImport(AppKit)
  public import AppKit
#endif
#if canImport(SwiftUI)
  public import SwiftUI
#endif

/// A colour in light and dark appearance, each with standard and increased contrast.
public struct TokenColor: Hashable, Sendable {
  /// What it is in light appearance.
  public var light: Components
  /// What it is in dark appearance.
  public var dark: Components
  /// What it is in light appearance for people who ask for more contrast.
  public var lightHighContrast: Components
  /// What it is in dark appearance for people who ask for more contrast.
  public var darkHighContrast: Components

  /// Red, green, blue and opacity, each from 0 to 1.
  public struct Components: Hashable, Sendable {
    /// Red in sRGB; the nearest there is if the colour lies outside.
    public var red: Double
    /// Green in sRGB; the nearest there is if the colour lies outside.
    public var green: Double
    /// Blue in sRGB; the nearest there is if the colour lies outside.
    public var blue: Double
    /// The opacity.
    public var alpha: Double
    /// The colour in Display P3, where that shows more of it than sRGB.
    public var displayP3: DisplayP3?

    /// Makes the components of one colour.
    @inlinable
    public init(
      red: Double, green: Double, blue: Double, alpha: Double = 1, displayP3: DisplayP3? = nil
    ) {
      self.red = red
      self.green = green
      self.blue = blue
      self.alpha = alpha
      self.displayP3 = displayP3
    }
  }

  /// Red, green and blue in Display P3, each from 0 to 1.
  public struct DisplayP3: Hashable, Sendable {
    /// Red in Display P3.
    public var red: Double
    /// Green in Display P3.
    public var green: Double
    /// Blue in Display P3.
    public var blue: Double

    /// Makes the components of one colour.
    @inlinable
    public init(red: Double, green: Double, blue: Double) {
      self.red = red
      self.green = green
      self.blue = blue
    }
  }

  /// Makes a colour that is the same everywhere.
  @inlinable
  public init(_ components: Components) {
    light = components
    dark = components
    lightHighContrast = components
    darkHighContrast = components
  }

  /// Makes a colour that is the same everywhere, from components in sRGB.
  @inlinable
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.init(Components(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Makes a colour that is the same everywhere, from components in sRGB and in Display P3.
  @inlinable
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1, displayP3: DisplayP3) {
    self.init(
      Components(red: red, green: green, blue: blue, alpha: alpha, displayP3: displayP3)
    )
  }

  /// Makes a colour that is `light` in light appearance and `dark` in dark appearance.
  @inlinable
  public init(light: TokenColor, dark: TokenColor) {
    self.light = light.light
    self.dark = dark.dark
    lightHighContrast = light.lightHighContrast
    darkHighContrast = dark.darkHighContrast
  }

  /// Makes a colour that is another one in each appearance and contrast.
  @inlinable
  public init(
    light: TokenColor,
    dark: TokenColor,
    lightHighContrast: TokenColor,
    darkHighContrast: TokenColor
  ) {
    self.light = light.light
    self.dark = dark.dark
    self.lightHighContrast = lightHighContrast.lightHighContrast
    self.darkHighContrast = darkHighContrast.darkHighContrast
  }

  /// Whether it is the same in every appearance and contrast.
  public var isStatic: Bool {
    light == dark && light == lightHighContrast && dark == darkHighContrast
  }
}

#if canImport(UIKit)
  extension TokenColor {
    /// The colour for UIKit: one that follows dark appearance and increased contrast by itself.
    public var uiColor: UIColor {
      #if os(watchOS)
        dark.uiColor
      #else
        if isStatic { return light.uiColor }
        return UIColor { [self] traits in
          switch (traits.userInterfaceStyle, traits.accessibilityContrast) {
          case (.dark, .high): darkHighContrast.uiColor
          case (.dark, _): dark.uiColor
          case (_, .high): lightHighContrast.uiColor
          default: light.uiColor
          }
        }
      #endif
    }
  }

  extension TokenColor.Components {
    /// The colour for UIKit, in Display P3 where sRGB cannot show it.
    public var uiColor: UIColor {
      if let displayP3 {
        return UIColor(
          displayP3Red: displayP3.red, green: displayP3.green, blue: displayP3.blue, alpha: alpha
        )
      }
      return UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }
  }
#elseif canImport(AppKit)
  extension TokenColor {
    /// The colour for AppKit: one that follows dark appearance and increased contrast by itself.
    public var nsColor: NSColor {
      if isStatic { return light.nsColor }
      return NSColor(name: nil) { [self] appearance in
        let names: [NSAppearance.Name] = [
          .aqua, .darkAqua, .accessibilityHighContrastAqua, .accessibilityHighContrastDarkAqua,
        ]
        return switch appearance.bestMatch(from: names) {
        case .accessibilityHighContrastDarkAqua: darkHighContrast.nsColor
        case .darkAqua: dark.nsColor
        case .accessibilityHighContrastAqua: lightHighContrast.nsColor
        default: light.nsColor
        }
      }
    }
  }

  extension TokenColor.Components {
    /// The colour for AppKit, in Display P3 where sRGB cannot show it.
    public var nsColor: NSColor {
      if let displayP3 {
        return NSColor(
          displayP3Red: displayP3.red, green: displayP3.green, blue: displayP3.blue, alpha: alpha
        )
      }
      return NSColor(srgbRed: red, green: green, blue: blue, alpha: alpha)
    }
  }
#endif

#if canImport(SwiftUI)
  extension TokenColor {
    /// The colour for SwiftUI: one that follows dark appearance and increased contrast by itself.
    public var color: SwiftUI.Color {
      #if canImport(UIKit)
        SwiftUI.Color(uiColor: uiColor)
      #else
        SwiftUI.Color(nsColor: nsColor)
      #endif
    }
  }
#endif
