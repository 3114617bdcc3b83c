import Foundation

// MARK: Shapes

public protocol Shape: Sendable, View {
  nonisolated func path(in rect: CGRect) -> Path
}

extension Shape {
  public var body: Never { fatalError() }

  nonisolated public func fill<S: ShapeStyle>(
    _ content: S,
    style: FillStyle = FillStyle()
  ) -> some View { StubView() }
}

public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

extension InsettableShape {
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S,
    style: StrokeStyle,
    antialiased: Bool = true
  ) -> some View { StubView() }
}

public struct Rectangle: InsettableShape {
  nonisolated public init() {}
  nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }
  nonisolated public func inset(by amount: CGFloat) -> Rectangle { self }
}

public struct RoundedRectangle: InsettableShape {
  nonisolated public init(cornerRadius: CGFloat) {}
  nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }
  nonisolated public func inset(by amount: CGFloat) -> RoundedRectangle { self }
}

public struct Path: Sendable {
  public init(_ rect: CGRect) {}
  public mutating func addPath(_ path: Path) {}
}

public struct FillStyle: Sendable {
  public init(eoFill: Bool = false, antialiased: Bool = true) {}
}

/// Part of Core Graphics, which isn't available on Linux.
public enum CGLineCap: Int32, Sendable { case butt, round, square }

public struct StrokeStyle: Sendable {
  public var lineWidth: CGFloat
  public var lineCap: CGLineCap
  public var dash: [CGFloat]

  public init(lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, dash: [CGFloat] = []) {
    (self.lineWidth, self.lineCap, self.dash) = (lineWidth, lineCap, dash)
  }
}

// MARK: Gradients

public struct UnitPoint: Hashable, Sendable {
  public static let top = UnitPoint(x: 0.5, y: 0)
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  public var x: CGFloat
  public var y: CGFloat
  public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }
}

public struct Angle: Hashable, Sendable {
  public var degrees: Double
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
}

public struct Gradient: Hashable, Sendable {
  public struct Stop: Hashable, Sendable {
    public var color: Color
    public var location: CGFloat
    public init(color: Color, location: CGFloat) {
      (self.color, self.location) = (color, location)
    }
  }

  public var stops: [Stop]
  public init(stops: [Stop]) { self.stops = stops }
}

public struct LinearGradient: ShapeStyle {

  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {}
}

extension LinearGradient: View {
  public var body: Never { fatalError() }
}

public struct RadialGradient: ShapeStyle {
  public init(
    gradient: Gradient,
    center: UnitPoint,
    startRadius: CGFloat,
    endRadius: CGFloat
  ) {}
}

public struct EllipticalGradient: ShapeStyle {
  public init(
    gradient: Gradient,
    center: UnitPoint,
    startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {}
}

public struct AngularGradient: ShapeStyle {
  public init(gradient: Gradient, center: UnitPoint, angle: Angle) {}
}

// MARK: Drawing

public struct GraphicsContext {
  public struct GradientOptions: Sendable {
    public init() {}
  }

  public struct Shading: Sendable {
    public static func linearGradient(
      _ gradient: Gradient,
      startPoint: CGPoint,
      endPoint: CGPoint,
      options: GradientOptions = GradientOptions()
    ) -> Shading { Shading() }

    public static func radialGradient(
      _ gradient: Gradient,
      center: CGPoint,
      startRadius: CGFloat,
      endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading { Shading() }

    public static func conicGradient(
      _ gradient: Gradient,
      center: CGPoint,
      angle: Angle = .degrees(0),
      options: GradientOptions = GradientOptions()
    ) -> Shading { Shading() }
  }

  public mutating func scaleBy(x: CGFloat, y: CGFloat) {}
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {}
}

public enum ColorRenderingMode: Sendable { case nonLinear, linear, extendedLinear }

public struct EmptyView: View {
  public var body: Never { fatalError() }
}

public struct Canvas<Symbols: View>: View {
  public var body: Never { fatalError() }
}

extension Canvas where Symbols == EmptyView {
  nonisolated public init(
    opaque: Bool = false,
    colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {}
}

// MARK: Animations

public struct Animation: Hashable, Sendable {
  public static func timingCurve(
    _ p1x: Double,
    _ p1y: Double,
    _ p2x: Double,
    _ p2y: Double,
    duration: TimeInterval = 0.35
  ) -> Animation { Animation() }

  public static func easeInOut(duration: TimeInterval) -> Animation { Animation() }

  public func delay(_ delay: TimeInterval) -> Animation { self }
}

// MARK: Containers

public struct Alignment: Sendable {
  public static let center = Alignment()
}

public struct ZStack<Content: View>: View {
  nonisolated public init(@ViewBuilder content: () -> Content) {}
  public var body: Never { fatalError() }
}

public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: View {
  nonisolated public init(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {}
  public var body: Never { fatalError() }
}
