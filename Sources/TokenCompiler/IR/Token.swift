public import Diagnostics
public import TokenModel

/// A named value.
public struct Token: Sendable {
  /// The path from the root.
  public var path: PathID
  /// The type, which is the same in every context.
  public var type: TokenType
  /// Whether only other tokens may use the token.
  public var isPrivate: Bool
  /// The deprecation, inherited from enclosing groups unless overridden; `nil` if not deprecated.
  public var deprecation: Token.Deprecation?
  /// The `$description`, if any.
  public var description: TextID?
  /// The source range of the `$extensions` object, if any.
  public var extensions: Span?
  /// The unknown properties dropped from the value, in ``IR/droppedMembers``.
  public var dropped: IR.IndexRange = .empty
  /// The value in the base, or in the first context that has the token if the base doesn't.
  public var base: Token.ResolvedValue
  /// The smallest set of modifiers that affect the value.
  public var dependsOn: ModifierSet
  /// The variants, in ``IR/variants``.
  ///
  /// There's one variant for each combination of contexts of the modifiers in ``dependsOn`` whose
  /// value differs from the base value.
  public var variants: IR.IndexRange
  /// The combinations of contexts without this token, in ``IR/absences``.
  public var absentIn: IR.IndexRange
}

extension Token {
  /// A token's value in a combination of contexts.
  public struct ResolvedValue: Sendable {
    /// The value, in the `ValueStore` column of the token's type.
    public var value: ValueID
    /// The referenced token if the value is an alias; otherwise `nil`.
    public var alias: TokenID?
    /// The references in the value, in ``IR/references``; an alias has an empty pointer.
    public var references: IR.IndexRange
    /// The expression that the value is calculated from, without the leading `~`; `nil` if none.
    public var expression: TextID?
    /// The expressions in a composite value, in ``IR/partExpressions``.
    package var partExpressions: IR.IndexRange
    /// The value in grid units, for a dimension derived from the grid unit; otherwise `nil`.
    public var gridUnits: Double?
    /// The index in ``IR/textStyles`` of a typography token's style; otherwise `nil`.
    public var textStyle: UInt32?
    /// The location of the definition that determines the value.
    public var origin: Token.Origin
  }
}

extension Token {
  /// A token's value in a combination of contexts in which it differs from the base value.
  public struct Variant: Sendable {
    /// One context for each modifier in the token's ``Token/dependsOn``.
    public var when: ContextAssignment
    /// Whether these contexts redefine the token itself, not just a token it refers to.
    public var isOwn: Bool
    /// The value in these contexts.
    public var resolved: Token.ResolvedValue
  }
}

/// A reference in a value.
public struct Reference: Hashable, Sendable {
  /// The location of the reference in the value.
  public var pointer: PartPointer
  /// The token referred to directly.
  public var target: TokenID

  /// Whether it specifies how a length grows with the viewport, so it isn't part of the `$value`.
  package var isInGrowth: Bool { pointer.field?.isFluid == true }
}

/// An expression that a part of a composite value is calculated from.
package struct PartExpression: Hashable, Sendable {
  /// The location of the part in the value.
  package var pointer: PartPointer
  /// The expression, without the leading `~`.
  package var text: TextID
}

extension Token {
  /// A location in the source.
  public struct Origin: Hashable, Sendable {
    /// The file.
    public var file: SourceMap.FileID
    /// The UTF-8 offset of the first byte, from 0.
    public var offset: UInt32
  }
}

extension Token {
  /// The deprecation of a token or group.
  public enum Deprecation: Hashable, Sendable {
    /// Deprecated without a reason.
    case flagged
    /// Deprecated for the reason given in the source.
    case because(TextID)
  }
}

extension Token {
  /// A custom name that the source gives a token or group on one target.
  public struct NameOverride: Hashable, Sendable {
    /// The token or group.
    public var path: PathID
    /// The name of the target.
    public var target: TextID
    /// The name on that target, which replaces the last path segment.
    public var name: TextID
    /// The location of the override in the source.
    public var span: Span
  }
}

extension Token {
  /// An unknown property of a composite value.
  ///
  /// The JSON form of the IR lists it in `extensions["dev.tokens"].dropped`, by its pointer.
  public struct DroppedMember: Hashable, Sendable {
    /// The JSON Pointer of the property, relative to the value.
    public var pointer: TextID
    /// The source range of the property's value.
    public var value: Span
  }
}
