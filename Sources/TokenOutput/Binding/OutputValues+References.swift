import TokenCompiler
import TokenModel

extension OutputValues {
  /// Returns the token to print a reference to; `nil` to print the value itself.
  ///
  /// A reference is kept if the target allows it at the node, the referenced token is in the
  /// output, and its name has the same value in every context covered by the view.
  func reference(from node: NodeID, in view: ViewID) -> Int? {
    source.isReferring[node] ? printableReference(from: node, in: view) : nil
  }

  /// Returns the tokens that are printed as references in a token: a reference for the whole value
  /// if there is one, otherwise the references in its formula or parts.
  func references(in token: Int, _ view: ViewID) -> [Int] {
    if let whole = reference(from: token, in: view) { return [whole] }
    if formulas != nil, let formula = formula(of: token, in: view) { return operands(of: formula) }
    guard ir.tokens[token].type.isComposite else { return [] }
    return source.nodes.parts(of: token).flatMap { node in
      if let part = reference(from: node, in: view) { return [part] }
      return formulas == nil ? [] : formula(of: node, in: view).map { operands(of: $0) } ?? []
    }
  }

  /// Returns the printable reference for a node that is a reference in the source.
  private func printableReference(from node: NodeID, in view: ViewID) -> Int? {
    if views[view].isUniform { return uniformReference(from: node) }
    let place = source.nodes[node]
    let token = Int(place.token)
    let shown =
      contexts.variesOutsideAppearances[token] ? views[view].closed : views[view].fixed.light
    guard allows(place.kind, in: ir.tokens[token].type),
      let first = target(of: node, in: shown, seen: view)
    else { return nil }
    return !views[view].isOpen || isTarget(first, of: node, in: view) ? first : nil
  }

  /// Whether `first` is the reference target of a node in every appearance of an open view that has
  /// the node.
  private func isTarget(_ first: Int, of node: NodeID, in view: ViewID) -> Bool {
    let token = Int(source.nodes[node].token)
    let fixed = views[view].fixed
    if contexts.variesOutsideAppearances[token], let type = source.nodes[node].valueType,
      target.contexts.inside.contains(type)
    {
      return fixed.all.allSatisfy { appearance in
        index(of: node, in: appearance) == nil
          || isTarget(first, of: node, in: appearance, seen: view)
      }
    }
    if contexts.variesOutsideAppearances[token] || contexts.variesOutsideAppearances[first] {
      return isTarget(first, of: node, in: views[view].closed, seen: view)
        && hasColors(first, of: node, in: view)
    }
    guard varies(token) || varies(first) else { return true }
    return isTarget(first, of: node, in: fixed.dark, seen: view)
      && isTarget(first, of: node, in: fixed.lightHighContrast, seen: view)
      && isTarget(first, of: node, in: fixed.darkHighContrast, seen: view)
  }

  /// Whether another token has the same values for the parts that can contain several appearances,
  /// in every appearance of an open view.
  ///
  /// `true` if `node` isn't a whole composite value or a text shadow.
  private func hasColors(_ other: Int, of node: NodeID, in view: ViewID) -> Bool {
    let whole = source.nodes[node]
    guard whole.kind == .whole || whole.kind == .textShadow else { return true }
    return source.nodes.parts(of: Int(whole.token)).allSatisfy { part in
      let place = source.nodes[part]
      guard let type = place.valueType, target.contexts.inside.contains(type),
        whole.kind == .whole || place.kind == .layerColor
      else { return true }
      return views[view].fixed.all.allSatisfy { appearance in
        let there = resolution(of: other, in: appearance)
        guard let here = index(of: part, in: appearance),
          let value = resolutions.valueIndex(of: place.kind, Int(place.element), in: there)
        else { return true }
        return here == value
      }
    }
  }

  private func isTarget(
    _ first: Int,
    of node: NodeID,
    in view: ViewID,
    seen printed: ViewID
  ) -> Bool {
    target(of: node, in: view, seen: printed) == first
  }

  /// Whether a token's value varies with a modifier whose contexts are stored inside values.
  private func varies(_ token: Int) -> Bool {
    !projection.dependsOn[token].isDisjoint(with: contexts.inside)
  }

  /// Whether the target allows a reference at a part of a token of `type`.
  func allows(_ kind: NodeKind, in type: TokenType) -> Bool {
    allowedReferences[Int(type.rawValue)] &>> UInt32(kind.rawValue) & 1 == 1
  }

  /// Whether two resolutions have the same text style.
  ///
  /// A token can be a reference and still add text style properties. Style numbers belong to the
  /// token's name and are ignored.
  func haveSameStyle(_ first: ResolutionID, _ second: ResolutionID) -> Bool {
    guard let first = resolutions.styleIndex(in: first),
      let second = resolutions.styleIndex(in: second),
      first != second
    else { return true }
    var style = ir.textStyles[first]
    let other = ir.textStyles[second]
    style.number = other.number
    return style == other
  }

  /// Whether a token's name refers to its value in `view`.
  @inline(__always)
  func isReferenceable(_ token: Int, in view: ViewID) -> Bool {
    guard isIncluded[token],
      contexts.themedSets[token].isDisjoint(with: views[view].nonDefault)
    else {
      return false
    }
    guard target.references.allowsThemed || contexts.themedSets[token].isEmpty else { return false }
    // In a view that isn't open, the name would refer to all appearances at once.
    return views[view].isOpen || !varies(token) || contexts.variesOutsideAppearances[token]
  }

  /// Returns the nearest token that a value refers to in one context, if its name has the same
  /// value in the view being printed.
  @inline(__always)
  private func target(of node: NodeID, in view: ViewID, seen printed: ViewID) -> Int? {
    let place = source.nodes[node]
    let owner = Int(place.token)
    let own = resolution(of: owner, in: view)
    let part = own == owner ? source.parts[node] : resolutions.part(at: place, in: own)
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
      // Smaller than the token, and therefore more often in the processor's cache.
      let type = source.nodes[candidate].valueType
      let isEqual =
        type == place.valueType
        ? resolutions.values[resolution] == value
          && (type != .typography || haveSameStyle(own, resolution))
        // Text such as `clamp(…)`, whose smallest size is the value.
        : type == .constant && target.references.allowsConstants
      guard isEqual else { return nil }
      let isKnown =
        (!target.references.isEarlierOnly || candidate < owner)
        && (!target.references.allowsOnlyConstants || type != place.valueType)
      if isKnown, candidate != owner,
        isConstant ? isIncluded[candidate] : isReferenceable(candidate, in: printed)
      {
        return candidate
      }
      next = resolutions[resolution].alias
    }
    return nil
  }

  /// Returns the first token that a part refers to as a whole.
  private func partTarget(of place: Node, in view: ViewID, from own: ResolutionID) -> TokenID? {
    firstSource(of: place, in: view, from: own) { element, resolution in
      resolutions.reference(place.kind, element, in: resolution)
    }
  }

  /// Returns the expression that a value or part is calculated from.
  func expression(of node: NodeID, in view: ViewID) -> TextID? {
    let place = source.nodes[node]
    let own = resolution(of: Int(place.token), in: view)
    if place.kind == .whole { return resolutions[own].expression }
    return firstSource(of: place, in: view, from: own) { element, resolution -> TextID?? in
      if let found = resolutions.expression(place.kind, element, in: resolution) { return found }
      let isReference = resolutions.reference(place.kind, element, in: resolution) != nil
      return isReference ? .some(nil) : nil
    } ?? nil
  }

  /// Returns the first result of `find`, which takes an element and a resolution.
  ///
  /// Follows references of the part's token and of the enclosing layer or shadow.
  private func firstSource<Source>(
    of place: Node,
    in view: ViewID,
    from own: ResolutionID,
    _ find: (UInt32, ResolutionID) -> Source?
  ) -> Source? {
    let owner = ir.tokens[Int(place.token)].type
    var resolution = own
    var element = place.element
    for _ in 0..<Self.chainLimit {
      if let found = find(element, resolution) { return found }
      let next: TokenID
      if place.kind.isElement, let found = resolutions.elementTarget(element, in: resolution) {
        next = found
        element = 0
      } else if place.kind.isElement,
        let shadow = resolutions.reference(.textShadow, 0, in: resolution)
      {
        next = shadow
      } else if let alias = resolutions[resolution].alias {
        next = alias
      } else {
        return nil
      }
      let type = ir.tokens[Int(next.index)].type
      guard type == owner || place.kind.isElement && type == .shadow else { return nil }
      resolution = self.resolution(of: Int(next.index), in: view)
    }
    return nil
  }

  /// The maximum number of tokens to follow in a chain of references.
  ///
  /// The compiler rejects circular references, so chains end. The limit protects against IRs from
  /// other origins.
  static var chainLimit: Int { 1000 }
}

extension NodeKind {
  /// Whether the node is, or belongs to, one of several layers, stops, or dashes.
  var isElement: Bool {
    switch self {
    case .dash, .layerColor, .offsetX, .offsetY, .blur, .spread, .stopColor: true
    default: false
    }
  }
}
