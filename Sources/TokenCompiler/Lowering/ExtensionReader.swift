import Diagnostics
import JSONSyntax
import TokenModel

/// Reads the parts of `$extensions["dev.tokens"]` that groups and tokens share, and reports what is
/// wrong with them.
struct ExtensionReader {
  let syntax: JSONTree
  let document: DocumentID
  /// The object `dev.tokens`.
  let object: JSONNode

  /// A reader for the member `dev.tokens` of an `$extensions` object; `nil` where there is none that
  /// could be read.
  init?(_ extensions: SyntaxNode, state: inout LoweringState) {
    syntax = state.tree(of: extensions)
    document = extensions.document
    let found = syntax.value(of: "dev.tokens", in: extensions.node)
    Self.reportMisspeltKeys(in: extensions.node, syntax, state: &state)
    guard let object = found else { return nil }
    self.object = object
    guard expect(.object, object, "dev.tokens", state: &state) else { return nil }
  }

  /// A reader for an object inside such a member.
  init(_ object: SyntaxNode, in state: LoweringState) {
    syntax = state.tree(of: object)
    document = object.document
    self.object = object.node
  }

  /// Warns of vendors whose name is nearly ours: what they say would be lost.
  private static func reportMisspeltKeys(
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
      state.diagnostics.append(.misspeltExtension(name, at: syntax.span(member.key)))
    }
  }

  /// The known members, in the order of the source; reports unknown ones.
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
        state.diagnostics.append(.unknownExtensionMember(name, among: known, at: span))
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

  // MARK: Kinds of value

  /// Whether `node` is of a kind; reports one that is not.
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

  /// Reports a value that is not what it has to be.
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

  /// The content of a string that is not empty.
  func text(_ node: JSONNode, _ name: String, state: inout LoweringState) -> TextID? {
    guard syntax.kind(node) == .string, !syntax.withStringBytes(node, { $0.isEmpty }) else {
      reject(node, name, expected: "a string that is not empty", state: &state)
      return nil
    }
    return syntax.withStringBytes(node) { state.texts.intern($0) }
  }

  /// A number.
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

  /// One of a closed set of words.
  func word<Word: RawRepresentable<String> & CaseIterable>(
    _ node: JSONNode,
    _ name: String,
    state: inout LoweringState
  ) -> Word? {
    if syntax.kind(node) == .string, let word = Word(rawValue: syntax.string(node)) { return word }
    let words = Word.allCases.map(\.rawValue)
    let nearest =
      syntax.kind(node) == .string ? nearestName(to: syntax.string(node), among: words) : nil
    reject(
      node,
      name,
      expected: "one of " + words.map { "`\($0)`" }.joined(separator: ", "),
      help: nearest.map { "did you mean `\($0)`?" },
      state: &state
    )
    return nil
  }

  // MARK: What both may have

  /// Whether a visibility is the private one.
  func isPrivate(_ node: JSONNode, state: inout LoweringState) -> Bool? {
    let word: Visibility? = word(node, "visibility", state: &state)
    return word.map { $0 == .private }
  }

  private enum Visibility: String, CaseIterable {
    case `public`, `private`
  }

  /// The names on single targets.
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
