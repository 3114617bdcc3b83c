import TokenCompiler
import TokenModel

extension BoundOutput {
  /// The token that a value may be printed as a reference to; `nil` to print the value itself.
  ///
  /// A reference is kept if the target allows it there, the token is in the output, and its name
  /// means the same value in every context that the view stands for.
  @inline(__always)
  func reference(from node: NodeID, in view: ViewID) -> Int? {
    source.isReferring[node] ? referenceLeft(from: node, in: view) : nil
  }

  /// What is left of a reference in the source.
  @inline(never)
  private func referenceLeft(from node: NodeID, in view: ViewID) -> Int? {
    if views[view].isUniform { return uniformReference(from: node) }
    let place = source.nodes[node]
    guard allows(place.kind, in: facts.tokens[Int(place.token)].type),
      let first = target(of: node, in: views[view].fixed.light, seen: view)
    else { return nil }
    return !views[view].isOpen || isTarget(first, of: node, in: view) ? first : nil
  }

  /// Whether what a node refers to in one appearance of an open view is what it refers to in all.
  @inline(never)
  private func isTarget(_ first: Int, of node: NodeID, in view: ViewID) -> Bool {
    let token = Int(source.nodes[node].token)
    if isBeyond[token] || isBeyond[first] {
      return isTarget(first, of: node, in: views[view].closed, seen: view)
    }
    guard varies(token) || varies(first) else { return true }
    let fixed = views[view].fixed
    return isTarget(first, of: node, in: fixed.dark, seen: view)
      && isTarget(first, of: node, in: fixed.lightHighContrast, seen: view)
      && isTarget(first, of: node, in: fixed.darkHighContrast, seen: view)
  }

  @inline(never)
  private func isTarget(
    _ first: Int,
    of node: NodeID,
    in view: ViewID,
    seen printed: ViewID
  ) -> Bool {
    target(of: node, in: view, seen: printed) == first
  }

  /// Whether a token's value varies with a modifier that is kept inside values.
  @inline(__always)
  private func varies(_ token: Int) -> Bool {
    !projection.dependsOn[token].isDisjoint(with: inside)
  }

  /// Whether the target takes a reference for a part of a token of `type`.
  @inline(__always)
  func allows(_ kind: NodeKind, in type: TokenType) -> Bool {
    allowedReferences[Int(type.rawValue)] &>> UInt32(kind.rawValue) & 1 == 1
  }

  /// Whether two resolutions look the same as text.
  ///
  /// A token that refers to another one can say more beside its value. Numbers are names and do not
  /// count.
  func haveSameStyle(_ first: ResolutionID, _ second: ResolutionID) -> Bool {
    guard let first = styleIndex(in: first), let second = styleIndex(in: second), first != second
    else { return true }
    var style = ir.textStyles[first]
    let other = ir.textStyles[second]
    style.number = other.number
    return style == other
  }

  /// Whether a token's name stands for what it is in `view`.
  @inline(__always)
  private func isMeant(_ token: Int, in view: ViewID) -> Bool {
    guard isIncluded[token], themedSets[token].isDisjoint(with: views[view].nonDefault) else {
      return false
    }
    guard target.references.allowsThemed || themedSets[token].isEmpty else { return false }
    // In a view that is not open the name would stand for all appearances at once.
    return views[view].isOpen || !varies(token) || isBeyond[token]
  }

  /// The nearest token that a value is a reference to in one context, and whose name means that
  /// value in the view that is being printed.
  @inline(__always)
  private func target(of node: NodeID, in view: ViewID, seen printed: ViewID) -> Int? {
    let place = source.nodes[node]
    let owner = Int(place.token)
    let own = resolution(of: owner, in: view)
    let part = own == owner ? source.parts[node] : facts.part(at: place, in: own)
    guard let value = part.value else { return nil }
    var next = part.reference
    if next == nil, part.isInsideReference { next = partTarget(of: place, in: view, from: own) }
    var rest = Self.chainLimit
    while let token = next, rest > 0 {
      rest -= 1
      let candidate = Int(token.index)
      let isConstant = projection.dependsOn[candidate].isEmpty
      let resolution =
        isConstant ? projection.base[candidate] : resolution(of: candidate, in: view)
      let type = facts.tokens[candidate].type
      guard type == place.valueType, facts.resolutions[resolution].value == value,
        type != .typography || haveSameStyle(own, resolution)
      else { return nil }
      let isKnown = !target.references.isEarlierOnly || candidate < owner
      if isKnown, candidate != owner,
        isConstant ? isIncluded[candidate] : isMeant(candidate, in: printed)
      {
        return candidate
      }
      next = facts.resolutions[resolution].alias
    }
    return nil
  }

  /// The first token that a part refers to as a whole, perhaps by way of tokens that its own token,
  /// or the layer or shadow that it stands in, is a reference to.
  private func partTarget(of place: Node, in view: ViewID, from own: ResolutionID) -> TokenID? {
    let owner = facts.tokens[Int(place.token)].type
    var resolution = own
    var element = place.element
    for _ in 0..<Self.chainLimit {
      if let found = facts.reference(place.kind, element, in: resolution) { return found }
      let next: TokenID
      if place.kind.isElement, let found = facts.elementTarget(element, in: resolution) {
        next = found
        element = 0
      } else if place.kind.isElement, let shadow = facts.reference(.textShadow, 0, in: resolution) {
        next = shadow
      } else if let alias = facts.resolutions[resolution].alias {
        next = alias
      } else {
        return nil
      }
      let type = facts.tokens[Int(next.index)].type
      guard type == owner || place.kind.isElement && type == .shadow else { return nil }
      resolution = self.resolution(of: Int(next.index), in: view)
    }
    return nil
  }

  /// How many tokens a chain of references is followed by.
  ///
  /// Chains end: the compiler has refused cycles. The bound is for IRs that were made otherwise.
  private static var chainLimit: Int { 1000 }
}

extension NodeKind {
  /// Whether it is a part of one of several layers, stops or dashes.
  var isElement: Bool {
    switch self {
    case .dash, .layerColor, .offsetX, .offsetY, .blur, .spread, .stopColor: true
    default: false
    }
  }
}
