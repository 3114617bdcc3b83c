import Diagnostics
import JSONSyntax
import TokenModel

extension LayerReader {
  /// Whether a key begins with `$`.
  @inline(__always)
  func isProperty(_ key: JSONNode) -> Bool {
    syntax.firstByte(ofString: key) == UInt8(ascii: "$")
  }

  /// Whether DTCG allows a name; reports it if not.
  @inline(__always)
  func isLegalName(_ key: JSONNode, state: inout LoweringState) -> Bool {
    let isLegal = syntax.withStringBytes(key) { bytes in
      !bytes.isEmpty && bytes.endOfName(from: 0) == bytes.count
    }
    if !isLegal { reportName(key, state: &state) }
    return isLegal
  }

  private func reportName(_ key: JSONNode, state: inout LoweringState) {
    let problem: (offset: Int, byte: UInt8) = syntax.withStringBytes(key) { bytes in
      let offset = bytes.endOfName(from: 0)
      return offset < bytes.count ? (offset, bytes[offset]) : (0, 0)
    }
    if problem.byte == 0 {
      state.diagnostics.append(.emptyName(syntax.span(key)))
    } else {
      let start = syntax.offset(inString: key, decodedOffset: problem.offset)
      let span = syntax.span(start..<start + 1)
      state.diagnostics.append(.illegalName(syntax.string(key), character: problem.byte, span))
    }
  }

  /// Reads a `$type` and reports invalid ones.
  ///
  /// Accepts the names of earlier drafts with a warning.
  func readType(_ node: JSONNode, state: inout LoweringState) -> DeclaredType {
    guard expect(.string, of: node, as: "$type", state: &state) else { return .invalid }
    let known = TokenType.named(syntax, node)
    if let known { return .known(known) }
    let word = syntax.string(node)
    if let removed = DeclaredType.Removed(rawValue: word), removed != .other {
      return .removed(removed)
    }
    if let legacy = DeclaredType.legacy(word) {
      state.diagnostics.append(.legacyType(word, now: legacy, syntax.span(node)))
      return .known(legacy)
    }
    guard !syntax.wasRepaired(node) else { return .invalid }
    let names = TokenType.allCases.map(\.name)
    if let meant = nearestName(to: word, among: names) {
      state.diagnostics.append(.misspelledType(word, meant: meant, syntax.span(node)))
      return .invalid
    }
    state.diagnostics.append(.unknownType(word, among: names, syntax.span(node)))
    return .removed(.other)
  }

  /// Whether a `$deprecated` is a boolean or a string; reports any other value.
  func isDeprecation(_ node: JSONNode, state: inout LoweringState) -> Bool {
    switch syntax.kind(node) {
    case .true, .false, .string: return true
    default:
      if !syntax.wasRepaired(node) {
        state.diagnostics.append(
          .wrongPropertyKind(
            "$deprecated",
            expected: "`true`, `false`, or a string with the reason",
            found: kindName(node),
            syntax.span(node)
          )
        )
      }
      return false
    }
  }

  /// Whether a property's value has the given JSON type; reports it if not.
  func expect(
    _ kind: JSONKind,
    of node: JSONNode,
    as property: String,
    state: inout LoweringState
  ) -> Bool {
    if syntax.kind(node) == kind { return true }
    if !syntax.wasRepaired(node) {
      state.diagnostics.append(
        .wrongPropertyKind(
          property,
          expected: kind == .object ? "an object" : "a string",
          found: kindName(node),
          syntax.span(node)
        )
      )
    }
    return false
  }

  /// The JSON type of a node as a phrase for diagnostics.
  func kindName(_ node: JSONNode) -> String {
    syntax.kind(node).phrase
  }

  func pathText(_ path: PathID, _ state: LoweringState) -> String {
    state.paths.description(of: path, in: state.texts)
  }
}

extension TokenType {
  fileprivate static func named(_ syntax: JSONTree, _ node: JSONNode) -> TokenType? {
    words.first { syntax.equals(node, $0.word) }?.type
  }

  /// The types with their keywords, which are compared with many tokens.
  private static let words = allCases.map { (word: $0.word, type: $0) }
}
