public import TokenCompiler
import TokenModel

/// An `IR` made ready for rendering: what does not depend on the target, worked out once.
public struct OutputSource: Sendable {
  /// The tokens.
  public let ir: IR
  /// What templates ask for most, in small records.
  let facts: SourceFacts
  let nodes: NodeTable
  let groups: GroupTable
  let lists: TokenLists
  /// The tree of all tokens, without themes.
  let tree: OutputTree
  /// The tokens with no modifier fixed.
  let projection: Projection
  /// What is at each node in the base.
  let parts: [SourceFacts.PartFacts]
  /// Whether what is at each node may be a reference in some context.
  let isReferring: [Bool]
  /// The value of each resolution: those of all tokens in the base, then those of all variants.
  let values: [UInt32]
  /// The fonts of font families and text styles, one list after the other.
  let fonts: FontTable
  /// What its text styles say.
  let styleTraits: StyleTraits
  /// The token that is the grid unit.
  let grid: Int?

  /// Prepares `ir`.
  ///
  /// - Complexity: O(tokens, variants and the parts of their values).
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
    grid = ir.tokens.firstIndex { token in
      token.type == .dimension && token.base.gridUnits == 1 && token.base.alias == nil
        && token.base.expression == nil
    }
  }

  /// What a resolution is made of.
  func resolved(_ resolution: ResolutionID) -> Token.ResolvedValue {
    resolution < ir.tokens.count
      ? ir.tokens[resolution].base : ir.variants[resolution - ir.tokens.count].resolved
  }

  /// Whether two resolutions of one token are the same to a template.
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

/// A token's value in one context: below the number of tokens its base, from there on a variant.
typealias ResolutionID = Int
