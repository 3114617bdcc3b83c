public import Diagnostics
public import TokenModel

/// A named set of tokens.
public struct Group: Sendable {
  /// The names from the root down.
  public var path: PathID
  /// The `$description`; `nil` where there is none.
  public var description: TextID?
  /// Whether its use is discouraged, and why; inherited from the groups above.
  public var deprecation: Token.Deprecation?
  /// Whether its tokens are private unless they say otherwise; inherited from the groups above.
  public var isPrivate: Bool
  /// The `$extensions` object as it stands in the source; `nil` where there is none.
  public var extensions: Span?
  /// What the group holds that the standard has no type for, in the order of the source; a range of
  /// them is ``IR/constants``.
  public var constants: [TokenID]
  /// Where it was first written.
  public var origin: Token.Origin
}

/// A group that is a view's style.
public struct Component: Hashable, Sendable {
  /// The path of its group; the last name is what the enclosing component knows it by.
  public var path: PathID
  /// `view`, `label`, `button`, or a word of the source's own.
  public var kind: TextID
  /// Its tokens: exactly the declared fields.
  public var fields: [Field]
  /// The styles of what it contains.
  public var parts: [Component]

  /// One declared property of a component.
  public struct Field: Hashable, Sendable {
    /// The name of the property.
    public var name: TextID
    /// The token that holds its value.
    public var token: TokenID

    package init(name: TextID, token: TokenID) {
      self.name = name
      self.token = token
    }
  }
}
