import TokenCompiler
import TokenModel

extension OutputValues {
  /// Returns the parts of a token's formula in ``FormulaTable/parts``; `nil` to print its value.
  @inline(never)
  func formula(of token: Int, in view: ViewID) -> Range<Int>? {
    guard let formulas, formulas.isDependent[token] else { return nil }
    let place = FormulaTable.Place(token: token, view: view)
    if let known = formulas.ranges[place] { return known }
    let resolved = resolved(token, in: view)
    let type = ir.tokens[token].type
    let pieces = term(of: token, in: view, depth: 0)
      .flatMap { $0.pieces(matching: type, resolved.value, in: ir) }
    var range: Range<Int>?
    if let pieces {
      range = formulas.parts.count..<formulas.parts.count + pieces.count
      formulas.parts += pieces
    }
    formulas.ranges[place] = .some(range)
    return range
  }

  /// Returns the tokens that a formula refers to.
  func operands(of formula: Range<Int>) -> [Int] {
    formulas?.parts[formula].compactMap { part in
      if case .reference(let token) = part { Int(token.index) } else { nil }
    } ?? []
  }

  /// Whether a token has the same formula in two views; `nil` if it has one in neither.
  func hasSameFormula(_ token: Int, in first: ViewID, _ second: ViewID) -> Bool? {
    let (one, other) = (formula(of: token, in: first), formula(of: token, in: second))
    guard let formulas, one != nil || other != nil else { return nil }
    guard let one, let other else { return false }
    return formulas.parts[one].elementsEqual(formulas.parts[other])
  }

  /// Returns the formula of a token; `nil` if CSS can't compute it.
  ///
  /// Formulas can contain those of tokens that aren't in the output, so the results are cached.
  private func term(of token: Int, in view: ViewID, depth: Int) -> StyleSheetTerm? {
    guard let formulas, depth < Self.formulaDepth,
      let expression = resolved(token, in: view).expression,
      let formula = formulas.formulas[expression]
    else { return nil }
    let place = FormulaTable.Place(token: token, view: view)
    if let known = formulas.terms[place] { return known }
    var operands: [StyleSheetTerm] = []
    for operand in formula.operands {
      guard let term = operandTerm(Int(operand.index), in: view, depth: depth + 1) else { break }
      operands.append(term)
    }
    let term = operands.count == formula.operands.count ? formula.term(operands) : nil
    formulas.terms[place] = .some(term)
    return term
  }

  /// Returns a reference to a token if it's in the output, otherwise its formula or value.
  private func operandTerm(_ operand: Int, in view: ViewID, depth: Int) -> StyleSheetTerm? {
    var candidate = operand
    for _ in 0..<Self.chainLimit {
      let type = ir.tokens[candidate].type
      let resolved = resolved(candidate, in: view)
      if isIncluded[candidate], isReferenceable(candidate, in: view),
        type == .constant ? target.references.allowsConstants : allows(.whole, in: type)
      {
        let id = TokenID(UInt32(candidate))
        // A string isn't a number in CSS.
        let isRead = formulas?.isDependent[candidate] == false
        return .reference(id, value: resolved.value, isRead: isRead, in: ir)
          ?? .literal(type, resolved.value, in: ir)
      }
      guard let alias = resolved.alias, ir.tokens[Int(alias.index)].type == type else {
        return term(of: candidate, in: view, depth: depth)
          ?? .literal(type, resolved.value, in: ir)
      }
      candidate = Int(alias.index)
    }
    return nil
  }

  /// The maximum number of formulas inside each other.
  private static var formulaDepth: Int { 16 }
}
