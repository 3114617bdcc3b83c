import TokenCompiler

/// The tokens of each group, split into chunks of limited length.
struct ChunkTable: Sendable {
  private(set) var chunks: [Chunk] = []
  /// The chunks of each group's tokens, as ranges of ``chunks``.
  private(set) var ranges: [Range<Int>] = []

  struct Chunk: Sendable {
    let number: Int
    let tokens: Range<Int>
  }

  init() {}

  /// Splits the tokens of all groups of `tree`.
  init(_ tree: OutputTree, _ limits: Target.Limits) {
    chunks.reserveCapacity(tree.ownTokens.count)
    ranges.reserveCapacity(tree.ownTokens.count)
    for range in tree.ownTokens { ranges.append(cut(range, limits.members)) }
  }

  private mutating func cut(_ range: Range<Int>, _ limit: Int?) -> Range<Int> {
    let first = chunks.count
    guard !range.isEmpty else { return first..<first }
    let size = limit ?? range.count
    guard range.count > size else {
      chunks.append(Chunk(number: 1, tokens: range))
      return first..<first + 1
    }
    for start in stride(from: range.lowerBound, to: range.upperBound, by: size) {
      let end = min(start + size, range.upperBound)
      chunks.append(Chunk(number: chunks.count - first + 1, tokens: start..<end))
    }
    return first..<chunks.count
  }
}
