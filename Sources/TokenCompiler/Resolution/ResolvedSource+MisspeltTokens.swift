import Diagnostics
import TokenModel

extension ResolvedSource {
  /// The token of the base that was most likely meant by one that the base lacks: one edit in one
  /// name away, of the same type, and not defined where the other is.
  func tokenOfBase(like path: PathID, _ state: inout LoweringState) -> String? {
    guard state.findings.maySuggest() else { return nil }
    var below: [TextID] = []
    var place = path
    while place != .root {
      let name = state.paths.name(of: place)
      let parent = state.paths.parent(of: place)
      for sibling in merged.tree.children(of: parent)
      where isMisspelling(name, of: state.paths.name(of: sibling), state.texts) {
        let found = below.reduce(sibling as PathID?) { path, name in
          path.flatMap { state.paths.find(name, below: $0) }
        }
        if let found, mayBeMeant(found, by: path) { return state.pathText(found) }
      }
      below.insert(name, at: 0)
      place = parent
    }
    return nil
  }

  /// Whether two names are one edit apart, and not by a number, which tells steps of a scale apart.
  private func isMisspelling(_ name: TextID, of other: TextID, _ texts: TextTable) -> Bool {
    guard name != other else { return false }
    let one = texts[name]
    let other = texts[other]
    guard min(one.utf8.count, other.utf8.count) >= 4 else { return false }
    let letters = [one, other].map { $0.filter { !$0.isNumber } }
    return letters[0] != letters[1] && nearestName(to: one, among: [other], edits: 1) != nil
  }

  private func mayBeMeant(_ candidate: PathID, by path: PathID) -> Bool {
    guard merged.isToken(candidate), types[candidate] == types[path],
      base(of: candidate).state == .done
    else { return false }
    let conditions = merged.tree.definitions(of: path).map { merged.tree[$0].condition }
    return !merged.tree.definitions(of: candidate).contains {
      conditions.contains(merged.tree[$0].condition)
    }
  }
}
