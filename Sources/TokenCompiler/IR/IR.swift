public import Diagnostics
public import TokenModel

/// A token source, closed and fully resolved: the only thing that templates see.
///
/// Everything lies in flat arrays and is named by handles. Tokens are in the order of the source
/// after the merge, first appearance first; `tokens ir` prints the whole as JSON.
public struct IR: Sendable {
  /// The version of the printed form.
  public static let version = 1

  /// The name of the resolver document, where it has one.
  public package(set) var name: String?
  /// The modifiers that are still free, in the order in which they are applied.
  public package(set) var modifiers: [Modifier] = []
  /// Where they were written, at the same indices.
  public package(set) var modifierPlaces: [Modifier.Place] = []
  /// The modifiers that this IR was compiled for one context of, in the order of their application.
  public package(set) var pinned: [Modifier.Pinned] = []
  /// The groups, in the order of first appearance, without the root unless that holds constants.
  public package(set) var groups: [Group] = []
  /// The tokens, in the order of first appearance, and behind them ``constants``.
  public package(set) var tokens: [Token] = []
  /// How many of ``tokens`` are not constants.
  public package(set) var tokenCount = 0
  /// The components, in the order of their groups; parts stand inside.
  public package(set) var components: [Component] = []

  /// What tokens are in other contexts; ``Token/variants`` is a range of these.
  public package(set) var variants: [Token.Variant] = []
  /// The contexts of variants and absences, one for each modifier of the set that they belong to.
  public package(set) var contexts: [Modifier.ContextIndex] = []
  /// The absences; ``Token/absentIn`` is a range of these.
  public package(set) var absences: [ContextAssignment] = []
  /// The references inside values; ``Token/ResolvedValue/references`` is a range of these.
  public package(set) var references: [Reference] = []
  /// What was left out of composite values; ``Token/dropped`` is a range of these.
  public package(set) var droppedMembers: [Token.DroppedMember] = []
  /// The names that the source gives tokens and groups on single targets.
  public package(set) var nameOverrides: [Token.NameOverride] = []
  /// The normal forms of typography tokens; ``Token/ResolvedValue/textStyle`` is an index into these.
  public package(set) var textStyles: [TextStyle] = []

  /// The files of fonts, by the fonts' names.
  public package(set) var fontFaces: [TextID: [TextStyle.Face]] = [:]

  /// The values that handles stand for.
  public package(set) var values = ValueStore()
  /// What was derived from each colour of ``values``, at the same index.
  public package(set) var derivedColors: [DerivedColor] = []
  /// Names, descriptions and other text.
  public package(set) var texts = TextTable()
  /// The paths of tokens and groups.
  public package(set) var paths = PathTable()
  /// The files that origins and extensions point into.
  public package(set) var sources = SourceMap()

  /// Makes an IR without tokens.
  package init() {}

  /// The indices of the constants of groups in ``tokens``: tokens of type `TokenType.constant`,
  /// which vary and refer to others as all tokens do.
  public var constants: Range<Int> { tokenCount..<tokens.count }

  /// What a constant is in the base.
  public func constant(_ token: TokenID) -> ConstantValue {
    values[Handle<ConstantValue>(tokens[Int(token.index)].base.value)]
  }

  /// Whether a constant is a whole number of at most 32 bits in every context.
  public func isWholeNumber(_ constant: Int) -> Bool {
    isWholeNumber(tokens[constant].base.value)
      && tokens[constant].variants.indices.allSatisfy { isWholeNumber(variants[$0].resolved.value) }
  }

  private func isWholeNumber(_ value: ValueID) -> Bool {
    guard case .number(let number) = values[Handle<ConstantValue>(value)] else { return false }
    return Int32(exactly: number) != nil
  }
}

/// The index of a token in ``IR/tokens``.
@frozen
public struct TokenID: Hashable, Sendable {
  /// Position in the array, from 0.
  public let index: UInt32

  /// Makes the identifier of the token at `index`.
  @inlinable
  public init(_ index: UInt32) {
    self.index = index
  }
}

extension IR {
  /// A half-open range of indices into one of the arrays of an ``IR``, in eight bytes.
  @frozen
  public struct IndexRange: Hashable, Sendable {
    /// The first index.
    public let start: UInt32
    /// One past the last index.
    public let end: UInt32

    /// Makes the range `start..<end`.
    @inlinable
    public init(_ start: UInt32, _ end: UInt32) {
      self.start = start
      self.end = end
    }

    /// The range without elements.
    public static let empty = IR.IndexRange(0, 0)

    /// The same range as a collection of `Int`.
    @inlinable
    public var indices: Range<Int> { Int(start)..<Int(end) }

    /// Whether nothing is in it.
    @inlinable
    public var isEmpty: Bool { start == end }

    /// The number of indices in it.
    @inlinable
    public var count: Int { Int(end - start) }
  }
}
