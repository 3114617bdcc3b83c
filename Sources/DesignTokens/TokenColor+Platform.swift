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
      return NSColor(name: nil) { [self] appearance in components(in: appearance).nsColor }
    }

    /// What the colour is in an appearance of AppKit.
    func components(in appearance: NSAppearance) -> Components {
      let names: [NSAppearance.Name] = [
        .aqua, .darkAqua, .accessibilityHighContrastAqua, .accessibilityHighContrastDarkAqua,
      ]
      return switch appearance.bestMatch(from: names) {
      case .accessibilityHighContrastDarkAqua: darkHighContrast
      case .darkAqua: dark
      case .accessibilityHighContrastAqua: lightHighContrast
      default: light
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
