import TokenCompiler

/// Tokens of groups in lists of limited length.
struct ChunkTable: Sendable {
  private(set) var chunks: [Chunk] = []
  /// The chunks of each group's tokens.
  private(set) var ranges: [Range<Int>] = []
  /// The chunks of each group's themed tokens.
  private(set) var themedRanges: [Range<Int>] = []

  struct Chunk: Sendable {
    let number: Int
    let tokens: Range<Int>
    let isThemed: Bool
  }

  init() {}

  /// Cuts the tokens of all groups of `tree`.
  init(_ tree: OutputTree, _ limits: Target.Limits) {
    for range in tree.ownTokens { ranges.append(cut(range, limits.members, isThemed: false)) }
    for range in tree.themedTokenRanges {
      themedRanges.append(cut(range, limits.parameters, isThemed: true))
    }
  }

  private mutating func cut(_ range: Range<Int>, _ limit: Int?, isThemed: Bool) -> Range<Int> {
    let first = chunks.count
    let size = limit ?? max(1, range.count)
    for start in stride(from: range.lowerBound, to: range.upperBound, by: size) {
      let end = min(start + size, range.upperBound)
      chunks.append(
        Chunk(number: chunks.count - first + 1, tokens: start..<end, isThemed: isThemed)
      )
    }
    return first..<chunks.count
  }
}

/// The constants of visible groups in one list.
struct ConstantTable: Sendable {
  private(set) var constants: [(group: Int, index: Int)] = []
  /// The constants of each group.
  private(set) var ranges: [Range<Int>] = []

  init() {}

  init(_ groups: GroupTable, _ ir: IR, omitsPrivate: Bool) {
    for entry in groups.entries {
      let first = constants.count
      if let group = entry.source, !(omitsPrivate && ir.groups[group].isPrivate) {
        constants += ir.groups[group].constants.indices.map { (group, $0) }
      }
      ranges.append(first..<constants.count)
    }
  }
}
