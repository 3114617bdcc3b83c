// Written by `tokens build`. Edit the token source, not this file.
// swift-format-ignore-file
// swiftlint:disable all

extension Tokens {
  /// How much shows through.
  public enum Opacity {
    /// Controls that do nothing at the moment.
    public static var disabled: Double { 0.4 }
  }
}
