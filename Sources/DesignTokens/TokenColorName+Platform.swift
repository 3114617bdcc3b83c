// Written by `tokens build`. Edit the token source, not this file.
// swift-format-ignore-file
// swiftlint:disable all

#if canImport(UIKit) && !os(watchOS)
  public import UIKit
#endif
#if canImport(SwiftUI)
  public import SwiftUI

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  extension TokenColorName: SwiftUI.ShapeStyle {
    /// What the colour is where a view stands: in its theme, its appearance and its contrast.
    public func resolve(in environment: SwiftUI.EnvironmentValues) -> SwiftUI.Color {
      environment.tokenTheme[self].resolve(in: environment)
    }
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  extension SwiftUI.ShapeStyle where Self == TokenColorName {
    /// A colour by name, as in `.foregroundStyle(.token(.backgroundPage))`.
    public static func token(_ name: TokenColorName) -> TokenColorName { name }
  }

  extension SwiftUI.View {
    /// Sets the colour of text and shapes by name, before iOS 17 too.
    public func foregroundStyle(token name: TokenColorName) -> some SwiftUI.View {
      modifier(TokenForeground(name: name))
    }
  }

  private struct TokenForeground: SwiftUI.ViewModifier {
    let name: TokenColorName
    @SwiftUI.Environment(\.tokenTheme) private var theme

    func body(content: Content) -> some SwiftUI.View {
      content.foregroundStyle(theme[name].color)
    }
  }
#endif

#if canImport(UIKit) && !os(watchOS)
  extension UIColor {
    /// A colour by name, which follows the theme of the traits, the appearance and the contrast.
    @available(iOS 17, tvOS 17, *)
    public static func token(_ name: TokenColorName) -> UIColor {
      UIColor { traits in
        traits.tokenTheme[name].uiColor.resolvedColor(with: traits)
      }
    }
  }
#endif
