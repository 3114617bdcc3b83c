import Diagnostics
import JSONSyntax
import TokenModel

/// The `dev.tokens` extension of a token.
struct TokenExtension {
  /// Whether the token is private; `nil` to inherit that from the group.
  var isPrivate: Bool?
  /// Names for specific targets.
  var names: [NameOnTarget] = []
  /// The rules of `tokens lint` that don't apply.
  var suppressedRules: [SuppressedRule] = []
  /// The string with the expression, without a leading `~`.
  var expression: SyntaxNode?
  /// Values for specific contexts, a short form for sets in the resolver document.
  var contexts: [ContextValue] = []
  /// Whether the text of the token is in CSS notation.
  var isCSS = false
  /// Whether the token is the grid unit.
  var isGrid = false
  /// How a dimension grows with the viewport.
  var fluid: FluidExtension?
  /// The font faces of a font family.
  var faces: [TextStyle.Face] = []
  /// The kind of a gradient.
  var gradient: Gradient.Kind?
  /// The properties that are specific to typography tokens; `nil` if there are none.
  var text: TextExtension?

  struct NameOnTarget {
    var target: TextID
    var name: TextID
    var span: Span
  }

  struct SuppressedRule {
    var rule: TextID
    var span: Span
  }

  struct ContextValue {
    /// The modifier's name; `nil` for a bare context name.
    var modifier: JSONNode?
    var context: JSONNode
    var value: JSONNode
  }
}

/// The properties of `$extensions["dev.tokens"]` that are specific to typography tokens.
struct TextExtension {
  /// The number and its location.
  var number: (value: Int, span: Span)?
  /// A dimension.
  var lineHeight: Recipe?
  /// A dimension.
  var kern: Recipe?
  var relativeTo: TextID?
  var system: TextID?
  /// A color.
  var color: Recipe?
  /// A shadow.
  var shadow: Recipe?
  var align: TextStyle.Align?
  var letterCase: TextStyle.LetterCase?
  var decoration: TextStyle.Decoration?
  var slant: TextStyle.Slant?
  var lineBreak: TextStyle.LineBreak?
  var variations: [TextStyle.Variation]?

  /// The recipes and their required types.
  var recipes: [(Recipe, TokenType)] {
    let all = [
      (lineHeight, .dimension), (kern, .dimension), (color, .color), (shadow, TokenType.shadow),
    ]
    return all.compactMap { recipe, type in recipe.map { ($0, type) } }
  }
}

/// The `dev.tokens` extension of a group.
struct GroupExtension {
  /// Whether the group's tokens are private by default; `nil` to inherit that from the enclosing
  /// group.
  var isPrivate: Bool?
  /// Names for specific targets.
  var names: [TokenExtension.NameOnTarget] = []
  /// The rules of `tokens lint` that don't apply to tokens of the group.
  var suppressedRules: [TokenExtension.SuppressedRule] = []
  /// The kind of view that the group styles; `nil` for a plain group.
  var component: TextID?
  /// Values for which DTCG has no type.
  var constants: [ConstantDeclaration] = []
}

/// One of `dev.tokens.constants`; apart from its name, it hasn't been read.
struct ConstantDeclaration {
  var name: TextID
  /// The object with the `type` and the `value`.
  var object: JSONNode
  /// The string of `$description`.
  var description: JSONNode?
}
