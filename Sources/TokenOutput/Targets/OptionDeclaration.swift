public import Diagnostics

/// An option of a target, as declared in `target.json`.
struct OptionDeclaration: Sendable {
  let name: String
  let span: Span
  var kind: Kind
  var defaultValue: OptionSetting.Value?
  var pattern: TextPattern?
  /// The allowed words of a choice.
  var values: [String] = []
  var minimum: Double?
  var maximum: Double?
  var help: String?
  /// The traits that an output omits unless it sets the option, although templates read them.
  var omits: TokenTraits = []
  /// The traits that an output omits if it sets a choice to a word.
  var omitsByWord: [String: TokenTraits] = [:]

  enum Kind: String, CaseIterable, Sendable {
    case string, identifier, number, integer, boolean, choice
    /// Texts for specific contexts: `{"theme": {"dark": "…"}}`.
    case context
    /// Texts for specific modifiers: `{"theme": "…"}`.
    case modifier
    /// The path of a token of the source.
    case token
  }
}

extension OptionSetting {
  /// The value of a target's option.
  public enum Value: Hashable, Sendable {
    /// A text, an identifier, or a word of a choice.
    case string(String)
    /// A number, including integers.
    case number(Double)
    /// `true` or `false`.
    case boolean(Bool)
    /// Texts for specific contexts.
    case contexts([ContextText])
    /// Texts for specific modifiers.
    case modifiers([ModifierText])
    /// A list or `null`, which no option accepts.
    case unsupported

    /// A text for a context.
    public struct ContextText: Hashable, Sendable {
      /// The modifier's name.
      public var modifier: String
      /// The context's name.
      public var context: String
      /// The text.
      public var text: String
      /// The location of the context in the configuration; `nil` if the text was set
      /// programmatically.
      public var span: Span?

      /// Creates a text for a context.
      public init(modifier: String, context: String, text: String, span: Span? = nil) {
        self.modifier = modifier
        self.context = context
        self.text = text
        self.span = span
      }
    }

    /// A text for a modifier.
    public struct ModifierText: Hashable, Sendable {
      /// The modifier's name.
      public var modifier: String
      /// The text.
      public var text: String
      /// The location of the modifier in the configuration; `nil` if the text was set
      /// programmatically.
      public var span: Span?

      /// Creates a text for a modifier.
      public init(modifier: String, text: String, span: Span? = nil) {
        self.modifier = modifier
        self.text = text
        self.span = span
      }
    }
  }
}
