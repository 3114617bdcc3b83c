// Written by `tokens build`. Edit the token source, not this file.
// swift-format-ignore-file
// swiftlint:disable all

#if canImport(SwiftUI)
  public import SwiftUI

  extension SwiftUI.View {
    /// Draws a border inside the edge of a shape over the view.
    ///
    /// Lines are solid, dashed or dotted; other kinds are drawn as solid ones.
    public func border(
      _ border: TokenBorder,
      in shape: some SwiftUI.InsettableShape = SwiftUI.Rectangle()
    ) -> some SwiftUI.View {
      overlay { shape.strokeBorder(border.color.color, style: border.strokeStyle) }
    }
  }

  extension TokenBorder {
    /// The line for SwiftUI, without its colour.
    public var strokeStyle: SwiftUI.StrokeStyle {
      let cap: CGLineCap =
        switch stroke.shownCap {
        case .butt: .butt
        case .round: .round
        case .square: .square
        }
      return SwiftUI.StrokeStyle(
        lineWidth: width.points,
        lineCap: cap,
        dash: stroke.pattern(width: width).map { CGFloat($0) }
      )
    }
  }
#endif
