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

  /// Red, green, blue and opacity, each from 0 to 1 with four digits after the decimal point.
  public struct Components: Hashable, Sendable {
    /// Ten-thousandths of red, green, blue and opacity; then of red, green and blue in Display P3,
    /// and whether there are any. A colour this small is passed in registers.
    private var channels: SIMD8<UInt16>

    /// Makes the components of one colour.
    @inline(never)  // Otherwise its code is repeated for every token.
    public init(
      red: Double,
      green: Double,
      blue: Double,
      alpha: Double = 1,
      displayP3: DisplayP3? = nil
    ) {
      channels = .zero
      self.red = red
      self.green = green
      self.blue = blue
      self.alpha = alpha
      self.displayP3 = displayP3
    }

    /// Red in sRGB; the nearest there is if the colour lies outside.
    public var red: Double {
      get { self[0] }
      set { self[0] = newValue }
    }

    /// Green in sRGB; the nearest there is if the colour lies outside.
    public var green: Double {
      get { self[1] }
      set { self[1] = newValue }
    }

    /// Blue in sRGB; the nearest there is if the colour lies outside.
    public var blue: Double {
      get { self[2] }
      set { self[2] = newValue }
    }

    /// The opacity.
    public var alpha: Double {
      get { self[3] }
      set { self[3] = newValue }
    }

    /// The colour in Display P3, where that shows more of it than sRGB.
    public var displayP3: DisplayP3? {
      get { channels[7] == 0 ? nil : DisplayP3(red: self[4], green: self[5], blue: self[6]) }
      set {
        self[4] = newValue?.red ?? 0
        self[5] = newValue?.green ?? 0
        self[6] = newValue?.blue ?? 0
        channels[7] = newValue == nil ? 0 : 1
      }
    }

    private subscript(channel: Int) -> Double {
      get { Double(channels[channel]) / 10_000 }
      // Adding a half rounds without the C library.
      set { channels[channel] = UInt16(Swift.min(1, Swift.max(0, newValue)) * 10_000 + 0.5) }
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
  @inline(never)  // Otherwise its code is repeated for every token, as default arguments are.
  public init(red: Double, green: Double, blue: Double) {
    self.init(Components(red: red, green: green, blue: blue))
  }

  /// Makes a colour that is the same everywhere, from components in sRGB and an opacity.
  @inline(never)  // Otherwise its code is repeated for every token.
  public init(red: Double, green: Double, blue: Double, alpha: Double) {
    self.init(Components(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Makes a colour that is the same everywhere, from components in sRGB and in Display P3.
  @inline(never)  // Otherwise its code is repeated for every token, as default arguments are.
  public init(red: Double, green: Double, blue: Double, displayP3: DisplayP3) {
    self.init(Components(red: red, green: green, blue: blue, displayP3: displayP3))
  }

  /// Makes a colour that is the same everywhere, from components in sRGB and in Display P3 and an
  /// opacity.
  @inline(never)  // Otherwise its code is repeated for every token.
  public init(red: Double, green: Double, blue: Double, alpha: Double, displayP3: DisplayP3) {
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
