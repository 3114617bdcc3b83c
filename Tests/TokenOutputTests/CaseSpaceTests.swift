import TestSupport
import Testing

@testable import TokenOutput

/// Conditions for the values of themed tokens.
@Suite struct CaseSpaceTests {
  /// Two modifiers: three brands in light and dark. The base is the first brand in light.
  private static let brands: [[UInt32]] = [[0, 3], [0, 4], [1, 3], [1, 4], [2, 3], [2, 4]]

  /// Describes conditions as `contexts: value`, with `_` for a modifier they don't name.
  private func cases(_ values: [Int], of combinations: [[UInt32]] = brands) -> [String] {
    let space = CaseSpace(combinations)
    return space.grouped(space.conditions(for: values), by: values).map { group in
      let patterns = group.map { condition in
        combinations[condition.combination].enumerated()
          .map { condition.names($0.offset) ? String($0.element) : "_" }.joined()
      }
      return "\(patterns.joined(separator: " ")): \(values[group[0].combination])"
    }
  }

  @Test func `a context that decides alone is named alone`() {
    #expect(cases([0, 1, 0, 1, 0, 1]) == ["_4: 1"])
    #expect(cases([0, 0, 1, 1, 2, 2]) == ["1_: 1", "2_: 2"])
  }

  @Test func `contexts that no longer matter aren't named`() {
    #expect(cases([0, 1, 2, 1, 0, 1]) == ["_4: 1", "1_: 2"])
  }

  @Test func `exceptions come first`() {
    #expect(cases([0, 1, 0, 2, 0, 1]) == ["14: 2", "_4: 1"])
    #expect(
      cases(
        [0, 1, 0, 0, 0, 1, 0, 1],
        of: Self.brands + [[5, 3], [5, 4]]
      ) == ["1_: 0", "_4: 1"]
    )
  }

  @Test func `conditions for the same value are grouped`() {
    let one: [[UInt32]] = [[0], [1], [2], [3]]
    #expect(cases([0, 1, 2, 1], of: one) == ["1 3: 1", "2: 2"])
  }

  @Test func `an exception is grouped with other conditions for its value`() {
    let values = [0, 1, 0, 2, 0, 1, 2, 2]
    #expect(cases(values, of: Self.brands + [[5, 3], [5, 4]]) == ["5_ 14: 2", "_4: 1"])
  }

  @Test func `many combinations have a condition each`() {
    let many = (0..<400).map { [UInt32($0 / 20), 100 + UInt32($0 % 20)] }
    let found = cases((0..<400).map { $0 % 20 == 7 ? 1 : 0 }, of: many)
    #expect(found == (0..<20).map { "\($0)107: 1" })
  }

  @Test(arguments: 0..<200)
  func `the first condition that applies decides every combination`(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let counts = (0..<Int.random(in: 1...4, using: &random)).map { _ in
      UInt32.random(in: 1...4, using: &random)
    }
    var combinations: [[UInt32]] = [[]]
    for (modifier, count) in counts.enumerated() {
      let contexts = (0..<count).map { UInt32(modifier) * 10 + $0 }
      combinations = combinations.flatMap { start in contexts.map { start + [$0] } }
    }
    let distinct = Int.random(in: 1...5, using: &random)
    let values = combinations.indices.map { index in
      index == 0 ? 0 : Int.random(in: 0..<distinct, using: &random)
    }
    let space = CaseSpace(combinations)
    let conditions = space.conditions(for: values)
    let grouped = space.grouped(conditions, by: values).flatMap(\.self)
    for list in [conditions, grouped] {
      for (index, contexts) in combinations.enumerated() {
        let first = list.first { condition in
          contexts.indices.allSatisfy {
            !condition.names($0) || contexts[$0] == combinations[condition.combination][$0]
          }
        }
        #expect(first.map { values[$0.combination] } ?? 0 == values[index])
      }
    }
    #expect(grouped.count == conditions.count)
    #expect(conditions.count <= values.count { $0 != 0 })
  }
}
