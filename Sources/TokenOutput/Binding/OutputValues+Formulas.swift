import TemplateEngine
import TokenCompiler
import TokenModel

extension OutputValues {
  /// Returns the parts of the formula at a node in ``FormulaMemo/parts``; `nil` to print its value.
  func formula(of node: NodeID, in view: ViewID) -> Range<Int>? {
    guard let formulas, formulas.isDependent[Int(source.nodes[node].token)] else { return nil }
    let place = FormulaMemo.Place(node: node, view: view)
    if let known = formulaMemo.ranges[place] { return known }
    let pieces = pieces(of: node, in: view)
    var range: Range<Int>?
    if let pieces {
      range = formulaMemo.parts.count..<formulaMemo.parts.count + pieces.count
      formulaMemo.parts += pieces
    }
    formulaMemo.ranges[place] = .some(range)
    return range
  }

  private func pieces(of node: NodeID, in view: ViewID) -> [StyleSheetTerm.Piece]? {
    let place = source.nodes[node]
    guard let type = place.valueType, isCalculated(node, in: view),
      let value = source.valueIndex(of: node, in: resolution(at: node, view)),
      let term = term(of: node, in: view, depth: 0)
    else { return nil }
    return term.pieces(matching: type, ValueID(value), in: ir)
  }

  /// Whether a node's value is printed once, in a unit that its formula can have.
  private func isCalculated(_ node: NodeID, in view: ViewID) -> Bool {
    let place = source.nodes[node]
    guard place.kind != .whole else { return true }
    return !views[view].isOpen && !views[view].isUniform
      && allows(place.kind, in: ir.tokens[Int(place.token)].type)
      && !(place.kind == .letterSpacing && resolutions.isPercentage(at: place))
  }

  /// Returns the formula of a part of a composite value as an object; `nil` to print its value.
  func partFormula(of node: NodeID, in view: ViewID) -> TemplateValue? {
    guard formulas != nil, source.nodes[node].kind != .whole, formula(of: node, in: view) != nil
    else { return nil }
    return .object(.formula, node, view)
  }

  /// Returns the tokens that a formula refers to.
  func operands(of formula: Range<Int>) -> [Int] {
    formulaMemo.parts[formula].compactMap { part in
      if case .reference(let token) = part { Int(token.index) } else { nil }
    }
  }

  /// Whether a node has the same formula in two views; `nil` if it has one in neither.
  func hasSameFormula(_ node: NodeID, in first: ViewID, _ second: ViewID) -> Bool? {
    let (one, other) = (formula(of: node, in: first), formula(of: node, in: second))
    guard one != nil || other != nil else { return nil }
    guard let one, let other else { return false }
    return formulaMemo.parts[one].elementsEqual(formulaMemo.parts[other])
  }

  /// Returns the formula at a node; `nil` if CSS can't compute it.
  ///
  /// Formulas can contain those of tokens that aren't in the output, so the results are cached.
  private func term(of node: NodeID, in view: ViewID, depth: Int) -> StyleSheetTerm? {
    guard let formulas, depth < Self.formulaDepth,
      let expression = expression(of: node, in: views[view].closed),
      let formula = formulas.formulas[expression]
    else { return nil }
    let place = FormulaMemo.Place(node: node, view: view)
    if let known = formulaMemo.terms[place] { return known }
    var operands: [StyleSheetTerm] = []
    for operand in formula.operands {
      guard let term = operandTerm(Int(operand.index), in: view, depth: depth + 1) else { break }
      operands.append(term)
    }
    let term = operands.count == formula.operands.count ? formula.term(operands) : nil
    formulaMemo.terms[place] = .some(term)
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
