/// The assignments of a set of modifiers as mixed-radix numbers: each context is a digit, the last
/// modifier's the lowest.
struct MixedRadix {
  private let modifiers: [(index: Int, count: Int, stride: Int, defaultDigit: Int)]
  let set: ModifierSet
  let count: Int

  init(_ set: ModifierSet, _ all: [Modifier]) {
    self.set = set
    var stride = 1
    var modifiers: [(index: Int, count: Int, stride: Int, defaultDigit: Int)] = []
    for index in set.indices.reversed() {
      let count = all[index].contexts.count
      modifiers.append((index, count, stride, Int(all[index].defaultContext)))
      stride *= count
    }
    self.modifiers = modifiers.reversed()
    count = stride
  }

  func digit(of modifier: Int, in assignment: Int) -> Modifier.ContextIndex {
    guard let place = modifiers.first(where: { $0.index == modifier }) else { return 0 }
    return Modifier.ContextIndex(assignment / place.stride % place.count)
  }

  /// The modifiers on which a function of assignments depends.
  ///
  /// `isSame` compares its results for two assignments.
  ///
  /// - Complexity: O(`count` × modifiers).
  func dependencies(_ isSame: (Int, Int) -> Bool) -> ModifierSet {
    var found: ModifierSet = []
    for place in modifiers {
      let matters = (0..<count).contains { assignment in
        assignment / place.stride % place.count != 0
          && !isSame(assignment, assignment - place.stride)
      }
      if matters { found.insert(ModifierSet(modifier: place.index)) }
    }
    return found
  }

  /// The assignments, in ascending order, grouped into classes that agree in the modifiers of
  /// `set`.
  ///
  /// In each class, the assignment with the defaults of all other modifiers comes first.
  func classes(of set: ModifierSet) -> [[Int]] {
    let fixed = modifiers.filter { set.contains(modifier: $0.index) }
    let free = modifiers.filter { !set.contains(modifier: $0.index) }
    let others = Self.offsets(free, defaultFirst: true)
    return Self.offsets(fixed, defaultFirst: false).map { start in others.map { start + $0 } }
  }

  private static func offsets(
    _ places: [(index: Int, count: Int, stride: Int, defaultDigit: Int)],
    defaultFirst: Bool
  ) -> [Int] {
    places.reduce([0]) { offsets, place in
      var digits = Array(0..<place.count)
      if defaultFirst, digits.indices.contains(place.defaultDigit) {
        digits.remove(at: place.defaultDigit)
        digits.insert(place.defaultDigit, at: 0)
      }
      return offsets.flatMap { offset in digits.map { offset + $0 * place.stride } }
    }
  }
}
