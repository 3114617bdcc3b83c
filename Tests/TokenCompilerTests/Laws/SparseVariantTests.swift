import Testing

@testable import TokenCompiler

/// The law that the sparse form of the IR stands on: looking a token up in it gives what resolving
/// the source for exactly these contexts gives.
struct `Sparse variants` {
  @Test(arguments: 0..<40)
  func `equal the resolution of each input by itself`(block: Int) throws {
    for seed in (block * 25)..<(block * 25 + 25) {
      var source = RandomSource(seed: UInt64(seed))
      let modifiers = source.modifiers
      let project = source.project()
      let sparse = project.compile()
      for assignment in assignments(of: modifiers) {
        let pinned = project.compile(pins: assignment)
        guard let ir = sparse.ir else {
          // Part of the source is wrong in some context; that context has to be wrong alone too.
          continue
        }
        let single = try #require(pinned.ir, "seed \(seed), \(assignment): \(pinned.messages)")
        let chosen = Dictionary(uniqueKeysWithValues: assignment.map { ($0.modifier, $0.context) })
        let present = ir.tokenNames.filter { ir.value($0, chosen) != nil }
        #expect(present == single.tokenNames, "seed \(seed), \(assignment)")
        for name in present {
          #expect(
            ir.value(name, chosen) == single.value(name),
            "seed \(seed), \(assignment), \(name)"
          )
        }
      }
      if sparse.ir == nil {
        #expect(
          assignments(of: modifiers).contains { project.compile(pins: $0).ir == nil },
          "seed \(seed): \(sparse.messages)"
        )
      }
    }
  }

  @Test func `are no more than the contexts that change a value`() throws {
    for seed in 0..<200 {
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

  private func assignments(
    of modifiers: [(name: String, contexts: [String])]
  ) -> [[(modifier: String, context: String)]] {
    modifiers.reduce([[]]) { found, modifier in
      found.flatMap { start in modifier.contexts.map { start + [(modifier.name, $0)] } }
    }
  }
}
