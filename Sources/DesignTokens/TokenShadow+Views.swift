// Written by `tokens build`. Edit the token source, not this file.
// swift-format-ignore-file
// swiftlint:disable all

#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  extension [TokenShadow] {
    /// Gives views all layers of the shadow. It follows their size, their corners and their appearance.
    ///
    /// A view that clips what it holds shows only what falls inside it.
    @MainActor public func apply(to views: UIView...) { apply(to: views) }

    /// Gives views all layers of the shadow.
    @MainActor public func apply(to views: [UIView]) {
      for view in views { view.setShadow(self) }
    }

    /// Gives layers a shadow in the colour that it has with some traits. A layer has one shadow: the
    /// topmost one that is not inset, without its spread. Set it anew when the traits change.
    public func apply(to layers: CALayer..., compatibleWith traits: UITraitCollection) {
      let top = first { !$0.isInset }
      for layer in layers {
        layer.shadowOpacity = top == nil ? 0 : 1
        layer.shadowColor = top?.color.uiColor.resolvedColor(with: traits).cgColor
        layer.shadowRadius = (top?.blur.points ?? 0) / 2
        layer.shadowOffset = CGSize(
          width: top?.offsetX.points ?? 0, height: top?.offsetY.points ?? 0
        )
      }
    }

    /// Layers that draw the shadow of a box, the topmost last, in the colours that they have with
    /// some traits. They draw nothing of an outer shadow inside the box, which may be translucent.
    public func layers(
      of box: CGRect,
      cornerRadius: CGFloat,
      compatibleWith traits: UITraitCollection
    ) -> [CALayer] {
      reversed().map { shadow in
        let layer = CALayer()
        layer.frame = box
        layer.shadowColor = shadow.color.uiColor.resolvedColor(with: traits).cgColor
        layer.shadowOpacity = 1
        // Core Animation counts from the middle of the edge, the tokens count all of it.
        layer.shadowRadius = shadow.blur.points / 2
        layer.shadowOffset = CGSize(width: shadow.offsetX.points, height: shadow.offsetY.points)
        let paths = shadow.paths(of: CGRect(origin: .zero, size: box.size), cornerRadius: cornerRadius)
        layer.shadowPath = paths.caster.cgPath
        let mask = CAShapeLayer()
        mask.path = paths.visible.cgPath
        mask.fillRule = .evenOdd
        layer.mask = mask
        return layer
      }
    }
  }

  extension TokenShadow {
    /// What casts the shadow, and where it is seen, by the even-odd rule.
    fileprivate func paths(
      of box: CGRect,
      cornerRadius: CGFloat
    ) -> (caster: UIBezierPath, visible: UIBezierPath) {
      let shape = UIBezierPath(roundedRect: box, cornerRadius: cornerRadius)
      let grown = isInset ? -spread.points : spread.points
      let edge = UIBezierPath(
        roundedRect: box.insetBy(dx: -grown, dy: -grown),
        cornerRadius: cornerRadius > 0 ? max(0, cornerRadius + grown) : 0
      )
      // No part of the shadow is farther away than this.
      let reach = blur.points * 2 + abs(grown) + abs(offsetX.points) + abs(offsetY.points)
      let frame = UIBezierPath(rect: box.insetBy(dx: -reach, dy: -reach))
      if isInset {
        // The frame around a hole casts it; a path in the other direction makes the hole.
        frame.append(edge.reversing())
        return (frame, shape)
      }
      frame.append(shape)
      return (edge, frame)
    }
  }

  extension UIView {
    /// Draws the layers of a shadow, or none.
    func setShadow(_ shadow: [TokenShadow]) {
      layer.shadowOpacity = 0
      decorate { $0.shadow = shadow }
    }
  }
#endif
