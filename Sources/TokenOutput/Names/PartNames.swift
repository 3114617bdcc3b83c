import TokenModel

/// The names of parts that can conflict with another token or constant, or with one of its parts.
///
/// The name of a part consists of the name of its token and an ending. Two such names can be equal
/// only if one ending is a suffix of the other: `x` with `-line-height` and `x-line` with `-height`
/// are the same name. The rest of the longer ending, `-line`, is then what distinguishes the names
/// of the tokens. Few sources contain such names, so all names are first searched for the rests.
struct PartNames {
  /// A part whose name can conflict with another name.
  struct Candidate {
    let part: NumberedPart
    /// The ending of the conflicting name, after the name of this token.
    let ending: [UInt8]
    /// The ending of the other token's or constant's name, after the name of this token.
    let rest: [UInt8]
    /// The type of the other token or constant.
    let otherType: NamedType
    /// The part of the other token or constant; `nil` for itself.
    let otherPart: NumberedPart?
  }

  private(set) var candidates: [NamedType: [Candidate]] = [:]

  /// A use of an ending.
  private struct Ending {
    let type: NamedType
    /// The part with this ending; `nil` for the token or constant itself.
    let part: NumberedPart?
  }

  /// The identity of an ending.
  ///
  /// Declarations of different kinds can have the same name.
  private struct Key: Hashable {
    let kind: String
    let ending: ArraySlice<UInt8>
  }

  /// Searches `names` once for conflicts of tokens and constants of `types`.
  ///
  /// `counts` returns the maximum number of dashes, layers, or stops of any token.
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
    collect(parts, endings, join)
    let found = Self.endings(Set(candidates.values.joined().map(\.rest)), of: names)
    candidates = candidates.compactMapValues { candidates in
      let left = candidates.filter { found.contains($0.rest) }
      return left.isEmpty ? nil : left
    }
  }

  /// Adds a candidate for each part whose name has the ending of another name as a suffix.
  private mutating func collect(
    _ parts: [(key: Key, type: NamedType, part: NumberedPart)],
    _ endings: [Key: [Ending]],
    _ join: [UInt8]
  ) {
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
  }

  /// Returns the prefixes of `ending` that can precede another ending, and `ending` itself.
  private static func rests(of ending: ArraySlice<UInt8>, _ join: [UInt8]) -> [ArraySlice<UInt8>] {
    ending.indices.dropFirst().filter { ending[$0...].starts(with: join) }.map { ending[..<$0] }
      + [ending]
  }

  /// Returns the elements of `endings` that are a suffix of at least one name.
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
