import Foundation

// MARK: Views

public struct UILayoutPriority: Sendable {
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  public var rawValue: Float
}

@MainActor public class NSLayoutConstraint: NSObject {
  public enum Attribute: Int, Sendable { case width = 7, height = 8, notAnAttribute = 0 }
  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1, equal = 0, greaterThanOrEqual = 1
  }
  public var constant: CGFloat = 0
  public var identifier: String?
  public var priority = UILayoutPriority(1000)
  public private(set) weak var firstItem: AnyObject?
  public private(set) var relation = Relation.equal
  public private(set) var firstAttribute = Attribute.notAnAttribute
  /// Activating a constraint adds it to the closest common view, here the only one.
  public var isActive = false {
    didSet { if isActive { (firstItem as? UIView)?.constraints.append(self) } }
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

@MainActor open class UIView: NSObject {
  public fileprivate(set) var constraints: [NSLayoutConstraint] = []
  open func removeConstraints(_ removed: [NSLayoutConstraint]) {
    constraints.removeAll { constraint in removed.contains { $0 === constraint } }
  }

  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
  }

  public init(frame: CGRect) {
    self.frame = frame
    bounds = CGRect(origin: .zero, size: frame.size)
  }
  public required init?(coder: NSCoder) {
    frame = .zero
    bounds = .zero
  }

  open var frame: CGRect
  open var bounds: CGRect
  open var backgroundColor: UIColor?
  open var tintColor: UIColor!
  open var alpha: CGFloat = 1
  open var clipsToBounds = false
  open var isUserInteractionEnabled = true
  open var autoresizingMask: AutoresizingMask = []
  open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  open var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 8,
    leading: 8,
    bottom: 8,
    trailing: 8
  )
  public let layer = CALayer()

  open private(set) var subviews: [UIView] = []
  open private(set) weak var superview: UIView?
  open var window: UIWindow? { self as? UIWindow ?? superview?.window }

  open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }
  open func insertSubview(_ view: UIView, at index: Int) {
    view.superview = self
    subviews.insert(view, at: index)
    view.didMoveToWindow()
  }
  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }
  open func setNeedsLayout() { layoutSubviews() }
  open func layoutSubviews() {}
  open func didMoveToWindow() {}
  open func prepareForInterfaceBuilder() {}

  // Traits are inherited from the superview, unless the view overrides them.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    willSet { traitsBefore = traitCollection }
    didSet { traitsChanged(from: traitsBefore) }
  }
  public var traitOverrides = UITraitOverrides() {
    willSet { traitsBefore = traitCollection }
    didSet { traitsChanged(from: traitsBefore) }
  }
  private var traitsBefore: UITraitCollection?
  private var registrations: [(UITraitCollection) -> Void] = []

  open var traitCollection: UITraitCollection {
    let around = superview?.traitCollection ?? .current
    let own = overrideUserInterfaceStyle
    let traits = UITraitCollection(
      style: own == .unspecified ? around.userInterfaceStyle : own,
      contrast: .normal
    )
    traits.overrides = around.overrides
    traits.overrides.values.merge(traitOverrides.values) { $1 }
    return traits
  }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  private func traitsChanged(from previous: UITraitCollection?) {
    traitCollectionDidChange(previous)
    for registered in registrations { registered(previous ?? .current) }
    for view in subviews { view.traitsChanged(from: previous) }
  }

  fileprivate func register(_ handler: @escaping (UITraitCollection) -> Void) {
    registrations.append(handler)
  }
}

/// Available since iOS 17. In UIKit, it's a protocol adopted by views and view controllers.
extension NSObjectProtocol where Self: UIView {
  @MainActor @discardableResult public func registerForTraitChanges(
    _ traits: [UITrait],
    handler:
      @escaping (_ traitEnvironment: Self, _ previousTraitCollection: UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    register { [weak self] previous in
      if let self { handler(self, previous) }
    }
    return StubRegistration()
  }
}

@MainActor open class UILabel: UIView {
  /// Setting the text removes all attributes.
  open var text: String? {
    get { attributedText?.string }
    set { attributedText = newValue.map { NSAttributedString(string: $0) } }
  }
  open var font: UIFont!
  open var textColor: UIColor!
  open var highlightedTextColor: UIColor?
  open var textAlignment = NSTextAlignment.natural
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  open var numberOfLines = 1
  open var attributedText: NSAttributedString?
}

@MainActor open class UIVisualEffectView: UIView {
  public let contentView = UIView(frame: .zero)
  open override func insertSubview(_ view: UIView, at index: Int) {
    fatalError("a visual effect view takes no views but those of its content")
  }
}

@MainActor open class UIImageView: UIView {
  open var image: UIImage?
}

@MainActor open class UIScrollView: UIView {}

public class UIImage: NSObject, @unchecked Sendable {
  public init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {}
}

@MainActor open class UITextField: UIControl {
  open var text: String?
  open private(set) var isEditing = false
  @discardableResult open func becomeFirstResponder() -> Bool {
    isEditing = true
    sendActions(for: .editingDidBegin)
    return true
  }
  @discardableResult open func resignFirstResponder() -> Bool {
    isEditing = false
    sendActions(for: .editingDidEnd)
    return true
  }
  open var font: UIFont?
  open var textColor: UIColor?
  open var textAlignment = NSTextAlignment.natural
  open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var attributedPlaceholder: NSAttributedString?
  open var placeholder: String? {
    get { attributedPlaceholder?.string }
    set { attributedPlaceholder = newValue.map { NSAttributedString(string: $0) } }
  }
}

@MainActor open class UITextView: UIScrollView {
  open var text: String! {
    get { attributedText.string }
    set { attributedText = NSAttributedString(string: newValue ?? "") }
  }
  open var font: UIFont?
  open var textColor: UIColor?
  open var textAlignment = NSTextAlignment.natural
  open var attributedText: NSAttributedString! = NSAttributedString(string: "")
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
}
