/// The groups that flat names are put into: the first word of a name, where several names share it.
struct NameGroups {
  private let isSeparator: (Character) -> Bool
  private var shared: Set<Substring> = []

  init(_ names: some Sequence<String>, separatedBy isSeparator: @escaping (Character) -> Bool) {
    self.isSeparator = isSeparator
    var counts: [Substring: Int] = [:]
    for name in names { counts[firstWord(name), default: 0] += 1 }
    shared = Set(counts.filter { $0.value > 1 }.keys)
  }

  private func firstWord(_ name: String) -> Substring {
    name.split(whereSeparator: isSeparator).first ?? ""
  }

  /// The path of a name: its first word and the rest, or the name if no other has the same first word.
  func path(of name: String) -> [String] {
    let first = firstWord(name)
    guard shared.contains(first), first.count < name.count else {
      return [TokenPath.name(of: name)]
    }
    return [String(first), TokenPath.name(of: name.dropFirst(first.count + 1))]
  }
}
