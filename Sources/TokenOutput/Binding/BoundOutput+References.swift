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
    guard source.isReferring[token] else { return nil }
    if views[view].isUniform { return uniformReference(from: node) }
    let type = ir.tokens[token].type
    guard let valueType = place.kind.valueType(in: type), allows(place.kind, in: type) else {
      return nil
    }
    guard let first = target(of: place, valueType, in: views[view].fixed.light, seen: view) else {
      return nil
    }
    if views[view].isOpen {
      let isBeyond = isBeyond[token] || isBeyond[first]
      if isBeyond {
        let here = target(of: place, valueType, in: views[view].closed, seen: view)
        guard here == first else { return nil }
      } else if varies(token) || varies(first) {
        let fixed = views[view].fixed
        for other in [fixed.dark, fixed.lightHighContrast, fixed.darkHighContrast] {
          let there = target(of: place, valueType, in: other, seen: view)
          guard there == first else { return nil }
        }
      }
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
    let choices = Assignments(
      of: modifiers,
      from: Array(views.assignment(ViewTable.base)),
      ir.modifiers
    )
    guard choices.count(upTo: Binder.settingLimit) != nil else { return nil }
    var isSame = true
    choices.forEach { assignment in
      guard isSame else { return }
      let one = projection.resolution(of: token, in: assignment)
      let value = source.values[projection.resolution(of: other, in: assignment)]
      isSame = source.resolved(one).alias == alias && source.values[one] == value
      if isSame {
        isSame = haveSameStyle(one, projection.resolution(of: other, in: assignment))
      }
    }
    return isSame ? other : nil
  }

  /// Whether a token's value varies with a modifier that is kept inside values.
  private func varies(_ token: Int) -> Bool {
    !projection.dependsOn[token].isDisjoint(with: inside)
  }

  /// Whether the target takes a reference for a part of a token of `type`.
  func allows(_ kind: NodeKind, in type: TokenType) -> Bool {
    allowedReferences[Int(type.rawValue)] & 1 << UInt32(kind.rawValue) != 0
  }

  /// Whether two resolutions look the same as text.
  ///
  /// A token that refers to another one can say more beside its value. Numbers are names and do not
  /// count.
  func haveSameStyle(_ first: ResolutionID, _ second: ResolutionID) -> Bool {
    guard let first = source.resolved(first).textStyle,
      let second = source.resolved(second).textStyle,
      first != second
    else { return true }
    var style = ir.textStyles[Int(first)]
    let other = ir.textStyles[Int(second)]
    style.number = other.number
    return style == other
  }

  /// Whether a token's name stands for what it is in `view`.
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
    let owner = Int(place.token)
    let own = resolution(of: owner, in: view)
    var resolution = own
    guard let value = valueIndex(of: place.kind, Int(place.element), in: resolution) else {
      return nil
    }
    var kind = place.kind
    var element = place.element
    // Chains end: the compiler has refused cycles. The bound is for IRs that were made otherwise.
    for _ in 0..<1000 {
      let next: TokenID
      if let found = reference(kind, element, in: resolution) {
        next = found
        kind = .whole
      } else if kind.isElement, let found = elementTarget(element, in: resolution) {
        next = found
        element = 0
      } else if kind.isElement, let shadow = reference(.textShadow, 0, in: resolution) {
        next = shadow
      } else if kind != .whole, let alias = source.resolved(resolution).alias {
        next = alias
      } else {
        return nil
      }
      let candidate = Int(next.index)
      resolution = self.resolution(of: candidate, in: view)
      if kind == .whole {
        guard ir.tokens[candidate].type == type, source.values[resolution] == value,
          place.kind != .whole || haveSameStyle(own, resolution)
        else { return nil }
        let isKnown = !target.references.isEarlierOnly || candidate < owner
        if isKnown, candidate != owner, isMeant(candidate, in: printed) { return candidate }
      } else if ir.tokens[candidate].type != ir.tokens[owner].type,
        !(kind.isElement && ir.tokens[candidate].type == .shadow)
      {
        return nil
      }
    }
    return nil
  }

  /// The token that a value or part refers to directly.
  func reference(
    _ kind: NodeKind,
    _ element: UInt32,
    in resolution: ResolutionID
  ) -> TokenID? {
    let resolved = source.resolved(resolution)
    if kind == .textColor || kind == .textShadow {
      guard let style = resolved.textStyle.map({ Int($0) }) else { return nil }
      return kind == .textColor
        ? ir.textStyles[style].color?.alias : ir.textStyles[style].shadow?.alias
    }
    if kind == .whole { return resolved.alias }
    for index in resolved.references.indices {
      let reference = ir.references[index]
      guard let code = source.pointers[Int(reference.pointer.index)] else { continue }
      if code.part == kind.part, code.element == element || !kind.isElement {
        return reference.target
      }
    }
    return nil
  }

  /// The token that a layer of a shadow or a stop of a gradient is a reference to.
  func elementTarget(_ element: UInt32, in resolution: ResolutionID) -> TokenID? {
    for index in source.resolved(resolution).references.indices {
      let reference = ir.references[index]
      guard let code = source.pointers[Int(reference.pointer.index)] else { continue }
      if code.part == .element, code.element == element { return reference.target }
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
