import Foundation

public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
  public var top, leading, bottom, trailing: CGFloat
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
}

public struct UIEdgeInsets: Hashable, Sendable {
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }
  public var top, left, bottom, right: CGFloat
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
}

@MainActor public class UIAction: NSObject {
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  public let identifier: Identifier
  public private(set) var sender: Any?
  private let handler: (UIAction) -> Void

  public init(
    title: String = "",
    identifier: UIAction.Identifier? = nil,
    handler: @escaping (UIAction) -> Void
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.handler = handler
  }

  fileprivate func send(from control: UIControl) {
    sender = control
    handler(self)
  }
}

@MainActor open class UIControl: UIView {
  public struct State: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal: State = []
    public static let highlighted = State(rawValue: 1)
    public static let disabled = State(rawValue: 2)
    public static let selected = State(rawValue: 4)
    public static let focused = State(rawValue: 8)
  }

  open var isEnabled = true { didSet { stateChanged() } }
  open var isSelected = false { didSet { stateChanged() } }
  open var isHighlighted = false { didSet { stateChanged() } }
  open var state: State {
    var state = State.normal
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if isHighlighted { state.insert(.highlighted) }
    return state
  }
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    public static let editingDidEnd = Event(rawValue: 1 << 18)
  }

  private var actions: [(action: UIAction, event: Event)] = []

  open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    actions.append((action, controlEvents))
  }

  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier,
    for controlEvents: UIControl.Event
  ) {
    actions.removeAll { $0.action.identifier == actionIdentifier && $0.event == controlEvents }
  }

  open func sendActions(for controlEvents: UIControl.Event) {
    for (action, event) in actions where event == controlEvents { action.send(from: self) }
  }

  fileprivate func stateChanged() {
    (self as? UIButton).map { button in button.configurationUpdateHandler?(button) }
  }
}

public struct UIBackgroundConfiguration {
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  public var backgroundColor: UIColor?
  public var cornerRadius: CGFloat = 6
  public var strokeColor: UIColor?
  public var strokeWidth: CGFloat = 0
}

public struct UIConfigurationTextAttributesTransformer {
  public let transform: (AttributeContainer) -> AttributeContainer
  public init(_ transform: @escaping @Sendable (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }
}

@MainActor open class UIButton: UIControl {
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void

  /// Available since iOS 15.
  @MainActor public struct Configuration {
    public enum CornerStyle: Sendable { case fixed, dynamic, small, medium, large, capsule }

    public var title: String?
    public var background = UIBackgroundConfiguration()
    public var cornerStyle = CornerStyle.dynamic
    public var baseForegroundColor: UIColor?
    public var showsActivityIndicator = false
    public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?

    public static func plain() -> Configuration { Configuration() }
    public mutating func setDefaultContentInsets() {
      contentInsets = Configuration().contentInsets
    }
  }

  open var configuration: Configuration?
  open var configurationUpdateHandler: ConfigurationUpdateHandler?
  /// Available since iOS 15. The value follows the pointer only if pointer interaction is enabled.
  open var isHovered = false

  private var titles: [UInt: NSAttributedString] = [:]
  open func setTitle(_ title: String?, for state: UIControl.State) {
    titles[state.rawValue] = title.map { NSAttributedString(string: $0) }
  }
  open func title(for state: UIControl.State) -> String? { titles[state.rawValue]?.string }
  private var titleColors: [UInt: UIColor] = [:]
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    titleColors[state.rawValue] = color
  }
  open func titleColor(for state: UIControl.State) -> UIColor? { titleColors[state.rawValue] }
  open func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
    titles[state.rawValue]
  }
  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    titles[state.rawValue] = title
  }
}

// MARK: Text attributes

/// The names of attributes, for assertions, because UIKit's attributes aren't available on Linux.
public enum StubAttribute: AttributedStringKey {
  public typealias Value = String
  public static let name = "stub"
}

extension AttributeContainer {
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    self.init()
    self[StubAttribute.self] = dictionary.keys.map(\.rawValue).sorted().joined(separator: " ")
  }
}
