@_exported import Foundation

public class NSAppearance: NSObject {
  public struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let aqua = Name(rawValue: "aqua")
    public static let darkAqua = Name(rawValue: "darkAqua")
    public static let accessibilityHighContrastAqua = Name(rawValue: "highContrastAqua")
    public static let accessibilityHighContrastDarkAqua = Name(rawValue: "highContrastDarkAqua")
  }

  /// Available since macOS 11.
  public class func currentDrawing() -> NSAppearance { NSAppearance() }

  /// Available since macOS 11.
  public func performAsCurrentDrawingAppearance(_ block: () -> Void) { block() }

  public func bestMatch(from appearances: [NSAppearance.Name]) -> NSAppearance.Name? {
    appearances.first
  }
}

public class NSColor: NSObject, @unchecked Sendable {
  public typealias Name = String

  public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  public convenience init(
    name: NSColor.Name?,
    dynamicProvider: @escaping @Sendable (NSAppearance) -> NSColor
  ) {
    self.init(srgbRed: 0, green: 0, blue: 0, alpha: 1)
  }

  public class var labelColor: NSColor { controlTextColor }
  public class var controlTextColor: NSColor {
    NSColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)
  }
  public var cgColor: CGColor { CGColor() }
}

/// Part of Core Graphics, which isn't available on Linux.
public class CGColor: NSObject {}

// MARK: Fonts

// Core Text's type is bridged.
public typealias CTFont = NSFont

public class NSFontDescriptor: NSObject {
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
    public static let italic = SymbolicTraits(rawValue: 1)
  }

  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let `default` = SystemDesign(rawValue: "default")
    public static let serif = SystemDesign(rawValue: "serif")
    public static let monospaced = SystemDesign(rawValue: "monospaced")
    public static let rounded = SystemDesign(rawValue: "rounded")
  }

  public init(fontAttributes attributes: [NSFontDescriptor.AttributeName: Any] = [:]) {}
  public var symbolicTraits: NSFontDescriptor.SymbolicTraits { [] }

  public func addingAttributes(
    _ attributes: [NSFontDescriptor.AttributeName: Any]
  ) -> NSFontDescriptor { self }

  public func withDesign(_ design: NSFontDescriptor.SystemDesign) -> NSFontDescriptor? { self }

  public func withSymbolicTraits(
    _ symbolicTraits: NSFontDescriptor.SymbolicTraits
  ) -> NSFontDescriptor { self }

  public func matchingFontDescriptors(
    withMandatoryKeys mandatoryKeys: Set<NSFontDescriptor.AttributeName>?
  ) -> [NSFontDescriptor] { [] }
}

public class NSFont: NSObject {
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

  public struct TextStyleOptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  public let pointSize: CGFloat

  public init?(name fontName: String, size fontSize: CGFloat) { pointSize = fontSize }
  public init?(descriptor: NSFontDescriptor, size: CGFloat) { pointSize = size }

  public class func systemFont(ofSize fontSize: CGFloat, weight: NSFont.Weight) -> NSFont {
    NSFont(name: "", size: fontSize)!
  }

  public class func preferredFont(
    forTextStyle style: NSFont.TextStyle,
    options: [NSFont.TextStyleOptionKey: Any] = [:]
  ) -> NSFont {
    systemFont(ofSize: 17, weight: .regular)
  }

  public var fontDescriptor: NSFontDescriptor { NSFontDescriptor() }
  public var ascender: CGFloat { pointSize }
  public var descender: CGFloat { 0 }
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

// MARK: Views

public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
  public var top, leading, bottom, trailing: CGFloat
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
}

public class CAMediaTimingFunction: NSObject {
  public let points: [Float]
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    points = [c1x, c1y, c2x, c2y]
  }
}

public class NSColorSpace: NSObject, @unchecked Sendable {
  public static let sRGB = NSColorSpace()
}

public class NSGradient: NSObject {
  public init?(
    colors colorArray: [NSColor],
    atLocations locations: UnsafePointer<CGFloat>?,
    colorSpace: NSColorSpace
  ) {}
}

public class NSImage: NSObject {}

extension Bundle {
  public func image(forResource name: String) -> NSImage? { nil }
}

@MainActor public class NSLayoutConstraint: NSObject {
  public enum Attribute: Int, Sendable { case width = 7, height = 8, notAnAttribute = 0 }
  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1, equal = 0, greaterThanOrEqual = 1
  }
  public struct Priority: Sendable {
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    public var rawValue: Float
  }
  public var constant: CGFloat = 0
  public var identifier: String?
  public var priority = Priority(1000)
  public private(set) weak var firstItem: AnyObject?
  public private(set) var relation = Relation.equal
  public private(set) var firstAttribute = Attribute.notAnAttribute
  /// Activating a constraint adds it to the closest common view, here the only one.
  public var isActive = false {
    didSet { if isActive { (firstItem as? NSView)?.constraints.append(self) } }
  }

  nonisolated public override init() {}
  public init(
    item: Any,
    attribute: Attribute,
    relatedBy: Relation,
    toItem: Any?,
    attribute second: Attribute,
    multiplier: CGFloat,
    constant: CGFloat
  ) {
    firstItem = item as AnyObject
    firstAttribute = attribute
    relation = relatedBy
    self.constant = constant
  }
}

public class CALayer: NSObject {
  public var backgroundColor: CGColor?
  public var borderColor: CGColor?
  public var borderWidth: CGFloat = 0
  public var cornerRadius: CGFloat = 0
  public var masksToBounds = false
  public var name: String?
  public var frame = CGRect.zero
  public var autoresizingMask: CAAutoresizingMask = []
  public private(set) var sublayers: [CALayer]?
  private weak var superlayer: CALayer?
  private var values: [String: Any] = [:]

  public func insertSublayer(_ layer: CALayer, at index: UInt32) {
    layer.superlayer = self
    sublayers = sublayers ?? []
    sublayers?.insert(layer, at: Int(index))
  }
  public func removeFromSuperlayer() {
    superlayer?.sublayers?.removeAll { $0 === self }
  }

  // Layers store values for arbitrary keys.
  public func value(forKey key: String) -> Any? { values[key] }
  public func setValue(_ value: Any?, forKey key: String) { values[key] = value }
}

public struct CAAutoresizingMask: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let layerWidthSizable = CAAutoresizingMask(rawValue: 2)
  public static let layerHeightSizable = CAAutoresizingMask(rawValue: 16)
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

@MainActor open class NSView: NSObject {
  public fileprivate(set) var constraints: [NSLayoutConstraint] = []
  open func removeConstraints(_ removed: [NSLayoutConstraint]) {
    constraints.removeAll { constraint in removed.contains { $0 === constraint } }
  }

  open var wantsLayer = false { didSet { if layer == nil { layer = CALayer() } } }
  open var layer: CALayer?
  open private(set) var subviews: [NSView] = []
  open private(set) weak var superview: NSView?
  open func addSubview(_ view: NSView) {
    view.superview = self
    subviews.append(view)
  }
  open var effectiveAppearance: NSAppearance { NSAppearance() }
  open var bounds = CGRect.zero
  open var isFlipped: Bool { false }
  open var alphaValue: CGFloat = 1
  open var isHidden = false
  open var shadow: NSShadow?
}

@MainActor open class NSControl: NSView {
  open var isEnabled = true
}

@MainActor open class NSButton: NSControl {
  open var title = ""
  open var attributedTitle = NSAttributedString(string: "")
  open var contentTintColor: NSColor?
  open var isBordered = true
  open var alignment = NSTextAlignment.natural
}

@MainActor open class NSTextField: NSControl {
  open var stringValue = ""
  open var attributedStringValue = NSAttributedString(string: "")
  open var textColor: NSColor?
  open var alignment = NSTextAlignment.natural
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  open var maximumNumberOfLines = 0
  open var placeholderString: String?
  open var placeholderAttributedString: NSAttributedString?
  open var font: NSFont?
}

@MainActor open class NSAnimationContext: NSObject {
  open var duration: TimeInterval = 0.25
  open var timingFunction: CAMediaTimingFunction?
  open var allowsImplicitAnimation = false
  open class func runAnimationGroup(_ changes: (NSAnimationContext) -> Void) {
    changes(NSAnimationContext())
  }
}
