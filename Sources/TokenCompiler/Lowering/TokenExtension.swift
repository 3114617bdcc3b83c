import Diagnostics
import JSONSyntax
import TokenModel

/// What `$extensions["dev.tokens"]` says of a token (design: "What we add to DTCG").
struct TokenExtension {
  /// Whether the token is private; `nil` where it is left to the group.
  var isPrivate: Bool?
  /// Names on single targets.
  var names: [NameOnTarget] = []
  /// The formula, without the leading `~`.
  var expression: SyntaxNode?
  /// Values in other contexts: the short form of a set in the resolver document.
  var contexts: [ContextValue] = []
  /// Whether the token is the grid unit.
  var isGrid = false
  /// The files of a font.
  var faces: [TextStyle.Face] = []
  /// What only typography tokens have; `nil` where none of it is said.
  var text: TextExtension?

  struct NameOnTarget {
    var target: TextID
    var name: TextID
    var span: Span
  }

  struct ContextValue {
    /// The modifier's name; `nil` for a bare context name.
    var modifier: JSONNode?
    /// The context's name.
    var context: JSONNode
    /// The value in that context.
    var value: JSONNode
  }
}

/// What `$extensions["dev.tokens"]` says of a typography token alone.
struct TextExtension {
  /// The number and its place.
  var number: (value: Int, span: Span)?
  /// A dimension.
  var lineHeight: Recipe?
  /// A dimension.
  var kern: Recipe?
  var relativeTo: TextID?
  var system: TextID?
  /// A colour.
  var color: Recipe?
  /// A shadow.
  var shadow: Recipe?
  var align: TextStyle.Align?
  var letterCase: TextStyle.LetterCase?
  var decoration: TextStyle.Decoration?
  var slant: TextStyle.Slant?
  var lineBreak: TextStyle.LineBreak?

  /// The recipes, and the type that each has to have.
  var recipes: [(Recipe, TokenType)] {
    let all = [
      (lineHeight, .dimension), (kern, .dimension), (color, .color), (shadow, TokenType.shadow),
    ]
    return all.compactMap { recipe, type in recipe.map { ($0, type) } }
  }
}

/// What `$extensions["dev.tokens"]` says of a group.
struct GroupExtension {
  /// Whether its tokens are private unless they say otherwise; `nil` where it is left to the group
  /// above.
  var isPrivate: Bool?
  /// Names on single targets.
  var names: [TokenExtension.NameOnTarget] = []
  /// What kind of view it is the style of; `nil` for a plain group.
  var component: TextID?
  /// Values that the standard has no type for.
  var constants: [ConstantDeclaration] = []
}

/// One of `dev.tokens.constants`, not yet read but for its name.
struct ConstantDeclaration {
  var name: TextID
  /// Its object, which has a `type` and a `value`.
  var object: JSONNode
  /// The string of `$description`.
  var description: JSONNode?
}
