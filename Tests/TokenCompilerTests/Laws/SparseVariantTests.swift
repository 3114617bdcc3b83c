import Diagnostics
import Foundation
import Testing

@testable import TokenCompiler

/// How many random sources a law is tried on: few, more in the gate, or as many as the environment
/// asks for, beginning where it says.
enum Seeds {
  private static let variables = ProcessInfo.processInfo.environment
  private static let asked = variables["TOKENS_SEEDS"].flatMap { Int($0) }
  private static let first = variables["TOKENS_FIRST_SEED"].flatMap { Int($0) } ?? 0

  /// The gate takes more than a person waits for.
  private static let isGate = variables["CI"] != nil

  static let count = asked ?? (isGate ? 120 : 20)
  /// Seeds for the law that matters most.
  static let many = first..<first + (asked ?? (isGate ? 2000 : 200))

  /// The seeds in blocks that can run side by side.
  static let blocks = blocks(of: 0..<count, by: 20)
  static let manyBlocks = blocks(of: many, by: 100)

  private static func blocks(of seeds: Range<Int>, by size: Int) -> [Range<Int>] {
    stride(from: seeds.lowerBound, to: seeds.upperBound, by: size)
      .map { $0..<min($0 + size, seeds.upperBound) }
  }
}

/// The law that the sparse form of the IR stands on: looking a token up in it gives what resolving
/// the source for exactly these contexts gives.
@Suite struct `Sparse variants` {
  /// Each choice of contexts is compiled from plain files, in which nothing is left of modifiers:
  /// what the sparse form has in common with that is merging, reading and evaluating, not contexts.
  @Test(arguments: Seeds.manyBlocks)
  func `equal the resolution of each input by itself, and with some modifiers pinned`(
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
        // Types may differ between inputs that are all right alone.
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

  @Test func `are tried on sources most of which are in order`() {
    let inOrder = (0..<Seeds.count).filter { seed in
      RandomSource(seed: UInt64(seed)).project().compile().ir != nil
    }
    #expect(inOrder.count * 4 >= Seeds.count * 3, "\(inOrder.count) of \(Seeds.count)")
  }

  @Test func `are not more than the contexts that change a value`() throws {
    for seed in 0..<Seeds.count {
      guard let ir = RandomSource(seed: UInt64(seed)).project().compile().ir else { continue }
      for token in ir.tokens {
        let base = ir.describe(token.base, token.type)
        for variant in ir.variants[token.variants.indices] {
          #expect(ir.describe(variant.resolved, token.type) != base)
          #expect(variant.when.modifiers == token.dependsOn)
        }
        // Every modifier of the set is needed: some variant differs from another by it alone.
        #expect(token.dependsOn.isEmpty == token.variants.isEmpty)
      }
    }
  }

  /// Every choice of a context for each modifier.
  private func choices(of source: RandomSource) -> [[String: String]] {
    source.modifiers.reduce([[:]]) { found, modifier in
      found.flatMap { start in modifier.contexts.map { start.merging([modifier.name: $0]) { $1 } } }
    }
  }
}
