// Written by `tokens build`. Edit the token source, not this file.
// swift-format-ignore-file
// swiftlint:disable all

extension Tokens {
  /// The palette, named for looks. Apps use `color`, which is named for purpose.
  enum Swatch {
    /// Pure white.
    static var white: TokenColor {
      TokenColor(red: 1, green: 1, blue: 1)
    }

    /// White with a breath of violet.
    static var snow: TokenColor {
      TokenColor(red: 0.98, green: 0.969, blue: 0.98)
    }

    /// The lightest grey.
    static var fog: TokenColor {
      TokenColor(red: 0.937, green: 0.918, blue: 0.941)
    }

    /// A light grey that is readable on coal.
    static var ash: TokenColor {
      TokenColor(red: 0.745, green: 0.706, blue: 0.761)
    }

    /// The lightest grey that is readable on fog.
    static var dove: TokenColor {
      TokenColor(red: 0.435, green: 0.4, blue: 0.463)
    }

    /// A middle grey.
    static var stone: TokenColor {
      TokenColor(red: 0.373, green: 0.337, blue: 0.4)
    }

    /// A dark grey.
    static var lead: TokenColor {
      TokenColor(red: 0.169, green: 0.145, blue: 0.188)
    }

    /// A very dark grey.
    static var coal: TokenColor {
      TokenColor(red: 0.122, green: 0.102, blue: 0.137)
    }

    /// Almost black, with a drop of violet.
    static var ink: TokenColor {
      TokenColor(red: 0.11, green: 0.09, blue: 0.125)
    }

    /// The darkest tone.
    static var night: TokenColor {
      TokenColor(red: 0.075, green: 0.063, blue: 0.082)
    }

    /// A deep purple.
    static var plum: TokenColor {
      TokenColor(red: 0.4, green: 0, blue: 0.4)
    }

    /// A pale purple.
    static var lilac: TokenColor {
      TokenColor(red: 0.898, green: 0.659, blue: 0.898)
    }

    /// A dark brown.
    static var umber: TokenColor {
      TokenColor(red: 0.435, green: 0.306, blue: 0.071)
    }

    /// A pale brown.
    static var sand: TokenColor {
      TokenColor(red: 0.8, green: 0.702, blue: 0.502)
    }

    /// A red for light ground.
    static var red: TokenColor {
      TokenColor(
        red: 0.809, green: 0, blue: 0.0719,
        displayP3: .init(red: 0.74, green: 0.09, blue: 0.13)
      )
    }

    /// A red for dark ground.
    static var coral: TokenColor {
      TokenColor(
        red: 1, green: 0.4517, blue: 0.4025,
        displayP3: .init(red: 1, green: 0.46, blue: 0.4)
      )
    }

    /// A warm yellow for light ground.
    static var amber: TokenColor {
      TokenColor(
        red: 1, green: 0.6861, blue: 0,
        displayP3: .init(red: 0.96, green: 0.7, blue: 0.15)
      )
    }

    /// A warm yellow for dark ground.
    static var lemon: TokenColor {
      TokenColor(
        red: 1, green: 0.7901, blue: 0.23,
        displayP3: .init(red: 1, green: 0.8, blue: 0.35)
      )
    }

    /// A green for light ground.
    static var green: TokenColor {
      TokenColor(
        red: 0, green: 0.453, blue: 0.183,
        displayP3: .init(red: 0.05, green: 0.45, blue: 0.2)
      )
    }

    /// A green for dark ground.
    static var mint: TokenColor {
      TokenColor(
        red: 0, green: 0.8736, blue: 0.458,
        displayP3: .init(red: 0.35, green: 0.86, blue: 0.5)
      )
    }
  }
}
