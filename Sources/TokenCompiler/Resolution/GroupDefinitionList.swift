/// The definitions of a group, in descending order of precedence.
///
/// Nearly all groups have a single definition, which requires no heap allocation.
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

  subscript(position: Int) -> Int { position == 0 ? first : others[position] }
}
