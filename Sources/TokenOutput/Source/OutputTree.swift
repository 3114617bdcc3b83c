import TokenCompiler

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
  /// The constants, in the same order as the tokens.
  var constants: [UInt32] = []
  /// The constants that stand in a group directly; empty where there are none at all.
  private var constantRanges: [Range<Int>] = []
  /// The constants in a group at any depth; empty where there are none at all.
  private var allConstantRanges: [Range<Int>] = []
  /// The public themed constants that stand in a group directly, group by group.
  var themedConstants: [UInt32] = []
  private var themedConstantRanges: [Range<Int>] = []
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

  /// Arranges what is included, without themes.
  ///
  /// - Complexity: O(groups + tokens).
  init(_ table: GroupTable, _ ir: IR, tokens included: [UInt32], constants: [UInt32]) {
    let count = table.entries.count
    isVisible = [Bool](repeating: false, count: count)
    isPublic = isVisible
    for list in [included, constants] {
      for token in list {
        let group = Int(table.groupOfToken[Int(token)])
        isVisible[group] = true
        if !ir.tokens[Int(token)].isPrivate { isPublic[group] = true }
      }
    }
    for group in (1..<max(1, count)).reversed() {
      let parent = table.entries[group].parent
      if isVisible[group] { isVisible[parent] = true }
      if isPublic[group] { isPublic[parent] = true }
    }
    isVisible[0] = true
    let visible = (1..<max(1, count)).filter { isVisible[$0] }.map { UInt32($0) }
    (children, childRanges) = Self.bucketed(visible, count) { UInt32(table.entries[$0].parent) }
    arrangeTokens(table, included)
    arrangeConstants(table, constants)
    setThemed([], table)
  }

  /// The constants that stand in a group directly.
  func ownConstants(of group: Int) -> Range<Int> {
    constantRanges.isEmpty ? 0..<0 : constantRanges[group]
  }

  /// The constants in a group at any depth.
  func allConstants(of group: Int) -> Range<Int> {
    allConstantRanges.isEmpty ? 0..<0 : allConstantRanges[group]
  }

  /// The public themed constants that stand in a group directly.
  func themedConstants(of group: Int) -> Range<Int> {
    themedConstantRanges.isEmpty ? 0..<0 : themedConstantRanges[group]
  }

  /// Puts what stands in each group at any depth into the order of the source.
  ///
  /// Groups stand together in ``tokens``, and the source may add to one after another has begun. Where
  /// that is so a sorted copy is added at the end.
  ///
  /// - Complexity: O(tokens × depth) where the orders differ.
  mutating func sortNested() {
    for group in allTokens.indices { Self.sort(&allTokens[group], in: &tokens) }
    for group in allConstantRanges.indices {
      Self.sort(&allConstantRanges[group], in: &constants)
    }
  }

  private static func sort(_ range: inout Range<Int>, in list: inout [UInt32]) {
    let part = list[range]
    guard zip(part, part.dropFirst()).contains(where: { $0 > $1 }) else { return }
    let start = list.count
    list += part.sorted()
    range = start..<list.count
  }

  /// Puts constants into the order of the groups, each group's before those of groups inside it.
  private mutating func arrangeConstants(_ table: GroupTable, _ included: [UInt32]) {
    guard !included.isEmpty else { return }
    let count = table.entries.count
    let (own, ranges) = Self.bucketed(included, count) { table.groupOfToken[$0] }
    constantRanges = [Range<Int>](repeating: 0..<0, count: count)
    for group in [0] + groups.map({ Int($0) }) {
      let start = constants.count
      constants += own[ranges[group]]
      constantRanges[group] = start..<constants.count
    }
    allConstantRanges = constantRanges
    // The groups inside a group come directly after it, so its constants end where theirs do.
    for group in groups.reversed().map({ Int($0) }) {
      let parent = table.entries[group].parent
      let end = max(allConstantRanges[parent].upperBound, allConstantRanges[group].upperBound)
      allConstantRanges[parent] = allConstantRanges[parent].lowerBound..<end
    }
  }

  private mutating func arrangeTokens(_ table: GroupTable, _ included: [UInt32]) {
    let count = table.entries.count
    let (own, ranges) = Self.bucketed(included, count) { table.groupOfToken[$0] }
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
      guard !childRanges[group].isEmpty else { continue }
      pending.append((group, true))
      for child in children[childRanges[group]].reversed() { pending.append((Int(child), false)) }
    }
  }

  /// Notes which tokens are public and themed.
  ///
  /// - Complexity: O(groups + themed tokens).
  mutating func setThemed(
    _ themed: [UInt32],
    constants: [UInt32] = [],
    _ table: GroupTable
  ) {
    let count = table.entries.count
    isThemed = [Bool](repeating: false, count: count)
    guard !themed.isEmpty || !constants.isEmpty else {
      themedTokenRanges = [Range<Int>](repeating: 0..<0, count: count)
      themedChildRanges = themedTokenRanges
      return
    }
    for token in themed { isThemed[Int(table.groupOfToken[Int(token)])] = true }
    for constant in constants { isThemed[Int(table.groupOfToken[Int(constant)])] = true }
    for group in (0..<count).reversed() where isThemed[group] {
      isThemed[table.entries[group].parent] = true
    }
    let groups = (1..<max(1, count)).filter { isThemed[$0] }.map { UInt32($0) }
    (themedChildren, themedChildRanges) = Self.bucketed(groups, count) {
      UInt32(table.entries[$0].parent)
    }
    (themedTokens, themedTokenRanges) = Self.bucketed(themed, count) { table.groupOfToken[$0] }
    guard !constants.isEmpty else { return }
    (themedConstants, themedConstantRanges) = Self.bucketed(constants, count) {
      table.groupOfToken[$0]
    }
  }

  /// `elements` sorted by `bucket`, in their order otherwise, and the range of each bucket.
  @inline(__always)
  private static func bucketed(
    _ elements: [UInt32],
    _ count: Int,
    _ bucket: (Int) -> UInt32
  ) -> (elements: [UInt32], ranges: [Range<Int>]) {
    var starts = [Int](repeating: 0, count: count + 1)
    for element in elements { starts[Int(bucket(Int(element))) + 1] += 1 }
    for index in 0..<count { starts[index + 1] += starts[index] }
    let ranges = (0..<count).map { starts[$0]..<starts[$0 + 1] }
    var sorted = [UInt32](repeating: 0, count: elements.count)
    for element in elements {
      let index = Int(bucket(Int(element)))
      sorted[starts[index]] = element
      starts[index] += 1
    }
    return (sorted, ranges)
  }
}
