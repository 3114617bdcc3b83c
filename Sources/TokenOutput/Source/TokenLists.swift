import TokenCompiler
import TokenModel

/// The tokens of an IR, grouped by properties that matter to outputs.
///
/// Lists are in IR order unless stated otherwise.
///
/// Constants come last. They are included in the lists of tokens that vary, refer to others, are
/// sometimes absent, or are private.
///
/// Most tokens are the same in every context, so code that looks for differences iterates over a
/// short list.
struct TokenLists: Sendable {
  let all: [UInt32]
  let constants: [UInt32]
  /// All tokens, sorted by type.
  let byType: [UInt32]
  /// The range of each type in ``byType``, at the index of its raw value.
  let typeRanges: [Range<Int>]
  /// The tokens whose value varies with a modifier.
  let varying: [UInt32]
  /// The tokens that can be written differently in different contexts: those that vary, and those
  /// that refer to such a token directly or indirectly.
  let contextual: [UInt32]
  /// For each token, the modifiers that the token or any token it refers to, directly or
  /// indirectly, varies with.
  ///
  /// A superset of ``Token/dependsOn``: a token can override the reference in every context in
  /// which the referenced token changes. Its own value is then constant, but a printed reference is
  /// not.
  let supports: [ModifierSet]
  /// The tokens that are absent in some context.
  let sometimesAbsent: [UInt32]
  let hidden: [UInt32]
  let deprecated: [UInt32]

  /// Builds the lists of the tokens of `ir`.
  ///
  /// - Complexity: O(tokens + references).
  init(_ ir: IR) {
    var varying: [UInt32] = []
    var sometimesAbsent: [UInt32] = []
    var hidden: [UInt32] = []
    var deprecated: [UInt32] = []
    var starts = [Int](repeating: 0, count: TokenType.allCases.count + 1)
    for index in ir.tokens.indices {
      if !ir.tokens[index].dependsOn.isEmpty { varying.append(UInt32(index)) }
      if !ir.tokens[index].absentIn.isEmpty { sometimesAbsent.append(UInt32(index)) }
      if ir.tokens[index].isPrivate { hidden.append(UInt32(index)) }
      guard index < ir.tokenCount else { continue }
      if ir.tokens[index].deprecation != nil { deprecated.append(UInt32(index)) }
      starts[Int(ir.tokens[index].type.rawValue) + 1] += 1
    }
    for type in 1..<starts.count { starts[type] += starts[type - 1] }
    typeRanges = zip(starts, starts.dropFirst()).map { $0..<$1 }
    var byType = [UInt32](repeating: 0, count: ir.tokenCount)
    for index in 0..<ir.tokenCount {
      let type = Int(ir.tokens[index].type.rawValue)
      byType[starts[type]] = UInt32(index)
      starts[type] += 1
    }
    all = (0..<ir.tokenCount).map { UInt32($0) }
    constants = ir.constants.map { UInt32($0) }
    self.byType = byType
    self.varying = varying
    self.sometimesAbsent = sometimesAbsent
    self.hidden = hidden
    self.deprecated = deprecated
    let supports = Self.supports(ir, varying)
    self.supports = supports
    contextual = supports.indices.filter { !supports[$0].isEmpty }.map { UInt32($0) }
  }

  /// Follows references backward from the tokens that vary.
  private static func supports(_ ir: IR, _ varying: [UInt32]) -> [ModifierSet] {
    var supports = ir.tokens.map(\.dependsOn)
    guard !varying.isEmpty else { return supports }
    // The tokens that refer to each token, in a flat list.
    var ends = [Int](repeating: 0, count: ir.tokens.count + 1)
    for index in ir.tokens.indices {
      ir.forEachTarget(of: index) { ends[Int($0.index) + 1] += 1 }
    }
    for index in ir.tokens.indices { ends[index + 1] += ends[index] }
    var referrers = [UInt32](repeating: 0, count: ends[ir.tokens.count])
    for index in ir.tokens.indices {
      ir.forEachTarget(of: index) { target in
        referrers[ends[Int(target.index)]] = UInt32(index)
        ends[Int(target.index)] += 1
      }
    }
    var pending = varying
    while let token = pending.popLast().map({ Int($0) }) {
      // Filling the lists moved each start to the end of its list.
      for referrer in referrers[(token == 0 ? 0 : ends[token - 1])..<ends[token]]
      where !supports[Int(referrer)].isSuperset(of: supports[token]) {
        supports[Int(referrer)].formUnion(supports[token])
        pending.append(referrer)
      }
    }
    return supports
  }
}

extension IR {
  /// Calls `body` with each token that a token directly refers to in any context.
  fileprivate func forEachTarget(of token: Int, _ body: (TokenID) -> Void) {
    forEachTarget(of: tokens[token].base, body)
    for variant in tokens[token].variants.indices {
      forEachTarget(of: variants[variant].resolved, body)
    }
  }

  /// Calls `body` with each token that a value directly refers to.
  fileprivate func forEachTarget(of resolved: Token.ResolvedValue, _ body: (TokenID) -> Void) {
    if let alias = resolved.alias { body(alias) }
    for index in resolved.references.indices { body(references[index].target) }
    guard let style = resolved.textStyle.map({ Int($0) }) else { return }
    if let color = textStyles[style].color?.alias { body(color) }
    if let shadow = textStyles[style].shadow?.alias { body(shadow) }
  }
}
