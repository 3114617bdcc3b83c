import Diagnostics
import JSONSyntax
import TokenModel

/// Parts of a value that stand beside the `$value`, as older files have them.
extension RecipeLowering {
  /// The recipe of a `$value` whose unit stands beside it; `nil` for all others.
  @inline(__always)
  mutating func recipeWithUnit(
    _ id: DefinitionID,
    _ value: SyntaxNode,
    as type: TokenType
  ) -> Recipe? {
    guard !source.tree.valueSiblings.isEmpty, let unit = source.tree.valueSiblings[id]?.unit else {
      return nil
    }
    let place = ValueSource(document: value.document, tree: state.tree(of: value))
    let path = state.pathText(source.tree[id].path)
    if let recipe = state.lower(value.node, unit: unit, as: type, of: path, in: place) {
      return recipe
    }
    reportIgnored(unit, of: id)
    return nil
  }

  /// The recipe of a definition with the opacity that stands beside its `$value`.
  @inline(__always)
  mutating func recipeWithAlpha(_ id: DefinitionID, _ recipe: Recipe, as type: TokenType) -> Recipe
  {
    guard !source.tree.valueSiblings.isEmpty, let alpha = source.tree.valueSiblings[id]?.alpha
    else {
      return recipe
    }
    let object = source.tree[id].object
    let place = ValueSource(document: object.document, tree: state.tree(of: object))
    guard type == .color, !state.isEmpty(alpha, in: place) else {
      reportIgnored(alpha, of: id)
      return recipe
    }
    let neighbour = "the `$value` of `\(state.pathText(source.tree[id].path))`"
    let outer = OuterAlpha(member: alpha, neighbour: neighbour)
    return state.apply(outer, to: recipe, in: place)
  }

  /// Reports the members beside a value that is of no use.
  mutating func reportIgnoredSiblings(of id: DefinitionID) {
    guard !source.tree.valueSiblings.isEmpty, let siblings = source.tree.valueSiblings[id] else {
      return
    }
    for member in siblings.parts { reportIgnored(member, of: id) }
  }

  /// Reports a type without its dollar sign beside the value of a definition that has a type without it.
  @inline(__always)
  mutating func reportIgnoredType(of id: DefinitionID) {
    guard !source.tree.valueSiblings.isEmpty, let type = source.tree.valueSiblings[id]?.type else {
      return
    }
    reportIgnored(type, of: id)
  }

  private mutating func reportIgnored(_ member: JSONMember, of id: DefinitionID) {
    let syntax = state.documents.tree(of: source.tree[id])
    state.findings.appendOnce(
      .ignoredMember(
        syntax.string(member.key),
        of: state.pathText(source.tree[id].path),
        syntax.span(member.key)
      )
    )
  }
}
