import Diagnostics
import Foundation
import Testing

@testable import TokenCompiler

/// How many random sources a law is tried on: enough for every run, or as many as the environment
/// asks for.
enum Seeds {
  static let count =
    ProcessInfo.processInfo.environment["TOKENS_SEEDS"].flatMap { Int($0) } ?? 120

  /// The seeds in blocks that can run side by side.
  static let blocks = stride(from: 0, to: count, by: 20).map { $0..<min($0 + 20, count) }
}

/// The law that the sparse form of the IR stands on: looking a token up in it gives what resolving
/// the source for exactly these contexts gives.
@Suite struct `Sparse variants` {
  @Test(arguments: Seeds.blocks)
  func `equal the resolution of each input by itself`(block: Range<Int>) throws {
    for seed in block {
      var source = RandomSource(seed: UInt64(seed))
      let modifiers = source.modifiers
      let project = source.project()
      guard let sparse = project.compile().ir else { continue }
      for assignment in assignments(of: modifiers) {
        let pinned = project.compile(pins: assignment)
        let single = try #require(pinned.ir, "seed \(seed), \(assignment): \(pinned.messages)")
        let chosen = Dictionary(uniqueKeysWithValues: assignment.map { ($0.modifier, $0.context) })
        expect(sparse, equals: single, in: chosen, "seed \(seed), \(assignment)")
      }
    }
  }

  @Test(arguments: Seeds.blocks)
  func `equal those of a source with some modifiers pinned`(block: Range<Int>) throws {
    for seed in block {
      var source = RandomSource(seed: UInt64(seed))
      let modifiers = source.modifiers
      let project = source.project()
      guard modifiers.count > 1, let sparse = project.compile().ir else { continue }
      var random = SeededGenerator(seed: UInt64(seed))
      let every = assignments(of: modifiers)
      let assignment = try #require(every.randomElement(using: &random))
      let pins = assignment.shuffled(using: &random).dropLast()
      let pinned = project.compile(pins: Array(pins))
      let partly = try #require(pinned.ir, "seed \(seed), \(pins): \(pinned.messages)")
      #expect(partly.modifiers.count == 1)
      let fixed = Dictionary(uniqueKeysWithValues: pins.map { ($0.modifier, $0.context) })
      for context in partly.modifiers[0].contexts {
        let free = [partly.modifiers[0].name: context]
        let chosen = fixed.merging(free) { $1 }
        expect(sparse, equals: partly, in: chosen, "seed \(seed), \(chosen)")
      }
    }
  }

  private func expect(
    _ sparse: IR,
    equals single: IR,
    in chosen: [String: String],
    _ place: String
  ) {
    let found = Dictionary(
      uniqueKeysWithValues: sparse.tokenNames.compactMap { name in
        sparse.value(name, chosen).map { (name, $0) }
      }
    )
    let wanted = Dictionary(
      uniqueKeysWithValues: single.tokenNames.compactMap { name in
        single.value(name, chosen).map { (name, $0) }
      }
    )
    let differences = Set(found.keys).union(wanted.keys).sorted().filter { found[$0] != wanted[$0] }
      .map { "\($0): \(found[$0] ?? "absent") for \(wanted[$0] ?? "absent")" }
    #expect(differences.isEmpty, "\(place)")
  }

  @Test func `are tried on sources most of which are in order`() {
    let inOrder = (0..<Seeds.count).filter { seed in
      var source = RandomSource(seed: UInt64(seed))
      return source.project().compile().ir != nil
    }
    #expect(inOrder.count * 4 >= Seeds.count * 3, "\(inOrder.count) of \(Seeds.count)")
  }

  @Test func `are no more than the contexts that change a value`() throws {
    for seed in 0..<Seeds.count {
      var source = RandomSource(seed: UInt64(seed))
      guard let ir = source.project().compile().ir else { continue }
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

  @Test(arguments: Seeds.blocks)
  func `refuse a source only for what is wrong in some input`(block: Range<Int>) {
    for seed in block {
      var source = RandomSource(seed: UInt64(seed))
      let modifiers = source.modifiers
      let project = source.project()
      let sparse = project.compile()
      guard sparse.ir == nil else { continue }
      // Types may differ between inputs that are all right alone.
      let codes = Set(sparse.diagnostics.filter { $0.severity == .error }.map(\.code.name))
      guard codes.isDisjoint(with: ["type-mismatch", "missing-type"]) else { continue }
      #expect(
        assignments(of: modifiers).contains { project.compile(pins: $0).ir == nil },
        "seed \(seed): \(sparse.messages)"
      )
    }
  }

  private func assignments(
    of modifiers: [(name: String, contexts: [String])]
  ) -> [[(modifier: String, context: String)]] {
    modifiers.reduce([[]]) { found, modifier in
      found.flatMap { start in modifier.contexts.map { start + [(modifier.name, $0)] } }
    }
  }
}
