import TokenCompiler

extension TokenChooser {
  /// Excludes private tokens that no token of the output refers to.
  ///
  /// References count in every context of the output, including those through other private tokens.
  /// Operands of expressions count only if formulas are printed instead of their results.
  ///
  /// - Complexity: O(tokens + variants + references); O(1) without private tokens.
  mutating func omitUnusedPrivateTokens() {
    let hidden = input.source.lists.hidden
    guard !hidden.isEmpty else { return }
    var isReached = [Bool](repeating: false, count: ir.tokens.count)
    var pending = ir.tokens.indices.filter { chosen.isIncluded[$0] && !ir.tokens[$0].isPrivate }
    for token in pending { isReached[token] = true }
    func reach(_ token: TokenID?) {
      guard let token = token.map({ Int($0.index) }), !isReached[token] else { return }
      isReached[token] = true
      pending.append(token)
    }
    while let token = pending.popLast() {
      for resolution in input.projection.resolutions(of: token) {
        let resolved = input.source.resolutions[resolution]
        reach(resolved.alias)
        for reference in resolved.references.indices where !ir.references[reference].isInGrowth {
          reach(ir.references[reference].target)
        }
        for operand in input.formulas?.operands(of: resolved, in: ir) ?? [] { reach(operand) }
        guard let style = input.source.resolutions.textStyle(in: resolution) else { continue }
        reach(style.color?.alias)
        reach(style.shadow?.alias)
      }
    }
    for token in hidden where !isReached[Int(token)] { chosen.isIncluded[Int(token)] = false }
  }
}
