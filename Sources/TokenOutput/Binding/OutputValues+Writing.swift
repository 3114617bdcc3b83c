import TokenCompiler
import TokenModel

extension OutputValues {
  /// Whether the text of a token in the base is wrong for a view because its value or one of its
  /// references differs.
  ///
  /// A reference can differ even if the value doesn't: a token referenced in the base can have
  /// another value in the view, or the view can refer to the same value by another name.
  @inline(never)
  func isRewritten(_ token: Int, in view: ViewID) -> Bool {
    if isVariant(token, in: view) { return true }
    guard hasReferences(token) else { return false }
    guard hasSameText(token, in: view, ViewTable.base) else { return true }
    return views[view].isOpen
      && views[view].fixed.contains(with: views[ViewTable.base].fixed) { here, base in
        !hasSameText(token, in: here, base)
      }
  }

  /// Whether a token that isn't a variant contains references.
  private func hasReferences(_ token: Int) -> Bool {
    if formulas?.isDependent[token] == true { return true }
    let resolution = projection.base[token]
    if !resolutions[resolution].references.isEmpty { return true }
    guard let style = resolutions.textStyle(in: resolution) else { return false }
    return style.color?.alias != nil || style.shadow?.alias != nil
  }

  /// Whether a token is written identically in two views that aren't open: with the same
  /// references, and with the same values elsewhere.
  func hasSameText(_ token: Int, in first: ViewID, _ second: ViewID) -> Bool {
    let one = reference(from: token, in: first)
    guard one == reference(from: token, in: second) else { return false }
    if one != nil { return true }
    if formulas != nil, let isSame = hasSameFormula(token, in: first, second) { return isSame }
    let (here, there) = (resolution(at: token, first), resolution(at: token, second))
    if ir.tokens[token].type.isComposite {
      return hasSameForm(token, here, there)
        && source.nodes.parts(of: token).allSatisfy { isPartAlike($0, in: first, second) }
    }
    return resolutions.values[here] == resolutions.values[there]
      && resolutions[here].gridUnits == resolutions[there].gridUnits
  }

  private func isPartAlike(_ node: NodeID, in first: ViewID, _ second: ViewID) -> Bool {
    let kind = source.nodes[node].kind
    switch kind {
    case .layer, .stop, .textSize, .textLineHeight, .textKern: return true
    default: break
    }
    let one = reference(from: node, in: first)
    guard one == reference(from: node, in: second) else { return false }
    if formulas != nil, one == nil, let isSame = hasSameFormula(node, in: first, second) {
      return isSame
    }
    // The contents of these two are compared by their form and through their own nodes.
    if one != nil || kind == .borderStyle || kind == .textShadow { return true }
    return source.valueIndex(of: node, in: resolution(at: node, first))
      == source.valueIndex(of: node, in: resolution(at: node, second))
  }

  /// Whether two resolutions of a composite token differ only in parts that can be references.
  func hasSameForm(_ token: Int, _ first: ResolutionID, _ second: ResolutionID) -> Bool {
    if first == second { return true }
    switch ir.tokens[token].type.composite {
    case .border, .strokeStyle:
      return haveSameForm(
        resolutions.strokeStyle(in: first),
        resolutions.strokeStyle(in: second)
      )
    case .shadow: return shadowForm(first) == shadowForm(second)
    case .gradient:
      return resolutions.gradientKind(in: first) == resolutions.gradientKind(in: second)
        && resolutions.stops(in: first).map(\.position)
          == resolutions.stops(in: second).map(\.position)
    case .typography:
      return textForm(first) == textForm(second)
        && shadowForm(first) == shadowForm(second)
    case .transition, nil: return true
    }
  }

  private func haveSameForm(_ first: StrokeStyle, _ second: StrokeStyle) -> Bool {
    switch (first, second) {
    case (.named(let one), .named(let other)): one == other
    case (.dashes(let dashes, let cap), .dashes(let others, let otherCap)):
      dashes.count == others.count && cap == otherCap
    default: false
    }
  }

  private func shadowForm(_ resolution: ResolutionID) -> [Bool?] {
    resolutions.shadow(in: resolution).map { ir.values[$0].layers.map(\.inset) } ?? []
  }

  /// Returns a text style without the parts that are compared separately.
  private func textForm(_ resolution: ResolutionID) -> TextStyle? {
    guard var style = resolutions.textStyle(in: resolution) else { return nil }
    let typography = ir.values[Handle<Typography>(resolutions.values[resolution])]
    // A measure derived from a part is compared with that part.
    if !isLineHeightAbsolute(style, typography) {
      style.lineHeight = nil
      style.lineHeightRatio = nil
    }
    if !isKernAbsolute(style, typography) {
      style.kern = nil
      style.kernEm = nil
    }
    style.families = []
    style.size = nil
    style.weight = nil
    style.color = nil
    style.shadow = nil
    return style
  }
}
