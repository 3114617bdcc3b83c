import Diagnostics
import TokenModel

extension IRBuilder {
  /// Finds the grid unit, the dimensions that are made from it, and the files of fonts.
  mutating func findGrid() {
    guard resolver.tree.tokenExtensions.contains(where: { $0.isGrid || !$0.faces.isEmpty }) else {
      return
    }
    for path in tokenPaths {
      for definition in resolver.tree.definitions(of: path) {
        guard let index = resolver.tree[definition].extensionIndex else { continue }
        let ours = resolver.tree.tokenExtensions[Int(index)]
        if ours.isGrid {
          setGrid(path, resolver.startOfObject(resolver.tree[definition].object))
        }
        if !ours.faces.isEmpty { addFaces(ours.faces, of: path, definition) }
      }
    }
    guard let grid else { return }
    var dependents = Chains()
    for edge in resolver.edges { dependents.append(edge.from.index, to: edge.to.index) }
    var waiting = [grid.path]
    onGrid.insert(grid.path)
    while let path = waiting.popLast() {
      for dependent in dependents.elements(of: path.index).map({ PathID($0) })
      where resolver.types[Int(dependent.index)] == .known(.dimension) {
        if onGrid.insert(dependent).inserted { waiting.append(dependent) }
      }
    }
  }

  private mutating func setGrid(_ path: PathID, _ place: Span) {
    if let grid, grid.path != path {
      resolver.state.diagnostics.append(
        .secondGrid(resolver.pathText(path), place, first: grid.place)
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
    guard resolver.types[Int(path.index)] == .known(.fontFamily) else { return }
    let start = resolver.evaluationStarts[Int(path.index)]
    let end = resolver.evaluationStarts[Int(path.index) + 1]
    for evaluation in resolver.evaluations[start..<end]
    where evaluation.state == .done && evaluation.definition == definition {
      let family = resolver.state.values[Handle<FontFamily>(evaluation.value)]
      if let name = family.names.first { faces[name] = list }
    }
  }

  /// The value in grid units, for a dimension that is made from the grid unit.
  @inline(__always)
  func gridUnits(of path: PathID, _ value: Handle<Dimension>) -> Double? {
    guard let grid, onGrid.contains(path) else { return nil }
    let evaluation = resolver.evaluations[resolver.evaluationIndex(of: grid.path)]
    guard evaluation.state == .done else { return nil }
    let unit = resolver.state.values[Handle<Dimension>(evaluation.value)]
    let dimension = resolver.state.values[value]
    guard unit.unit == dimension.unit, unit.value != 0 else { return nil }
    return dimension.value / unit.value
  }
}
