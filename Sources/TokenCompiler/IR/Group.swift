public import Diagnostics
public import TokenModel

/// A named collection of tokens.
public struct Group: Sendable {
  /// The path from the root.
  public var path: PathID
  /// The `$description`, if any.
  public var description: TextID?
  /// The deprecation, inherited from enclosing groups unless overridden; `nil` if not deprecated.
  public var deprecation: Token.Deprecation?
  /// Whether tokens in the group are private by default; inherited from enclosing groups.
  public var isPrivate: Bool
  /// The source range of the `$extensions` object, if any.
  public var extensions: Span?
  /// The group's constants, in source order: values that have no DTCG type.
  ///
  /// Their indices are in ``IR/constants``.
  public var constants: [TokenID]
  /// The location of the first definition.
  public var origin: Token.Origin
}

/// A group that styles a view.
public struct Component: Hashable, Sendable {
  /// The path of the group; for a part, the last segment is its name in the enclosing component.
  public var path: PathID
  /// A built-in kind, such as `view`, `label`, or `button`, or a custom one.
  public var kind: TextID
  /// The declared fields, which are the tokens directly in the group.
  public var fields: [Field]
  /// The styles of nested components.
  public var parts: [Component]

  /// A declared property of a component.
  public struct Field: Hashable, Sendable {
    /// The name of the property.
    public var name: TextID
    /// The token that provides the value.
    public var token: TokenID

    package init(name: TextID, token: TokenID) {
      self.name = name
      self.token = token
    }
  }
}
