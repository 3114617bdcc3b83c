/// The groups of an output and what stands in them, as ranges of flat arrays.
struct OutputTree: Sendable {
  /// The groups that are not empty, without the root, each before those inside it.
  var groups: [UInt32] = []
  /// Whether a group is not empty.
  var isVisible: [Bool] = []
  /// The tokens, group by group, those of a group before those of groups inside it.
  var tokens: [UInt32] = []
  /// The tokens that stand in a group directly.
  var ownTokens: [Range<Int>] = []
  /// The tokens in a group at any depth.
  var allTokens: [Range<Int>] = []
  /// The groups in a group, group by group.
  var children: [UInt32] = []
  var childRanges: [Range<Int>] = []
  /// The public themed tokens that stand in a group directly, group by group.
  var themedTokens: [UInt32] = []
  var themedTokenRanges: [Range<Int>] = []
  /// The groups in a group that hold public themed tokens.
  var themedChildren: [UInt32] = []
  var themedChildRanges: [Range<Int>] = []
  /// Whether a group holds anything public.
  var isPublic: [Bool] = []
  /// Whether a group holds public themed tokens at any depth.
  var isThemed: [Bool] = []

  init() {}

  /// Arranges what is included.
  ///
  /// - Complexity: O(groups + tokens).
  init(
    _ table: GroupTable,
    tokens included: [UInt32],
    isPublicToken: (Int) -> Bool,
    isThemedToken: (Int) -> Bool,
    hasConstants: (Int) -> (any: Bool, anyPublic: Bool)
  ) {
    let count = table.entries.count
    isVisible = [Bool](repeating: false, count: count)
    isPublic = isVisible
    isThemed = isVisible
    for token in included {
      let group = Int(table.groupOfToken[Int(token)])
      isVisible[group] = true
      if isPublicToken(Int(token)) { isPublic[group] = true }
      if isThemedToken(Int(token)) { isThemed[group] = true }
    }
    for group in (0..<count).reversed() {
      let constants = hasConstants(group)
      isVisible[group] = isVisible[group] || constants.any
      isPublic[group] = isPublic[group] || constants.anyPublic
      guard group > 0 else { continue }
      let parent = table.entries[group].parent
      isVisible[parent] = isVisible[parent] || isVisible[group]
      isPublic[parent] = isPublic[parent] || isPublic[group]
      isThemed[parent] = isThemed[parent] || isThemed[group]
    }
    isVisible[0] = true
    arrangeGroups(table)
    arrangeTokens(table, included, isThemedToken)
  }

  private mutating func arrangeGroups(_ table: GroupTable) {
    let count = table.entries.count
    let visible = (1..<max(1, count)).filter { isVisible[$0] }
    (children, childRanges) = Self.bucketed(visible, count) { table.entries[$0].parent }
    let themed = visible.filter { isThemed[$0] }
    (themedChildren, themedChildRanges) = Self.bucketed(themed, count) { table.entries[$0].parent }
  }

  private mutating func arrangeTokens(
    _ table: GroupTable,
    _ included: [UInt32],
    _ isThemedToken: (Int) -> Bool
  ) {
    let count = table.entries.count
    let groupOf = { (token: Int) in Int(table.groupOfToken[token]) }
    let all = included.map(Int.init)
    let (own, ranges) = Self.bucketed(all, count, groupOf)
    ownTokens = [Range<Int>](repeating: 0..<0, count: count)
    allTokens = ownTokens
    tokens.reserveCapacity(included.count)
    // A walk without recursion: names can be nested as deeply as JSON can.
    var pending: [(group: Int, isDone: Bool)] = [(0, false)]
    while let (group, isDone) = pending.popLast() {
      if isDone {
        allTokens[group] = allTokens[group].lowerBound..<tokens.count
        continue
      }
      if group > 0 { groups.append(UInt32(group)) }
      let start = tokens.count
      tokens += own[ranges[group]]
      ownTokens[group] = start..<tokens.count
      allTokens[group] = start..<tokens.count
      pending.append((group, true))
      for child in children[childRanges[group]].reversed() { pending.append((Int(child), false)) }
    }
    let themed = all.filter(isThemedToken)
    (themedTokens, themedTokenRanges) = Self.bucketed(themed, count, groupOf)
  }

  /// `elements` sorted by `bucket`, in their order otherwise, and the range of each bucket.
  private static func bucketed(
    _ elements: [Int],
    _ count: Int,
    _ bucket: (Int) -> Int
  ) -> (elements: [UInt32], ranges: [Range<Int>]) {
    var starts = [Int](repeating: 0, count: count + 1)
    for element in elements { starts[bucket(element) + 1] += 1 }
    for index in 0..<count { starts[index + 1] += starts[index] }
    let ranges = (0..<count).map { starts[$0]..<starts[$0 + 1] }
    var sorted = [UInt32](repeating: 0, count: elements.count)
    for element in elements {
      let index = bucket(element)
      sorted[starts[index]] = UInt32(element)
      starts[index] += 1
    }
    return (sorted, ranges)
  }
}
