public import Diagnostics
public import TokenModel

/// A named value.
public struct Token: Sendable {
  /// The names from the root down.
  public var path: PathID
  /// The type; the same in every context.
  public var type: TokenType
  /// Whether it may be used by other tokens only.
  public var isPrivate: Bool
  /// Whether its use is discouraged, and why.
  public var deprecation: Token.Deprecation?
  /// The `$description`; `nil` where there is none.
  public var description: TextID?
  /// The `$extensions` object as it stands in the source; `nil` where there is none.
  public var extensions: Span?
  /// The members that were left out of its value because its type has none of that name, in
  /// ``IR/droppedMembers``.
  public var dropped: IR.IndexRange = .empty
  /// What it is in the base, or in the first context that has it where the base has not.
  public var base: Token.ResolvedValue
  /// The smallest set of modifiers that the value changes with.
  public var dependsOn: ModifierSet
  /// Its variants in ``IR/variants``.
  ///
  /// There is one for each assignment of exactly the modifiers of ``dependsOn`` whose value differs
  /// from the base's.
  public var variants: IR.IndexRange
  /// The assignments without this token, in ``IR/absences``.
  public var absentIn: IR.IndexRange
}

extension Token {
  /// What a token is in one context.
  public struct ResolvedValue: Sendable {
    /// The value, in the column of the token's type.
    public var value: ValueID
    /// The token that the whole value is a reference to; `nil` for a value of its own.
    public var alias: TokenID?
    /// The references inside, in ``IR/references``; an alias is among them, with the pointer to the whole.
    public var references: IR.IndexRange
    /// The formula whose result the value is, without the leading `~`; `nil` where there is none.
    public var expression: TextID?
    /// The value divided by the grid unit, for a dimension that is made from it; otherwise `nil`.
    public var gridUnits: Double?
    /// The normal form in ``IR/textStyles``, for a typography token; otherwise `nil`.
    public var textStyle: UInt32?
    /// Where the value was written.
    public var origin: Token.Origin
  }
}

extension Token {
  /// What a token is in a context whose value differs from the base's.
  public struct Variant: Sendable {
    /// The context of each modifier in the token's ``Token/dependsOn``.
    public var when: ContextAssignment
    /// Whether the source defines the token anew there, and not only something it refers to.
    public var isOwn: Bool
    /// What it is there.
    public var resolved: Token.ResolvedValue
  }
}

/// A reference inside a value.
public struct Reference: Hashable, Sendable {
  /// Where in the value.
  public var pointer: PartPointer
  /// The token pointed at directly.
  public var target: TokenID
}

extension Token {
  /// Where in the source something was written.
  public struct Origin: Hashable, Sendable {
    /// The file.
    public var file: SourceMap.FileID
    /// UTF-8 offset of the first byte.
    public var offset: UInt32
  }
}

extension Token {
  /// Why a token or a group should not be used any more.
  public enum Deprecation: Hashable, Sendable {
    /// Without a reason.
    case flagged
    /// With the reason that the source gives.
    case because(TextID)
  }
}

extension Token {
  /// The name of a token or a group on one target, where the source sets it.
  public struct NameOverride: Hashable, Sendable {
    /// The token or group.
    public var path: PathID
    /// The name of the target.
    public var target: TextID
    /// The name there, in place of the last segment's.
    public var name: TextID
    /// Where the source says so.
    public var span: Span
  }
}

extension Token {
  /// A member of a composite value that means nothing to the standard.
  ///
  /// The printed form has it under `extensions["dev.tokens"].dropped`, by its pointer.
  public struct DroppedMember: Hashable, Sendable {
    /// Where in the value it stood, as a JSON Pointer.
    public var pointer: TextID
    /// What it holds, as it stands in the source.
    public var value: Span
  }
}
