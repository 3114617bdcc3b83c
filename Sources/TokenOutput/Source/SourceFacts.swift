import TokenCompiler
import TokenModel

/// What templates ask of an IR again and again, in records much smaller than the IR's.
///
/// An object, so that threads that render for several targets need not count references to its
/// tables.
final class SourceFacts: Sendable {
  let ir: IR
  /// The texts of the source.
  let texts: FrozenTexts
  let tokens: [TokenFacts]
  /// Those of all tokens in the base, then those of all variants.
  let resolutions: [ResolutionFacts]
  /// Those of ``IR/references``.
  let references: [ReferenceFacts]
  /// The layers of all shadow values, one value after the other.
  private let layers: [Shadow.Layer]
  /// Where the layers of each shadow value begin, and where the last one's end.
  private let layerStarts: [Int]

  struct TokenFacts: Sendable {
    let path: PathID
    /// The last name of the path.
    let name: TextID
    let group: UInt32
    let description: TextID?
    let type: TokenType
    let isPrivate: Bool
    let isDeprecated: Bool
    /// Whether there are contexts without it.
    let hasAbsences: Bool
  }

  /// What a token is in one context.
  struct ResolutionFacts: Sendable {
    let value: UInt32
    /// The token that the whole value is a reference to.
    let alias: TokenID?
    let references: IR.IndexRange
    let textStyle: UInt32?
    let token: UInt32

    fileprivate init(_ resolved: Token.ResolvedValue, of token: Int) {
      value = resolved.value.index
      alias = resolved.alias
      references = resolved.references
      textStyle = resolved.textStyle
      self.token = UInt32(token)
    }
  }

  /// A reference inside a value.
  struct ReferenceFacts: Sendable {
    let part: PointerPart
    /// Which layer, stop or dash it is or belongs to.
    let element: UInt32
    let target: TokenID
  }

  /// A value or a part of one in one context.
  struct PartFacts: Sendable {
    /// The value, as an index into the column of its type; `nil` where there is none.
    let value: UInt32?
    /// The token that it refers to directly.
    let reference: TokenID?
    /// Whether it may be a reference by way of what it is a part of.
    let isInsideReference: Bool

    /// Whether it may be a reference at all.
    var isReferring: Bool { reference != nil || isInsideReference }
  }

  /// - Complexity: O(tokens, variants and references).
  init(_ ir: IR, _ groups: GroupTable) {
    self.ir = ir
    texts = FrozenTexts(ir.texts)
    var tokens: [TokenFacts] = []
    tokens.reserveCapacity(ir.tokens.count)
    var owners = [Int](repeating: 0, count: ir.variants.count)
    for index in ir.tokens.indices {
      for variant in ir.tokens[index].variants.indices { owners[variant] = index }
      tokens.append(
        TokenFacts(
          path: ir.tokens[index].path,
          name: ir.paths.name(of: ir.tokens[index].path),
          group: groups.groupOfToken[index],
          description: ir.tokens[index].description,
          type: ir.tokens[index].type,
          isPrivate: ir.tokens[index].isPrivate,
          isDeprecated: ir.tokens[index].deprecation != nil,
          hasAbsences: !ir.tokens[index].absentIn.isEmpty
        )
      )
    }
    self.tokens = tokens
    var resolutions: [ResolutionFacts] = []
    resolutions.reserveCapacity(ir.tokens.count + ir.variants.count)
    for index in ir.tokens.indices {
      resolutions.append(ResolutionFacts(ir.tokens[index].base, of: index))
    }
    for index in ir.variants.indices {
      resolutions.append(ResolutionFacts(ir.variants[index].resolved, of: owners[index]))
    }
    self.resolutions = resolutions
    references = ir.references.map {
      ReferenceFacts(
        part: PointerPart($0.pointer.field),
        element: $0.pointer.element,
        target: $0.target
      )
    }
    layers = ir.values.shadows.elements.flatMap(\.layers)
    layerStarts = ir.values.shadows.elements.reduce(into: [0]) {
      $0.append(($0.last ?? 0) + $1.layers.count)
    }
  }

  /// The layers of a shadow, without a copy of their list.
  func layers(of shadow: Handle<Shadow>) -> Range<Int> {
    layerStarts[Int(shadow.index)]..<layerStarts[Int(shadow.index) + 1]
  }

  /// One of the layers of all shadows.
  func layer(_ index: Int) -> Shadow.Layer { layers[index] }

}
