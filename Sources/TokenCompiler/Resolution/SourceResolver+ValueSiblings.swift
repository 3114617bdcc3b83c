import Diagnostics
import JSONSyntax
import TokenModel

/// Parts of a value that stand beside the `$value`, as older files have them.
extension SourceResolver {
  /// The recipe of a `$value` whose unit stands beside it; `nil` for all others.
  @inline(__always)
  mutating func recipeWithUnit(
    _ id: DefinitionID,
    _ value: SyntaxNode,
    as type: TokenType
  ) -> Recipe? {
    guard !tree.valueSiblings.isEmpty, let unit = tree.valueSiblings[id]?.unit else { return nil }
    let source = ValueSource(document: value.document, tree: state.tree(of: value))
    let path = pathText(tree[id].path)
    if let recipe = state.lower(value.node, unit: unit, as: type, of: path, in: source) {
      return recipe
    }
    reportIgnored(unit, of: id)
    return nil
  }

  /// The recipe of a definition with the opacity that stands beside its `$value`.
  @inline(__always)
  mutating func recipeWithAlpha(_ id: DefinitionID, _ recipe: Recipe, as type: TokenType) -> Recipe
  {
    guard !tree.valueSiblings.isEmpty, let alpha = tree.valueSiblings[id]?.alpha else {
      return recipe
    }
    let object = tree[id].object
    let source = ValueSource(document: object.document, tree: state.tree(of: object))
    guard type == .color, !state.isEmpty(alpha, in: source) else {
      reportIgnored(alpha, of: id)
      return recipe
    }
    let neighbour = "the `$value` of `\(pathText(tree[id].path))`"
    let outer = OuterAlpha(member: alpha, neighbour: neighbour)
    return state.apply(outer, to: recipe, in: source)
  }

  /// Reports the members beside a value that is of no use.
  mutating func reportIgnoredSiblings(of id: DefinitionID) {
    guard !tree.valueSiblings.isEmpty, let siblings = tree.valueSiblings[id] else { return }
    for member in siblings.parts { reportIgnored(member, of: id) }
  }

  /// Reports a type without its dollar sign beside the value of a definition that has a type without it.
  mutating func reportIgnoredType(of id: DefinitionID) {
    guard !tree.valueSiblings.isEmpty, let type = tree.valueSiblings[id]?.type else { return }
    reportIgnored(type, of: id)
  }

  /// Whether an `alpha` beside the `$value` changes it, so that the `$value` alone is not the value.
  func hasOuterAlpha(_ id: DefinitionID) -> Bool {
    guard !tree.valueSiblings.isEmpty, let alpha = tree.valueSiblings[id]?.alpha else {
      return false
    }
    let object = tree[id].object
    let source = ValueSource(document: object.document, tree: state.tree(of: object))
    return types[Int(tree[id].path.index)] == .known(.color) && !state.isEmpty(alpha, in: source)
  }

  private mutating func reportIgnored(_ member: JSONMember, of id: DefinitionID) {
    let syntax = syntax(of: tree[id])
    state.reportOnce(
      .ignoredMember(
        syntax.string(member.key),
        of: pathText(tree[id].path),
        syntax.span(member.key)
      )
    )
  }
}
