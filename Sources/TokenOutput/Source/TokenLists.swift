import TokenCompiler
import TokenModel

/// The tokens of an IR by what matters to outputs, all in the order of the IR unless said otherwise.
///
/// Constants, which come last, are among those that vary, refer, lack contexts or are private.
///
/// Most tokens are the same in every context: whoever asks what differs walks a short list.
struct TokenLists: Sendable {
  /// All tokens.
  let all: [UInt32]
  /// All constants.
  let constants: [UInt32]
  /// All tokens, sorted by type.
  let byType: [UInt32]
  /// The range of each type in ``byType``, at the index of its raw value.
  let typeRanges: [Range<Int>]
  /// The tokens whose value changes with a modifier.
  let varying: [UInt32]
  /// The tokens that may be written in different ways in different contexts: those that vary and
  /// those that refer to such a token, directly or not.
  let contextual: [UInt32]
  /// The tokens that some context does not have.
  let sometimesAbsent: [UInt32]
  /// The private tokens.
  let hidden: [UInt32]
  /// The deprecated tokens.
  let deprecated: [UInt32]

  /// Sorts the tokens of `ir`.
  ///
  /// - Complexity: O(tokens and their references).
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
    contextual = Self.contextual(ir, varying)
  }

  /// Follows references backwards from the tokens that vary.
  private static func contextual(_ ir: IR, _ varying: [UInt32]) -> [UInt32] {
    guard !varying.isEmpty else { return [] }
    // The tokens that refer to each token, one list after the other.
    var ends = [Int](repeating: 0, count: ir.tokens.count + 1)
    for index in ir.tokens.indices {
      ir.forEachTarget(of: ir.tokens[index].base) { ends[Int($0.index) + 1] += 1 }
    }
    for index in ir.tokens.indices { ends[index + 1] += ends[index] }
    var referrers = [UInt32](repeating: 0, count: ends[ir.tokens.count])
    for index in ir.tokens.indices {
      ir.forEachTarget(of: ir.tokens[index].base) { target in
        referrers[ends[Int(target.index)]] = UInt32(index)
        ends[Int(target.index)] += 1
      }
    }
    var isContextual = [Bool](repeating: false, count: ir.tokens.count)
    var pending = varying
    while let token = pending.popLast().map({ Int($0) }) {
      guard !isContextual[token] else { continue }
      isContextual[token] = true
      // Filling has moved every start to the end of its list.
      pending += referrers[(token == 0 ? 0 : ends[token - 1])..<ends[token]]
    }
    return isContextual.indices.filter { isContextual[$0] }.map { UInt32($0) }
  }
}

extension IR {
  /// Calls `body` with each token that a value refers to directly.
  @inline(__always)
  fileprivate func forEachTarget(of resolved: Token.ResolvedValue, _ body: (TokenID) -> Void) {
    if let alias = resolved.alias { body(alias) }
    for index in resolved.references.indices { body(references[index].target) }
    guard let style = resolved.textStyle.map({ Int($0) }) else { return }
    if let color = textStyles[style].color?.alias { body(color) }
    if let shadow = textStyles[style].shadow?.alias { body(shadow) }
  }
}
