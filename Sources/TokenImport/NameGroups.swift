/// Groups for flat names: the first word of a name becomes a group if several names share it.
struct NameGroups {
  private let isSeparator: (Character) -> Bool
  private var shared: Set<Substring> = []

  /// Finds the first words that several of `names` share.
  ///
  /// - Parameters:
  ///   - names: all names.
  ///   - constants: names that a group can't have, because constants have them.
  ///   - isSeparator: whether a character separates words.
  init(
    _ names: some Sequence<String>,
    besides constants: Set<String> = [],
    separatedBy isSeparator: @escaping (Character) -> Bool
  ) {
    self.isSeparator = isSeparator
    var counts: [Substring: Int] = [:]
    for name in names { counts[firstWord(name), default: 0] += 1 }
    shared = Set(counts.filter { $0.value > 1 && !constants.contains(String($0.key)) }.keys)
  }

  private func firstWord(_ name: String) -> Substring {
    name.prefix { !isSeparator($0) }
  }

  /// Returns the path of a name: its first word and the rest, or the whole name if no other name
  /// has the same first word.
  func path(of name: String) -> [String] {
    let first = firstWord(name)
    let rest = name[first.endIndex...].dropFirst()
    guard !first.isEmpty, !rest.isEmpty, shared.contains(first) else { return [name] }
    return [String(first), String(rest)]
  }
}
