import TokenModel

/// The names of parts of tokens, as a filter: few sources have tokens that are called like a part.
struct PartNames {
  /// A part and what is put after the name of a token for it.
  struct Part {
    let part: NameRules.NamedPart
    let ending: [UInt8]
  }

  /// The parts that some name of the output ends like, at the index of their type's raw value.
  private(set) var parts: [[Part]]
  /// A length of a constant and what is put after the constant's name for it.
  struct ConstantPart {
    let part: String
    let ending: [UInt8]
  }

  /// The lengths that some name of the output ends like.
  private(set) var constantParts: [ConstantValue.Shape: [ConstantPart]]
  /// Whether there are no such parts.
  var isEmpty: Bool { parts.allSatisfy(\.isEmpty) && constantParts.values.allSatisfy(\.isEmpty) }

  /// Looks through all of `names` once.
  init(_ rules: NameRules, among names: TextTable) {
    let join = Array((rules.join ?? "").utf8)
    let all = TokenType.allCases.map { type in
      (rules.parts[type] ?? []).map { Part(part: $0.part, ending: join + $0.name.utf8) }
    }
    let allOfConstants = rules.constantParts.mapValues { parts in
      parts.map { ConstantPart(part: $0.part, ending: join + $0.name.utf8) }
    }
    let endings = all.joined().map(\.ending) + allOfConstants.values.joined().map(\.ending)
    let found = Self.endings(Set(endings), of: names)
    parts = all.map { $0.filter { found.contains($0.ending) } }
    constantParts = allOfConstants.mapValues { $0.filter { found.contains($0.ending) } }
  }

  /// Those of `endings` that some name has.
  private static func endings(_ endings: Set<[UInt8]>, of names: TextTable) -> Set<[UInt8]> {
    var missing = Array(endings)
    var isLast = [Bool](repeating: false, count: 256)
    for ending in missing { isLast[Int(ending.last ?? 0)] = true }
    for index in 0..<names.count where !missing.isEmpty {
      names.withBytes(of: TextID(UInt32(truncatingIfNeeded: index))) { name in
        guard let last = name.last, isLast[Int(last)] else { return }
        missing.removeAll { name.suffix($0.count).elementsEqual($0) }
      }
    }
    return endings.subtracting(missing)
  }
}
