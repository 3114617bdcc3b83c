@_exported import Foundation

// MARK: Traits

public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }
public enum UIAccessibilityContrast: Int, Sendable { case unspecified = -1, normal, high }

public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let large = UIContentSizeCategory(rawValue: "large")
}

public final class UITraitCollection: NSObject, @unchecked Sendable {
  public let userInterfaceStyle: UIUserInterfaceStyle
  public let accessibilityContrast: UIAccessibilityContrast
  public let preferredContentSizeCategory: UIContentSizeCategory
  public var overrides = UITraitOverrides()
  public static var current: UITraitCollection {
    UITraitCollection(style: .light, contrast: .normal)
  }

  /// Available since iOS 13.
  public func hasDifferentColorAppearance(comparedTo traits: UITraitCollection?) -> Bool {
    userInterfaceStyle != traits?.userInterfaceStyle
      || accessibilityContrast != traits?.accessibilityContrast
  }

  public init(style: UIUserInterfaceStyle, contrast: UIAccessibilityContrast) {
    userInterfaceStyle = style
    accessibilityContrast = contrast
    preferredContentSizeCategory = .large
  }

  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(style: .light, contrast: .normal)
  }
}

/// Available since iOS 17. Custom traits can have values of any type.
public protocol UITraitDefinition: Sendable {
  associatedtype Value: Sendable
  static var defaultValue: Value { get }
  static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
  public static var affectsColorAppearance: Bool { false }
}

public protocol UIMutableTraits {
  subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { get set }
}

/// The trait overrides of a view, by type.
public struct UITraitOverrides: UIMutableTraits {
  var values: [ObjectIdentifier: any Sendable] = [:]

  public init() {}

  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    get { values[ObjectIdentifier(trait)] as? T.Value ?? T.defaultValue }
    set { values[ObjectIdentifier(trait)] = newValue }
  }
}

extension UITraitCollection {
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { overrides[trait] }
}

public typealias UITrait = any UITraitDefinition.Type

public protocol UITraitChangeRegistration {}

/// A registration without a function.
public struct StubRegistration: UITraitChangeRegistration {}

// MARK: Colors

public class UIColor: NSObject, @unchecked Sendable {
  /// The arguments of the initializer, for assertions.
  public let space: String
  public let components: [CGFloat]
  private let provider: (@Sendable (UITraitCollection) -> UIColor)?

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    space = "srgb"
    components = [red, green, blue, alpha]
    provider = nil
  }

  public init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    space = "display-p3"
    components = [displayP3Red, green, blue, alpha]
    provider = nil
  }

  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    space = "dynamic"
    components = []
    provider = dynamicProvider
  }

  public convenience init?(named name: String) { return nil }

  public static var systemBackground: UIColor { UIColor(red: 1, green: 1, blue: 1, alpha: 1) }

  public func resolvedColor(with traits: UITraitCollection) -> UIColor {
    provider?(traits) ?? self
  }
}

// MARK: Fonts

// Core Text's type is bridged.
public typealias CTFont = UIFont

public class UIFontDescriptor: NSObject {
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let family = AttributeName(rawValue: "family")
    public static let traits = AttributeName(rawValue: "traits")
  }

  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let weight = TraitKey(rawValue: "weight")
  }

  public struct SymbolicTraits: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let traitItalic = SymbolicTraits(rawValue: 1)
  }

  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let `default` = SystemDesign(rawValue: "default")
    public static let serif = SystemDesign(rawValue: "serif")
    public static let monospaced = SystemDesign(rawValue: "monospaced")
    public static let rounded = SystemDesign(rawValue: "rounded")
  }

  public let fontAttributes: [UIFontDescriptor.AttributeName: Any]

  public init(fontAttributes attributes: [UIFontDescriptor.AttributeName: Any] = [:]) {
    fontAttributes = attributes
  }
  public var symbolicTraits: UIFontDescriptor.SymbolicTraits { [] }

  public func addingAttributes(
    _ attributes: [UIFontDescriptor.AttributeName: Any]
  ) -> UIFontDescriptor {
    UIFontDescriptor(fontAttributes: fontAttributes.merging(attributes) { $1 })
  }

  public func withDesign(_ design: UIFontDescriptor.SystemDesign) -> UIFontDescriptor? { self }

  public func withSymbolicTraits(
    _ symbolicTraits: UIFontDescriptor.SymbolicTraits
  ) -> UIFontDescriptor? { self }

  public func matchingFontDescriptors(
    withMandatoryKeys mandatoryKeys: Set<UIFontDescriptor.AttributeName>?
  ) -> [UIFontDescriptor] { [] }
}

public class UIFont: NSObject {
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let ultraLight = Weight(rawValue: -0.8)
    public static let thin = Weight(rawValue: -0.6)
    public static let light = Weight(rawValue: -0.4)
    public static let regular = Weight(rawValue: 0)
    public static let medium = Weight(rawValue: 0.23)
    public static let semibold = Weight(rawValue: 0.3)
    public static let bold = Weight(rawValue: 0.4)
    public static let heavy = Weight(rawValue: 0.56)
    public static let black = Weight(rawValue: 0.62)
  }

  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let largeTitle = TextStyle(rawValue: "largeTitle")
    public static let title1 = TextStyle(rawValue: "title1")
    public static let title2 = TextStyle(rawValue: "title2")
    public static let title3 = TextStyle(rawValue: "title3")
    public static let headline = TextStyle(rawValue: "headline")
    public static let subheadline = TextStyle(rawValue: "subheadline")
    public static let body = TextStyle(rawValue: "body")
    public static let callout = TextStyle(rawValue: "callout")
    public static let footnote = TextStyle(rawValue: "footnote")
    public static let caption1 = TextStyle(rawValue: "caption1")
    public static let caption2 = TextStyle(rawValue: "caption2")
  }

  public let pointSize: CGFloat

  /// The number of font lookups by name, for assertions.
  nonisolated(unsafe) public static var lookUps = 0

  public init?(name fontName: String, size fontSize: CGFloat) {
    UIFont.lookUps += 1
    if fontName.hasPrefix("Missing") { return nil }
    pointSize = fontSize
    fontDescriptor = UIFontDescriptor()
  }
  public init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self.pointSize = pointSize
    fontDescriptor = descriptor
  }

  public class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(descriptor: UIFontDescriptor(), size: fontSize)
  }

  public class func preferredFont(
    forTextStyle style: UIFont.TextStyle,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    systemFont(ofSize: 17, weight: .regular)
  }

  public let fontDescriptor: UIFontDescriptor
  public var ascender: CGFloat { pointSize }
  public var descender: CGFloat { 0 }
  public var lineHeight: CGFloat { pointSize }
}

public class UIFontMetrics: NSObject, @unchecked Sendable {
  public init(forTextStyle textStyle: UIFont.TextStyle) {}

  public func scaledFont(
    for font: UIFont,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont { font }
}

// MARK: Attributed text

public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }
public enum NSWritingDirection: Int, Sendable { case natural = -1, leftToRight, rightToLeft }

public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping
  case byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

public struct NSUnderlineStyle: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let single = NSUnderlineStyle(rawValue: 1)
}

public class NSParagraphStyle: NSObject {
  public class func defaultWritingDirection(
    forLanguage languageName: String?
  ) -> NSWritingDirection { .leftToRight }
}

public class NSMutableParagraphStyle: NSParagraphStyle {
  public var alignment = NSTextAlignment.natural
  public var lineBreakMode = NSLineBreakMode.byWordWrapping
  public var minimumLineHeight: CGFloat = 0
  public var maximumLineHeight: CGFloat = 0
  public var lineHeightMultiple: CGFloat = 0
}

public class NSShadow: NSObject {
  public var shadowOffset = CGSize.zero
  public var shadowBlurRadius: CGFloat = 0
  public var shadowColor: Any?
}

extension NSAttributedString.Key {
  public static let font = NSAttributedString.Key(rawValue: "font")
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "paragraphStyle")
  public static let foregroundColor = NSAttributedString.Key(rawValue: "foregroundColor")
  public static let kern = NSAttributedString.Key(rawValue: "kern")
  public static let baselineOffset = NSAttributedString.Key(rawValue: "baselineOffset")
  public static let underlineStyle = NSAttributedString.Key(rawValue: "underlineStyle")
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "strikethroughStyle")
  public static let shadow = NSAttributedString.Key(rawValue: "shadow")
}
