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
  public convenience init(_ ir: IR) {
    self.init(ir, TokenArrangement(ir), ValueParts(ir))
  }

  /// Combines tables that can be made on different threads.
  @inline(never)
  package init(_ ir: IR, _ arrangement: TokenArrangement, _ values: ValueParts) {
    self.ir = ir
    texts = FrozenTexts(ir.texts)
    groups = arrangement.groups
    lists = arrangement.lists
    tree = arrangement.tree
    projection = arrangement.projection
    fonts = arrangement.fonts
    styleTraits = arrangement.styleTraits
    grid = arrangement.grid
    resolutions = values.resolutions
    nodes = values.nodes
    parts = values.parts
    isReferring = values.isReferring
    gamutLosses = values.gamutLosses
  }

  /// Returns the value at a node, as an index into the column of its type; `nil` if there is none.
  func valueIndex(of node: NodeID, in resolution: ResolutionID) -> UInt32? {
    let place = nodes[node]
    if resolution == Int(place.token) { return parts[node].value }
    return resolutions.valueIndex(of: place.kind, Int(place.element), in: resolution)
  }
}
