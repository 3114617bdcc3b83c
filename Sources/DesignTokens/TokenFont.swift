// Written by `tokens build`. Edit the token source, not this file.
// swift-format-ignore-file
// swiftlint:disable all

/// A typeface, with others to take its place where it is missing.
public struct TokenFontFamily: Hashable, Sendable {
  /// The names of the families, the best first.
  public var names: [String]
  /// The font files of the first family, where the source lists them.
  public var faces: [Face]

  /// Makes a list of families.
  @inlinable
  public init(_ names: [String], faces: [Face] = []) {
    self.names = names
    self.faces = faces
  }

  /// One font of a family.
  public struct Face: Hashable, Sendable {
    /// The weight that it draws.
    public var weight: TokenFontWeight
    /// Upright or slanted.
    public var slant: TokenFontSlant
    /// The name by which the platform finds it.
    public var postScriptName: String?
    /// The file that holds it.
    public var file: String?

    /// Makes a font of a family.
    @inlinable
    public init(
      weight: TokenFontWeight,
      slant: TokenFontSlant = .normal,
      postScriptName: String? = nil,
      file: String? = nil
    ) {
      self.weight = weight
      self.slant = slant
      self.postScriptName = postScriptName
      self.file = file
    }
  }
}

/// How heavy letters are: 1 to 1000, where 400 is regular and 700 is bold.
public struct TokenFontWeight: Hashable, Sendable {
  /// The weight.
  public var value: Double

  /// Makes a weight.
  @inlinable
  public init(_ value: Double) {
    self.value = value
  }
}

extension TokenFontWeight: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Makes a weight.
  @inlinable
  public init(floatLiteral value: Double) {
    self.init(value)
  }

  /// Makes a weight.
  @inlinable
  public init(integerLiteral value: Int) {
    self.init(Double(value))
  }
}

/// Whether letters stand upright.
public enum TokenFontSlant: String, CaseIterable, Hashable, Sendable {
  /// Upright.
  case normal
  /// Slanted, in shapes of their own.
  case italic
  /// The upright shapes, slanted.
  case oblique
}
