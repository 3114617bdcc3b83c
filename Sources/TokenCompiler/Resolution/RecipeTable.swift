import TokenModel

/// The recipe of every definition that counts, and what the recipes refer to; ``RecipeLowering`` makes
/// it.
struct RecipeTable {
  /// The recipe of each definition, at its index, for the type of its own path.
  private var recipes: [Recipe]
  /// Recipes of inherited definitions that have another type at their new path.
  private var retyped: [Retyped: Recipe] = [:]
  /// Which path's token refers to which, or takes over from which.
  var edges: [ReferenceEdge] = []
  /// The `$value`s that stand beside a formula and refer to nothing.
  var fallbacks: [(definition: DefinitionID, value: ValueID)] = []

  private struct Retyped: Hashable {
    let definition: DefinitionID
    let type: TokenType
  }

  init(definitions: Int) {
    recipes = [Recipe](repeating: .invalid, count: definitions)
    edges.reserveCapacity(definitions)
  }

  /// The recipe of a definition as a token of `type`, at its own path or, where `isInherited`, at one
  /// that takes it over.
  @inline(__always)
  func recipe(of id: DefinitionID, isInherited: Bool, as type: TokenType) -> Recipe {
    let recipe = recipes[Int(id.index)]
    return isInherited ? retyped[Retyped(definition: id, type: type)] ?? recipe : recipe
  }

  /// Notes the recipe that a definition has at its own path.
  @inline(__always)
  mutating func set(_ recipe: Recipe, of id: DefinitionID) { recipes[Int(id.index)] = recipe }

  /// Notes the recipe that a definition has as another type than at its own path.
  mutating func set(_ recipe: Recipe, of id: DefinitionID, retypedAs type: TokenType) {
    retyped[Retyped(definition: id, type: type)] = recipe
  }

  /// Whether a definition was read as another type than at its own path.
  func isRetyped(_ id: DefinitionID, as type: TokenType) -> Bool {
    retyped[Retyped(definition: id, type: type)] != nil
  }
}
