internal import SourceForms

/// Finds the files of which a build uses one at a time, because they define the same tokens.
struct AlternativeFiles {
  /// Files that define the same tokens.
  struct Group {
    var files: [Int]
    /// A file with values for all of the tokens, which makes the other files optional, or the first of
    /// several.
    var base: Int?
  }

  private(set) var groups: [Group] = []
  private let files: [ContextGuess.File]
  /// The words that say on which layer of a system each file is.
  private let layers: [Set<String>]

  /// Words for layers, whose files build on each other instead of being alternatives.
  private static let layerWords: Set<String> = [
    "primitive", "primitives", "core", "foundation", "foundations", "palette", "semantic",
    "semantics",
    "alias", "aliases", "component", "components",
  ]

  init(_ files: [ContextGuess.File]) {
    self.files = files
    layers = files.map { file in
      let words = ContextNames.segments(of: file.name).flatMap { ContextWords.parts(of: $0) }
      return Set(words.map { $0.lowercased() }).intersection(Self.layerWords)
    }
    groups = connected(Array(files.indices)).flatMap { refined($0) }
  }

  /// Divides a group of connected files into groups in which each file is an alternative to the
  /// others.
  private func refined(_ group: [Int]) -> [Group] {
    if let themes = themes(of: group) { return themes }
    if let base = base(of: group) {
      let rest = group.filter { $0 != base }
      let parts = connected(rest)
      let joined = Set(parts.joined())
      let isTelling = { ContextNames.isTelling(files[$0].name, besides: files[base].name) }
      let lone = rest.filter { !joined.contains($0) }
      // A file that joins the tokens of several others doesn't make them alternatives.
      let isCollection = lone.count { !isTelling($0) } > 1
      if isCollection { return parts.flatMap { refined($0) } }
      // A file with a few tokens of another one was probably copied from it.
      let others = lone.filter { file in
        isTelling(file) || files[file].tokens.intersection(files[base].tokens).count > 2
      }
      return (parts + others.map { [$0] }).map { Group(files: $0, base: base) }
    }
    if let pair = overlay(of: group) { return [pair] }
    let pairs = group.count * (group.count - 1) / 2
    if sharing(group).count * 2 >= pairs { return [Group(files: group)] }
    let largest = group.max { files[$0].tokens.count < files[$1].tokens.count }
    return connected(group.filter { $0 != largest }).flatMap { refined($0) }
  }

  /// Returns the files that override several others, such as `themes/dark.json`; `nil` if there are
  /// none, or if the others have tokens in common.
  private func themes(of group: [Int]) -> [Group]? {
    guard let first = group.first, group.count > 1 else { return nil }
    let isTheme = group.map {
      ContextNames.isTelling(files[$0].name, besides: files[$0 == first ? group[1] : first].name)
    }
    let themes = zip(group, isTheme).filter(\.1).map(\.0)
    let others = zip(group, isTheme).filter { !$1 }.map(\.0)
    guard !themes.isEmpty, let base = others.first, others.count > 1, connected(others).isEmpty
    else { return nil }
    let all = others.reduce(into: Set<String>()) { $0.formUnion(files[$1].tokens) }
    let areCovered = themes.allSatisfy { theme in
      files[theme].tokens.intersection(all).count * 20 >= files[theme].tokens.count * 19
    }
    return areCovered ? [Group(files: themes, base: base)] : nil
  }

  /// Returns a file that overrides another one, such as `dark/tokens.json` and `button.json`, if each
  /// has tokens of its own; `nil` if these aren't two files of which only one is a theme.
  private func overlay(of group: [Int]) -> Group? {
    guard group.count == 2 else { return nil }
    let (one, other) = (files[group[0]].tokens, files[group[1]].tokens)
    guard !one.isSubset(of: other), !other.isSubset(of: one) else { return nil }
    let isTheme = [
      ContextNames.isTelling(files[group[0]].name, besides: files[group[1]].name),
      ContextNames.isTelling(files[group[1]].name, besides: files[group[0]].name),
    ]
    guard isTheme[0] != isTheme[1] else { return nil }
    return Group(files: [group[isTheme[0] ? 0 : 1]], base: group[isTheme[0] ? 1 : 0])
  }

  /// Returns the file that has nearly all tokens of a group and many more, which the others
  /// override.
  private func base(of group: [Int]) -> Int? {
    guard let largest = group.max(by: { files[$0].tokens.count < files[$1].tokens.count }) else {
      return nil
    }
    let others = group.filter { $0 != largest }
    let next = others.map { files[$0].tokens.count }.max() ?? 0
    guard files[largest].tokens.count * 2 >= next * 3 else { return nil }
    let all = others.reduce(into: Set<String>()) { $0.formUnion(files[$1].tokens) }
    let shared = all.intersection(files[largest].tokens).count
    return shared * 20 >= all.count * 19 ? largest : nil
  }

  /// Returns the pairs of files on the same layer that have half of their tokens in common.
  private func sharing(_ indices: [Int]) -> [(Int, Int)] {
    var owners: [String: [Int]] = [:]
    for index in indices {
      for token in files[index].tokens { owners[token, default: []].append(index) }
    }
    // Keyed by the index of the first file times the number of files, plus the index of the second.
    var shared: [Int: Int] = [:]
    for owners in owners.values where owners.count > 1 {
      for (position, first) in owners.enumerated() {
        for second in owners[(position + 1)...] {
          shared[first * files.count + second, default: 0] += 1
        }
      }
    }
    return shared.compactMap { pair, count in
      let (one, other) = (pair / files.count, pair % files.count)
      let smaller = min(files[one].tokens.count, files[other].tokens.count)
      let areLayers =
        !layers[one].isEmpty && !layers[other].isEmpty
        && layers[one].isDisjoint(with: layers[other])
      return count * 2 >= smaller && !areLayers ? (one, other) : nil
    }
  }

  /// Returns the sets of at least two files that are connected by common tokens.
  private func connected(_ indices: [Int]) -> [[Int]] {
    var group = Dictionary(uniqueKeysWithValues: indices.map { ($0, $0) })
    for (one, other) in sharing(indices) {
      guard let first = group[one], let second = group[other], first != second else { continue }
      let (low, high) = (min(first, second), max(first, second))
      for index in indices where group[index] == high { group[index] = low }
    }
    let groups = Dictionary(grouping: indices) { group[$0] ?? $0 }
    return groups.values.filter { $0.count > 1 }.map { $0.sorted() }.sorted { $0[0] < $1[0] }
  }
}
