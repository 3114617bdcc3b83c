import JSONSyntax
import TokenModel

/// The index of a ``TokenDefinition`` in a ``SourceTree``.
struct DefinitionID: Hashable, Sendable {
  let index: UInt32
}

/// One place in the source that says what a token is, in all contexts or in some.
///
/// There are as many as tokens and more, so it is kept small.
struct TokenDefinition {
  /// The token that it defines.
  let path: PathID
  /// When it takes part.
  let condition: ConditionID
  /// The token's object.
  let object: SyntaxNode
  /// The node of `$value`, or of the value in the short form of contexts; `nil` for a token that is
  /// a `$ref`.
  @Compact var value: JSONNode?
  /// The string of a `$ref` that stands in place of `$value`.
  @Compact var reference: JSONNode?
  /// The token's own `$type`.
  var type: DeclaredType?
  /// The node of the own `$type`.
  @Compact var typeNode: JSONNode?
  /// The string of `$description`.
  @Compact var description: JSONNode?
  /// The boolean or string of `$deprecated`.
  @Compact var deprecated: JSONNode?
  /// The object of `$extensions`.
  @Compact var extensions: JSONNode?
  /// What our own extension says, an index into ``SourceTree/tokenExtensions``.
  @Compact var extensionIndex: UInt32?
  /// Whether the value is one of `dev.tokens.contexts` and not the token's `$value`.
  var isShortForm = false
  /// Whether it is one of `dev.tokens.constants` and not a token's object.
  var isConstant = false
}

/// One place in the source that says something about a group.
struct GroupDefinition {
  /// The group.
  let path: PathID
  /// When it takes part.
  let condition: ConditionID
  /// The group's object.
  let object: SyntaxNode
  /// The group's own `$type`.
  var type: DeclaredType?
  /// The node of the own `$type`.
  var typeNode: JSONNode?
  /// The string of `$extends`, or of a `$ref` to a group.
  var extends: JSONNode?
  /// The string of `$description`.
  var description: JSONNode?
  /// The boolean or string of `$deprecated`.
  var deprecated: JSONNode?
  /// The object of `$extensions`.
  var extensions: JSONNode?
  /// What our own extension says, an index into ``SourceTree/groupExtensions``.
  var extensionIndex: UInt32?
}
