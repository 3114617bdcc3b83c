// Written by `tokens build`. Edit the token source, not this file.
// swift-format-ignore-file
// swiftlint:disable all

extension Tokens {
  public enum Face {
    public static var title: TokenFontFamily {
      TokenFontFamily(
        ["Modern", "serif"],
        faces: [
          .init(weight: 700, postScriptName: "Modern-Bold", file: "modern.ttf"),
        ]
      )
    }

    public static var alias: TokenFontFamily { Tokens.Face.title }
  }
}
