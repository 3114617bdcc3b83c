// Written by `tokens build`. Edit the token source, not this file.
// swift-format-ignore-file
// swiftlint:disable all

#if canImport(SwiftUI)
  public import SwiftUI

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  extension TokenColor: SwiftUI.ShapeStyle {
    /// What the colour is where a view stands: in its appearance, with its contrast.
    public func resolve(in environment: SwiftUI.EnvironmentValues) -> SwiftUI.Color {
      switch (environment.colorScheme, environment.colorSchemeContrast) {
      case (.dark, .increased): darkHighContrast.color
      case (.dark, _): dark.color
      case (_, .increased): lightHighContrast.color
      default: light.color
      }
    }
  }

  extension TokenColor.Components {
    /// The colour for SwiftUI, in Display P3 where sRGB cannot show it.
    public var color: SwiftUI.Color {
      if let displayP3 {
        return SwiftUI.Color(
          .displayP3,
          red: displayP3.red, green: displayP3.green, blue: displayP3.blue, opacity: alpha
        )
      }
      return SwiftUI.Color(.sRGB, red: red, green: green, blue: blue, opacity: alpha)
    }
  }
#endif
