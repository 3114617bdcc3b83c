import TemplateEngine
import TokenCompiler
import TokenModel

extension BoundOutput {
  func typographyMember(_ member: MemberID, _ node: NodeID, _ view: ViewID) -> TemplateValue {
    switch member.index {
    case TypographyMember.fontFamily.rawValue: value(of: firstPart(node), in: view)
    case TypographyMember.fontSize.rawValue: value(of: firstPart(node) + 1, in: view)
    case TypographyMember.fontWeight.rawValue: value(of: firstPart(node) + 2, in: view)
    case TypographyMember.letterSpacing.rawValue: value(of: firstPart(node) + 3, in: view)
    case TypographyMember.lineHeight.rawValue: value(of: firstPart(node) + 4, in: view)
    case TypographyMember.color.rawValue: value(of: firstPart(node) + 8, in: view)
    case TypographyMember.shadow.rawValue: value(of: firstPart(node) + 9, in: view)
    case TypographyMember.varies.rawValue: object(.varying, node)
    default: styleMember(member, node, view)
    }
  }

  /// The member of a typography token's normal form.
  private func styleMember(
    _ member: MemberID,
    _ node: NodeID,
    _ view: ViewID
  ) -> TemplateValue {
    let resolution = resolution(at: node, view)
    guard let index = styleIndex(in: resolution) else { return absentStyleMember(member) }
    switch member.index {
    case TypographyMember.number.rawValue:
      return ir.textStyles[index].number.map { .integer($0) } ?? .none
    case TypographyMember.families.rawValue:
      return list(.families, source.fonts.byStyle[index])
    case TypographyMember.size.rawValue:
      return measure(.size, ir.textStyles[index].size, node, view)
    case TypographyMember.absoluteLineHeight.rawValue:
      return measure(.lineHeight, ir.textStyles[index].lineHeight, node, view)
    case TypographyMember.kern.rawValue:
      return measure(.kern, ir.textStyles[index].kern, node, view)
    case TypographyMember.weight.rawValue:
      return ir.textStyles[index].weight.map { .number($0) } ?? .none
    case TypographyMember.slant.rawValue: return .word(ir.textStyles[index].slant.wordIndex)
    case TypographyMember.lineHeightRatio.rawValue:
      return ir.textStyles[index].lineHeightRatio.map { .number($0) } ?? .none
    case TypographyMember.isLineHeightAbsolute.rawValue:
      return .bool(isLineHeightAbsolute(index, in: resolution))
    case TypographyMember.isKernAbsolute.rawValue:
      return .bool(isKernAbsolute(index, in: resolution))
    case TypographyMember.kernEm.rawValue:
      return ir.textStyles[index].kernEm.map { .number($0) } ?? .none
    case TypographyMember.relativeTo.rawValue: return word(ir.textStyles[index].relativeTo)
    case TypographyMember.relativeToName.rawValue: return .source(ir.textStyles[index].relativeTo)
    case TypographyMember.system.rawValue: return word(ir.textStyles[index].system)
    case TypographyMember.systemName.rawValue: return .source(ir.textStyles[index].system)
    case TypographyMember.align.rawValue:
      return ir.textStyles[index].align.map { .word($0.wordIndex) } ?? .none
    case TypographyMember.letterCase.rawValue:
      return ir.textStyles[index].letterCase.map { .word($0.wordIndex) } ?? .none
    case TypographyMember.decoration.rawValue:
      return ir.textStyles[index].decoration.map { .word($0.wordIndex) } ?? .none
    case TypographyMember.lineBreak.rawValue:
      return ir.textStyles[index].lineBreak.map { .word($0.wordIndex) } ?? .none
    default: return .none
    }
  }

  /// The members of a typography token without a normal form, which the compiler always makes.
  private func absentStyleMember(_ member: MemberID) -> TemplateValue {
    switch TypographyMember(rawValue: member.index) {
    case .families: list(.families, 0..<0)
    case .slant: .word(0)
    case .isLineHeightAbsolute, .isKernAbsolute: .bool(false)
    default: .none
    }
  }

  private enum Measure: Int {
    case size = 5
    case lineHeight, kern
  }

  private func measure(
    _ measure: Measure,
    _ length: Dimension?,
    _ node: NodeID,
    _ view: ViewID
  ) -> TemplateValue {
    guard length != nil else { return .none }
    return object(.dimension, firstPart(node) + measure.rawValue, view)
  }

  /// Whether a member of the text style at a node is not the same in every context.
  func varies(_ member: MemberID, _ node: NodeID) -> Bool {
    guard let name = VaryingMember(rawValue: member.index) else { return false }
    let token = Int(source.nodes[node].token)
    guard let base = styleIndex(in: projection.base[token]) else { return false }
    return projection.resolutions[projection.variants[token].indices].contains { resolution in
      guard let other = styleIndex(in: resolution), other != base else { return false }
      return differ(name, base, other)
    }
  }

  /// Whether two text styles differ in a member.
  private func differ(_ name: VaryingMember, _ one: Int, _ other: Int) -> Bool {
    switch name {
    case .fontFamily: differ(\.families, one, other)
    case .fontSize: differ(\.size, one, other)
    case .fontWeight: differ(\.weight, one, other)
    case .slant: differ(\.slant, one, other)
    case .lineHeight: differ(\.lineHeight, one, other) || differ(\.lineHeightRatio, one, other)
    case .kern: differ(\.kern, one, other) || differ(\.kernEm, one, other)
    case .align: differ(\.align, one, other)
    case .letterCase: differ(\.letterCase, one, other)
    case .decoration: differ(\.decoration, one, other)
    case .lineBreak: differ(\.lineBreak, one, other)
    case .color: differ(\.color?.value, one, other)
    case .shadow: differ(\.shadow?.value, one, other)
    }
  }

  /// The styles are read where they stand: copies would count references to their lists.
  @inline(__always)
  private func differ(
    _ member: (TextStyle) -> some Equatable,
    _ one: Int,
    _ other: Int
  ) -> Bool {
    member(ir.textStyles[one]) != member(ir.textStyles[other])
  }

  /// Whether the line height is not simply the ratio of the `$value`.
  func isLineHeightAbsolute(_ style: TextStyle, _ typography: Typography) -> Bool {
    guard style.lineHeight != nil else { return false }
    guard let ratio = typography.lineHeight.map({ ir.values[$0].value }) else { return true }
    return ratio != style.lineHeightRatio
  }

  /// Whether the space between letters is not what the `$value` says.
  func isKernAbsolute(_ style: TextStyle, _ typography: Typography) -> Bool {
    guard let kern = style.kern else { return false }
    guard let spacing = typography.letterSpacing.map({ ir.values[$0] }) else { return true }
    switch spacing.unit {
    case .em: return spacing.value != style.kernEm
    case .percent: return spacing.value / 100 != style.kernEm
    default: return spacing != kern && pixels(spacing) != pixels(kern)
    }
  }

  @inline(never)
  private func isLineHeightAbsolute(_ style: Int, in resolution: ResolutionID) -> Bool {
    isLineHeightAbsolute(ir.textStyles[style], typography(in: resolution))
  }

  @inline(never)
  private func isKernAbsolute(_ style: Int, in resolution: ResolutionID) -> Bool {
    isKernAbsolute(ir.textStyles[style], typography(in: resolution))
  }

  private func typography(in resolution: ResolutionID) -> Typography {
    ir.values[Handle<Typography>(source.values[resolution])]
  }

  /// What a word of the source is called in the target.
  private func word(_ text: TextID?) -> TemplateValue {
    guard let text, let made = textStyleWords[text], made != .empty else { return .none }
    return .made(made)
  }
}

extension CaseIterable where Self: Equatable, AllCases == [Self] {
  /// Its place among the words of its type.
  var wordIndex: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
