import TokenModel

/// Finds the tokens that were renamed.
///
/// Two tokens of the same type are compared by their values (0.4), the tokens they're aliases of
/// (0.2), the tokens that refer to them (0.2), and the words of their paths (0.2). A pair with a
/// score of at least 0.6 is a rename if neither of its tokens has another pair with that score.
struct RenameMatching {
  /// The index of a renamed token in the other version.
  private(set) var newIndex: [Int: Int] = [:]
  private(set) var oldIndex: [Int: Int] = [:]
  /// The score of each rename, by the index in the new version.
  private(set) var scores: [Int: Double] = [:]
  /// The tokens that a removed token may have been renamed to, if there are several.
  private(set) var ambiguous: [Int: [Int]] = [:]

  /// A rename has at least this score.
  private static let threshold = 0.6
  /// The maximum number of passes; each uses the renames found by earlier ones.
  private static let passLimit = 8
  /// The maximum number of pairs to score for tokens with equal values.
  private static let pairLimit = 1 << 18

  init() {}

  /// Finds the renames among `removed` and `added` tokens, beginning with those that `renamed`
  /// returns the new path for and those that the source declares.
  init(
    _ old: TokenSnapshot,
    _ new: TokenSnapshot,
    removed: [Int],
    added: [Int],
    renamed: (String) -> String?
  ) {
    guard !removed.isEmpty, !added.isEmpty else { return }
    for index in removed {
      guard let path = renamed(old.tokens[index].path), let after = new.indices[path],
        old.indices[path] == nil
      else { continue }
      accept(index, after, 1)
    }
    for index in added {
      guard let path = new.tokens[index].formerPath, let before = old.indices[path],
        new.indices[path] == nil, newIndex[before] == nil, oldIndex[index] == nil
      else { continue }
      accept(before, index, 1)
    }
    let candidates = Candidates(old, new, removed, added, limit: Self.pairLimit)
    for _ in 0..<Self.passLimit {
      let count = newIndex.count
      pass(candidates, old, new)
      guard newIndex.count > count else { break }
    }
  }

  /// Returns the path in the new version of a token of the old version.
  func newPath(_ path: String, _ old: TokenSnapshot, _ new: TokenSnapshot) -> String {
    old.indices[path].flatMap { newIndex[$0] }.map { new.tokens[$0].path } ?? path
  }

  private mutating func accept(_ before: Int, _ after: Int, _ score: Double) {
    newIndex[before] = after
    oldIndex[after] = before
    scores[after] = score
  }

  private mutating func pass(_ candidates: Candidates, _ old: TokenSnapshot, _ new: TokenSnapshot) {
    var best: [Int: (score: Double, matches: [Int])] = [:]
    var bestOfNew: [Int: (score: Double, matches: [Int])] = [:]
    for (before, after) in candidates.pairs where newIndex[before] == nil && oldIndex[after] == nil
    {
      let score = score(before, after, candidates, old, new)
      guard score >= Self.threshold else { continue }
      Self.note(after, score, &best[before, default: (0, [])])
      Self.note(before, score, &bestOfNew[after, default: (0, [])])
    }
    ambiguous = [:]
    for (before, found) in best.sorted(by: { $0.key < $1.key }) {
      if let after = found.matches.first, found.matches.count == 1,
        bestOfNew[after]?.matches == [before]
      {
        accept(before, after, found.score)
      } else {
        ambiguous[before] = found.matches
      }
    }
    ambiguous = ambiguous.mapValues { matches in matches.filter { oldIndex[$0] == nil } }
  }

  private static func note(
    _ match: Int,
    _ score: Double,
    _ best: inout (score: Double, matches: [Int])
  ) {
    // Scores are sums of a few fractions, so tiny differences are rounding errors.
    if score > best.score + 1e-9 {
      best = (score, [match])
    } else if score > best.score - 1e-9 {
      best.matches.append(match)
    }
  }

  private func score(
    _ before: Int,
    _ after: Int,
    _ candidates: Candidates,
    _ old: TokenSnapshot,
    _ new: TokenSnapshot
  ) -> Double {
    let (one, other) = (old.tokens[before], new.tokens[after])
    var score = candidates.similarity(before, after) * 0.2
    if candidates.oldSignatures[before] == candidates.newSignatures[after] { score += 0.4 }
    if one.base.alias.map({ newPath($0, old, new) }) == other.base.alias { score += 0.2 }
    let users = candidates.oldUsers[one.path] ?? []
    let others = candidates.newUsers[other.path] ?? []
    if users.count == others.count,
      users.allSatisfy({ others.contains(newPath($0, old, new)) })
    {
      score += 0.2
    }
    return score
  }
}

/// The removed and added tokens that could be the same, and the data for their scores.
private struct Candidates {
  private(set) var pairs: [(before: Int, after: Int)] = []
  private(set) var oldSignatures: [Int: String] = [:]
  private(set) var newSignatures: [Int: String] = [:]
  let oldUsers: [String: Set<String>]
  let newUsers: [String: Set<String>]
  private var oldWords: [Int: [String]] = [:]
  private var newWords: [Int: [String]] = [:]

  init(
    _ old: TokenSnapshot,
    _ new: TokenSnapshot,
    _ removed: [Int],
    _ added: [Int],
    limit: Int
  ) {
    oldUsers = Self.users(old)
    newUsers = Self.users(new)
    var bySignature: [String: [Int]] = [:]
    var byWords: [[String]: [Int]] = [:]
    for index in added {
      let token = new.tokens[index]
      newSignatures[index] = token.signature
      newWords[index] = token.path.pathWords
      bySignature[token.signature, default: []].append(index)
      byWords[[token.type] + token.path.pathWords.sorted(), default: []].append(index)
    }
    for index in removed {
      let token = old.tokens[index]
      let words = token.path.pathWords
      oldSignatures[index] = token.signature
      oldWords[index] = words
      var found = bySignature[token.signature] ?? []
      found += (byWords[[token.type] + words.sorted()] ?? []).filter { !found.contains($0) }
      guard pairs.count + found.count <= limit else { continue }
      pairs += found.map { (index, $0) }
    }
  }

  /// The paths of the tokens that refer to each token.
  private static func users(_ snapshot: TokenSnapshot) -> [String: Set<String>] {
    var users: [String: Set<String>] = [:]
    for token in snapshot.tokens {
      for target in token.references { users[target, default: []].insert(token.path) }
    }
    return users
  }

  /// Returns the share of equal words in two paths, from 0 to 1.
  func similarity(_ before: Int, _ after: Int) -> Double {
    let (one, other) = (oldWords[before] ?? [], newWords[after] ?? [])
    var rest = other
    var common = 0
    for word in one {
      guard let index = rest.firstIndex(of: word) else { continue }
      rest.remove(at: index)
      common += 1
    }
    return Double(2 * common) / Double(max(1, one.count + other.count))
  }
}

extension String {
  /// The words of a path in lower case: `color.textMuted` has `color`, `text`, and `muted`.
  fileprivate var pathWords: [String] { CasedWords.split(self).map { $0.lowercased() } }
}
