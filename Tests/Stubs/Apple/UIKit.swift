@_exported import Foundation

public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }
public enum UIAccessibilityContrast: Int, Sendable { case unspecified = -1, normal, high }

public final class UITraitCollection: NSObject, @unchecked Sendable {
  public let userInterfaceStyle: UIUserInterfaceStyle
  public let accessibilityContrast: UIAccessibilityContrast

  public init(style: UIUserInterfaceStyle, contrast: UIAccessibilityContrast) {
    userInterfaceStyle = style
    accessibilityContrast = contrast
  }
}

public class UIColor: NSObject, @unchecked Sendable {
  /// What the colour was made from, for assertions.
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

  public func resolvedColor(with traits: UITraitCollection) -> UIColor {
    provider?(traits) ?? self
  }
}
