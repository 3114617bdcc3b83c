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
  }
#endif
