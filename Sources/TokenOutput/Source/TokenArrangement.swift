package import TokenCompiler
import TokenModel

/// The tables of an ``OutputSource`` about tokens, groups, contexts, and text styles.
package struct TokenArrangement: Sendable {
  let groups: GroupTable
  let lists: TokenLists
  let tree: OutputTree
  let projection: Projection
  let fonts: FontTable
  let styleTraits: StyleTraits
  let grid: Int?

  /// - Complexity: O(tokens + variants).
  @inline(never)
  package init(_ ir: IR) {
    groups = GroupTable(ir)
    lists = TokenLists(ir)
    tree = OutputTree(groups, ir, tokens: lists.all, constants: lists.constants)
    projection = Projection(ir)
    fonts = FontTable(ir)
    styleTraits = StyleTraits(ir)
    grid = ir.tokens.firstIndex { token in
      token.type == .dimension && token.base.gridUnits == 1 && token.base.alias == nil
        && token.base.expression == nil
    }
  }
}
