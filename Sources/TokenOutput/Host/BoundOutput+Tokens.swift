import TemplateEngine
import TokenCompiler
import TokenModel

extension BoundOutput {
  func tokenMember(_ member: MemberID, _ index: Int, _ view: ViewID) -> TemplateValue {
    guard let name = TokenMember(rawValue: member.index) else { return .none }
    switch name {
    case .name: return .made(names.tokens[index])
    case .internalName: return .made(names.internals[index])
    case .qualified: return .text(OutputText.qualified.text(UInt32(index)))
    case .publicQualified: return .text(OutputText.publicQualified.text(UInt32(index)))
    case .identifier: return .text(OutputText.identifier.text(UInt32(index)))
    case .text: return .source(ir.paths.name(of: ir.tokens[index].path))
    case .path: return .text(OutputText.path.text(ir.tokens[index].path.index))
    case .group: return object(.group, Int(source.groups.groupOfToken[index]), view)
    case .type: return .word(Int(ir.tokens[index].type.rawValue))
    case .value: return value(of: index, in: view)
    case .resolved: return plainValue(of: index, in: view)
    case .description: return .source(ir.tokens[index].description)
    case .deprecation:
      return ir.tokens[index].deprecation == nil ? .none : object(.deprecation, index)
    case .isForwarded: return .bool(names.internals[index] != names.tokens[index])
    case .isPublic: return .bool(!ir.tokens[index].isPrivate)
    case .isThemed: return .bool(!themedSets[index].isEmpty)
    case .isVariant: return .bool(isVariant(index, in: view))
    case .isAbsent:
      guard !ir.tokens[index].absentIn.isEmpty else { return .bool(false) }
      return .bool(projection.isAbsent(index, in: views.assignment(view), ir))
    case .modifiers:
      return list(.tokenModifiers, 0..<projection.dependsOn[index].count, index)
    case .themes: return list(.variants, variantRanges.isEmpty ? 0..<0 : variantRanges[index])
    case .styleName: return .made(names.styles[index] ?? names.tokens[index])
    case .memberPath: return .text(OutputText.memberPath.text(UInt32(index)))
    case .themedAlias: return themedAlias(of: index).map { object(.token, $0, view) } ?? .none
    case .inBase: return object(.token, index, baseView)
    case .uniform:
      guard isUniform(index) else { return .none }
      return value(of: index, in: uniformView)
    case .expression:
      return .source(source.resolved(resolution(of: index, in: views[view].closed)).expression)
    }
  }

  func referenceMember(_ member: MemberID, _ token: Int, _ view: ViewID) -> TemplateValue {
    switch ReferenceMember(rawValue: member.index) {
    case .token: object(.token, token, view)
    case .qualified: .text(OutputText.qualified.text(UInt32(token)))
    case .isThemed: .bool(views[view].isUniform && !themedSets[token].isEmpty)
    case .value: plainValue(of: token, in: view)
    case nil: .none
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
  func value(of node: NodeID, in view: ViewID) -> TemplateValue {
    if let token = reference(from: node, in: view) { return object(.reference, token, view) }
    return plainValue(of: node, in: view)
  }

  /// The value at a node, itself no reference; absent where the value has no such part.
  func plainValue(of node: NodeID, in view: ViewID) -> TemplateValue {
    let place = source.nodes[node]
    let token = Int(place.token)
    guard let type = place.kind.valueType(in: ir.tokens[token].type) else { return .none }
    var view = view
    if views[view].isOpen {
      if isBeyond[token] {
        // Parts of a composite may still be references to what holds its appearances.
        if !type.isComposite { view = views[view].closed }
      } else if projection.dependsOn[token].isDisjoint(with: inside) == false,
        target.contexts.inside.contains(type)
      {
        if variesByAppearance(node, views[view].fixed) { return object(.appearances, node, view) }
        view = views[view].fixed.light
      }
    }
    let closed = views[view].closed
    guard let value = valueIndex(of: node, in: resolution(of: token, in: closed)) else {
      return .none
    }
    switch type {
    case .color, .fontFamily, .fontWeight, .duration, .cubicBezier, .number:
      return object(ObjectKind(value: type), Int(value))
    case .dimension, .strokeStyle, .border, .transition, .shadow, .gradient, .typography:
      return object(ObjectKind(value: type), node, view)
    }
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
  func resolution(at node: NodeID, _ view: ViewID) -> ResolutionID {
    resolution(of: Int(source.nodes[node].token), in: views[view].closed)
  }
}
