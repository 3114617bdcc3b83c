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
  @inline(never)  // Otherwise its code is repeated for every token, as default arguments are.
  public init(_ names: [String]) {
    self.init(names, faces: [])
  }

  /// Makes a list of families, with the font files of the first.
  @inline(never)  // Otherwise its code is repeated for every token.
  public init(_ names: [String], faces: [Face]) {
    self.names = names
    self.faces = faces
  }

  /// One font of a family.
  public struct Face: Hashable, Sendable {
    /// The weight that it draws, from 1 to 1000.
    public var weight: Double
    /// Whether its letters are slanted.
    public var isItalic: Bool
    /// The name by which the platform finds it.
    public var postScriptName: String?
    /// The file that holds it.
    public var file: String?

    /// Makes a font of a family.
    @inline(never)  // Otherwise its code is repeated for every token.
    public init(
      weight: Double,
      isItalic: Bool = false,
      postScriptName: String? = nil,
      file: String? = nil
    ) {
      self.weight = weight
      self.isItalic = isItalic
      self.postScriptName = postScriptName
      self.file = file
    }
  }
}
