/// The combinations of contexts in which a token can have different values, to describe the values
/// by few conditions.
///
/// Tokens that vary with the same modifiers share a space.
struct CaseSpace {
  /// The contexts of each combination, one for each modifier.
  private let combinations: [[UInt32]]
  /// The combinations that have a context in common.
  private let slices: [Slice]

  /// Whether there are too many combinations to compare each with all others.
  ///
  /// If so, each combination with a value other than zero has its own condition.
  let isLarge: Bool

  private struct Slice {
    let modifier: Int
    var combinations: [Int]
  }

  /// A condition that applies to the combinations with some contexts.
  struct Condition {
    /// One of the combinations that it decides.
    let combination: Int
    /// The positions of the modifiers whose contexts it names, as a bit mask.
    fileprivate(set) var modifiers: UInt64

    /// Whether it names the context of the modifier at `position`.
    func names(_ position: Int) -> Bool { modifiers & 1 << UInt64(position) != 0 }
  }

  /// Creates a space.
  ///
  /// - Parameter combinations: the contexts of each combination, one for each modifier.
  init(_ combinations: [[UInt32]]) {
    self.combinations = combinations
    isLarge = combinations.count > 256
    var slices: [Slice] = []
    // A condition on the only modifier applies to a single combination.
    let modifiers = combinations.first.map(\.count) ?? 0
    for modifier in 0..<(modifiers > 1 ? modifiers : 0) {
      var known: [UInt32: Int] = [:]
      for (index, contexts) in combinations.enumerated() {
        let slice = known[contexts[modifier], default: slices.count]
        if slice == slices.count {
          known[contexts[modifier]] = slice
          slices.append(Slice(modifier: modifier, combinations: []))
        }
        slices[slice].combinations.append(index)
      }
    }
    self.slices = slices
  }

  /// Finds conditions for values.
  ///
  /// They aren't always as few as possible. A condition that names one context is preceded by the
  /// exceptions to it.
  ///
  /// - Parameter values: the value of each combination, as a number. Zero is the value if no
  ///   condition applies.
  /// - Returns: the conditions, of which the first one that applies determines the value.
  /// - Complexity: O(*combinations* × *modifiers*) for each condition.
  func conditions(for values: [Int]) -> [Condition] {
    var choice = Choice(values)
    if isLarge {
      for combination in values.indices where values[combination] != 0 {
        choice.decide([combination], by: condition(for: combination))
      }
      return choice.conditions
    }
    var next = 0
    while true {
      if let slice = mostUseful(choice) {
        let (usual, exceptions) = choice.parts(of: slice.combinations)
        for exception in exceptions { decide(exception, &choice) }
        let modifier: UInt64 = 1 << UInt64(slice.modifier)
        choice.decide(usual, by: Condition(combination: usual[0], modifiers: modifier))
        continue
      }
      while next < values.count, choice.isDecided[next] || values[next] == 0 { next += 1 }
      guard next < values.count else { return choice.conditions }
      decide(next, &choice)
    }
  }

  private var modifierCount: Int { combinations.first?.count ?? 0 }

  /// Decides a combination, unless it has been decided, and others with the same value, by a
  /// condition that names few contexts.
  private func decide(_ combination: Int, _ choice: inout Choice) {
    guard !choice.isDecided[combination] else { return }
    var condition = condition(for: combination)
    var decided = [combination]
    for modifier in (0..<modifierCount).reversed() {
      var wider = condition
      wider.modifiers &= ~(1 << UInt64(modifier))
      guard wider.modifiers != 0 else { continue }
      let met = choice.isDecided.indices.filter { !choice.isDecided[$0] && meets($0, wider) }
      if choice.areAlike(met) { (condition, decided) = (wider, met) }
    }
    choice.decide(decided, by: condition)
  }

  /// Returns the condition that names all contexts of a combination.
  private func condition(for combination: Int) -> Condition {
    let modifiers = (0..<modifierCount).reduce(into: UInt64(0)) { $0 |= 1 << UInt64($1) }
    return Condition(combination: combination, modifiers: modifiers)
  }

  private func meets(_ combination: Int, _ condition: Condition) -> Bool {
    let (here, there) = (combinations[combination], combinations[condition.combination])
    return here.indices.allSatisfy { !condition.names($0) || here[$0] == there[$0] }
  }

  /// Returns the slice that replaces the most conditions by one for its most frequent value and one
  /// for each exception.
  private func mostUseful(_ choice: Choice) -> Slice? {
    var best: (slice: Slice, use: Int)?
    for slice in slices {
      let use = choice.use(of: slice.combinations)
      if use > best?.use ?? 0 { best = (slice, use) }
    }
    return best?.slice
  }

  /// Conditions while they're being found.
  private struct Choice {
    let values: [Int]
    private(set) var isDecided: [Bool]
    private(set) var conditions: [Condition] = []

    init(_ values: [Int]) {
      self.values = values
      isDecided = [Bool](repeating: false, count: values.count)
    }

    mutating func decide(_ combinations: [Int], by condition: Condition) {
      conditions.append(condition)
      for combination in combinations { isDecided[combination] = true }
    }

    /// Whether some combinations have the same value.
    func areAlike(_ combinations: [Int]) -> Bool {
      combinations.allSatisfy { values[$0] == values[combinations[0]] }
    }

    /// Returns how many fewer conditions are needed with one for the most frequent value of some
    /// combinations, preceded by those for exceptions; not positive if it doesn't save any.
    func use(of combinations: [Int]) -> Int {
      // Most values differ from the base in few combinations.
      let count = combinations.count { !isDecided[$0] && values[$0] != 0 }
      guard count > 1, let usual = usualValue(of: combinations) else { return 0 }
      var use = -1
      for combination in combinations where !isDecided[combination] {
        if values[combination] == usual {
          use += 1
        } else if values[combination] == 0 {
          use -= 1
        }
      }
      return use
    }

    /// Returns the undecided combinations with the most frequent value, and the others.
    func parts(of combinations: [Int]) -> (usual: [Int], exceptions: [Int]) {
      let usual = usualValue(of: combinations)
      let undecided = combinations.filter { !isDecided[$0] }
      return (
        undecided.filter { values[$0] == usual },
        undecided.filter { values[$0] != usual }
      )
    }

    /// Returns the most frequent value of the undecided combinations that isn't zero, the first one
    /// if there are several; `nil` if all are zero.
    private func usualValue(of combinations: [Int]) -> Int? {
      var counts: [(value: Int, count: Int)] = []
      for combination in combinations where !isDecided[combination] && values[combination] != 0 {
        if let place = counts.firstIndex(where: { $0.value == values[combination] }) {
          counts[place].count += 1
        } else {
          counts.append((values[combination], 1))
        }
      }
      var usual: (value: Int, count: Int)?
      for entry in counts where entry.count > usual?.count ?? 0 { usual = entry }
      return usual?.value
    }
  }

  /// Returns the conditions with those of the same value next to each other where their order
  /// doesn't matter, as lists of conditions with the same value.
  func grouped(_ conditions: [Condition], by values: [Int]) -> [[Condition]] {
    if isLarge { return conditions.map { [$0] } }
    var groups: [[Condition]] = []
    for condition in conditions {
      let value = values[condition.combination]
      let place = groups.lastIndex { group in
        group.first.map { values[$0.combination] == value } ?? false
      }
      if let place,
        groups[(place + 1)...].allSatisfy({ $0.allSatisfy { areDisjoint($0, condition) } })
      {
        groups[place].append(condition)
      } else {
        groups.append([condition])
      }
    }
    return groups
  }

  /// Whether no combination meets both conditions.
  private func areDisjoint(_ one: Condition, _ other: Condition) -> Bool {
    let (here, there) = (combinations[one.combination], combinations[other.combination])
    return here.indices.contains { modifier in
      one.names(modifier) && other.names(modifier) && here[modifier] != there[modifier]
    }
  }
}
