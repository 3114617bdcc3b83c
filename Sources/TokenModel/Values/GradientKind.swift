/// How the colors of a gradient are laid out, as in CSS Images Module Level 4.
extension Gradient {
  /// The form of a gradient.
  public enum Kind: Hashable, Sendable {
    /// Colors along a line.
    case linear(Direction)
    /// Colors from a center outward.
    case radial(Radial)
    /// Colors around a center, clockwise. `from` is where they start, in degrees clockwise from
    /// the top.
    case conic(from: Double, center: Center)
  }

  /// The direction of a linear gradient.
  public enum Direction: Hashable, Sendable {
    /// Degrees clockwise from the top: 0 is to the top, 90 to the right. From 0 up to 360.
    case angle(Double)
    /// Toward a corner, at the angle at which the color in the middle is also in both neighboring
    /// corners. The angle depends on the size of the box.
    case corner(Corner)
  }

  /// A corner of a box.
  public enum Corner: String, CaseIterable, Hashable, Sendable {
    case topLeft = "top left"
    case topRight = "top right"
    case bottomRight = "bottom right"
    case bottomLeft = "bottom left"
  }

  /// The form of a radial gradient.
  public struct Radial: Hashable, Sendable {
    /// The shape of the colors.
    public var shape: Shape
    /// The place where the last color is reached.
    public var extent: Extent
    /// The point where the first color is.
    public var center: Center

    /// Creates the form of a radial gradient.
    public init(_ shape: Shape, _ extent: Extent, center: Center) {
      self.shape = shape
      self.extent = extent
      self.center = center
    }
  }

  /// The shape of a radial gradient.
  public enum Shape: String, CaseIterable, Hashable, Sendable {
    case circle, ellipse
  }

  /// The part of a box that a radial gradient extends to, measured from its center.
  public enum Extent: String, CaseIterable, Hashable, Sendable {
    case closestSide = "closest-side"
    case closestCorner = "closest-corner"
    case farthestSide = "farthest-side"
    case farthestCorner = "farthest-corner"
  }

  /// A point in a box.
  public struct Center: Hashable, Sendable {
    /// The fraction of the width from the left side; below 0 or above 1 outside the box.
    public var x: Double
    /// The fraction of the height from the top.
    public var y: Double

    /// Creates a point.
    public init(x: Double, y: Double) {
      self.x = x
      self.y = y
    }

    /// The center of the box.
    public static let middle = Center(x: 0.5, y: 0.5)
  }
}

extension Gradient.Kind {
  /// The word for the kind: `linear`, `radial`, or `conic`.
  public var name: String {
    switch self {
    case .linear: "linear"
    case .radial: "radial"
    case .conic: "conic"
    }
  }

  /// A linear gradient from top to bottom, the default of CSS.
  public static let downward = Gradient.Kind.linear(.angle(180))

  /// The first argument of the CSS function, such as `45deg` or `circle at 50% 50%`.
  package var cssText: String {
    switch self {
    case .linear(.angle(let angle)): "\(angle.cssText)deg"
    case .linear(.corner(let corner)): "to \(corner.rawValue)"
    case .radial(let radial):
      radial.shape.rawValue
        + (radial.extent == .farthestCorner ? "" : " \(radial.extent.rawValue)")
        + " at \(radial.center.cssText)"
    case .conic(let angle, let center): "from \(angle.cssText)deg at \(center.cssText)"
    }
  }

  /// Adds the kind to the hash of a gradient.
  func mix(into hasher: inout ContentHasher) {
    switch self {
    case .linear(.angle(let angle)): hasher.mix(angle)
    case .linear(.corner(let corner)): hasher.mix(UInt64(corner.number))
    case .radial(let radial):
      hasher.mix(UInt64(radial.shape.number * 8 + radial.extent.number))
      radial.center.mix(into: &hasher)
    case .conic(let angle, let center):
      hasher.mix(angle)
      center.mix(into: &hasher)
    }
  }
}

extension Gradient.Center {
  /// The point in CSS, such as `50% 0%`.
  package var cssText: String { "\((x * 100).cssText)% \((y * 100).cssText)%" }

  func mix(into hasher: inout ContentHasher) {
    hasher.mix(x)
    hasher.mix(y)
  }
}

extension Gradient {
  /// Returns the angle from 0 up to 360 degrees with the same direction as `degrees`.
  package static func turn(_ degrees: Double) -> Double {
    let rest = degrees.truncatingRemainder(dividingBy: 360)
    // Adding 0 turns -0 into 0.
    let positive = (rest < 0 ? rest + 360 : rest) + 0
    return positive < 360 ? positive : 0
  }
}

extension Gradient.Direction {
  /// Creates the direction for one or two side keywords of CSS, in any order: `top`, `left top`.
  package init?(keywords: some StringProtocol) {
    let words = keywords.split(separator: " ").map { String($0) }
    switch words {
    case ["top"]: self = .angle(0)
    case ["right"]: self = .angle(90)
    case ["bottom"]: self = .angle(180)
    case ["left"]: self = .angle(270)
    default:
      let corner = Gradient.Corner.allCases.first { corner in
        let sides = corner.rawValue.split(separator: " ").map { String($0) }
        return words == sides || words == sides.reversed()
      }
      guard let corner else { return nil }
      self = .corner(corner)
    }
  }
}

extension CaseIterable where Self: Equatable, AllCases == [Self] {
  fileprivate var number: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

extension Double {
  /// The number without a needless fraction.
  fileprivate var cssText: String {
    let rounded = (self * 1e6).rounded() / 1e6
    return Int64(exactly: rounded).map { String($0) } ?? "\(rounded)"
  }
}
