// Written by `tokens build`. Edit the token source, not this file.
// swift-format-ignore-file
// swiftlint:disable all

extension TokenTheme {
  public var face: Face { Face(tokens: self) }

  public struct Face: Sendable {
    let tokens: TokenTheme

    public var title: TokenFontFamily {
      switch tokens.contexts.brand {
      case .sand:
        TokenFontFamily(["Other", "-apple-system", "BlinkMacSystemFont", "ui-monospace"])
      default:
        TokenFontFamily(
          ["Modern", "serif"],
          faces: [
            .init(weight: 700, postScriptName: "Modern-Bold", file: "modern.ttf"),
          ]
        )
      }
    }

    public var alias: TokenFontFamily { tokens.face.title }
  }
}
