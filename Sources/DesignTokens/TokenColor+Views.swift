// Written by `tokens build`. Edit the token source, not this file.
// swift-format-ignore-file
// swiftlint:disable all

#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  extension TokenColor {
    /// Makes it the background of views; labels take it for their text.
    @MainActor public func apply(to views: UIView...) { apply(to: views) }

    /// Makes it the background of views.
    @MainActor public func apply(to views: [UIView]) {
      for view in views { view.backgroundColor = uiColor }
    }

    /// Makes it the colour of labels' text.
    @MainActor public func apply(to labels: UILabel...) { apply(to: labels) }

    /// Makes it the colour of labels' text.
    @MainActor public func apply(to labels: [UILabel]) {
      for label in labels { label.textColor = uiColor }
    }
  }

  extension TokenDimension {
    /// Makes it the constant of constraints.
    @MainActor public func apply(to constraints: NSLayoutConstraint...) { apply(to: constraints) }

    /// Makes it the constant of constraints.
    @MainActor public func apply(to constraints: [NSLayoutConstraint]) {
      for constraint in constraints { constraint.constant = points }
    }

    /// Rounds the corners of views by it.
    ///
    /// - Parameter clipping: Whether what the views hold is cut off at their corners. A view that
    ///   casts a shadow must not be clipped.
    @MainActor public func apply(toCornersOf views: UIView..., clipping: Bool = true) {
      apply(toCornersOf: views, clipping: clipping)
    }

    /// Rounds the corners of views by it.
    @MainActor public func apply(toCornersOf views: [UIView], clipping: Bool = true) {
      for view in views {
        view.layer.cornerRadius = points
        view.clipsToBounds = clipping
      }
    }

    /// Rounds the corners of layers by it.
    public func apply(toCornersOf layers: CALayer..., clipping: Bool = true) {
      apply(toCornersOf: layers, clipping: clipping)
    }

    /// Rounds the corners of layers by it.
    public func apply(toCornersOf layers: [CALayer], clipping: Bool = true) {
      for layer in layers {
        layer.cornerRadius = points
        layer.masksToBounds = clipping
      }
    }
  }
#elseif canImport(AppKit)
  public import AppKit

  extension TokenColor {
    /// Makes it the background of views; text fields take it for their text, buttons for their
    /// content.
    ///
    /// The background is what the colour is in the present appearance of a view. Apply it again in
    /// `viewDidChangeEffectiveAppearance()`.
    @MainActor public func apply(to views: NSView...) { apply(to: views) }

    /// Makes it the background of views.
    @MainActor public func apply(to views: [NSView]) {
      for view in views {
        view.wantsLayer = true
        view.layer?.backgroundColor = components(in: view.effectiveAppearance).nsColor.cgColor
      }
    }

    /// Makes it the colour of the title and the image of buttons.
    @MainActor public func apply(to buttons: NSButton...) { apply(to: buttons) }

    /// Makes it the colour of the title and the image of buttons.
    @MainActor public func apply(to buttons: [NSButton]) {
      for button in buttons { button.contentTintColor = nsColor }
    }

    /// Makes it the colour of the text of fields and labels.
    @MainActor public func apply(to fields: NSTextField...) { apply(to: fields) }

    /// Makes it the colour of the text of fields and labels.
    @MainActor public func apply(to fields: [NSTextField]) {
      for field in fields { field.textColor = nsColor }
    }
  }

  extension TokenDimension {
    /// Makes it the constant of constraints.
    @MainActor public func apply(to constraints: NSLayoutConstraint...) { apply(to: constraints) }

    /// Makes it the constant of constraints.
    @MainActor public func apply(to constraints: [NSLayoutConstraint]) {
      for constraint in constraints { constraint.constant = points }
    }

    /// Rounds the corners of views by it.
    ///
    /// - Parameter clipping: Whether what the views hold is cut off at their corners.
    @MainActor public func apply(toCornersOf views: NSView..., clipping: Bool = true) {
      apply(toCornersOf: views, clipping: clipping)
    }

    /// Rounds the corners of views by it.
    @MainActor public func apply(toCornersOf views: [NSView], clipping: Bool = true) {
      for view in views {
        view.wantsLayer = true
        view.layer?.cornerRadius = points
        view.layer?.masksToBounds = clipping
      }
    }
  }
#endif
