#if canImport(UIKit)
  public import UIKit
#elseif canImport(AppKit)
  public import AppKit
#endif

public struct Color: Hashable, Sendable {
  #if canImport(UIKit)
    public init(uiColor: UIColor) {}
  #elseif canImport(AppKit)
    public init(nsColor: NSColor) {}
  #endif
}

public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

public struct EnvironmentValues {
  public init() {}

  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { K.defaultValue }
    set {}
  }
}

// Names that generated code must not be confused by.
public struct Text: Sendable {}
public struct Button: Sendable {}
public struct Gradient: Sendable {}
public struct Font: Sendable {}
public enum ColorScheme: Sendable { case light, dark }
