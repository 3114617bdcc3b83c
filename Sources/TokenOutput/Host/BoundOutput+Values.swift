import TemplateEngine
import TokenCompiler
import TokenModel

extension BoundOutput {
  // MARK: Colours

  func colorMember(_ member: MemberID, _ index: Int) -> TemplateValue {
    let derived = ir.derivedColors[index]
    switch member.index {
    case ColorMember.red.rawValue: return .number(derived.srgb.x)
    case ColorMember.green.rawValue: return .number(derived.srgb.y)
    case ColorMember.blue.rawValue: return .number(derived.srgb.z)
    case ColorMember.alpha.rawValue: return .number(derived.srgb.w)
    case ColorMember.isOpaque.rawValue: return .bool(derived.srgb.w == 1)
    case ColorMember.hex.rawValue: return .text(OutputText.rgba.text(derived.hex))
    case ColorMember.hexRGB.rawValue: return .text(OutputText.rgb.text(derived.hex))
    case ColorMember.hexARGB.rawValue: return .text(OutputText.argb.text(derived.hex))
    case ColorMember.red8.rawValue: return .integer(Int(derived.hex >> 24))
    case ColorMember.green8.rawValue: return .integer(Int(derived.hex >> 16 & 255))
    case ColorMember.blue8.rawValue: return .integer(Int(derived.hex >> 8 & 255))
    case ColorMember.alpha8.rawValue: return .integer(Int(derived.hex & 255))
    case ColorMember.displayP3.rawValue: return derived.isInSRGB ? .none : object(.wideColor, index)
    case ColorMember.space.rawValue:
      return .word(Int(ir.values[Handle<Color>(UInt32(index))].space.rawValue))
    case ColorMember.components.rawValue: return list(.components3, 0..<3, index)
    default: return .none
    }
  }

  func wideColorMember(_ member: MemberID, _ index: Int) -> TemplateValue {
    let color = ir.derivedColors[index].displayP3
    return member.index < 4 ? .number(color[Int(member.index)]) : .none
  }

  func componentValue(_ index: Int, _ component: Int) -> TemplateValue {
    let color = ir.values[Handle<Color>(UInt32(index))]
    return color.isMissing(component) ? .none : .number(color.components[component])
  }

  // MARK: Measures

  func dimensionMember(_ member: MemberID, _ node: NodeID, _ view: ViewID) -> TemplateValue {
    let resolution = resolution(at: node, view)
    guard let dimension = dimension(at: node, in: resolution) else { return .none }
    switch member.index {
    case DimensionMember.value.rawValue: return .number(dimension.value)
    case DimensionMember.unit.rawValue: return .word(Int(dimension.unit.rawValue))
    case DimensionMember.px.rawValue: return pixels(dimension).map { .number($0) } ?? .none
    case DimensionMember.gridUnits.rawValue:
      guard source.nodes[node].kind == .whole else { return .none }
      return source.resolved(resolution).gridUnits.map { .number($0) } ?? .none
    default: return .none
    }
  }

  private func dimension(at node: NodeID, in resolution: ResolutionID) -> Dimension? {
    switch source.nodes[node].kind {
    case .textSize: styleIndex(in: resolution).flatMap { ir.textStyles[$0].size }
    case .textLineHeight: styleIndex(in: resolution).flatMap { ir.textStyles[$0].lineHeight }
    case .textKern: styleIndex(in: resolution).flatMap { ir.textStyles[$0].kern }
    default: valueIndex(of: node, in: resolution).map { ir.values[Handle<Dimension>($0)] }
    }
  }

  /// A length in pixels; `nil` for a unit that is relative to something else than the root's font.
  ///
  /// The absolute units are those of CSS Values and Units Level 4, section 6.2.
  func pixels(_ dimension: Dimension) -> Double? {
    dimension.unit.pixels(remBase: remBase).map { dimension.value * $0 }
  }

  // MARK: Fonts

  func familyMember(_ member: MemberID, _ index: Int) -> TemplateValue {
    // The families are read where they stand: a copy of one would count references to its faces.
    switch FamilyMember(rawValue: member.index) {
    case .name: return .source(source.fonts.families[index].name)
    case .isGeneric: return .bool(source.fonts.families[index].isGeneric)
    case .generic:
      return familyWords[source.fonts.families[index].name].map { .made($0) } ?? .none
    case .faces: return list(.faces, 0..<source.fonts.families[index].faces.count, index)
    case nil: return .none
    }
  }

  func faceMember(_ member: MemberID, _ family: Int, _ index: Int) -> TemplateValue {
    let face = source.fonts.families[family].faces[index]
    switch FaceMember(rawValue: member.index) {
    case .weight: return .number(face.weight)
    case .slant: return .word(face.slant.wordIndex)
    case .postScriptName: return .source(face.postScriptName)
    case .file: return .source(face.file)
    case .resource: return .source(face.resource)
    case .resourceName:
      return face.resource.flatMap { names.resources[$0] }.map { .made($0) } ?? .none
    case nil: return .none
    }
  }

  func fontWeightMember(_ member: MemberID, _ index: Int) -> TemplateValue {
    let weight = ir.values[Handle<FontWeight>(UInt32(index))]
    switch FontWeightMember(rawValue: member.index) {
    case .value: return .number(weight.value)
    case .word:
      guard case .named(let name) = weight else { return .none }
      return .made(fontWeightWords[Int(name.rawValue)])
    case nil: return .none
    }
  }

  // MARK: Time

  func durationMember(_ member: MemberID, _ index: Int) -> TemplateValue {
    let span = ir.values[Handle<TimeSpan>(UInt32(index))]
    switch DurationMember(rawValue: member.index) {
    case .value: return .number(span.value)
    case .unit: return .word(Int(span.unit.rawValue))
    case .ms: return .number(span.milliseconds)
    case nil: return .none
    }
  }

  func cubicBezierMember(_ member: MemberID, _ index: Int) -> TemplateValue {
    let curve = ir.values[Handle<CubicBezier>(UInt32(index))]
    switch CubicBezierMember(rawValue: member.index) {
    case .x1: return .number(curve.x1)
    case .y1: return .number(curve.y1)
    case .x2: return .number(curve.x2)
    case .y2: return .number(curve.y2)
    case nil: return .none
    }
  }

  // MARK: Composites

  func strokeStyleMember(_ member: MemberID, _ node: NodeID, _ view: ViewID) -> TemplateValue {
    let type = facts.tokens[Int(source.nodes[node].token)].type
    let style = facts.strokeStyle(in: resolution(at: node, view), of: type)
    switch (StrokeStyleMember(rawValue: member.index), style) {
    case (.keyword, .named(let name)): return .word(Int(name.rawValue))
    case (.dashes, .dashes(let dashes, _)):
      let first = firstPart(node)
      return list(.dashes, first..<first + dashes.count, view)
    case (.dashes, .named): return list(.dashes, 0..<0, view)
    case (.cap, .dashes(_, let cap)): return .word(Int(cap.rawValue))
    default: return .none
    }
  }

  func layers(of node: NodeID, _ view: ViewID) -> TemplateValue {
    let count = facts.layerCount(in: resolution(at: node, view))
    let first = firstPart(node)
    return list(.layers, first..<first + count, view)
  }

  func layerMember(_ member: MemberID, _ node: NodeID, _ view: ViewID) -> TemplateValue {
    guard member.index == ShadowLayerMember.isInset.rawValue else {
      return value(of: firstPart(node) + Int(member.index), in: view)
    }
    let element = Int(source.nodes[node].element)
    return .bool(facts.layer(element, in: resolution(at: node, view))?.inset ?? false)
  }

  func stops(of node: NodeID, _ view: ViewID) -> TemplateValue {
    let handle = Handle<Gradient>(source.values[resolution(at: node, view)])
    let first = firstPart(node)
    return list(.stops, first..<first + ir.values[handle].stops.count, view)
  }

  func stopMember(_ member: MemberID, _ node: NodeID, _ view: ViewID) -> TemplateValue {
    switch StopMember(rawValue: member.index) {
    case .color: return value(of: firstPart(node), in: view)
    case .position:
      let element = Int(source.nodes[node].element)
      return .number(facts.stop(element, in: resolution(at: node, view))?.position ?? 0)
    case nil: return .none
    }
  }
}

extension DimensionUnit {
  /// How many pixels one is; `nil` for a unit that is relative to something else than the root's
  /// font.
  func pixels(remBase: Double) -> Double? {
    switch self {
    case .px: 1
    case .rem: remBase
    case .inch: 96
    case .cm: 96 / 2.54
    case .mm: 96 / 25.4
    case .q: 96 / 101.6
    case .pt: 96.0 / 72
    case .pc: 16
    default: nil
    }
  }
}
