/// A cache of the number systems for sets of modifiers.
///
/// A source has few such sets and many tokens.
struct AssignmentGrids {
  private var grids: [ModifierSet: MixedRadix] = [:]
  private var classes: [ClassKey: [[Int]]] = [:]
  /// The most recent result; most tokens vary with the same modifiers as the preceding token.
  private var lastGrid: MixedRadix?
  private var lastClasses: (key: ClassKey, classes: [[Int]])?

  private struct ClassKey: Hashable {
    let all: ModifierSet
    let fixed: ModifierSet
  }

  /// The assignments of `set`, whose modifiers are elements of `modifiers`.
  mutating func grid(of set: ModifierSet, _ modifiers: [Modifier]) -> MixedRadix {
    if let lastGrid, lastGrid.set == set { return lastGrid }
    let grid = grids[set] ?? MixedRadix(set, modifiers)
    grids[set] = grid
    lastGrid = grid
    return grid
  }

  /// The cached result of ``MixedRadix/classes(of:)``.
  mutating func classes(of set: ModifierSet, in grid: MixedRadix) -> [[Int]] {
    let key = ClassKey(all: grid.set, fixed: set)
    if let lastClasses, lastClasses.key == key { return lastClasses.classes }
    let found = classes[key] ?? grid.classes(of: set)
    classes[key] = found
    lastClasses = (key, found)
    return found
  }
}
