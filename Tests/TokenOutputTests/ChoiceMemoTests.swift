import Testing
import TokenCompiler

@testable import TokenOutput

/// A memo for two modifiers, one with two contexts and one with three.
struct ChoiceMemoTests {
  private let ir: IR

  init() throws {
    var workshop = Workshop()
    workshop.modifiers = [("density", ["roomy", "dense"]), ("brand", ["a", "b", "c"])]
    ir = try #require(workshop.compiled().ir)
  }

  private func assignments(of modifiers: ModifierSet, _ memo: inout ChoiceMemo) -> [[Modifier
    .ContextIndex]]
  {
    var found: [[Modifier.ContextIndex]] = []
    let isTrue = memo.choices(for: modifiers, from: [0, 2], ir)?.allSatisfy {
      found.append(Array($0))
      return true
    }
    #expect(isTrue == true)
    return found
  }

  @Test func `unrequested modifiers stay in their base contexts`() {
    var memo = ChoiceMemo()
    #expect(assignments(of: ModifierSet(modifier: 0), &memo) == [[0, 2], [1, 2]])
  }

  @Test func `a set that was requested before has the same choices`() {
    var memo = ChoiceMemo()
    let both = ModifierSet(modifier: 0).union(ModifierSet(modifier: 1))
    let first = assignments(of: both, &memo)
    #expect(first.count == 6)
    #expect(assignments(of: both, &memo) == first)
  }

  @Test func `an empty set gives only the base`() {
    var memo = ChoiceMemo()
    #expect(assignments(of: [], &memo) == [[0, 2]])
  }

  @Test func `the choices don't apply if one of them differs`() {
    var memo = ChoiceMemo()
    let choices = memo.choices(for: ModifierSet(modifier: 1), from: [0, 0], ir)
    #expect(choices?.allSatisfy { $0.last != 2 } == false)
  }
}
