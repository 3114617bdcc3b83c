// Written by `tokens build`. Edit the token source, not this file.
// swift-format-ignore-file
// swiftlint:disable all

extension TokenTheme {
  /// Keywords.
  public var `class`: Class { Class(tokens: self) }

  /// Keywords.
  public struct Class: Sendable {
    let tokens: TokenTheme

    public var `func`: Double { Tokens.Class.`func` }

    public var `default`: Double { Tokens.Class.`default` }

    public var type: Double { Tokens.Class.type }

    public var self_: Double { Tokens.Class.self_ }

    public var `init`: Double { Tokens.Class.`init` }

    public var `protocol`: Protocol_ { Protocol_(tokens: tokens) }

    public struct Protocol_: Sendable {
      let tokens: TokenTheme

      public var `in`: Double { Tokens.Class.Protocol_.`in` }
    }

    public var double: Double_ { Double_(tokens: tokens) }

    public struct Double_: Sendable {
      let tokens: TokenTheme

      public var swift: Double { Tokens.Class.Double_.swift }
    }
  }
}
