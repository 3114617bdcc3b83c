import Foundation

// MARK: Anchors

public class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  @MainActor public func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>,
    constant c: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint(constant: c) }
  @MainActor public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>,
    constant c: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint(constant: c) }
  @MainActor public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>,
    constant c: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint(constant: c) }
}

public class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}
public class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}

public class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  @MainActor public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(constant: c)
  }
  @MainActor public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(constant: c)
  }
  @MainActor public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(constant: c)
  }
}

extension NSLayoutConstraint {
  fileprivate convenience init(constant: CGFloat) {
    self.init()
    self.constant = constant
  }
}

extension UIView {
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension() }
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension() }
}

@MainActor open class UIStackView: UIView {
  open var spacing: CGFloat = 0
  /// The custom spacings after views, for assertions.
  public private(set) var customSpacings: [CGFloat] = []
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacings.append(spacing)
  }
}

@MainActor open class UIWindow: UIView {}

// MARK: Animations

public enum UIAccessibility {
  @MainActor public static var isReduceMotionEnabled = false
  public static let reduceMotionStatusDidChangeNotification =
    Notification.Name("UIAccessibilityReduceMotionStatusDidChange")
}

extension UIView {
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
  }

  /// The durations of all transitions, in seconds.
  public static var transitions: [TimeInterval] = []

  public class func transition(
    with view: UIView,
    duration: TimeInterval,
    options: AnimationOptions = [],
    animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    transitions.append(duration)
    animations?()
    completion?(true)
  }

  public class func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval = 0,
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }
}

extension CALayer {
  public func insertSublayer(_ layer: CALayer, at idx: UInt32) { addSublayer(layer) }
}
