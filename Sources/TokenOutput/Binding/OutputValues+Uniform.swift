import TokenCompiler
import TokenModel

extension OutputValues {
  /// Whether a single text can represent a themed token in every context.
  ///
  /// Each part must either have the same value everywhere or be a reference to a token with that
  /// value everywhere.
  func isUniform(_ token: Int) -> Bool {
    if uniformReference(from: token) != nil { return true }
    guard ir.tokens[token].type.isComposite else { return false }
    let base = projection.base[token]
    let variants = projection.variants[token].indices.map { projection.resolutions[$0] }
    var referring: Set<NodeKind> = []
    for node in source.nodes.parts(of: token) where isCompared(source.nodes[node].kind, token) {
      if uniformReference(from: node) != nil {
        referring.insert(source.nodes[node].kind)
        continue
      }
      let value = source.valueIndex(of: node, in: base)
      guard variants.allSatisfy({ source.valueIndex(of: node, in: $0) == value }) else {
        return false
      }
    }
    return variants.allSatisfy { haveSameForm(token, base, $0, without: referring) }
  }

  /// Returns the nearest token that a value refers to in the base and that has the same value in
  /// every context; `nil` if there is none.
  func uniformReference(from node: NodeID) -> Int? {
    let place = source.nodes[node]
    let owner = Int(place.token)
    guard source.isReferring[node], let type = place.valueType,
      allows(place.kind, in: ir.tokens[owner].type)
    else { return nil }
    var resolution = projection.base[owner]
    var kind = place.kind
    var element = place.element
    // The compiler rejects circular references, so chains end. The limit protects against IRs from
    // other origins.
    for _ in 0..<1000 {
      let next: TokenID
      if let found = resolutions.reference(kind, element, in: resolution) {
        next = found
        kind = .whole
      } else if kind.isElement, let found = resolutions.elementTarget(element, in: resolution) {
        next = found
        element = 0
      } else if kind != .whole, let alias = resolutions[resolution].alias {
        next = alias
      } else {
        return nil
      }
      let candidate = Int(next.index)
      if kind == .whole, ir.tokens[candidate].type == type, isIncluded[candidate],
        candidate != owner, isInThemes(candidate), isEverywhere(node, candidate)
      {
        return candidate
      }
      resolution = projection.base[candidate]
    }
    return nil
  }

  /// Whether every theme contains the token, or its value doesn't depend on the theme.
  ///
  /// If names never refer to base values, private themed tokens exist only in themes.
  private func isInThemes(_ token: Int) -> Bool {
    contexts.themedSets[token].isEmpty || !ir.tokens[token].isPrivate
      || !target.references.allowsThemed
  }

  /// Whether `other` has the value at `node` in every context.
  private func isEverywhere(_ node: NodeID, _ other: Int) -> Bool {
    let token = Int(source.nodes[node].token)
    let isWhole = source.nodes[node].kind == .whole
    return isTrueOfAllChoices(token, other) { here, there in
      source.valueIndex(of: node, in: here) == resolutions.values[there]
        && (!isWhole || haveSameStyle(here, there))
    }
  }

  /// Whether a part is compared on its own.
  ///
  /// Other parts are compared with the part that contains them.
  private func isCompared(_ kind: NodeKind, _ token: Int) -> Bool {
    switch (ir.tokens[token].type, kind) {
    case (.border, .borderColor), (.border, .borderWidth), (.border, .borderStyle),
      (.transition, .duration), (.transition, .delay), (.transition, .timingFunction),
      (.strokeStyle, .dash), (.gradient, .stopColor),
      (.shadow, .layerColor), (.shadow, .offsetX), (.shadow, .offsetY), (.shadow, .blur),
      (.shadow, .spread),
      (.typography, .fontFamily), (.typography, .fontWeight), (.typography, .textColor),
      (.typography, .textShadow):
      true
    default: false
    }
  }

  /// Whether two resolutions of a composite token differ only in their parts.
  private func haveSameForm(
    _ token: Int,
    _ first: ResolutionID,
    _ second: ResolutionID,
    without referring: Set<NodeKind>
  ) -> Bool {
    guard ir.tokens[token].type == .typography else { return hasSameForm(token, first, second) }
    guard var style = resolutions.textStyle(in: first),
      let target = resolutions.textStyle(in: second)
    else {
      return false
    }
    style.color = target.color
    style.shadow = target.shadow
    if referring.contains(.fontFamily) { style.families = target.families }
    if referring.contains(.fontWeight) { style.weight = target.weight }
    return style == target
  }
}
