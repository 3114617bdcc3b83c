public import Diagnostics
public import TokenModel

/// A complete, fully resolved token source, and the only input of templates.
///
/// All contents are in flat arrays and identified by handles. Tokens are in the order of their
/// first appearance in the merged source. `tokens ir` prints the IR as JSON.
public struct IR: Sendable {
  /// The version of the JSON form.
  public static let version = 1

  /// The name of the resolver document, if any.
  public package(set) var name: String?
  /// The modifiers that aren't pinned, in the order in which they're applied.
  public package(set) var modifiers: [Modifier] = []
  /// The source locations of the modifiers, at the same indices.
  public package(set) var modifierPlaces: [Modifier.Place] = []
  /// The modifiers that were fixed to one context, in the order in which they're applied.
  public package(set) var pinned: [Modifier.Pinned] = []
  /// The groups, in order of first appearance; the root is included only if it contains constants.
  public package(set) var groups: [Group] = []
  /// The tokens, in order of first appearance, followed by the ``constants``.
  public package(set) var tokens: [Token] = []
  /// The number of elements of ``tokens`` that aren't constants.
  public package(set) var tokenCount = 0
  /// The top-level components, in the order of their groups; nested ones are their parts.
  public package(set) var components: [Component] = []

  /// The variants of tokens; ``Token/variants`` is a range of these.
  public package(set) var variants: [Token.Variant] = []
  /// The contexts of variants and absences, one for each modifier in their set.
  public package(set) var contexts: [Modifier.ContextIndex] = []
  /// The combinations of contexts without a token; ``Token/absentIn`` is a range of these.
  public package(set) var absences: [ContextAssignment] = []
  /// The references in values; ``Token/ResolvedValue/references`` is a range of these.
  public package(set) var references: [Reference] = []
  /// The expressions in composite values; ``Token/ResolvedValue/partExpressions`` is a range of
  /// these.
  package var partExpressions: [PartExpression] = []
  /// The unknown properties of composite values; ``Token/dropped`` is a range of these.
  public package(set) var droppedMembers: [Token.DroppedMember] = []
  /// The custom names of tokens and groups on individual targets.
  public package(set) var nameOverrides: [Token.NameOverride] = []
  /// The normalized typography tokens; ``Token/ResolvedValue/textStyle`` is an index into these.
  public package(set) var textStyles: [TextStyle] = []

  /// The font files, by font name.
  public package(set) var fontFaces: [TextID: [TextStyle.Face]] = [:]

  /// Whether each token is used by another one: by a reference to its value or a part of it, or by
  /// inheritance.
  ///
  /// Like the next three properties, empty unless ``CompileRequest/isForLint`` is set.
  package var isUsed: [Bool] = []
  /// The rules of `tokens lint` that are suppressed for a token or a group, in source order.
  package var suppressedRules: [SuppressedRule] = []
  /// The overrides that repeat the base value, so removing them changes nothing.
  package var redundantOverrides: [(token: TokenID, origin: Token.Origin)] = []
  /// The overrides that apply only because of the order of the modifiers, one for each token.
  package var orderedOverrides: [OrderedOverride] = []
  /// Whether a token or group is deprecated.
  package var hasDeprecations = false

  /// The tokens that were left out because of errors.
  package var omitted: [Omission.Omitted] = []
  /// Whether an output leaves out a token whose name is taken, instead of failing.
  package var omitsCollisions = false

  /// The values that handles refer to.
  public package(set) var values = ValueStore()
  /// The derived forms of each color in ``values``, at the same index.
  public package(set) var derivedColors: [DerivedColor] = []
  /// The interned names, descriptions, and other text.
  public package(set) var texts = TextTable()
  /// The paths of tokens and groups.
  public package(set) var paths = PathTable()
  /// The files that origins and extensions refer to.
  public package(set) var sources = SourceMap()
  /// Extensions and dropped properties as standard JSON, for files in other formats.
  package var rewrittenJSON: [JSONHolder: [UInt8]] = [:]

  /// An override that applies instead of another one because of the order of the modifiers.
  package struct OrderedOverride: Sendable {
    package let token: TokenID
    package let origin: Token.Origin
    package let overruled: Token.Origin
    /// The modifiers of both overrides.
    package let modifiers: ModifierSet
    /// A combination of contexts in which both apply.
    package let when: ContextAssignment
  }

  /// A rule of `tokens lint` that is suppressed in the source.
  package struct SuppressedRule: Sendable {
    /// The token or group.
    package let path: PathID
    package let rule: TextID
    package let span: Span
  }

  /// The owner of a JSON fragment from the source.
  package enum JSONHolder: Hashable, Sendable {
    /// The token or group at a path, for its extensions.
    case extensions(PathID)
    /// An element of ``IR/droppedMembers``.
    case dropped(Int)
  }

  package init() {}

  /// The range of constants in ``tokens``.
  ///
  /// Constants have the type `TokenType.constant`; they vary and contain references like any token.
  public var constants: Range<Int> { tokenCount..<tokens.count }

  /// Returns the base value of a constant.
  public func constant(_ token: TokenID) -> ConstantValue {
    values[Handle<ConstantValue>(tokens[Int(token.index)].base.value)]
  }

  /// Returns the JSON of extensions or of a dropped property, which is at `span` in the source.
  package func json(of holder: JSONHolder, at span: Span) -> ArraySlice<UInt8> {
    if let text = rewrittenJSON[holder] { return text[...] }
    return sources[span.file].bytes[Int(span.start)..<Int(span.end)]
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
  /// The index in ``IR/tokens``, from 0.
  public let index: UInt32

  /// Creates the identifier of the token at `index`.
  @inlinable
  public init(_ index: UInt32) {
    self.index = index
  }
}

extension IR {
  /// A half-open range of indices into one of the arrays of an ``IR``, stored in eight bytes.
  @frozen
  public struct IndexRange: Hashable, Sendable {
    /// The lower bound, inclusive.
    public let start: UInt32
    /// The upper bound, exclusive.
    public let end: UInt32

    /// Creates the range `start..<end`.
    @inlinable
    public init(_ start: UInt32, _ end: UInt32) {
      self.start = start
      self.end = end
    }

    /// The empty range.
    public static let empty = IR.IndexRange(0, 0)

    /// The range as a collection of `Int`.
    @inlinable
    public var indices: Range<Int> { Int(start)..<Int(end) }

    /// Whether the range is empty.
    @inlinable
    public var isEmpty: Bool { start == end }

    /// The number of indices in the range.
    @inlinable
    public var count: Int { Int(end - start) }
  }
}
