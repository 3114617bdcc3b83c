import TokenCompiler
import TokenModel

extension BoundOutput {
  /// The token that a value may be printed as a reference to; `nil` to print the value itself.
  ///
  /// A reference is kept if the target allows it there, the token is in the output, and its name
  /// means the same value in every context that the view stands for.
  func reference(from node: NodeID, in view: ViewID) -> Int? {
    let place = source.nodes[node]
    let token = Int(place.token)
    guard source.facts.tokens[token].isReferring else { return nil }
    if views[view].isUniform { return uniformReference(from: node) }
    guard let valueType = place.valueType, allows(place.kind, in: source.facts.tokens[token].type)
    else { return nil }
    guard let first = target(of: place, valueType, in: views[view].fixed.light, seen: view) else {
      return nil
    }
    guard views[view].isOpen else { return first }
    if isBeyond[token] || isBeyond[first] {
      let here = target(of: place, valueType, in: views[view].closed, seen: view)
      guard here == first else { return nil }
    } else if varies(token) || varies(first) {
      let fixed = views[view].fixed
      guard target(of: place, valueType, in: fixed.dark, seen: view) == first,
        target(of: place, valueType, in: fixed.lightHighContrast, seen: view) == first,
        target(of: place, valueType, in: fixed.darkHighContrast, seen: view) == first
      else { return nil }
    }
    return first
  }

  /// The public themed token that a token refers to as a whole in every context.
  func themedAlias(of token: Int) -> Int? {
    guard let alias = source.resolved(projection.base[token]).alias else { return nil }
    let other = Int(alias.index)
    guard isIncluded[other], !themedSets[other].isEmpty, !ir.tokens[other].isPrivate,
      ir.tokens[other].type == ir.tokens[token].type
    else { return nil }
    let modifiers = projection.dependsOn[token].union(projection.dependsOn[other])
    let isSame = isTrueOfAllChoices(for: modifiers) { assignment in
      let here = projection.resolution(of: token, in: assignment)
      let there = projection.resolution(of: other, in: assignment)
      return source.resolved(here).alias == alias && source.values[here] == source.values[there]
        && haveSameStyle(here, there)
    }
    return isSame ? other : nil
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
  private func target(
    of place: Node,
    _ type: TokenType,
    in view: ViewID,
    seen printed: ViewID
  ) -> Int? {
    let facts = source.facts
    let owner = Int(place.token)
    let own = resolution(of: owner, in: view)
    let value: UInt32
    var next: TokenID?
    if place.kind == .whole {
      value = facts.resolutions[own].value
      next = facts.resolutions[own].alias
    } else {
      guard let part = valueIndex(of: place.kind, Int(place.element), in: own) else { return nil }
      value = part
      next = partTarget(of: place, in: view, from: own)
    }
    var rest = Self.chainLimit
    while let token = next, rest > 0 {
      rest -= 1
      let candidate = Int(token.index)
      let isConstant = projection.dependsOn[candidate].isEmpty
      let resolution =
        isConstant ? projection.base[candidate] : resolution(of: candidate, in: view)
      guard facts.tokens[candidate].type == type, facts.resolutions[resolution].value == value,
        type != .typography || place.kind != .whole || haveSameStyle(own, resolution)
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
    let owner = source.facts.tokens[Int(place.token)].type
    var resolution = own
    var element = place.element
    for _ in 0..<Self.chainLimit {
      if let found = reference(place.kind, element, in: resolution) { return found }
      let next: TokenID
      if place.kind.isElement, let found = elementTarget(element, in: resolution) {
        next = found
        element = 0
      } else if place.kind.isElement, let shadow = reference(.textShadow, 0, in: resolution) {
        next = shadow
      } else if let alias = source.facts.resolutions[resolution].alias {
        next = alias
      } else {
        return nil
      }
      let type = source.facts.tokens[Int(next.index)].type
      guard type == owner || place.kind.isElement && type == .shadow else { return nil }
      resolution = self.resolution(of: Int(next.index), in: view)
    }
    return nil
  }

  /// How many tokens a chain of references is followed by.
  ///
  /// Chains end: the compiler has refused cycles. The bound is for IRs that were made otherwise.
  private static var chainLimit: Int { 1000 }

  /// The token that a value or part refers to directly.
  func reference(
    _ kind: NodeKind,
    _ element: UInt32,
    in resolution: ResolutionID
  ) -> TokenID? {
    let facts = source.facts.resolutions[resolution]
    switch kind {
    case .whole: return facts.alias
    case .textColor:
      return facts.textStyle.flatMap { ir.textStyles[Int($0)].color?.alias }
    case .textShadow:
      return facts.textStyle.flatMap { ir.textStyles[Int($0)].shadow?.alias }
    default:
      let part = kind.part
      for index in facts.references.indices {
        let reference = source.facts.references[index]
        if reference.pointer.part == part, reference.pointer.element == element || !kind.isElement {
          return reference.target
        }
      }
      return nil
    }
  }

  /// The token that a layer of a shadow or a stop of a gradient is a reference to.
  func elementTarget(_ element: UInt32, in resolution: ResolutionID) -> TokenID? {
    for index in source.facts.resolutions[resolution].references.indices {
      let reference = source.facts.references[index]
      if reference.pointer.part == .element, reference.pointer.element == element {
        return reference.target
      }
    }
    return nil
  }
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
