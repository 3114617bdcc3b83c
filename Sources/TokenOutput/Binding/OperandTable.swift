import TokenCompiler

/// The tokens that expressions, and the growth of lengths, refer to.
///
/// They aren't part of the values that templates read.
struct OperandTable {
  private(set) var tokens: [TokenID] = []
  /// The range of each token's operands in ``tokens``.
  private(set) var ranges: [Range<Int>] = []

  /// Finds the operands that are in an output, in its contexts.
  ///
  /// - Complexity: O(tokens + variants + operands).
  init(_ values: OutputValues) {
    let ir = values.ir
    let tokensByPath = ir.tokensByPath
    for index in ir.tokens.indices {
      let start = tokens.count
      for resolution in values.projection.resolutions(of: index) {
        for operand in ir.operands(of: values.resolutions[resolution], tokensByPath)
        where values.isIncluded[Int(operand.index)] && !tokens[start...].contains(operand) {
          tokens.append(operand)
        }
      }
      ranges.append(start..<tokens.count)
    }
  }
}

extension IR {
  fileprivate func operands(
    of value: Token.ResolvedValue,
    _ tokensByPath: [String: TokenID]
  ) -> [TokenID] {
    expressions(in: value).flatMap { operandPaths(of: $0.text) }.compactMap { tokensByPath[$0] }
      + value.references.indices.map { references[$0] }.filter(\.isInGrowth).map(\.target)
  }
}
