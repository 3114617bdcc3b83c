import Diagnostics
import TokenModel

extension SourceResolver {
  /// The token of the base that was most likely meant by one that the base lacks: one edit in one
  /// name away, of the same type, and not defined where the other is.
  mutating func tokenOfBase(like path: PathID) -> String? {
    // Each search reads names; after many mistakes people mend the first ones first.
    guard suggestions < 50 else { return nil }
    suggestions += 1
    var below: [TextID] = []
    var place = path
    while place != .root {
      let name = state.paths.name(of: place)
      let parent = state.paths.parent(of: place)
      for sibling in tree.children(of: parent)
      where isMisspelling(name, of: state.paths.name(of: sibling)) {
        let found = below.reduce(sibling as PathID?) { path, name in
          path.flatMap { state.paths.find(name, below: $0) }
        }
        if let found, mayBeMeant(found, by: path) { return pathText(found) }
      }
      below.insert(name, at: 0)
      place = parent
    }
    return nil
  }

  /// Whether two names are one edit apart, and not by a number, which tells steps of a scale apart.
  private func isMisspelling(_ name: TextID, of other: TextID) -> Bool {
    guard name != other else { return false }
    let one = state.texts[name]
    let other = state.texts[other]
    guard min(one.utf8.count, other.utf8.count) >= 4 else { return false }
    let letters = [one, other].map { $0.filter { !$0.isNumber } }
    return letters[0] != letters[1] && nearestName(to: one, among: [other], edits: 1) != nil
  }

  private func mayBeMeant(_ candidate: PathID, by path: PathID) -> Bool {
    guard isToken(candidate), types[Int(candidate.index)] == types[Int(path.index)],
      evaluations[baseEvaluationIndex(of: candidate)].state == .done
    else { return false }
    let conditions = tree.definitions(of: path).map { tree[$0].condition }
    return !tree.definitions(of: candidate).contains { conditions.contains(tree[$0].condition) }
  }
}
