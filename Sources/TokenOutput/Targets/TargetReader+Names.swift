import Diagnostics
import JSONSyntax
import TokenModel

extension TargetReader {
  private static let knownNames = [
    "group", "token", "context", "style", "resource", "scope", "join", "leading", "qualifier",
    "caseSensitive", "digitFirst", "allowed", "plain", "otherwise", "root", "reserved", "taken",
    "kinds", "parts", "sharesParts", "deprecated", "type", "unicode",
  ]

  mutating func readNames(_ member: TypedReader.Member) {
    let entries = reader.members(of: member.value, at: member.path, known: Self.knownNames)
    // The names of parts are read last because their validation requires the kinds.
    for entry in entries where entry.name != "parts" { readName(entry) }
    for entry in entries where entry.name == "parts" { target.names.parts = partNames(entry) }
  }

  private mutating func readName(_ entry: TypedReader.Member) {
    var names = target.names
    switch entry.name {
    case "group": names.group = reader.word(entry, NameRules.Casing.self) ?? names.group
    case "token": names.token = reader.word(entry, NameRules.Casing.self) ?? names.token
    case "context": names.context = reader.word(entry, NameRules.Casing.self) ?? names.context
    case "style": names.style = reader.word(entry, NameRules.Casing.self) ?? names.style
    case "resource": names.resource = reader.word(entry, NameRules.Casing.self) ?? names.resource
    case "scope": names.scope = reader.word(entry, NameRules.Scope.self) ?? names.scope
    case "join": names.join = reader.stringOrNull(entry) ?? names.join
    case "leading": names.leading = reader.strings(entry).map { $0.lowercased() }
    case "qualifier": names.qualifier = reader.string(entry) ?? names.qualifier
    case "caseSensitive":
      names.isCaseSensitive = reader.boolean(entry) ?? names.isCaseSensitive
    case "digitFirst": names.digitFirst = reader.stringOrNull(entry) ?? names.digitFirst
    case "allowed":
      names.allowed = reader.word(entry, NameRules.AllowedCharacters.self) ?? names.allowed
    case "unicode":
      names.unicode =
        reader.tree.kind(entry.value) == .null
        ? nil : reader.integer(entry, in: 1...1_000) ?? names.unicode
    case "plain": names.plain = reader.word(entry, NameRules.PlainCharacters.self) ?? names.plain
    case "otherwise": names.otherwise = pattern(entry, placeholder: "HEX") ?? names.otherwise
    case "root": names.root = reader.stringOrNull(entry) ?? names.root
    case "reserved": readReserved(entry, into: &names)
    case "kinds": names.kinds = nameKinds(entry)
    case "sharesParts": names.sharesParts = reader.boolean(entry) ?? names.sharesParts
    case "taken": (names.takenInRoot, names.takenInGroups) = taken(entry)
    case "type": names.type = patternOrNull(entry, placeholder: "{}") ?? names.type
    default: names.deprecated = patternOrNull(entry, placeholder: "{}") ?? names.deprecated
    }
    target.names = names
  }

  /// Returns a string that contains `placeholder`, or `.some(nil)` for `null`.
  private mutating func patternOrNull(
    _ entry: TypedReader.Member,
    placeholder: String
  ) -> String?? {
    if reader.tree.kind(entry.value) == .null { return .some(nil) }
    return pattern(entry, placeholder: placeholder).map { .some($0) }
  }

  /// Returns a string that contains `placeholder`.
  private mutating func pattern(_ entry: TypedReader.Member, placeholder: String) -> String? {
    guard let text = reader.string(entry) else { return nil }
    guard text.utf8.count >= placeholder.utf8.count, text.holds(placeholder) else {
      let span = reader.tree.span(entry.value)
      reader.report(.missingPlaceholder(placeholder, in: entry.path, span))
      return nil
    }
    return text
  }

  private mutating func readReserved(_ entry: TypedReader.Member, into names: inout NameRules) {
    names.reserved = []
    names.escape = nil
    names.reservedCases = []
    let known = ["escape", "rename", "cases"]
    for kind in reader.members(of: entry.value, at: entry.path, known: known) {
      let words = reservedWords(kind)
      if kind.name == "cases" {
        names.reservedCases.append(words)
      } else {
        names.reserved.append(words)
      }
      if kind.name == "escape" { names.escape = words.with }
    }
  }

  private mutating func reservedWords(_ kind: TypedReader.Member) -> NameRules.ReservedWords {
    var reserved = NameRules.ReservedWords(words: [], with: "{}_")
    let known = ["words", "with"] + (kind.name == "escape" ? ["labels"] : [])
    for part in reader.members(of: kind.value, at: kind.path, known: known) {
      switch part.name {
      case "words": reserved.words = reader.strings(part)
      case "labels": reserved.labels = reader.strings(part)
      default: reserved.with = pattern(part, placeholder: "{}") ?? reserved.with
      }
    }
    return reserved
  }

  private mutating func taken(_ entry: TypedReader.Member) -> (root: [String], groups: [String]) {
    if reader.tree.kind(entry.value) == .array {
      let words = reader.strings(entry)
      return (words, words)
    }
    var root: [String] = []
    var groups: [String] = []
    for part in reader.members(of: entry.value, at: entry.path, known: ["root", "group"]) {
      if part.name == "root" {
        root = reader.strings(part)
      } else {
        groups = reader.strings(part)
      }
    }
    return (root, groups)
  }
}
