public import TokenCompiler
import TokenModel

/// An `IR` prepared for rendering.
///
/// Contains everything that doesn't depend on the target.
public struct OutputSource: Sendable {
  /// The compiled tokens.
  public let ir: IR
  /// The most frequently read data, in small records.
  let facts: SourceFacts
  let nodes: NodeTable
  let groups: GroupTable
  let lists: TokenLists
  /// The tree of all tokens, without themes.
  let tree: OutputTree
  /// The tokens with no modifier fixed.
  let projection: Projection
  /// The facts about each node in the base.
  let parts: [SourceFacts.PartFacts]
  /// Whether each node can be a reference in some context.
  let isReferring: [Bool]
  /// The value of each resolution: all tokens in the base, followed by all variants.
  let values: [UInt32]
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
    nodes = NodeTable(ir)
    groups = GroupTable(ir)
    facts = SourceFacts(ir, groups)
    lists = TokenLists(ir)
    tree = OutputTree(groups, ir, tokens: lists.all, constants: lists.constants)
    projection = Projection(ir)
    parts = nodes.nodes.map { [facts] in facts.part(at: $0, in: Int($0.token)) }
    var isReferring = parts.map { $0.isReferring }
    for node in nodes.nodes.indices where !isReferring[node] {
      let variants = ir.tokens[Int(nodes[node].token)].variants
      for variant in variants.indices where !isReferring[node] {
        isReferring[node] = facts.part(at: nodes[node], in: ir.tokens.count + variant).isReferring
      }
    }
    for node in nodes.nodes.indices where isReferring[node] && nodes[node].kind == .letterSpacing {
      isReferring[node] = !facts.isPercentage(at: nodes[node])
    }
    self.isReferring = isReferring
    values = facts.resolutions.map(\.value)
    fonts = FontTable(ir)
    styleTraits = StyleTraits(ir)
    gamutLosses = GamutLosses(ir, facts, nodes)
    grid = ir.tokens.firstIndex { token in
      token.type == .dimension && token.base.gridUnits == 1 && token.base.alias == nil
        && token.base.expression == nil
    }
  }

  /// Returns the resolved value of a resolution.
  func resolved(_ resolution: ResolutionID) -> Token.ResolvedValue {
    resolution < ir.tokens.count
      ? ir.tokens[resolution].base : ir.variants[resolution - ir.tokens.count].resolved
  }

  /// Whether two resolutions of a token are the same to a template.
  func areEqual(_ first: ResolutionID, _ second: ResolutionID) -> Bool {
    if first == second { return true }
    guard values[first] == values[second] else { return false }
    let one = resolved(first)
    let other = resolved(second)
    guard one.gridUnits == other.gridUnits else { return false }
    guard let style = one.textStyle, let otherStyle = other.textStyle, style != otherStyle else {
      return one.textStyle == other.textStyle
    }
    return ir.textStyles[Int(style)] == ir.textStyles[Int(otherStyle)]
  }
}

/// A token's value in a context: the index of its token for the base value, or the number of tokens
/// plus the index of a variant.
typealias ResolutionID = Int
