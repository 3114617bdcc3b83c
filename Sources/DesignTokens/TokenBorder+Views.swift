// Written by `tokens build`. Edit the token source, not this file.
// swift-format-ignore-file
// swiftlint:disable all

#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  extension TokenBorder {
    /// Draws the border inside the edges of views. It follows their size and their appearance.
    ///
    /// Lines are solid, dashed or dotted; other kinds are drawn as solid ones.
    @MainActor public func apply(to views: UIView...) { apply(to: views) }

    /// Draws the border inside the edges of views.
    @MainActor public func apply(to views: [UIView]) {
      for view in views { view.setBorder(self) }
    }

    /// Draws the border inside the edges of layers, as a solid line in the colour that it has with
    /// some traits. Draw it anew when the traits change.
    public func apply(to layers: CALayer..., compatibleWith traits: UITraitCollection) {
      for layer in layers {
        layer.borderWidth = width.points
        layer.borderColor = color.uiColor.resolvedColor(with: traits).cgColor
      }
    }

    /// A layer that draws the border of a box if it is dashed or dotted.
    func dashes(
      of box: CGRect,
      cornerRadius: CGFloat,
      compatibleWith traits: UITraitCollection
    ) -> CALayer? {
      guard stroke.style == .dashed || stroke.style == .dotted else { return nil }
      let layer = CAShapeLayer()
      let half = width.points / 2
      let line = UIBezierPath(
        roundedRect: box.insetBy(dx: half, dy: half), cornerRadius: max(0, cornerRadius - half)
      )
      layer.path = line.cgPath
      layer.fillColor = nil
      layer.strokeColor = color.uiColor.resolvedColor(with: traits).cgColor
      layer.lineWidth = width.points
      layer.lineDashPattern = stroke.pattern(width: width).map { NSNumber(value: $0) }
      layer.lineCap =
        switch stroke.shownCap {
        case .butt: .butt
        case .round: .round
        case .square: .square
        }
      return layer
    }
  }

  extension UIView {
    /// Draws a border, or none.
    func setBorder(_ border: TokenBorder?) {
      if border == nil { layer.borderWidth = 0 }
      decorate { $0.border = border }
    }
  }
#elseif canImport(AppKit)
  public import AppKit

  extension TokenBorder {
    /// Draws the border inside the edges of views, as a solid line in the colour that it has in the
    /// present appearance of a view. Apply it again in `viewDidChangeEffectiveAppearance()`.
    @MainActor public func apply(to views: NSView...) { apply(to: views) }

    /// Draws the border inside the edges of views.
    @MainActor public func apply(to views: [NSView]) {
      for view in views {
        view.wantsLayer = true
        view.layer?.borderWidth = width.points
        view.layer?.borderColor = color.components(in: view.effectiveAppearance).nsColor.cgColor
      }
    }
  }
#endif
