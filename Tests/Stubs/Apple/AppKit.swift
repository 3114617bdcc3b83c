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
}
