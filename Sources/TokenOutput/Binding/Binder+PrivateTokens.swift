import TokenCompiler

extension Binder {
  /// Leaves out the private tokens that no token of the output refers to.
  ///
  /// A reference counts in every context of the output, also by way of other private tokens. What a
  /// formula takes does not: its result is printed.
  ///
  /// - Complexity: O(tokens, variants and references), where anything is private.
  func omitUnusedPrivateTokens() {
    let hidden = output.source.lists.hidden
    guard !hidden.isEmpty else { return }
    var isReached = [Bool](repeating: false, count: ir.tokens.count)
    var pending = ir.tokens.indices.filter { output.isIncluded[$0] && !ir.tokens[$0].isPrivate }
    for token in pending { isReached[token] = true }
    func reach(_ token: TokenID?) {
      guard let token = token.map({ Int($0.index) }), !isReached[token] else { return }
      isReached[token] = true
      pending.append(token)
    }
    while let token = pending.popLast() {
      for resolution in resolutions(of: UInt32(token)) {
        let resolved = output.facts.resolutions[resolution]
        reach(resolved.alias)
        for reference in resolved.references.indices {
          reach(output.facts.references[reference].target)
        }
        guard let style = output.textStyle(in: resolution) else { continue }
        reach(style.color?.alias)
        reach(style.shadow?.alias)
      }
    }
    for token in hidden where !isReached[Int(token)] { output.isIncluded[Int(token)] = false }
  }
}
