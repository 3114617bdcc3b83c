import TokenCompiler

/// The groups of an output and their contents, as ranges of flat arrays.
struct OutputTree: Sendable {
  /// The groups that aren't empty, excluding the root, each before the groups inside it.
  var groups: [UInt32] = []
  /// Whether each group contains tokens or constants at any depth.
  var isVisible: [Bool] = []
  /// The tokens by group.
  ///
  /// Those of a group come before those of its subgroups.
  var tokens: [UInt32] = []
  /// The range of each group's direct tokens.
  var ownTokens: [Range<Int>] = []
  /// The range of each group's tokens at any depth.
  var allTokens: [Range<Int>] = []
  /// The subgroups, by group.
  var children: [UInt32] = []
  var childRanges: [Range<Int>] = []
  /// The constants, in the same order as the tokens.
  var constants: [UInt32] = []
  /// The range of each group's direct constants; empty if there are no constants.
  private var constantRanges: [Range<Int>] = []
  /// The range of each group's constants at any depth; empty if there are no constants.
  private var allConstantRanges: [Range<Int>] = []
  /// The public themed constants directly in each group, by group.
  var themedConstants: [UInt32] = []
  private var themedConstantRanges: [Range<Int>] = []
  /// The public themed tokens directly in each group, by group.
  var themedTokens: [UInt32] = []
  var themedTokenRanges: [Range<Int>] = []
  /// The subgroups that contain public themed tokens, by group.
  var themedChildren: [UInt32] = []
  var themedChildRanges: [Range<Int>] = []
  /// Whether each group contains anything public.
  var isPublic: [Bool] = []
  /// Whether each group contains public themed tokens at any depth.
  var isThemed: [Bool] = []

  init() {}

  /// Arranges the included tokens and constants, without themes.
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

  /// Returns the range of a group's direct constants.
  func ownConstants(of group: Int) -> Range<Int> {
    constantRanges.isEmpty ? 0..<0 : constantRanges[group]
  }

  /// Returns the range of a group's constants at any depth.
  func allConstants(of group: Int) -> Range<Int> {
    allConstantRanges.isEmpty ? 0..<0 : allConstantRanges[group]
  }

  /// Returns the range of a group's direct public themed constants.
  func themedConstants(of group: Int) -> Range<Int> {
    themedConstantRanges.isEmpty ? 0..<0 : themedConstantRanges[group]
  }

  /// Sorts the tokens and constants of each group, at any depth, in source order.
  ///
  /// The arrays are arranged by group, whereas a source can add to a group after starting another.
  /// For such groups, a sorted copy is appended to the array.
  ///
  /// - Complexity: O(tokens × depth) if the orders differ.
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

  /// Arranges constants by group.
  ///
  /// Those of a group come before those of its subgroups.
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
    // Subgroups directly follow their group, so the ranges of their constants end together.
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
    // Traverses groups iteratively because they can be nested as deeply as JSON allows.
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

  /// Sets the public themed tokens and constants.
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

  /// Returns `elements` stably sorted by `bucket`, and the range of each bucket.
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
