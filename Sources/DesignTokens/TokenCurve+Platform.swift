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

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  extension TokenCurve {
    /// The curve for Core Animation.
    public var timingFunction: CAMediaTimingFunction {
      CAMediaTimingFunction(controlPoints: Float(x1), Float(y1), Float(x2), Float(y2))
    }
  }
#endif

#if canImport(UIKit) && !os(watchOS)
  extension TokenCurve {
    /// The curve for property animators.
    @MainActor public var timingParameters: UICubicTimingParameters {
      UICubicTimingParameters(
        controlPoint1: CGPoint(x: x1, y: y1), controlPoint2: CGPoint(x: x2, y: y2)
      )
    }
  }

  extension TokenTransition {
    /// An animator with the duration and the curve of the transition, to be started after its delay.
    @MainActor public func animator() -> UIViewPropertyAnimator {
      UIViewPropertyAnimator(duration: duration.seconds, timingParameters: curve.timingParameters)
    }

    /// Animates changes of views with the duration, the delay and the curve of the transition.
    @MainActor @discardableResult public func animate(
      _ changes: @escaping () -> Void
    ) -> UIViewPropertyAnimator {
      let animator = animator()
      animator.addAnimations(changes)
      animator.startAnimation(afterDelay: delay.seconds)
      return animator
    }
  }
#endif

#if canImport(SwiftUI)
  extension TokenCurve {
    /// An animation along the curve.
    public func animation(seconds: Double) -> SwiftUI.Animation {
      .timingCurve(x1, y1, x2, y2, duration: seconds)
    }
  }

  extension TokenTransition {
    /// The transition for SwiftUI.
    public var animation: SwiftUI.Animation {
      curve.animation(seconds: duration.seconds).delay(delay.seconds)
    }
  }
#endif
