import Foundation

// MARK: Anchors

public class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  @MainActor public func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>,
    constant c: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint(constant: c) }
  @MainActor public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>,
    constant c: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint(constant: c) }
  @MainActor public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>,
    constant c: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint(constant: c) }
}

public class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}
public class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}

public class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  @MainActor public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(constant: c)
  }
  @MainActor public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(constant: c)
  }
  @MainActor public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(constant: c)
  }
}

extension NSLayoutConstraint {
  fileprivate convenience init(constant: CGFloat) {
    self.init()
    self.constant = constant
  }
}

extension NSView {
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension() }
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension() }
}

// MARK: Views

@MainActor open class NSStackView: NSView {
  open var spacing: CGFloat = 0
  open var edgeInsets = NSEdgeInsets()
  open func setCustomSpacing(_ spacing: CGFloat, after view: NSView) {}
}

@MainActor open class NSSwitch: NSControl {}

@MainActor open class NSImageView: NSControl {
  open var image: NSImage?
  open var contentTintColor: NSColor?
}

@MainActor open class NSTextView: NSView {
  open var font: NSFont?
  open var textColor: NSColor?
}

@MainActor open class NSWindow: NSObject {
  open var backgroundColor: NSColor!
}

@MainActor open class NSViewController: NSObject {
  open var view = NSView()
}

// MARK: Settings

@MainActor public final class NSWorkspace: NSObject {
  public nonisolated static let accessibilityDisplayOptionsDidChangeNotification =
    Notification.Name("NSWorkspaceAccessibilityDisplayOptionsDidChangeNotification")

  public nonisolated static let shared = NSWorkspace()
  public nonisolated var notificationCenter: NotificationCenter { .default }
  public nonisolated var accessibilityDisplayShouldReduceMotion: Bool { false }

  nonisolated private override init() {}
}
