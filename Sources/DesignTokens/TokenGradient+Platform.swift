// Written by `tokens build`. Edit the token source, not this file.
// swift-format-ignore-file
// swiftlint:disable all

#if canImport(UIKit) && !os(watchOS)
  public import UIKit
#elseif canImport(AppKit)
  public import AppKit
#endif
#if canImport(SwiftUI)
  public import SwiftUI
#endif

#if canImport(UIKit) && !os(watchOS)
  extension TokenGradient {
    /// Draws the gradient behind what views hold, from one place to another of a square that is 1 wide.
    /// It follows their size, their corners and their appearance.
    @MainActor public func apply(
      to views: UIView...,
      from start: CGPoint = CGPoint(x: 0.5, y: 0),
      to end: CGPoint = CGPoint(x: 0.5, y: 1)
    ) {
      for view in views {
        view.decorate { $0.gradient = (self, start, end) }
      }
    }

    /// A layer that draws the gradient from top to bottom, in the colours that it has with some traits.
    public func layer(compatibleWith traits: UITraitCollection) -> CAGradientLayer {
      let layer = CAGradientLayer()
      layer.colors = stops.map { $0.color.uiColor.resolvedColor(with: traits).cgColor }
      layer.locations = stops.map { NSNumber(value: $0.position) }
      return layer
    }
  }
#elseif canImport(AppKit)
  extension TokenGradient {
    /// The gradient for AppKit, in the colours that it has where it is drawn.
    public var nsGradient: NSGradient? {
      NSGradient(
        colors: stops.map(\.color.nsColor), atLocations: stops.map { CGFloat($0.position) },
        colorSpace: .sRGB
      )
    }
  }
#endif

#if canImport(SwiftUI)
  extension TokenGradient {
    /// The colours and their places for SwiftUI.
    public var gradient: SwiftUI.Gradient {
      SwiftUI.Gradient(stops: stops.map { .init(color: $0.color.color, location: $0.position) })
    }

    /// The gradient along a line, from top to bottom unless said otherwise.
    public func linearGradient(
      startPoint: SwiftUI.UnitPoint = .top,
      endPoint: SwiftUI.UnitPoint = .bottom
    ) -> SwiftUI.LinearGradient {
      SwiftUI.LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
    }
  }
#endif
