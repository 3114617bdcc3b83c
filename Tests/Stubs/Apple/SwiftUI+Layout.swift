import Foundation

// MARK: Stacks and shapes

public struct VerticalAlignment: Sendable {
  public static let center = VerticalAlignment()
  public static let top = VerticalAlignment()
}

public struct HStack<Content: View>: View {
  nonisolated public init(
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {}
  public var body: Never { fatalError() }
}

public struct LazyHStack<Content: View>: View {
  nonisolated public init(
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {}
  public var body: Never { fatalError() }
}

public struct GridItem: Sendable {
  public enum Size: Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {}
}

public struct LazyVGrid<Content: View>: View {
  nonisolated public init(
    columns: [GridItem],
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {}
  public var body: Never { fatalError() }
}

public struct Spacer: View {
  nonisolated public init(minLength: CGFloat? = nil) {}
  public var body: Never { fatalError() }
}

public struct Divider: View {
  nonisolated public init() {}
  public var body: Never { fatalError() }
}

public enum RoundedCornerStyle: Sendable { case circular, continuous }

extension RoundedRectangle {
  /// In SwiftUI since iOS 16, the default style is `continuous`.
  nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle) {
    self.init(cornerRadius: cornerRadius)
  }
}

extension Shape {
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S,
    lineWidth: CGFloat = 1
  ) -> some View { StubView() }
}

extension InsettableShape {
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S,
    lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> some View { StubView() }
}

extension Edge.Set {
  public static let top = Edge.Set(rawValue: 1)
  public static let leading = Edge.Set(rawValue: 2)
  public static let bottom = Edge.Set(rawValue: 4)
  public static let trailing = Edge.Set(rawValue: 8)
  public static let horizontal = Edge.Set(rawValue: 10)
}

extension Alignment {
  public static let topLeading = Alignment()
}

// MARK: Modifiers

extension View {
  nonisolated public func padding(_ length: CGFloat) -> some View { StubView() }
  nonisolated public func foregroundColor(_ color: Color?) -> some View { StubView() }
  nonisolated public func background<S: ShapeStyle>(
    _ style: S,
    ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View { StubView() }
  nonisolated public func background<S: ShapeStyle, T: Shape>(
    _ style: S,
    in shape: T,
    fillStyle: FillStyle = FillStyle()
  ) -> some View { StubView() }
  nonisolated public func overlay<S: ShapeStyle>(
    _ style: S,
    ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View { StubView() }
  @_disfavoredOverload nonisolated public func background<V: View>(
    _ background: V,
    alignment: Alignment = .center
  ) -> some View { StubView() }
  @_disfavoredOverload nonisolated public func overlay<V: View>(
    _ overlay: V,
    alignment: Alignment = .center
  ) -> some View { StubView() }
  nonisolated public func cornerRadius(
    _ radius: CGFloat,
    antialiased: Bool = true
  ) -> some View { StubView() }
  nonisolated public func border<S: ShapeStyle>(
    _ content: S,
    width: CGFloat = 1
  ) -> some View { StubView() }
  nonisolated public func frame(
    minWidth: CGFloat? = nil,
    idealWidth: CGFloat? = nil,
    maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil,
    maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View { StubView() }
  nonisolated public func tint<S: ShapeStyle>(_ tint: S?) -> some View { StubView() }
  nonisolated public func animation<V: Equatable>(
    _ animation: Animation?,
    value: V
  ) -> some View { StubView() }
}

public func withAnimation<Result>(
  _ animation: Animation? = nil,
  _ body: () throws -> Result
) rethrows -> Result { try body() }

@propertyWrapper public struct State<Value> {
  private final class Storage {
    var value: Value
    init(_ value: Value) { self.value = value }
  }

  private let storage: Storage
  public init(wrappedValue: Value) { storage = Storage(wrappedValue) }
  public var wrappedValue: Value {
    get { storage.value }
    nonmutating set { storage.value = newValue }
  }
}
