import TokenModel

/// The recipes of all definitions that can be active, and the references in them.
///
/// ``RecipeLowering`` creates it.
struct RecipeTable {
  /// The recipe of each definition at its own path, by definition index.
  private var recipes: [Recipe]
  /// The recipes of inherited definitions whose type differs at the inheriting path.
  private var retyped: [Retyped: Recipe] = [:]
  /// The dependencies between paths through references and inheritance.
  var edges: [ReferenceEdge] = []
  /// The literal `$value`s next to an expression.
  var fallbacks: [(definition: DefinitionID, value: ValueID)] = []

  private struct Retyped: Hashable {
    let definition: DefinitionID
    let type: TokenType
  }

  init(definitions: Int) {
    recipes = [Recipe](repeating: .invalid, count: definitions)
    edges.reserveCapacity(definitions)
  }

  /// Returns the recipe of a definition as a token of `type`.
  ///
  /// `isInherited` is whether the definition is used at a path that inherits it.
  func recipe(of id: DefinitionID, isInherited: Bool, as type: TokenType) -> Recipe {
    let recipe = recipes[Int(id.index)]
    return isInherited ? retyped[Retyped(definition: id, type: type)] ?? recipe : recipe
  }

  /// Sets the recipe of a definition at its own path.
  mutating func set(_ recipe: Recipe, of id: DefinitionID) { recipes[Int(id.index)] = recipe }

  /// Sets the recipe of an inherited definition as a type that differs from the one at its own
  /// path.
  mutating func set(_ recipe: Recipe, of id: DefinitionID, retypedAs type: TokenType) {
    retyped[Retyped(definition: id, type: type)] = recipe
  }

  /// Whether a definition has a recipe for a type that differs from the one at its own path.
  func isRetyped(_ id: DefinitionID, as type: TokenType) -> Bool {
    retyped[Retyped(definition: id, type: type)] != nil
  }
}
