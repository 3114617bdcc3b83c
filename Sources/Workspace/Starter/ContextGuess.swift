/// Guesses which token files are contexts: those that define the same tokens.
struct ContextGuess {
  /// A token file, by its path relative to the configuration's folder.
  struct File {
    let path: String
    let tokens: Set<String>
    /// The mode that the file declares.
    let mode: String?
  }

  /// A modifier whose contexts are files.
  struct Modifier {
    var name: String
    /// The files of each context, for each group of files that define the same tokens.
    var parts: [[String: [String]]]
    /// The names of the contexts, in the order of the files.
    var names: [String]
    /// The number of tokens that the contexts have in common.
    var sharedTokens: Int

    /// The contexts with their files.
    ///
    /// A context such as `dark-dimmed` is treated as a variant of `dark`.
    var contexts: [(name: String, files: [String])] {
      let first = defaultContext
      return ([first] + names.filter { $0 != first }).map { name in
        let files = parts.flatMap { part -> [String] in
          let general = part.keys.filter { name.hasPrefix($0 + "-") }
          let base = general.max { $0.utf8.count < $1.utf8.count }.flatMap { part[$0] }
          return (base ?? []) + (part[name] ?? [])
        }
        return (name, files)
      }
    }

    /// The context that applies unless another is chosen.
    var defaultContext: String {
      let usual = [
        "light", "default", "base", "normal", "regular", "standard", "medium", "desktop", "web",
      ]
      for word in usual {
        if let name = names.first(where: { $0.lowercased() == word }) { return name }
      }
      return names.first { !ContextNames.isDark($0) } ?? names.first ?? ""
    }
  }

  /// The files that always apply.
  private(set) var always: [String] = []
  private(set) var modifiers: [Modifier] = []
  private let files: [File]

  init(_ files: [File]) {
    self.files = files
    var assigned: Set<Int> = []
    for group in alternatives() {
      guard let names = names(of: group) else { continue }
      assigned.formUnion(group.files)
      add(group, names)
    }
    assignLonelyFiles(&assigned)
    always = files.indices.filter { !assigned.contains($0) }.map { files[$0].path }
  }

  // MARK: Alternatives

  /// Files that define the same tokens.
  private struct Group {
    var files: [Int]
    /// A file with values for all of the tokens, which makes the other files optional.
    var base: Int?
  }

  /// Returns the groups of files that are alternatives to each other.
  private func alternatives() -> [Group] {
    connected(Array(files.indices)).flatMap { group -> [Group] in
      guard let base = base(of: group) else { return [Group(files: group)] }
      let rest = group.filter { $0 != base }
      let parts = connected(rest)
      let joined = Set(parts.joined())
      return parts.map { Group(files: $0, base: base) }
        + rest.filter { !joined.contains($0) }.map { Group(files: [$0], base: base) }
    }
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

  /// Returns the sets of at least two files that have half of their tokens in common.
  private func connected(_ indices: [Int]) -> [[Int]] {
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
    var group = Dictionary(uniqueKeysWithValues: indices.map { ($0, $0) })
    for (pair, count) in shared {
      let (one, other) = (pair / files.count, pair % files.count)
      let smaller = min(files[one].tokens.count, files[other].tokens.count)
      guard count * 2 >= smaller, let first = group[one], let second = group[other],
        first != second
      else { continue }
      let (low, high) = (min(first, second), max(first, second))
      for index in indices where group[index] == high { group[index] = low }
    }
    let groups = Dictionary(grouping: indices) { group[$0] ?? $0 }
    return groups.values.filter { $0.count > 1 }.map { $0.sorted() }.sorted { $0[0] < $1[0] }
  }

  // MARK: Modifiers

  /// Returns the names of contexts, or `nil` if the paths don't distinguish the files.
  private func names(of group: Group) -> [String]? {
    let modes = group.files.compactMap { files[$0].mode }
    if modes.count == group.files.count, Set(modes).count == modes.count { return modes }
    let base = group.base.map { [files[$0].path] } ?? []
    let names = ContextNames.names(of: base + group.files.map { files[$0].path })
    return names.map { Array($0.dropFirst(base.count)) }
  }

  private mutating func add(_ group: Group, _ names: [String]) {
    let paths = group.files.map { files[$0].path }
    var contexts = zip(names, paths).map { (name: $0, files: [$1]) }
    if group.base != nil, !names.contains(where: { ContextNames.isUsual($0) }) {
      let usual = names.contains { $0.lowercased().contains("dark") } ? "light" : "default"
      contexts.insert((name: usual, files: []), at: 0)
    }
    let tokens = group.files.map { files[$0].tokens }
    let shared = tokens.dropFirst().reduce(tokens.first ?? []) { $0.intersection($1) }.count
    let part = Dictionary(contexts.map { ($0.name, $0.files) }) { $0 + $1 }
    let all = Set(part.keys)
    let index = modifiers.firstIndex { modifier in
      all.isSubset(of: modifier.names) || all.isSuperset(of: modifier.names)
    }
    guard let index else {
      let name = newName(ContextNames.modifier(of: contexts.map(\.name), paths))
      modifiers.append(
        Modifier(name: name, parts: [part], names: contexts.map(\.name), sharedTokens: shared)
      )
      return
    }
    modifiers[index].sharedTokens += shared
    modifiers[index].parts.append(part)
    let known = Set(modifiers[index].names)
    modifiers[index].names += contexts.map(\.name).filter { !known.contains($0) }
  }

  /// Returns a name that no modifier has, such as `theme2`.
  private func newName(_ wanted: String) -> String {
    let taken = Set(modifiers.map(\.name))
    var name = wanted
    var number = 2
    while taken.contains(name) {
      name = "\(wanted)\(number)"
      number += 1
    }
    return name
  }

  /// Assigns files in the folder of a context for which no other context has a counterpart.
  private mutating func assignLonelyFiles(_ assigned: inout Set<Int>) {
    for (index, file) in files.enumerated() where !assigned.contains(index) {
      let words = ContextNames.candidates(in: file.path)
      for modifier in modifiers.indices {
        let matching = modifiers[modifier].names.filter { words.contains($0) }
        guard matching.count == 1 else { continue }
        modifiers[modifier].parts.append([matching[0]: [file.path]])
        assigned.insert(index)
        break
      }
    }
  }
}
