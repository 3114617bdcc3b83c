/// Definitions of one group, the strongest first.
///
/// Nearly all groups are defined once: for those it needs no memory.
struct GroupDefinitionList: RandomAccessCollection {
  private let first: Int
  private let others: [Int]
  let endIndex: Int

  init(_ sole: Int) {
    first = sole
    others = []
    endIndex = 1
  }

  init(_ all: [Int]) {
    first = all.first ?? 0
    others = all
    endIndex = all.count
  }

  var startIndex: Int { 0 }

  @inline(__always)
  subscript(position: Int) -> Int { position == 0 ? first : others[position] }
}
