import TokenCompiler
import TokenModel

/// The expressions of a source that CSS can compute.
struct FormulaTable {
  /// The formulas, by the text of their expression.
  private(set) var formulas: [TextID: StyleSheetFormula] = [:]
  /// Whether each token has a formula in some context, or refers to one that does.
  private(set) var isDependent: [Bool]
  /// The modifiers of ``TokenLists/supports``, and those of the operands of formulas.
  private(set) var supports: [ModifierSet]
  /// The tokens with such modifiers.
  private(set) var contextual: [UInt32] = []

  /// - Complexity: O((tokens + references) × length of the longest chain of references).
  init(_ source: OutputSource) {
    let ir = source.ir
    var tokens: [String: TokenID] = [:]
    isDependent = [Bool](repeating: false, count: ir.tokens.count)
    supports = source.lists.supports
    for index in ir.tokens.indices {
      ir.forEachValue(of: index) { value in
        for expression in ir.formulas(in: value) where formulas[expression] == nil {
          if tokens.isEmpty { tokens = ir.tokensByPath }
          let text = Array(ir.texts[expression].utf8)
          formulas[expression] = StyleSheetFormula(text) { tokens[$0] }
        }
      }
    }
    var hasChanged = !formulas.isEmpty
    while hasChanged {
      hasChanged = false
      for index in ir.tokens.indices {
        var (depends, support) = (isDependent[index], supports[index])
        ir.forEachValue(of: index) { value in
          let operands = operands(of: value, in: ir)
          if !operands.isEmpty { depends = true }
          for target in ir.targets(of: value) + operands {
            if isDependent[Int(target.index)] { depends = true }
            support.formUnion(supports[Int(target.index)])
          }
        }
        guard depends != isDependent[index] || support != supports[index] else { continue }
        (isDependent[index], supports[index]) = (depends, support)
        hasChanged = true
      }
    }
    contextual = supports.indices.filter { !supports[$0].isEmpty }.map { UInt32($0) }
  }

  /// Returns the tokens in the expressions of a value, except those that CSS can't compute.
  func operands(of value: Token.ResolvedValue, in ir: IR) -> [TokenID] {
    ir.formulas(in: value).flatMap { formulas[$0]?.operands ?? [] }
  }

  /// Returns the tokens in an expression; none if CSS can't compute it.
  func operands(of expression: TextID) -> [TokenID] { formulas[expression]?.operands ?? [] }
}

extension IR {
  /// Returns the expressions of a value and of its parts that can be references.
  fileprivate func formulas(in value: Token.ResolvedValue) -> [TextID] {
    expressions(in: value).filter { PointerPart($0.pointer.field) != .other }.map(\.text)
  }

  /// Returns the tokens that a value directly refers to, without the operands of its expressions.
  fileprivate func targets(of value: Token.ResolvedValue) -> [TokenID] {
    let style = value.textStyle.map { textStyles[Int($0)] }
    return value.references.indices.lazy.map { references[$0] }.filter { !$0.isInGrowth }
      .map(\.target)
      + [value.alias, style?.color?.alias, style?.shadow?.alias].compactMap { $0 }
  }
}
