import TemplateEngine
import TokenCompiler
import TokenModel

extension BoundOutput {
  /// The member of a token.
  ///
  /// Most of what templates ask is asked here. Raw values are compared, because making a case of
  /// one is a call; what takes more than a look into a table stands in functions of its own, so that
  /// looking costs no more than that.
  @inline(__always)
  func tokenMember(_ member: MemberID, _ index: Int, _ view: ViewID) -> TemplateValue {
    switch member.index {
    case TokenMember.name.rawValue: name(names.tokens[index])
    case TokenMember.internalName.rawValue: name(names.internals[index])
    case TokenMember.qualified.rawValue: wholeName(names.internals[index], of: index, .qualified)
    case TokenMember.publicQualified.rawValue:
      wholeName(names.tokens[index], of: index, .publicQualified)
    case TokenMember.identifier.rawValue: .text(OutputText.identifier.text(index))
    case TokenMember.text.rawValue: .source(facts.tokens[index].name)
    case TokenMember.path.rawValue:
      .text(OutputText.path.text(Int(facts.tokens[index].path.index)))
    case TokenMember.group.rawValue: object(.group, Int(facts.tokens[index].group), view)
    case TokenMember.type.rawValue: .word(Int(facts.tokens[index].type.rawValue))
    case TokenMember.value.rawValue: value(of: index, in: view)
    case TokenMember.description.rawValue: .source(facts.tokens[index].description)
    case TokenMember.deprecation.rawValue:
      facts.tokens[index].isDeprecated ? object(.deprecation, index) : .none
    case TokenMember.isForwarded.rawValue: .bool(names.internals[index] != names.tokens[index])
    case TokenMember.isPublic.rawValue: .bool(!facts.tokens[index].isPrivate)
    case TokenMember.isThemed.rawValue: .bool(!themedSets[index].isEmpty)
    case TokenMember.isAbsent.rawValue:
      facts.tokens[index].hasAbsences ? isAbsent(index, view) : .bool(false)
    case TokenMember.isVariant.rawValue:
      projection.dependsOn[index].isEmpty ? .bool(false) : isVariant(index, view)
    case TokenMember.inBase.rawValue: object(.token, index, baseView)
    default: rareTokenMember(member, index, view)
    }
  }

  @inline(never)
  private func isAbsent(_ token: Int, _ view: ViewID) -> TemplateValue {
    .bool(projection.isAbsent(token, in: views.assignment(view), ir))
  }

  @inline(never)
  private func isVariant(_ token: Int, _ view: ViewID) -> TemplateValue {
    .bool(isVariant(token, in: view))
  }

  @inline(never)
  private func rareTokenMember(
    _ member: MemberID,
    _ index: Int,
    _ view: ViewID
  ) -> TemplateValue {
    switch TokenMember(rawValue: member.index) {
    case .resolved: return plainValue(of: index, in: view)
    case .modifiers:
      return list(.tokenModifiers, 0..<projection.dependsOn[index].count, index)
    case .themes: return list(.variants, variantRanges.isEmpty ? 0..<0 : variantRanges[index])
    case .styleName: return name(names.styles[index] ?? names.tokens[index])
    case .memberPath: return .text(OutputText.memberPath.text(index))
    case .themedAlias: return themedAlias(of: index).map { object(.token, $0, view) } ?? .none
    case .uniform: return isUniform(index) ? value(of: index, in: uniformView) : .none
    case .missing: return missing(of: index, view) == nil ? .none : object(.missing, index, view)
    case .expression:
      return .source(source.resolved(resolution(of: index, in: views[view].closed)).expression)
    default: return .none
    }
  }

  @inline(__always)
  func referenceMember(_ member: MemberID, _ token: Int, _ view: ViewID) -> TemplateValue {
    switch member.index {
    case ReferenceMember.token.rawValue: object(.token, token, view)
    case ReferenceMember.qualified.rawValue:
      wholeName(names.internals[token], of: token, .qualified)
    case ReferenceMember.isThemed.rawValue:
      .bool(views[view].isUniform && !themedSets[token].isEmpty)
    case ReferenceMember.value.rawValue: plainValue(of: token, in: view)
    default: .none
    }
  }

  func appearancesMember(_ member: MemberID, _ node: NodeID, _ view: ViewID) -> TemplateValue {
    let fixed = views[view].fixed
    switch AppearancesMember(rawValue: member.index) {
    case .light: return value(of: node, in: fixed.light)
    case .dark: return value(of: node, in: fixed.dark)
    case .lightHighContrast:
      let differs = index(of: node, in: fixed.lightHighContrast) != index(of: node, in: fixed.light)
      return differs ? value(of: node, in: fixed.lightHighContrast) : .none
    case .darkHighContrast:
      let differs = index(of: node, in: fixed.darkHighContrast) != index(of: node, in: fixed.dark)
      return differs ? value(of: node, in: fixed.darkHighContrast) : .none
    case nil: return .none
    }
  }

  // MARK: Values

  /// The value at a node, perhaps as a reference.
  @inline(__always)
  func value(of node: NodeID, in view: ViewID) -> TemplateValue {
    if view == baseView, let known = baseValues[node] { return known }
    return newValue(of: node, in: view)
  }

  /// The value at a node that has not been asked for, or not in the base view.
  @inline(never)
  private func newValue(of node: NodeID, in view: ViewID) -> TemplateValue {
    let value =
      reference(from: node, in: view).map { object(.reference, $0, view) }
      ?? plainValue(of: node, in: view)
    if view == baseView { baseValues.keep(value, for: node) }
    return value
  }

  /// The value at a node, itself no reference; absent where the value has no such part.
  @inline(never)
  func plainValue(of node: NodeID, in view: ViewID) -> TemplateValue {
    let place = source.nodes[node]
    let token = Int(place.token)
    guard let type = place.valueType else { return .none }
    var view = view
    var resolution = projection.base[token]
    if !projection.dependsOn[token].isEmpty {
      switch shownView(of: node, type, in: view) {
      case nil: return object(.appearances, node, view)
      case let shown?: view = shown
      }
      resolution = self.resolution(of: token, in: views[view].closed)
    }
    guard let value = valueIndex(of: node, in: resolution) else { return .none }
    switch type {
    case .color, .fontFamily, .fontWeight, .duration, .cubicBezier, .number:
      return object(ObjectKind(value: type), Int(value))
    case .dimension, .strokeStyle, .border, .transition, .shadow, .gradient, .typography:
      return object(ObjectKind(value: type), node, view)
    // Constants are objects of their own, and no token has one as its value.
    case .constant: return .none
    }
  }

  /// The view in which the value of a token with variants is shown; `nil` where it is different
  /// values in the appearances of an open one.
  private func shownView(of node: NodeID, _ type: TokenType, in view: ViewID) -> ViewID? {
    guard views[view].isOpen else { return view }
    let token = Int(source.nodes[node].token)
    if isBeyond[token] {
      // Parts of a composite may still be references to what holds its appearances.
      return type.isComposite ? view : views[view].closed
    }
    guard !projection.dependsOn[token].isDisjoint(with: inside),
      target.contexts.inside.contains(type)
    else { return view }
    return variesByAppearance(node, views[view].fixed) ? nil : views[view].fixed.light
  }

  private func variesByAppearance(_ node: NodeID, _ fixed: ViewTable.FixedViews) -> Bool {
    let light = index(of: node, in: fixed.light)
    return index(of: node, in: fixed.dark) != light
      || index(of: node, in: fixed.lightHighContrast) != light
      || index(of: node, in: fixed.darkHighContrast) != light
  }

  private func index(of node: NodeID, in view: ViewID) -> UInt32? {
    valueIndex(of: node, in: resolution(of: Int(source.nodes[node].token), in: view))
  }

  /// What a node's token is where the template looks at it.
  @inline(__always)
  func resolution(at node: NodeID, _ view: ViewID) -> ResolutionID {
    let token = Int(source.nodes[node].token)
    if projection.dependsOn[token].isEmpty { return projection.base[token] }
    return resolution(of: token, in: views[view].closed)
  }
}
