import TokenCompiler
import TokenModel

/// The data of an IR that templates read most often, in records much smaller than the IR's.
///
/// This is a class because threads that render for several targets would otherwise retain and
/// release each of its tables.
final class SourceFacts: Sendable {
  let ir: IR
  let texts: FrozenTexts
  let tokens: [TokenFacts]
  /// The resolutions of all tokens in the base, followed by those of all variants.
  let resolutions: [ResolutionFacts]
  /// The facts about ``IR/references``.
  let references: [ReferenceFacts]
  /// The layers of all shadow values.
  private let layers: [Shadow.Layer]
  /// The index of the first layer of each shadow value, followed by the total number of layers.
  private let layerStarts: [Int]

  struct TokenFacts: Sendable {
    let path: PathID
    /// The last segment of the path.
    let name: TextID
    let group: UInt32
    let description: TextID?
    let type: TokenType
    let isPrivate: Bool
    let isDeprecated: Bool
    /// Whether the token is absent in some context.
    let hasAbsences: Bool
  }

  /// The value of a token in a context.
  struct ResolutionFacts: Sendable {
    let value: UInt32
    /// The token that the whole value refers to; `nil` if it isn't a reference.
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
    /// The index of the layer, stop, or dash that the reference is or belongs to.
    let element: UInt32
    let target: TokenID
  }

  /// A value, or a part of one, in a context.
  struct PartFacts: Sendable {
    /// The value, as an index into the column of its type; `nil` if there is none.
    let value: UInt32?
    /// The token that the part directly refers to; `nil` if it isn't a reference.
    let reference: TokenID?
    /// Whether a value that contains the part is a reference, so the part might be one too.
    let isInsideReference: Bool

    /// Whether the part can be a reference.
    var isReferring: Bool { reference != nil || isInsideReference }
  }

  /// - Complexity: O(tokens + variants + references).
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
    resolutions = Self.resolutions(ir, owners)
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

  /// Returns the resolutions of the tokens, followed by those of the variants.
  ///
  /// `owners` contains the token of each variant.
  private static func resolutions(_ ir: IR, _ owners: [Int]) -> [ResolutionFacts] {
    var resolutions: [ResolutionFacts] = []
    resolutions.reserveCapacity(ir.tokens.count + ir.variants.count)
    for index in ir.tokens.indices {
      resolutions.append(ResolutionFacts(ir.tokens[index].base, of: index))
    }
    for index in ir.variants.indices {
      resolutions.append(ResolutionFacts(ir.variants[index].resolved, of: owners[index]))
    }
    return resolutions
  }

  /// Returns the range of a shadow's layers, which avoids copying them.
  func layers(of shadow: Handle<Shadow>) -> Range<Int> {
    layerStarts[Int(shadow.index)]..<layerStarts[Int(shadow.index) + 1]
  }

  /// Returns a layer by its index among the layers of all shadows.
  func layer(_ index: Int) -> Shadow.Layer { layers[index] }

}
