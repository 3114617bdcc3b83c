import Diagnostics
import TokenModel

/// The token that another token's name was probably meant to refer to.
enum SuggestedToken {
  /// The other name is a misspelling of this token's name.
  case misspelled(String)
  /// This base token was probably renamed, and the other token still has its old name.
  case renamed(String)
}

extension MergedSource {
  /// Returns the base token that the token at `path`, which the base lacks, was probably meant to
  /// override.
  ///
  /// Candidates have the same type, aren't defined in the same contexts, and differ in one name of
  /// the path. Either that name is one edit away, or there's only one plausible candidate.
  func baseToken(
    like path: PathID,
    _ types: borrowing TypeTable,
    _ state: inout LoweringState
  ) -> SuggestedToken? {
    guard state.findings.maySuggest() else { return nil }
    var candidates: [(path: PathID, isAlike: Bool)] = []
    var below: [TextID] = []
    var place = path
    while place != .root {
      let name = state.paths.name(of: place)
      let parent = state.paths.parent(of: place)
      for sibling in tree.children(of: parent) where sibling != place {
        let found = below.reduce(sibling as PathID?) { path, name in
          path.flatMap { state.paths.find(name, below: $0) }
        }
        guard let found, mayBeMeant(found, by: path, types) else { continue }
        let other = state.paths.name(of: sibling)
        if isMisspelling(name, of: other, state.texts) {
          return .misspelled(state.pathText(found))
        }
        let isAlike = isExtension(name, of: other, state.texts)
        // Dissimilar top-level tokens have nothing in common.
        if isAlike || found != sibling || parent != .root { candidates.append((found, isAlike)) }
      }
      below.insert(name, at: 0)
      place = parent
    }
    let alike = candidates.filter(\.isAlike)
    let chosen = alike.count == 1 ? alike : candidates
    return chosen.count == 1 ? .renamed(state.pathText(chosen[0].path)) : nil
  }

  /// Whether two names are one edit apart, not counting numbers, which distinguish steps of a
  /// scale.
  private func isMisspelling(_ name: TextID, of other: TextID, _ texts: TextTable) -> Bool {
    guard name != other else { return false }
    let one = texts[name]
    let other = texts[other]
    guard min(one.utf8.count, other.utf8.count) >= 4 else { return false }
    let letters = [one, other].map { $0.filter { !$0.isNumber } }
    return letters[0] != letters[1] && nearestName(to: one, among: [other], edits: 1) != nil
  }

  /// Whether one name begins or ends with the other, ignoring case.
  private func isExtension(_ name: TextID, of other: TextID, _ texts: TextTable) -> Bool {
    let one = texts[name].lowercased()
    let other = texts[other].lowercased()
    let (short, long) = one.utf8.count < other.utf8.count ? (one, other) : (other, one)
    return short.utf8.count >= 3 && (long.hasPrefix(short) || long.hasSuffix(short))
  }

  private func mayBeMeant(
    _ candidate: PathID,
    by path: PathID,
    _ types: borrowing TypeTable
  ) -> Bool {
    guard isToken(candidate), types[candidate] == types[path],
      activeDefinition(of: candidate, in: contexts.base) != nil
    else { return false }
    let conditions = tree.definitions(of: path).map { tree[$0].condition }
    return !tree.definitions(of: candidate).contains {
      conditions.contains(tree[$0].condition)
    }
  }
}
