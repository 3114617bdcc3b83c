// Written by `tokens build`. Edit the token source, not this file.
// swift-format-ignore-file
// swiftlint:disable all

extension Tokens {
  public enum Flow {
    public enum List {
      public static var background: TokenGradient { Tokens.fade }

      public static var padding: TokenDimension { TokenDimension(4) }

      public enum Row {
        public static var height: TokenDimension { TokenDimension(44) }
      }
    }

    enum Silent {
      enum Part {
        static var only: TokenColor { Tokens.ink }
      }
    }

    public enum None {
      public static var color: TokenColor { Tokens.paper }
    }
  }
}
