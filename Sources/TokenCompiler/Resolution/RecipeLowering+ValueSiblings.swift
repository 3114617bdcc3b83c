import Diagnostics
import JSONSyntax
import TokenModel

/// Properties next to a `$value` that belong in it, as in older files.
extension RecipeLowering {
  /// Returns the recipe of a `$value` with its unit next to it; `nil` for all other values.
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

  /// Returns the recipe of a definition, applying an opacity next to its `$value`.
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
    let neighbor = "the `$value` of `\(state.pathText(source.tree[id].path))`"
    let outer = OuterAlpha(member: alpha, neighbor: neighbor)
    return state.apply(outer, to: recipe, in: place)
  }

  /// Reports the properties next to a `$value` that have no effect on it.
  mutating func reportIgnoredSiblings(of id: DefinitionID) {
    guard !source.tree.valueSiblings.isEmpty, let siblings = source.tree.valueSiblings[id] else {
      return
    }
    for member in siblings.parts { reportIgnored(member, of: id) }
  }

  /// Reports a `type` without a dollar sign, which has no effect if the type is known without it.
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
