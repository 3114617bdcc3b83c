import TokenCompiler
import TokenModel

extension Binder {
  /// Finds the tokens that take the place of deprecated ones: the reason names them in braces.
  func bindDeprecations() {
    guard uses(DeprecationMember.message) || uses(DeprecationMember.replacement) else { return }
    for token in output.tokens.lazy.map(Int.init) {
      guard output.source.facts.tokens[token].isDeprecated,
        case .because(let reason) = ir.tokens[token].deprecation,
        let found = replacement(of: token, because: ir.texts[reason])
      else { continue }
      output.replacements[token] = found
    }
  }

  private func replacement(of deprecated: Int, because reason: String) -> Replacement? {
    guard let start = reason.firstIndex(of: "{"),
      let end = reason[start...].firstIndex(of: "}")
    else { return nil }
    let path = reason[reason.index(after: start)..<end]
    guard let token = token(at: path), token != deprecated,
      ir.tokens[token].type == ir.tokens[deprecated].type, !ir.tokens[token].isPrivate
    else { return nil }
    let message = reason[..<start] + path + reason[reason.index(after: end)...]
    return Replacement(token: token, message: output.names.texts.intern(String(message)))
  }

  /// The token of the output at a path.
  ///
  /// - Complexity: O(tokens of its group).
  private func token(at path: Substring) -> Int? {
    var found = PathID.root
    for name in path.split(separator: ".", omittingEmptySubsequences: false) {
      guard let text = ir.texts.find(String(name)), let next = ir.paths.find(text, below: found)
      else { return nil }
      found = next
    }
    guard let group = output.source.groups.index(of: ir.paths.parent(of: found)) else { return nil }
    return output.tree.tokens[output.tree.ownTokens[group]].lazy.map(Int.init)
      .first { ir.tokens[$0].path == found }
  }
}

/// The token that takes the place of a deprecated one.
struct Replacement: Sendable {
  /// The index of the token.
  let token: Int
  /// The reason of the deprecation, without the braces around the token's path.
  let message: TextID
}
