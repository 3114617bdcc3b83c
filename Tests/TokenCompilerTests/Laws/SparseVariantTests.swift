import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import TokenCompiler

/// The number of random sources for each law: a few by default, more in CI, or the number in the
/// environment, starting at the seed in the environment.
enum Seeds {
  private static let variables = ProcessInfo.processInfo.environment
  private static let asked = variables["TOKENS_SEEDS"].flatMap { Int($0) }
  private static let first = variables["TOKENS_FIRST_SEED"].flatMap { Int($0) } ?? 0

  /// CI runs take longer than developers would wait.
  private static let isGate = variables["CI"] != nil

  static let count = asked ?? (isGate ? 120 : 20)
  /// The seeds for the most important law.
  static let many = first..<first + (asked ?? (isGate ? 2000 : 200))

  /// The seeds in blocks that can run in parallel.
  static let blocks = blocks(of: 0..<count, by: 20)
  static let manyBlocks = blocks(of: many, by: 100)

  private static func blocks(of seeds: Range<Int>, by size: Int) -> [Range<Int>] {
    stride(from: seeds.lowerBound, to: seeds.upperBound, by: size)
      .map { $0..<min($0 + size, seeds.upperBound) }
  }
}

/// The law behind the IR's sparse form: looking up a token gives the same value as resolving the
/// source for exactly these contexts.
@Suite struct `Sparse variants` {
  /// Each combination of contexts is compiled from plain files without modifiers, so it shares
  /// merging, parsing, and evaluation with the sparse form, but not the handling of contexts.
  @Test(arguments: Seeds.manyBlocks)
  func `sparse variants equal the separate resolution of each input, also with pinned modifiers`(
    block: Range<Int>
  ) {
    for seed in block {
      let source = RandomSource(seed: UInt64(seed))
      let compilation = source.project().compile()
      var refused = 0
      for chosen in choices(of: source) {
        let single = source.files(in: chosen).compile()
        let place = "seed \(seed), \(chosen)"
        guard let found = single.ir else {
          refused += 1
          let isRefused = compilation.ir == nil
          #expect(isRefused, "\(place): only alone \(single.messages)")
          continue
        }
        guard let sparse = compilation.ir else { continue }
        expect(sparse, equals: found, in: chosen, place)
      }
      if let sparse = compilation.ir {
        comparePinned(source, with: sparse, seed: seed)
      } else if refused == 0 {
        // Types may differ between inputs that are valid individually.
        let isOfTypes = compilation.diagnostics.contains { $0.code == .typeMismatch }
        #expect(isOfTypes, "seed \(seed): \(compilation.messages)")
      }
    }
  }

  private func comparePinned(_ source: RandomSource, with sparse: IR, seed: Int) {
    guard !source.modifiers.isEmpty else { return }
    var random = SeededGenerator(seed: UInt64(seed))
    let pinned = source.modifiers.filter { _ in Bool.random(using: &random) }
      .map { (modifier: $0.name, context: $0.contexts.randomElement(using: &random) ?? "") }
    let compilation = source.project().compile(pins: pinned.shuffled(using: &random))
    guard let partly = compilation.ir else {
      Issue.record("seed \(seed), \(pinned): \(compilation.messages)")
      return
    }
    #expect(partly.modifiers.count == source.modifiers.count - pinned.count)
    for chosen in choices(of: source)
    where pinned.allSatisfy({ chosen[$0.modifier] == $0.context }) {
      expect(sparse, equals: partly, in: chosen, "seed \(seed), \(pinned) of \(chosen)")
    }
  }

  private func expect(
    _ sparse: IR,
    equals single: IR,
    in chosen: [String: String],
    _ place: String
  ) {
    let found = sparse.values(in: chosen)
    let wanted = single.values(in: chosen)
    guard found != wanted else { return }
    let differences = Set(found.keys).union(wanted.keys).sorted().filter { found[$0] != wanted[$0] }
      .map { "\($0): \(found[$0] ?? "absent") for \(wanted[$0] ?? "absent")" }
    #expect(differences.isEmpty, "\(place)")
  }

  @Test func `most of the random sources are valid`() {
    let inOrder = (0..<Seeds.count).filter { seed in
      RandomSource(seed: UInt64(seed)).project().compile().ir != nil
    }
    #expect(inOrder.count * 4 >= Seeds.count * 3, "\(inOrder.count) of \(Seeds.count)")
  }

  @Test func `only the contexts that change a value have variants`() throws {
    for seed in 0..<Seeds.count {
      guard let ir = RandomSource(seed: UInt64(seed)).project().compile().ir else { continue }
      for token in ir.tokens {
        let base = ir.describe(token.base, token.type)
        for variant in ir.variants[token.variants.indices] {
          #expect(ir.describe(variant.resolved, token.type) != base)
          #expect(variant.when.modifiers == token.dependsOn)
        }
        // Every modifier in the set is needed: two variants differ only in its context.
        #expect(token.dependsOn.isEmpty == token.variants.isEmpty)
      }
    }
  }

  /// Every combination of contexts, one for each modifier.
  private func choices(of source: RandomSource) -> [[String: String]] {
    source.modifiers.reduce([[:]]) { found, modifier in
      found.flatMap { start in modifier.contexts.map { start.merging([modifier.name: $0]) { $1 } } }
    }
  }
}
