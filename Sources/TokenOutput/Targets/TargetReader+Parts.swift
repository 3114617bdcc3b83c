import Diagnostics
import JSONSyntax
import TokenModel

extension TargetReader {
  /// Returns the kinds of declarations that use the names of tokens and constants themselves.
  mutating func nameKinds(_ entry: TypedReader.Member) -> [NamedType: [String]] {
    let known = NamedType.all.map(\.word)
    var kinds: [NamedType: [String]] = [:]
    for member in reader.members(of: entry.value, at: entry.path, known: known) {
      guard let type = NamedType(word: member.name) else { continue }
      kinds[type] = names(in: member)
    }
    return kinds
  }

  /// Returns the suffixes for the parts of tokens and constants.
  mutating func partNames(_ entry: TypedReader.Member) -> [NamedType: [PartName]] {
    let known = NamedType.all.filter { !$0.parts.isEmpty }.map(\.word)
    var parts: [NamedType: [PartName]] = [:]
    let allKinds = Set(target.names.kinds.values.joined()).sorted()
    for member in reader.members(of: entry.value, at: entry.path, known: known) {
      guard let type = NamedType(word: member.name) else { continue }
      let known = type.parts.map(\.rawValue)
      parts[type] = reader.members(of: member.value, at: member.path, known: known).flatMap {
        entry -> [PartName] in
        guard let part = NamedPart(rawValue: entry.name) else { return [] }
        return partNames(entry, of: part, in: type, allKinds)
      }
    }
    return parts
  }

  private mutating func partNames(
    _ entry: TypedReader.Member,
    of part: NamedPart,
    in type: NamedType,
    _ allKinds: [String]
  ) -> [PartName] {
    let texts = names(in: entry)
    let isNumbered = texts.contains { $0.holds(PartName.placeholder) }
    let span = reader.tree.span(entry.value)
    if isNumbered, type.element(of: part) == nil {
      reader.report(.numberedSinglePart(entry.path, span))
      return []
    }
    let names = texts.enumerated().map { place, text in
      PartName(text, of: part, at: place, isNumbered: isNumbered)
    }
    let kinds = target.names.kinds.isEmpty ? [PartName.onlyKind] : allKinds
    if let odd = names.first(where: { !kinds.contains($0.kind) }) {
      reader.report(.unknownKind(odd.kind, at: entry.path, known: allKinds, span))
    }
    return names
  }

  /// Returns a list of names, which can be written as a string if there is only one.
  private mutating func names(in entry: TypedReader.Member) -> [String] {
    let isList = reader.tree.kind(entry.value) == .array
    return isList ? reader.strings(entry) : reader.string(entry).map { [$0] } ?? []
  }
}
