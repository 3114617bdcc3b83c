@_exported import Foundation

#if canImport(UIKit)
  public import UIKit
#elseif canImport(AppKit)
  public import AppKit
#endif

// MARK: Colors

public protocol ShapeStyle: Sendable {
  associatedtype Resolved: ShapeStyle = Never
  func resolve(in environment: EnvironmentValues) -> Resolved
}

extension Never: ShapeStyle {
  public typealias Resolved = Never
}

extension ShapeStyle where Resolved == Never {
  public func resolve(in environment: EnvironmentValues) -> Never { fatalError() }
}

public struct Color: Hashable, Sendable, ShapeStyle {
  /// The arguments of the initializer, for assertions.
  public let components: [Double]
  public enum RGBColorSpace: Hashable, Sendable { case sRGB, sRGBLinear, displayP3 }

  public init(_ name: String, bundle: Bundle? = nil) { components = [] }

  #if canImport(UIKit)
    public init(uiColor: UIColor) { components = uiColor.components.map(Double.init) }
  #elseif canImport(AppKit)
    public init(nsColor: NSColor) { components = [] }
  #endif

  public init(
    _ colorSpace: Color.RGBColorSpace = .sRGB,
    red: Double,
    green: Double,
    blue: Double,
    opacity: Double = 1
  ) {
    components = [red, green, blue, opacity]
  }
}

extension Color: View {
  public var body: Never { fatalError() }
}

public struct AnyShapeStyle: ShapeStyle {
  public init<S: ShapeStyle>(_ style: S) {}
}

public struct ForegroundStyle: ShapeStyle {
  public init() {}
}

public struct HierarchicalShapeStyle: ShapeStyle {}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
}

// MARK: Fonts

public struct Font: Hashable, Sendable {
  public static let caption = Font()

  /// The font that it was created with, if any, for assertions.
  nonisolated(unsafe) public var base: CTFont?

  public enum TextStyle: CaseIterable, Hashable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote
    case caption, caption2
  }

  public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }

  public struct Weight: Hashable, Sendable {
    public static let ultraLight = Weight()
    public static let thin = Weight()
    public static let light = Weight()
    public static let regular = Weight()
    public static let medium = Weight()
    public static let semibold = Weight()
    public static let bold = Weight()
    public static let heavy = Weight()
    public static let black = Weight()
  }

  public static func system(
    size: CGFloat,
    weight: Font.Weight? = nil,
    design: Font.Design? = nil
  ) -> Font { Font() }

  public static func system(
    _ style: Font.TextStyle,
    design: Font.Design? = nil,
    weight: Font.Weight? = nil
  ) -> Font { Font() }

  public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font() }

  public static func custom(
    _ name: String,
    size: CGFloat,
    relativeTo textStyle: Font.TextStyle
  ) -> Font { Font() }

  public func weight(_ weight: Font.Weight) -> Font { self }
  public func italic() -> Font { self }
}

extension Font {
  public init(_ font: CTFont) { self.init(base: font) }
}

// MARK: Views

@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  public typealias Body = Never
  public var body: Never { fatalError() }
}

@resultBuilder public enum ViewBuilder {
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> ConditionalContent<First, Second> { ConditionalContent() }
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> ConditionalContent<First, Second> { ConditionalContent() }
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView()
  }
}

extension Optional: View where Wrapped: View {
  public var body: Never { fatalError() }
}

public struct AnyView: View {
  nonisolated public init() {}
  nonisolated public init<V: View>(_ view: V) {}
  public var body: Never { fatalError() }
}

/// Replaces SwiftUI's type for the two branches of a condition, which has no public name.
public struct ConditionalContent<First: View, Second: View>: View {
  nonisolated public init() {}
  public var body: Never { fatalError() }
}

/// Replaces the opaque types that SwiftUI's modifiers return.
public struct StubView: View {
  /// The environment in which view modifiers are evaluated; without it, they aren't. For
  /// assertions.
  nonisolated(unsafe) public static var environment: EnvironmentValues?
  /// The last font of a view, for assertions.
  nonisolated(unsafe) public static var font: Font?

  nonisolated public init() {}
  public var body: Never { fatalError() }
}

@MainActor @preconcurrency public protocol ViewModifier {
  associatedtype Body: View
  @ViewBuilder func body(content: Content) -> Body
  typealias Content = StubView
}

extension View {
  nonisolated public func modifier<T: ViewModifier>(_ modifier: T) -> some View {
    if StubView.environment != nil {
      nonisolated(unsafe) let modifier = modifier
      MainActor.assumeIsolated { _ = modifier.body(content: StubView()) }
    }
    return StubView()
  }
  nonisolated public func font(_ font: Font?) -> some View {
    StubView.font = font
    return StubView()
  }
  nonisolated public func kerning(_ kerning: CGFloat) -> some View { StubView() }
  nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View { StubView() }
  nonisolated public func underline(
    _ isActive: Bool = true,
    color: Color? = nil
  ) -> some View { StubView() }
  nonisolated public func strikethrough(
    _ isActive: Bool = true,
    color: Color? = nil
  ) -> some View { StubView() }
  nonisolated public func padding(
    _ edges: Edge.Set = .all,
    _ length: CGFloat? = nil
  ) -> some View { StubView() }
  nonisolated public func shadow(
    color: Color = Color(.sRGB, red: 0, green: 0, blue: 0, opacity: 0.33),
    radius: CGFloat,
    x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View { StubView() }
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { StubView() }
  nonisolated public func background<V: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View { StubView() }
  nonisolated public func overlay<V: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View { StubView() }
  nonisolated public func mask<Mask: View>(
    alignment: Alignment = .center,
    @ViewBuilder _ mask: () -> Mask
  ) -> some View { StubView() }
  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View { StubView() }
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { StubView() }
  nonisolated public func clipShape<S: Shape>(
    _ shape: S,
    style: FillStyle = FillStyle()
  ) -> some View { StubView() }
  nonisolated public func opacity(_ opacity: Double) -> some View { StubView() }
  nonisolated public func zIndex(_ value: Double) -> some View { StubView() }
  nonisolated public func tint(_ tint: Color?) -> some View { StubView() }
  nonisolated public func lineLimit(_ number: Int?) -> some View { StubView() }
  nonisolated public func onHover(
    perform action: @escaping (Bool) -> Void
  ) -> some View { StubView() }
  nonisolated public func padding(_ insets: EdgeInsets) -> some View { StubView() }
  nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View { StubView() }
  nonisolated public func frame(
    width: CGFloat? = nil,
    height: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View { StubView() }
  nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    StubView()
  }
  nonisolated public func previewDisplayName(_ value: String?) -> some View { StubView() }
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View { StubView() }
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>,
    _ value: V
  ) -> some View { StubView() }
  nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>,
    transform: @escaping (inout V) -> Void
  ) -> some View { StubView() }
}

public struct EdgeInsets: Hashable, Sendable {
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
  public var top, leading, bottom, trailing: CGFloat
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
}

public struct Image: View, Sendable {
  nonisolated public init(_ name: String, bundle: Bundle? = nil) {}
  public var body: Never { fatalError() }
}

public enum Edge: Int8, Sendable {
  case top, leading, bottom, trailing

  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let vertical = Set(rawValue: 5)
    public static let all = Set(rawValue: 15)
  }
}

public struct Text: View, Sendable {
  public init(verbatim content: String) {}
  public func foregroundColor(_ color: Color?) -> Text { self }
  public enum Case: Sendable { case uppercase, lowercase }
  public enum TruncationMode: Sendable { case head, tail, middle }

  public init<S: StringProtocol>(_ content: S) {}
  public var body: Never { fatalError() }
}

public enum TextAlignment: Hashable, CaseIterable, Sendable { case leading, center, trailing }

// MARK: Environment

public enum ColorScheme: Sendable { case light, dark }
public enum ColorSchemeContrast: Sendable { case standard, increased }

public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

#if canImport(UIKit)
  /// Available since iOS 17.
  public protocol UITraitBridgedEnvironmentKey: EnvironmentKey {
    static func read(from traitCollection: UITraitCollection) -> Value
    static func write(to mutableTraits: inout any UIMutableTraits, value: Value)
  }
#endif

public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]

  public init() {}

  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  public var colorScheme = ColorScheme.light
  public var colorSchemeContrast: ColorSchemeContrast { .standard }
  public var isEnabled = true
  public var accessibilityReduceMotion: Bool { false }
  public var isFocused = false
  public var textCase: Text.Case?
  public var multilineTextAlignment = TextAlignment.leading
  public var truncationMode = Text.TruncationMode.tail
}

@propertyWrapper public struct Environment<Value> {
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }
  private let keyPath: KeyPath<EnvironmentValues, Value>
  public var wrappedValue: Value {
    (StubView.environment ?? EnvironmentValues())[keyPath: keyPath]
  }
}

@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint> {
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    self.wrappedValue = wrappedValue
  }
  public var wrappedValue: Value
}

// MARK: Buttons

@MainActor @preconcurrency public protocol ButtonStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  typealias Configuration = ButtonStyleConfiguration
}

public struct ButtonStyleConfiguration {
  public typealias Label = StubView

  public let label: Label
  public let isPressed: Bool

  /// Called by screens. In SwiftUI, the framework creates configurations.
  public init(isPressed: Bool) { (label, self.isPressed) = (StubView(), isPressed) }
}

public struct Button<Label: View>: View {
  public var body: Never { fatalError() }
}

extension Button where Label == Text {
  public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {}
}
