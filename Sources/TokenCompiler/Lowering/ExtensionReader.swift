import Diagnostics
import JSONSyntax
import TokenModel

/// Reads the properties of `$extensions["dev.tokens"]` that groups and tokens share, and reports
/// mistakes in them.
struct ExtensionReader {
  let syntax: JSONTree
  let document: DocumentID
  /// The object `dev.tokens`.
  let object: JSONNode

  /// Creates a reader for the property `dev.tokens` of an `$extensions` object; `nil` if it is
  /// missing or isn't an object.
  init?(_ extensions: SyntaxNode, state: inout LoweringState) {
    syntax = state.tree(of: extensions)
    document = extensions.document
    let found = syntax.value(of: "dev.tokens", in: extensions.node)
    Self.reportMisspelledKeys(in: extensions.node, syntax, state: &state)
    guard let object = found else { return nil }
    self.object = object
    guard expect(.object, object, "dev.tokens", state: &state) else { return nil }
  }

  /// Creates a reader for an object nested in `dev.tokens`.
  init(_ object: SyntaxNode, in state: LoweringState) {
    syntax = state.tree(of: object)
    document = object.document
    self.object = object.node
  }

  /// Warns about extension keys that look like a misspelling of `dev.tokens`, because their
  /// contents would be ignored.
  private static func reportMisspelledKeys(
    in extensions: JSONNode,
    _ syntax: JSONTree,
    state: inout LoweringState
  ) {
    for member in syntax.members(of: extensions) {
      let length = syntax.contentRange(ofString: member.key).count
      guard (8...12).contains(length), syntax.kind(member.value) == .object,
        !syntax.equals(member.key, "dev.tokens")
      else { continue }
      let name = syntax.string(member.key)
      let edits = name.hasPrefix("dev") ? 2 : 1
      guard nearestName(to: name, among: ["dev.tokens"], edits: edits) != nil else { continue }
      state.diagnostics.append(.misspelledExtension(name, at: syntax.span(member.key)))
    }
  }

  /// The known properties in source order; reports unknown ones.
  func members(
    forGroup isGroup: Bool,
    state: inout LoweringState
  ) -> [(key: ExtensionKey, value: JSONNode)] {
    var members: [(key: ExtensionKey, value: JSONNode)] = []
    for member in syntax.members(of: object) {
      let name = syntax.string(member.key)
      let span = syntax.span(member.key)
      guard let key = ExtensionKey(rawValue: name) else {
        let known = ExtensionKey.names(forGroups: isGroup)
        reportUnknown(member, of: "`dev.tokens`", among: known, state: &state)
        continue
      }
      guard isGroup ? key.isForGroups : key.isForTokens else {
        state.diagnostics.append(.misplacedExtension(key, isOnGroup: isGroup, at: span))
        continue
      }
      guard !syntax.wasRepaired(member.value) else { continue }
      members.append((key, member.value))
    }
    return members
  }

  // MARK: Reading values

  /// Whether `node` has the given JSON type; reports it if not.
  func expect(
    _ kind: JSONKind,
    _ node: JSONNode,
    _ name: String,
    state: inout LoweringState
  ) -> Bool {
    if syntax.kind(node) == kind { return true }
    reject(node, name, expected: kind.phrase, state: &state)
    return false
  }

  func reject(
    _ node: JSONNode,
    _ name: String,
    expected: String,
    help: String? = nil,
    state: inout LoweringState
  ) {
    guard !syntax.wasRepaired(node) else { return }
    state.diagnostics.append(
      .invalidExtension(
        name,
        found: syntax.shortText(node),
        expected: expected,
        help: help,
        at: syntax.span(node)
      )
    )
  }

  /// Returns the contents of a nonempty string; reports any other value.
  func text(_ node: JSONNode, _ name: String, state: inout LoweringState) -> TextID? {
    guard syntax.kind(node) == .string, !syntax.withStringBytes(node, { $0.isEmpty }) else {
      reject(node, name, expected: "a string that is not empty", state: &state)
      return nil
    }
    return syntax.withStringBytes(node) { state.texts.intern($0) }
  }

  func number(_ node: JSONNode, _ name: String, state: inout LoweringState) -> Double? {
    expect(.number, node, name, state: &state) ? syntax.number(node) : nil
  }

  func boolean(_ node: JSONNode, _ name: String, state: inout LoweringState) -> Bool? {
    switch syntax.kind(node) {
    case .true: return true
    case .false: return false
    default:
      reject(node, name, expected: "`true` or `false`", state: &state)
      return nil
    }
  }

  /// Returns the keyword in `node`; reports anything that isn't one of the cases of `Word`.
  func word<Word: RawRepresentable<String> & CaseIterable>(
    _ node: JSONNode,
    _ name: String,
    state: inout LoweringState
  ) -> Word? {
    if let word = syntax.textIfString(node).flatMap(Word.init(rawValue:)) { return word }
    reject(node, name, among: Word.allCases.map(\.rawValue), state: &state)
    return nil
  }

  /// Reports a value that isn't one of `words`.
  func reject(_ node: JSONNode, _ name: String, among words: [String], state: inout LoweringState) {
    let nearest = syntax.textIfString(node).flatMap { nearestName(to: $0, among: words) }
    reject(
      node,
      name,
      expected: "one of " + words.quoted,
      help: nearest.map { "did you mean `\($0)`?" },
      state: &state
    )
  }

  /// Reports a property that isn't one of `known`.
  func reportUnknown(
    _ member: JSONMember,
    of holder: String,
    among known: [String],
    state: inout LoweringState
  ) {
    let (name, span) = (syntax.string(member.key), syntax.span(member.key))
    state.diagnostics.append(.unknownExtensionMember(name, of: holder, among: known, at: span))
  }

  /// Reports that an object lacks a property.
  func reportMissing(
    _ name: String,
    of holder: String,
    in object: JSONNode,
    help: String? = nil,
    state: inout LoweringState
  ) {
    let span = syntax.openingSpan(object)
    state.diagnostics.append(.missingExtensionMember(name, of: holder, at: span, help: help))
  }

  // MARK: Properties of both groups and tokens

  /// Whether a visibility is `private`; `nil` if it is invalid, which is reported.
  func isPrivate(_ node: JSONNode, state: inout LoweringState) -> Bool? {
    let word: Visibility? = word(node, "visibility", state: &state)
    return word.map { $0 == .private }
  }

  private enum Visibility: String, CaseIterable {
    case `public`, `private`
  }

  /// The rules of `tokens lint` to suppress, each with the reason.
  func suppressions(
    _ node: JSONNode,
    state: inout LoweringState
  ) -> [TokenExtension.SuppressedRule] {
    guard expect(.object, node, "lint", state: &state) else { return [] }
    return syntax.members(of: node).compactMap { member in
      guard syntax.textIfString(member.value)?.isEmpty == false else {
        let name = syntax.string(member.key)
        reject(member.value, name, expected: "the reason for suppressing the rule", state: &state)
        return nil
      }
      let rule = syntax.withStringBytes(member.key) { state.texts.intern($0) }
      return .init(rule: rule, span: syntax.span(member.key))
    }
  }

  /// The names for specific targets.
  func names(_ node: JSONNode, state: inout LoweringState) -> [TokenExtension.NameOnTarget] {
    guard expect(.object, node, "names", state: &state) else { return [] }
    var names: [TokenExtension.NameOnTarget] = []
    for member in syntax.members(of: node) {
      guard let name = text(member.value, syntax.string(member.key), state: &state) else {
        continue
      }
      let target = syntax.withStringBytes(member.key) { state.texts.intern($0) }
      names.append(.init(target: target, name: name, span: syntax.span(member.value)))
    }
    return names
  }
}
