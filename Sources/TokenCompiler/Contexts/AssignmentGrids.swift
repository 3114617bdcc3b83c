/// The number systems of the sets of modifiers that tokens vary with: few sets, many tokens.
struct AssignmentGrids {
  private var grids: [ModifierSet: MixedRadix] = [:]
  private var classes: [ClassKey: [[Int]]] = [:]

  private struct ClassKey: Hashable {
    let all: ModifierSet
    let fixed: ModifierSet
  }

  /// The assignments of `set`, whose modifiers stand in `modifiers`.
  mutating func grid(of set: ModifierSet, _ modifiers: [Modifier]) -> MixedRadix {
    if let known = grids[set] { return known }
    let grid = MixedRadix(set, modifiers)
    grids[set] = grid
    return grid
  }

  /// The same as ``MixedRadix/classes(of:)``.
  mutating func classes(of set: ModifierSet, in grid: MixedRadix) -> [[Int]] {
    let key = ClassKey(all: grid.set, fixed: set)
    if let known = classes[key] { return known }
    let found = grid.classes(of: set)
    classes[key] = found
    return found
  }
}
