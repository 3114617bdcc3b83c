import TokenModel

/// The names of parts that another token or constant, or a part of one, may have too.
///
/// A name of a part is the name of its token and an ending. Two such names can be the same only if
/// one ending ends with the other: `x` and `-line-height` make what `x-line` and `-height` make. What
/// is left of the longer ending, `-line`, is then what the name of the second token has behind the
/// name of the first. Few sources have such names, so all names are looked through for the rests
/// first.
struct PartNames {
  /// A part of a token that something may share its name with.
  struct Candidate {
    let part: NumberedPart
    /// What the name that both would have has behind the name of this token.
    let ending: [UInt8]
    /// What the name of the other token or constant has behind the name of this one.
    let rest: [UInt8]
    /// What the other one is.
    let otherType: NamedType
    /// The part of the other one; `nil` for itself.
    let otherPart: NumberedPart?
  }

  private(set) var candidates: [NamedType: [Candidate]] = [:]

  /// A name, without that of its token or constant.
  private struct Ending {
    let type: NamedType
    /// The part that is called so; `nil` for the token or constant itself.
    let part: NumberedPart?
  }

  /// What tells endings apart: things of two kinds may have one name.
  private struct Key: Hashable {
    let kind: String
    let ending: ArraySlice<UInt8>
  }

  /// Looks through all of `names` once, for tokens and constants of `types`.
  ///
  /// `counts` says how many dashes, layers or stops a token has at most.
  init(
    _ rules: NameRules,
    of types: [NamedType],
    among names: TextTable,
    counts: (NamedElement) -> Int
  ) {
    var endings: [Key: [Ending]] = [:]
    for type in NamedType.all {
      for kind in rules.kinds(of: type) {
        endings[Key(kind: kind, ending: []), default: []].append(Ending(type: type, part: nil))
      }
    }
    let join = Array((rules.join ?? "").utf8)
    var parts: [(key: Key, type: NamedType, part: NumberedPart)] = []
    for type in types {
      for name in rules.parts[type] ?? [] {
        let element = name.isNumbered ? type.element(of: name.part) : nil
        for number in name.numbers(upTo: element.map(counts) ?? 1) {
          let part = NumberedPart(part: name.part, element: element, number: number)
          let key = Key(kind: name.kind, ending: (join + name.text(for: number).utf8)[...])
          parts.append((key, type, part))
          endings[key, default: []].append(Ending(type: type, part: part))
        }
      }
    }
    for (key, type, part) in parts {
      for rest in Self.rests(of: key.ending, join) {
        let ending = key.ending.dropFirst(rest.count)
        for other in endings[Key(kind: key.kind, ending: ending)] ?? [] {
          candidates[type, default: []].append(
            Candidate(
              part: part,
              ending: Array(key.ending),
              rest: Array(rest),
              otherType: other.type,
              otherPart: other.part
            )
          )
        }
      }
    }
    let found = Self.endings(Set(candidates.values.joined().map(\.rest)), of: names)
    candidates = candidates.compactMapValues { candidates in
      let left = candidates.filter { found.contains($0.rest) }
      return left.isEmpty ? nil : left
    }
  }

  /// What may stand before another ending in `ending`, and all of it.
  private static func rests(of ending: ArraySlice<UInt8>, _ join: [UInt8]) -> [ArraySlice<UInt8>] {
    ending.indices.dropFirst().filter { ending[$0...].starts(with: join) }.map { ending[..<$0] }
      + [ending]
  }

  /// Those of `endings` that some name has.
  private static func endings(_ endings: Set<[UInt8]>, of names: TextTable) -> Set<[UInt8]> {
    var missing = [[[UInt8]]](repeating: [], count: 256)
    for ending in endings { missing[Int(ending.last ?? 0)].append(ending) }
    var found: Set<[UInt8]> = []
    for index in 0..<names.count where found.count < endings.count {
      names.withBytes(of: TextID(UInt32(truncatingIfNeeded: index))) { name in
        guard let last = name.last, !missing[Int(last)].isEmpty else { return }
        missing[Int(last)].removeAll { ending in
          guard name.suffix(ending.count).elementsEqual(ending) else { return false }
          found.insert(ending)
          return true
        }
      }
    }
    return found
  }
}
