// Written by `tokens build`. Edit the token source, not this file.
// swift-format-ignore-file
// swiftlint:disable all

extension Tokens {
  enum Private {
    static var ink: TokenColor {
      TokenColor(red: 0, green: 0, blue: 0)
    }
  }
}
