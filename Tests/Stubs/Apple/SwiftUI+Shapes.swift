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
  public static let top = UnitPoint()
  public static let bottom = UnitPoint()
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

// MARK: Animations

public struct Animation: Hashable, Sendable {
  public static func timingCurve(
    _ p1x: Double,
    _ p1y: Double,
    _ p2x: Double,
    _ p2y: Double,
    duration: TimeInterval = 0.35
  ) -> Animation { Animation() }

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
