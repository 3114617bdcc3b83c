public import Diagnostics

/// An option of a target, as `target.json` declares it.
struct OptionDeclaration: Sendable {
  let name: String
  let span: Span
  var kind: Kind
  var defaultValue: OptionSetting.Value?
  var pattern: TextPattern?
  /// The words of a choice.
  var values: [String] = []
  var minimum: Double?
  var maximum: Double?
  var help: String?
  /// What an output leaves out that does not set it, although templates read it.
  var omits: TokenTraits = []

  /// The types of options.
  enum Kind: String, CaseIterable, Sendable {
    case string, identifier, number, integer, boolean, choice
    /// A text for single contexts: `{"theme": {"dark": "…"}}`.
    case context
    /// A text for single modifiers: `{"theme": "…"}`.
    case modifier
    /// A token of the source, by its path.
    case token
  }
}

extension OptionSetting {
  /// The value of a target's option.
  public enum Value: Hashable, Sendable {
    /// A text, an identifier, or a word of a choice.
    case string(String)
    /// A number, whole or not.
    case number(Double)
    /// `true` or `false`.
    case boolean(Bool)
    /// Texts for single contexts of single modifiers.
    case contexts([ContextText])
    /// Texts for single modifiers.
    case modifiers([ModifierText])
    /// A list or `null`, which no option takes.
    case unsupported

    /// A text for one context.
    public struct ContextText: Hashable, Sendable {
      /// The modifier's name.
      public var modifier: String
      /// The context's name.
      public var context: String
      /// The text.
      public var text: String
      /// Where it was written; `nil` where a program set it.
      public var span: Span?

      /// Makes a text for a context.
      public init(modifier: String, context: String, text: String, span: Span? = nil) {
        self.modifier = modifier
        self.context = context
        self.text = text
        self.span = span
      }
    }

    /// A text for one modifier.
    public struct ModifierText: Hashable, Sendable {
      /// The modifier's name.
      public var modifier: String
      /// The text.
      public var text: String
      /// Where the modifier was named; `nil` where a program set it.
      public var span: Span?

      /// Makes a text for a modifier.
      public init(modifier: String, text: String, span: Span? = nil) {
        self.modifier = modifier
        self.text = text
        self.span = span
      }
    }
  }
}
