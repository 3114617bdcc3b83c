import Diagnostics
import JSONSyntax
import TemplateEngine
import TokenModel

/// Reads a `target.json`.
///
/// Its properties override those of the target it extends.
struct TargetReader {
  var reader: TypedReader
  var target: Target

  /// The properties of the root object.
  static let known = [
    "$schema", "targetVersion", "summary", "extends", "options", "names", "text", "references",
    "contexts", "limits", "units", "private", "absent", "omits", "undrawn",
    "tables", "files", "oneFile", "words", "spellings",
  ]

  /// Returns the target declared in `tree`.
  ///
  /// Starts with the settings of `target` and appends errors to `diagnostics`.
  static func read(_ tree: JSONTree, over target: Target, diagnostics: inout [Diagnostic]) -> Target
  {
    var reader = TargetReader(reader: TypedReader(tree), target: target)
    if let root = tree.root { reader.readRoot(root) }
    diagnostics += reader.reader.diagnostics
    return reader.target
  }

  /// Returns the name in `extends` and its location, without reading the rest of the file; `nil` if
  /// there is none.
  static func base(of tree: JSONTree) -> (name: String, span: Span)? {
    guard let root = tree.root, let node = tree.value(of: "extends", in: root),
      tree.kind(node) == .string
    else { return nil }
    return (tree.string(node), tree.span(node))
  }

  private mutating func readRoot(_ root: JSONNode) {
    let members = reader.members(of: root, at: "", known: Self.known)
    if !members.contains(where: { $0.name == "targetVersion" }),
      reader.tree.kind(root) == .object
    {
      reader.report(.missingMember("targetVersion", of: "target.json", target.place))
    }
    for member in members { readMember(member) }
    if target.bases.isEmpty, target.files.isEmpty, !members.contains(where: { $0.name == "files" }),
      reader.tree.kind(root) == .object
    {
      reader.report(.missingMember("files", of: "target.json", target.place))
    }
    checkTogether()
  }

  private mutating func readMember(_ member: TypedReader.Member) {
    switch member.name {
    case "targetVersion": _ = reader.integer(member, in: 1...1)
    case "summary": target.summary = reader.string(member) ?? target.summary
    case "extends": _ = reader.string(member)
    case "options": readOptions(member)
    case "names": readNames(member)
    case "text": readText(member)
    case "references": readReferences(member)
    case "contexts": readContexts(member)
    case "limits": readLimits(member)
    case "units": readUnits(member)
    case "private":
      target.privateTokens = reader.word(member, Target.PrivateTokens.self) ?? target.privateTokens
    case "absent":
      let word = reader.word(member.value, at: member.path, among: ["keep", "omit"])
      target.keepsAbsent = word == "keep"
    case "omits": target.omits = omits(member)
    case "undrawn": target.undrawn = reader.strings(member)
    case "tables": readTables(member)
    case "files": readFiles(member)
    case "oneFile": target.oneFile = reader.strings(member)
    case "words": readWords(member)
    case "spellings": readSpellings(member)
    default: break
    }
  }

  private mutating func checkTogether() {
    if target.names.root == nil, target.names.scope == .group {
      // Members need names. In joined names, by contrast, the name of the group can be used
      // instead.
      target.names.root = "root"
    }
  }

  private mutating func readReferences(_ member: TypedReader.Member) {
    let types = TokenType.allCases.map(\.name)
    for entry in reader.members(
      of: member.value,
      at: member.path,
      known: types + ["constant", "order", "themed"]
    ) {
      guard let type = TokenType.allCases.first(where: { $0.name == entry.name }) else {
        switch entry.name {
        case "constant":
          let isOnly = reader.tree.kind(entry.value) == .string
          target.references.allowsOnlyConstants = isOnly
          target.references.allowsConstants =
            isOnly
            ? reader.word(entry.value, at: entry.path, among: ["only"]) != nil
            : reader.boolean(entry) ?? false
        case "themed": target.references.allowsThemed = reader.boolean(entry) ?? true
        default:
          let word = reader.word(entry.value, at: entry.path, among: ["any", "earlier"])
          target.references.isEarlierOnly = word == "earlier"
        }
        continue
      }
      readReferences(of: type, entry)
    }
  }

  private mutating func readReferences(of type: TokenType, _ entry: TypedReader.Member) {
    var isAlias = true
    var parts = ReferenceRules.Parts.all
    switch reader.tree.kind(entry.value) {
    case .true: break
    case .false:
      isAlias = false
      parts = .none
    case .object where type.isComposite:
      let known = ["alias", "parts"]
      for member in reader.members(of: entry.value, at: entry.path, known: known) {
        if member.name == "alias" {
          isAlias = reader.boolean(member) ?? true
        } else if reader.tree.kind(member.value) == .array {
          parts = .named(readParts(of: type, member))
        } else {
          parts = reader.boolean(member) ?? true ? .all : .none
        }
      }
    default:
      let expected =
        "`true`\(type.isComposite ? "," : " or") `false`"
        + (type.isComposite ? " or an object with `alias` and `parts`" : "")
      reader.mistyped(entry.value, at: entry.path, expected: expected)
    }
    target.references.parts[type] = parts
    if isAlias {
      target.references.aliases.insert(type)
    } else {
      target.references.aliases.remove(type)
    }
  }

  private mutating func readParts(of type: TokenType, _ member: TypedReader.Member) -> [String] {
    let known = NodeKind.partNames(of: type)
    return reader.tree.elements(of: member.value).compactMap {
      reader.word($0, at: member.path, among: known)
    }
  }

  private mutating func readContexts(_ member: TypedReader.Member) {
    let known = ["appearance", "contrast", "other", "inside"]
    for entry in reader.members(of: member.value, at: member.path, known: known) {
      switch entry.name {
      case "appearance":
        target.contexts.appearance = treatment(entry) ?? target.contexts.appearance
      case "contrast": target.contexts.contrast = treatment(entry) ?? target.contexts.contrast
      case "other": target.contexts.other = treatment(entry, isOther: true) ?? target.contexts.other
      default: target.contexts.inside = TypeSet(types(entry))
      }
    }
  }

  private mutating func treatment(
    _ entry: TypedReader.Member,
    isOther: Bool = false
  ) -> ContextRules.Treatment? {
    let words = ContextRules.Treatment.allCases.map(\.rawValue)
      .filter { !isOther || $0 != ContextRules.Treatment.inside.rawValue }
    return reader.word(entry.value, at: entry.path, among: words)
      .flatMap(ContextRules.Treatment.init(rawValue:))
  }

  private mutating func types(_ entry: TypedReader.Member) -> [TokenType] {
    let names = TokenType.allCases.map(\.name)
    guard reader.tree.kind(entry.value) == .array else {
      reader.mistyped(entry.value, at: entry.path, expected: "a list of token types")
      return []
    }
    return reader.tree.elements(of: entry.value).compactMap { node in
      let word = reader.word(node, at: entry.path, among: names)
      return TokenType.allCases.first { $0.name == word }
    }
  }

  private mutating func readLimits(_ member: TypedReader.Member) {
    for entry in reader.members(of: member.value, at: member.path, known: ["members"]) {
      target.limits.members = reader.integer(entry, in: 1...1_000_000)
    }
  }

  private mutating func readUnits(_ member: TypedReader.Member) {
    guard reader.tree.kind(member.value) == .array else {
      return reader.mistyped(member.value, at: member.path, expected: "a list of units")
    }
    let names = Dimension.Unit.allCases.map(\.name)
    target.units = reader.tree.elements(of: member.value).compactMap { node in
      let word = reader.word(node, at: member.path, among: names)
      return Dimension.Unit.allCases.first { $0.name == word }
    }
  }

  private mutating func readTables(_ member: TypedReader.Member) {
    for entry in reader.members(of: member.value, at: member.path) {
      var table = WordTable(name: entry.name, rows: [])
      for row in reader.members(of: entry.value, at: entry.path) {
        if let text = reader.stringOrNull(row) { table.rows.append((row.name, text)) }
      }
      target.tables.removeAll { $0.name == entry.name }
      target.tables.append(table)
    }
  }
}
