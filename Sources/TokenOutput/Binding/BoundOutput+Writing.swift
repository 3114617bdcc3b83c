import TokenCompiler
import TokenModel

extension BoundOutput {
  /// Whether what is written of a token in the base does not hold in a view: its value differs, or
  /// a reference of it.
  ///
  /// A reference can differ alone: where it is kept in the base, the token referred to may be
  /// another value in the view, or the same value be referred to by another name.
  func isRewritten(_ token: Int, in view: ViewID) -> Bool {
    if isVariant(token, in: view) { return true }
    guard hasReferences(token) else { return false }
    guard isWrittenAlike(token, in: view, baseView) else { return true }
    return views[view].isOpen
      && zip(views[view].fixed.all, views[baseView].fixed.all).contains { here, base in
        !isWrittenAlike(token, in: here, base)
      }
  }

  /// Whether a token that is not a variant refers to anything.
  private func hasReferences(_ token: Int) -> Bool {
    let resolution = projection.base[token]
    if !source.resolved(resolution).references.isEmpty { return true }
    guard let style = textStyle(in: resolution) else { return false }
    return style.color?.alias != nil || style.shadow?.alias != nil
  }

  /// Whether a token is written in the same way in two views that are not open: with the same
  /// references, and the same values where there are none.
  func isWrittenAlike(_ token: Int, in first: ViewID, _ second: ViewID) -> Bool {
    let one = reference(from: token, in: first)
    guard one == reference(from: token, in: second) else { return false }
    if one != nil { return true }
    let (here, there) = (resolution(at: token, first), resolution(at: token, second))
    if ir.tokens[token].type.isComposite {
      return hasSameForm(token, here, there)
        && parts(of: token).allSatisfy { isPartAlike($0, in: first, second) }
    }
    return source.values[here] == source.values[there]
      && source.resolved(here).gridUnits == source.resolved(there).gridUnits
  }

  private func isPartAlike(_ node: NodeID, in first: ViewID, _ second: ViewID) -> Bool {
    let kind = source.nodes[node].kind
    switch kind {
    case .layer, .stop, .textSize, .textLineHeight, .textKern: return true
    default: break
    }
    let one = reference(from: node, in: first)
    guard one == reference(from: node, in: second) else { return false }
    // What these two hold is compared by the form and by parts of its own.
    if one != nil || kind == .borderStyle || kind == .textShadow { return true }
    return valueIndex(of: node, in: resolution(at: node, first))
      == valueIndex(of: node, in: resolution(at: node, second))
  }

  /// Whether two resolutions of a composite token differ in parts at most that can be references.
  private func hasSameForm(_ token: Int, _ first: ResolutionID, _ second: ResolutionID) -> Bool {
    if first == second { return true }
    let type = ir.tokens[token].type
    let (one, other) = (source.values[first], source.values[second])
    switch type.composite {
    case .border, .strokeStyle:
      return haveSameForm(
        facts.strokeStyle(in: first, of: type),
        facts.strokeStyle(in: second, of: type)
      )
    case .shadow: return shadowForm(first) == shadowForm(second)
    case .gradient:
      return ir.values[Handle<Gradient>(one)].stops.map(\.position)
        == ir.values[Handle<Gradient>(other)].stops.map(\.position)
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
    facts.shadow(in: resolution).map { ir.values[$0].layers.map(\.inset) } ?? []
  }

  /// A text style without its parts.
  private func textForm(_ resolution: ResolutionID) -> TextStyle? {
    guard var style = textStyle(in: resolution) else { return nil }
    let typography = ir.values[Handle<Typography>(source.values[resolution])]
    // A measure that follows from a part is compared with it.
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
