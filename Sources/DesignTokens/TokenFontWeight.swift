// Written by `tokens build`. Edit the token source, not this file.
// swift-format-ignore-file
// swiftlint:disable all

/// How heavy letters are: 1 to 1000, where 400 is regular and 700 is bold.
public struct TokenFontWeight: Hashable, Sendable {
  /// The weight.
  public var value: Double

  /// Makes a weight.
  public init(_ value: Double) {
    self.value = value
  }
}

extension TokenFontWeight: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Makes a weight.
  public init(floatLiteral value: Double) {
    self.init(value)
  }

  /// Makes a weight.
  public init(integerLiteral value: Int) {
    self.init(Double(value))
  }
}
