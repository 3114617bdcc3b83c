// Written by `tokens build`. Edit the token source, not this file.
// swift-format-ignore-file
// swiftlint:disable all

#if canImport(SwiftUI)
  public import SwiftUI

  extension SwiftUI.View {
    /// Shows the view in a style of the kind "tile". What the style leaves empty stays as it is.
    public func tokenStyle(_ style: TileStyle?) -> some SwiftUI.View {
      var look = TokenLook()
      look.clipsToBounds = style?.clipsToBounds
      look.background = style?.background
      look.cornerRadius = style?.cornerRadius
      look.border = style?.border
      look.shadow = style?.shadow
      look.opacity = style?.opacity
      look.tint = style?.tint
      return modifier(look)
    }
  }

  extension SwiftUI.View {
    /// Shows the view in a style of the kind "label". What the style leaves empty stays as it is.
    public func tokenStyle(_ style: TokenLabelStyle?) -> some SwiftUI.View {
      var look = TokenLook()
      look.color = style?.color
      look.numberOfLines = style?.numberOfLines
      look.text = style?.text
      return modifier(look)
    }
  }

  /// How a style makes a view look.
  private struct TokenLook: SwiftUI.ViewModifier {
    var text: TokenTypography?
    var color: TokenColor?
    var numberOfLines: Int?
    var background: TokenColor?
    var cornerRadius: TokenDimension?
    var clipsToBounds: Bool?
    var border: TokenBorder?
    var shadow: [TokenShadow]?
    var opacity: Double?
    var tint: TokenColor?

    func body(content: Content) -> some SwiftUI.View {
      let shape = SwiftUI.RoundedRectangle(cornerRadius: cornerRadius?.points ?? 0)
      content
        .changed(by: numberOfLines) { $0.lineLimit($1 > 0 ? $1 : nil) }
        .changed(by: text) { $0.typography($1.colored(color)) }
        .changed(by: color) { $0.foregroundStyle($1.color) }
        .changed(by: background) { view, color in view.background { shape.fill(color.color) } }
        .changed(by: clipsToBounds == true ? shape : nil) { $0.clipShape($1) }
        .changed(by: border) { $0.border($1, in: shape) }
        .changed(by: shadow) { $0.shadow($1, in: shape) }
        .changed(by: opacity) { $0.opacity($1) }
        .changed(by: tint) { $0.tint($1.color) }
    }
  }

  extension SwiftUI.View {
    /// The view, changed where there is a value.
    @SwiftUI.ViewBuilder fileprivate func changed<Value>(
      by value: Value?,
      _ change: (Self, Value) -> some SwiftUI.View
    ) -> some SwiftUI.View {
      if let value {
        change(self, value)
      } else {
        self
      }
    }
  }

  extension Typography {
    /// The text style in another colour, if there is one.
    fileprivate func colored(_ color: TokenColor?) -> Typography {
      var typography = self
      typography.color = color ?? typography.color
      return typography
    }
  }
#endif
