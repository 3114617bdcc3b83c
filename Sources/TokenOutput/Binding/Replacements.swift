import TokenCompiler
import TokenModel

/// The replacements of deprecated tokens, taken from curly-brace references in their deprecation
/// messages.
///
/// Empty unless a template reads them.
struct Replacements {
  /// The replacements, by the index of the deprecated token.
  private var found: [Int: Replacement] = [:]

  /// Finds the replacements and adds their texts to `texts`.
  init(_ input: BindingInput, _ tokens: OutputTokens, _ texts: inout TextTable) {
    guard DeprecationMember.ofReplacements.contains(where: { input.uses($0) }) else { return }
    let ir = input.ir
    for token in tokens.all.lazy.map(Int.init) {
      guard ir.tokens[token].deprecation != nil,
        case .because(let reason) = ir.tokens[token].deprecation,
        let replacement = Replacement(of: token, because: ir.texts[reason], input, tokens, &texts)
      else { continue }
      found[token] = replacement
    }
  }

  /// The replacement of a token; `nil` if there is none.
  subscript(token: Int) -> Replacement? { found[token] }
}

/// The replacement of a deprecated token.
struct Replacement: Sendable {
  /// The index of the replacement token.
  let token: Int
  /// The deprecation message, without the braces around the replacement's path.
  let message: TextID
  /// The part of the message before the reference.
  let before: TextID
  /// The part of the message after the reference.
  let after: TextID

  /// - Returns: `nil` if the first reference in the message isn't a public token of the output with
  ///   the same type.
  fileprivate init?(
    of deprecated: Int,
    because reason: String,
    _ input: BindingInput,
    _ tokens: OutputTokens,
    _ texts: inout TextTable
  ) {
    guard let start = reason.firstIndex(of: "{"),
      let end = reason[start...].firstIndex(of: "}")
    else { return nil }
    let path = reason[reason.index(after: start)..<end]
    let ir = input.ir
    guard let token = tokens.token(at: path, input), token != deprecated,
      ir.tokens[token].type == ir.tokens[deprecated].type, !ir.tokens[token].isPrivate
    else { return nil }
    let (before, after) = (reason[..<start], reason[reason.index(after: end)...])
    self.token = token
    message = texts.intern(String(before + path + after))
    self.before = texts.intern(String(before))
    self.after = texts.intern(String(after))
  }
}

extension OutputTokens {
  /// Returns the token at a path.
  ///
  /// - Complexity: O(tokens of its group).
  fileprivate func token(at path: Substring, _ input: BindingInput) -> Int? {
    let ir = input.ir
    var found = PathID.root
    for name in path.split(separator: ".", omittingEmptySubsequences: false) {
      guard let text = ir.texts.find(String(name)), let next = ir.paths.find(text, below: found)
      else { return nil }
      found = next
    }
    guard let group = input.source.groups.index(of: ir.paths.parent(of: found)) else { return nil }
    return tree.tokens[tree.ownTokens[group]].lazy.map(Int.init)
      .first { ir.tokens[$0].path == found }
  }
}
