import TokenModel

/// The names of parts of tokens, as a filter: few sources have tokens that end like a part.
struct PartNames {
  /// A part and what is put after the name of a token for it.
  struct Part {
    let part: NameRules.NamedPart
    let ending: [UInt8]
  }

  /// The parts that some name of the output ends like, by type.
  private(set) var parts: [TokenType: [Part]] = [:]

  /// Looks through all of `names` once.
  init(_ rules: NameRules, among names: TextTable) {
    let join = Array((rules.join ?? "").utf8)
    let all = rules.parts.mapValues { parts in
      parts.map { Part(part: $0.part, ending: join + $0.name.utf8) }
    }
    var endings = Array(Set(all.values.joined().map(\.ending)))
    var isLast = [Bool](repeating: false, count: 256)
    for ending in endings { isLast[Int(ending.last ?? 0)] = true }
    var found: Set<[UInt8]> = []
    for index in 0..<names.count where !endings.isEmpty {
      let matching = names.withBytes(of: TextID(UInt32(truncatingIfNeeded: index))) { name in
        guard let last = name.last, isLast[Int(last)] else { return [] as [[UInt8]] }
        return endings.filter { name.suffix($0.count).elementsEqual($0) }
      }
      guard !matching.isEmpty else { continue }
      found.formUnion(matching)
      endings.removeAll(where: matching.contains)
    }
    parts = all.mapValues { $0.filter { found.contains($0.ending) } }
  }
}
