import Foundation

// MARK: Core Graphics

public class CGColor: NSObject, @unchecked Sendable {
  public let components: [CGFloat]
  init(components: [CGFloat]) { self.components = components }
}

public class CGPath: NSObject {
  /// The elements of the path, for assertions.
  public let parts: [String]
  init(parts: [String]) { self.parts = parts }
}

extension UIColor {
  public var cgColor: CGColor { CGColor(components: components) }
}

public class UIBezierPath: NSObject {
  private var parts: [String]

  public init(rect: CGRect) { parts = ["rect \(rect)"] }
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    parts = ["round \(rect) \(cornerRadius)"]
  }
  private init(parts: [String]) { self.parts = parts }

  public var cgPath: CGPath { CGPath(parts: parts) }
  public func append(_ path: UIBezierPath) { parts += path.parts }
  public func reversing() -> UIBezierPath {
    UIBezierPath(parts: parts.reversed().map { "reversed \($0)" })
  }
}

// MARK: Layers

public class CALayer: NSObject {
  public var frame = CGRect.zero
  public var bounds = CGRect.zero
  public var cornerRadius: CGFloat = 0
  public var masksToBounds = false
  public var zPosition: CGFloat = 0
  public var borderWidth: CGFloat = 0
  public var borderColor: CGColor?
  public var backgroundColor: CGColor?
  public var shadowColor: CGColor?
  public var shadowOpacity: Float = 0
  public var shadowOffset = CGSize(width: 0, height: -3)
  public var shadowRadius: CGFloat = 3
  public var shadowPath: CGPath?
  public var mask: CALayer?
  public private(set) var sublayers: [CALayer]?
  public private(set) weak var superlayer: CALayer?
  private var values: [String: Any] = [:]

  public override init() {}

  public func addSublayer(_ layer: CALayer) {
    layer.removeFromSuperlayer()
    layer.superlayer = self
    sublayers = (sublayers ?? []) + [layer]
  }

  public func removeFromSuperlayer() {
    superlayer?.sublayers?.removeAll { $0 === self }
    superlayer = nil
  }

  // Layers store values for arbitrary keys.
  public func value(forKey key: String) -> Any? { values[key] }
  public func setValue(_ value: Any?, forKey key: String) { values[key] = value }
}

public struct CAShapeLayerFillRule: Hashable, Sendable {
  public static let nonZero = CAShapeLayerFillRule(name: "nonZero")
  public static let evenOdd = CAShapeLayerFillRule(name: "evenOdd")
  private let name: String
}

public struct CAShapeLayerLineCap: Hashable, Sendable {
  public static let butt = CAShapeLayerLineCap(name: "butt")
  public static let round = CAShapeLayerLineCap(name: "round")
  public static let square = CAShapeLayerLineCap(name: "square")
  private let name: String
}

public class CAShapeLayer: CALayer {
  public var path: CGPath?
  public var fillColor: CGColor?
  public var fillRule = CAShapeLayerFillRule.nonZero
  public var strokeColor: CGColor?
  public var lineWidth: CGFloat = 1
  public var lineDashPattern: [NSNumber]?
  public var lineCap = CAShapeLayerLineCap.butt
}

public struct CAGradientLayerType: Hashable, Sendable {
  public static let axial = CAGradientLayerType(name: "axial")
  public static let radial = CAGradientLayerType(name: "radial")
  public static let conic = CAGradientLayerType(name: "conic")
  private let name: String
}

public class CAGradientLayer: CALayer {
  public var type = CAGradientLayerType.axial
  public var colors: [Any]?
  public var locations: [NSNumber]?
  public var startPoint = CGPoint(x: 0.5, y: 0)
  public var endPoint = CGPoint(x: 0.5, y: 1)
}

// MARK: Animations

public class CAMediaTimingFunction: NSObject {
  public let points: [Float]
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    points = [c1x, c1y, c2x, c2y]
  }
}

@MainActor public class UICubicTimingParameters: NSObject {
  public let controlPoint1, controlPoint2: CGPoint
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    (controlPoint1, controlPoint2) = (point1, point2)
  }
}

@MainActor public class UIViewPropertyAnimator: NSObject {
  public let duration: TimeInterval
  public private(set) var delay: TimeInterval = 0
  private var changes: [() -> Void] = []

  public init(duration: TimeInterval, timingParameters parameters: UICubicTimingParameters) {
    self.duration = duration
  }

  public func addAnimations(_ animation: @escaping () -> Void) { changes.append(animation) }

  public func startAnimation(afterDelay delay: TimeInterval) {
    self.delay = delay
    for change in changes { change() }
  }
}
