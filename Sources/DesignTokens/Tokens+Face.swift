// Written by `tokens build`. Edit the token source, not this file.
// swift-format-ignore-file
// swiftlint:disable all

extension Tokens {
  /// The typefaces.
  public enum Face {
    /// Everything but titles.
    public static let main = TokenFontFamily(
      ["Inter", "system-ui", "sans-serif"],
      faces: [
        .init(weight: 400, postScriptName: "Inter-Regular", file: "fonts/Inter-Regular.ttf"),
        .init(weight: 600, postScriptName: "Inter-SemiBold", file: "fonts/Inter-SemiBold.ttf"),
        .init(weight: 700, postScriptName: "Inter-Bold", file: "fonts/Inter-Bold.ttf"),
      ]
    )

    /// Titles, in the brand's own voice.
    @available(*, unavailable, message: "varies with brand: read theme.face.title")
    public static var title: TokenFontFamily { TokenContexts.unavailable() }
  }
}
