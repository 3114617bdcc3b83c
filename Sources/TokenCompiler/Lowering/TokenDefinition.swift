import JSONSyntax
import TokenModel

/// The index of a ``TokenDefinition`` in a ``SourceTree``.
struct DefinitionID: Hashable, Sendable {
  let index: UInt32
}

/// A definition of a token for some or all contexts.
///
/// There is at least one for each token, so its size is kept small.
struct TokenDefinition {
  let path: PathID
  /// The contexts in which it applies.
  var condition: ConditionID
  let object: SyntaxNode
  /// The node of `$value` or of a context value; `nil` for a token that is a `$ref`.
  @Compact var value: JSONNode?
  /// The string of a `$ref` that replaces `$value`.
  @Compact var reference: JSONNode?
  /// The token's own `$type`.
  var type: DeclaredType?
  /// The node of the token's own `$type`.
  @Compact var typeNode: JSONNode?
  /// The string of `$description`.
  @Compact var description: JSONNode?
  /// The boolean or string of `$deprecated`.
  @Compact var deprecated: JSONNode?
  /// The object of `$extensions`.
  @Compact var extensions: JSONNode?
  /// The index of the `dev.tokens` extension in ``SourceTree/tokenExtensions``.
  @Compact var extensionIndex: UInt32?
  /// Whether the value is one of `dev.tokens.contexts` instead of the token's `$value`.
  var isShortForm = false
  /// Whether the definition is one of `dev.tokens.constants` instead of a token's object.
  var isConstant = false
  /// Whether the value is text in CSS notation, which isn't an alias even if it's a reference.
  var isCSS = false
}

/// A definition of a group for some or all contexts.
struct GroupDefinition {
  let path: PathID
  /// The contexts in which it applies.
  let condition: ConditionID
  let object: SyntaxNode
  /// The group's own `$type`.
  var type: DeclaredType?
  /// The node of the group's own `$type`.
  var typeNode: JSONNode?
  /// The string of `$extends`, or of a `$ref` to a group.
  var extends: JSONNode?
  /// The string of `$description`.
  var description: JSONNode?
  /// The boolean or string of `$deprecated`.
  var deprecated: JSONNode?
  /// The object of `$extensions`.
  var extensions: JSONNode?
  /// The index of the `dev.tokens` extension in ``SourceTree/groupExtensions``.
  var extensionIndex: UInt32?
}
