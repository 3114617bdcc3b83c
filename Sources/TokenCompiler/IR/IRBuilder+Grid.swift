import Diagnostics
import TokenModel

extension IRBuilder {
  /// Finds the grid unit, the dimensions that are made from it, and the files of fonts.
  mutating func findGrid() {
    guard resolved.merged.tree.tokenExtensions.contains(where: { $0.isGrid || !$0.faces.isEmpty })
    else {
      return
    }
    for path in tokenPaths {
      for definition in resolved.merged.tree.definitions(of: path) {
        guard let index = resolved.merged.tree[definition].extensionIndex else { continue }
        let ours = resolved.merged.tree.tokenExtensions[Int(index)]
        if ours.isGrid {
          setGrid(path, state.startOfObject(resolved.merged.tree[definition].object))
        }
        if !ours.faces.isEmpty { addFaces(ours.faces, of: path, definition) }
      }
    }
    guard let grid else { return }
    var dependents = Chains()
    for edge in resolved.recipes.edges { dependents.append(edge.from.index, to: edge.to.index) }
    var waiting = [grid.path]
    onGrid.insert(grid.path)
    while let path = waiting.popLast() {
      for dependent in dependents.elements(of: path.index).map({ PathID($0) })
      where resolved.types[dependent] == .known(.dimension) {
        if onGrid.insert(dependent).inserted { waiting.append(dependent) }
      }
    }
  }

  private mutating func setGrid(_ path: PathID, _ place: Span) {
    if let grid, grid.path != path {
      state.diagnostics.append(
        .secondGrid(state.pathText(path), place, first: grid.place)
      )
    } else {
      grid = (path, place)
    }
  }

  /// Gives a font its files: the first one of the family that a definition stands for, in whatever
  /// context.
  private mutating func addFaces(
    _ list: [TextStyle.Face],
    of path: PathID,
    _ definition: DefinitionID
  ) {
    guard resolved.types[path] == .known(.fontFamily) else { return }
    for index in resolved.evaluations.indices(of: path) {
      let evaluation = resolved.evaluations[index]
      guard evaluation.state == .done, evaluation.definition == definition else { continue }
      let family = state.values[Handle<FontFamily>(evaluation.value)]
      if let name = family.names.first { faces[name] = list }
    }
  }

  /// The value in grid units, for a dimension that is made from the grid unit.
  @inline(__always)
  func gridUnits(
    of path: PathID,
    _ value: Handle<Dimension>,
    in contexts: [ContextIndex]
  ) -> Double? {
    guard let grid, onGrid.contains(path) else { return nil }
    let evaluation = resolved.evaluations[grid.path, contexts]
    guard evaluation.state == .done else { return nil }
    let unit = state.values[Handle<Dimension>(evaluation.value)]
    let dimension = state.values[value]
    guard unit.unit == dimension.unit, unit.value != 0 else { return nil }
    return dimension.value / unit.value
  }
}
