// Written by `tokens build`. Edit the token source, not this file.
// swift-format-ignore-file
// swiftlint:disable all

/// A colour in light and dark appearance, each with standard and increased contrast.
public struct TokenColor: Hashable, Sendable {
  /// What it is in light appearance.
  public var light: Components
  /// What it is in dark appearance.
  public var dark: Components
  /// What it is in light appearance for people who ask for more contrast.
  public var lightHighContrast: Components
  /// What it is in dark appearance for people who ask for more contrast.
  public var darkHighContrast: Components

  /// Red, green, blue and opacity, each from 0 to 1.
  public struct Components: Hashable, Sendable {
    /// Red in sRGB; the nearest there is if the colour lies outside.
    public var red: Double
    /// Green in sRGB; the nearest there is if the colour lies outside.
    public var green: Double
    /// Blue in sRGB; the nearest there is if the colour lies outside.
    public var blue: Double
    /// The opacity.
    public var alpha: Double
    /// The colour in Display P3, where that shows more of it than sRGB.
    public var displayP3: DisplayP3?

    /// Makes the components of one colour.
    @inline(never)  // Otherwise its code is repeated for every token.
    public init(
      red: Double,
      green: Double,
      blue: Double,
      alpha: Double = 1,
      displayP3: DisplayP3? = nil
    ) {
      self.red = red
      self.green = green
      self.blue = blue
      self.alpha = alpha
      self.displayP3 = displayP3
    }
  }

  /// Red, green and blue in Display P3, each from 0 to 1.
  public struct DisplayP3: Hashable, Sendable {
    /// Red in Display P3.
    public var red: Double
    /// Green in Display P3.
    public var green: Double
    /// Blue in Display P3.
    public var blue: Double

    /// Makes the components of one colour.
    @inline(never)  // Otherwise its code is repeated for every token.
    public init(red: Double, green: Double, blue: Double) {
      self.red = red
      self.green = green
      self.blue = blue
    }
  }

  /// Makes a colour that is the same everywhere.
  @inline(never)  // Otherwise its code is repeated for every token.
  public init(_ components: Components) {
    light = components
    dark = components
    lightHighContrast = components
    darkHighContrast = components
  }

  /// Makes a colour that is the same everywhere, from components in sRGB.
  @inline(never)  // Otherwise its code is repeated for every token.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.init(Components(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Makes a colour that is the same everywhere, from components in sRGB and in Display P3.
  @inline(never)  // Otherwise its code is repeated for every token.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1, displayP3: DisplayP3) {
    self.init(
      Components(red: red, green: green, blue: blue, alpha: alpha, displayP3: displayP3)
    )
  }

  /// Makes a colour that differs between light and dark appearance, in any contrast.
  @inline(never)  // Otherwise its code is repeated for every token, as default arguments are.
  public init(light: TokenColor, dark: TokenColor) {
    self.light = light.light
    self.dark = dark.dark
    lightHighContrast = light.light
    darkHighContrast = dark.dark
  }

  /// Makes a colour that differs between appearances, taking from each colour what it is there.
  ///
  /// Without a colour for increased contrast it stays what it is in standard contrast.
  @inline(never)  // Otherwise its code is repeated for every token.
  public init(
    light: TokenColor,
    dark: TokenColor,
    lightHighContrast: TokenColor? = nil,
    darkHighContrast: TokenColor? = nil
  ) {
    self.light = light.light
    self.dark = dark.dark
    self.lightHighContrast = lightHighContrast?.lightHighContrast ?? light.light
    self.darkHighContrast = darkHighContrast?.darkHighContrast ?? dark.dark
  }

  /// Whether it is the same in every appearance and contrast.
  public var isStatic: Bool {
    light == dark && light == lightHighContrast && dark == darkHighContrast
  }
}

extension TokenColor {
  /// The colour with its opacity multiplied by a factor from 0 to 1.
  public func opacity(_ factor: Double) -> TokenColor {
    var color = self
    color.light.alpha *= factor
    color.dark.alpha *= factor
    color.lightHighContrast.alpha *= factor
    color.darkHighContrast.alpha *= factor
    return color
  }
}
