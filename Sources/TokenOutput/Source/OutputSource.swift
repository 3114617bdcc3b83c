public import TokenCompiler
import TokenModel

/// An `IR` prepared for rendering.
///
/// Contains everything that doesn't depend on the target. This is a class because threads that
/// render for several targets would otherwise retain and release each of its tables.
public final class OutputSource: Sendable {
  /// The compiled tokens.
  public let ir: IR
  /// The texts of ``ir``.
  let texts: FrozenTexts
  let resolutions: ResolutionTable
  let nodes: NodeTable
  let groups: GroupTable
  let lists: TokenLists
  /// The tree of all tokens, without themes.
  let tree: OutputTree
  /// The tokens with no modifier fixed.
  let projection: Projection
  /// The value and reference at each node in the base.
  let parts: [ResolutionTable.Part]
  /// Whether each node can be a reference in some context.
  let isReferring: [Bool]
  /// The fonts of font families and text styles.
  let fonts: FontTable
  /// The traits of the text styles.
  let styleTraits: StyleTraits
  /// The values with colors that some targets can't show exactly.
  let gamutLosses: GamutLosses
  /// The index of the token that defines the grid unit; `nil` if there is none.
  let grid: Int?

  /// Prepares `ir`.
  ///
  /// - Complexity: O(tokens + variants + the parts of their values).
  @inline(never)
  public init(_ ir: IR) {
    self.ir = ir
    groups = GroupTable(ir)
    texts = FrozenTexts(ir.texts)
    let resolutions = ResolutionTable(ir)
    self.resolutions = resolutions
    let nodes = NodeTable(resolutions)
    self.nodes = nodes
    lists = TokenLists(ir)
    tree = OutputTree(groups, ir, tokens: lists.all, constants: lists.constants)
    projection = Projection(ir)
    parts = nodes.nodes.map { resolutions.part(at: $0, in: Int($0.token)) }
    var isReferring = parts.map { $0.isReferring }
    // A closure would copy the IR for each node.
    for node in nodes.nodes.indices where !isReferring[node] {
      let variants = ir.tokens[Int(nodes[node].token)].variants
      for variant in variants.indices where !isReferring[node] {
        let part = resolutions.part(at: nodes[node], in: ir.tokens.count + variant)
        isReferring[node] = part.isReferring
      }
    }
    for node in nodes.nodes.indices where isReferring[node] && nodes[node].kind == .letterSpacing {
      isReferring[node] = !resolutions.isPercentage(at: nodes[node])
    }
    self.isReferring = isReferring
    fonts = FontTable(ir)
    styleTraits = StyleTraits(ir)
    gamutLosses = GamutLosses(ir, resolutions, nodes)
    grid = ir.tokens.firstIndex { token in
      token.type == .dimension && token.base.gridUnits == 1 && token.base.alias == nil
        && token.base.expression == nil
    }
  }

  /// Returns the value at a node, as an index into the column of its type; `nil` if there is none.
  func valueIndex(of node: NodeID, in resolution: ResolutionID) -> UInt32? {
    let place = nodes[node]
    if resolution == Int(place.token) { return parts[node].value }
    return resolutions.valueIndex(of: place.kind, Int(place.element), in: resolution)
  }
}
