import TemplateEngine
import TokenCompiler
import TokenModel

/// The members of the properties of a text style that vary with the contexts.
enum VaryingMember: String, OutputMember {
  case fontFamily, fontSize, fontWeight, slant, lineHeight, kern, align, letterCase, decoration,
    lineBreak, variations, color, shadow

  static let object = ObjectKind.varying

  var type: TemplateType { .bool }

  var summary: String { "Whether it varies" }

  /// Whether the member prints a reference in a part of the value.
  fileprivate func prints(_ part: PointerPart) -> Bool {
    switch (self, part) {
    case (.fontFamily, .fontFamily), (.fontSize, .fontSize), (.fontWeight, .fontWeight),
      (.lineHeight, .lineHeight), (.kern, .letterSpacing), (.shadow, .color), (.shadow, .offsetX),
      (.shadow, .offsetY), (.shadow, .blur), (.shadow, .spread), (.shadow, .element):
      true
    default: false
    }
  }
}

extension OutputValues {
  /// Returns whether a member of the text style at a node is printed differently in some context.
  func value(_ member: VaryingMember, of node: NodeID) -> TemplateValue {
    .bool(varies(member, of: Int(source.nodes[node].token)))
  }

  private func varies(_ member: VaryingMember, of token: Int) -> Bool {
    guard let base = resolutions.styleIndex(in: projection.base[token]) else { return false }
    let variants = projection.resolutions[projection.variants[token].indices]
    let differs = variants.contains { resolution in
      guard let other = resolutions.styleIndex(in: resolution), other != base else { return false }
      return differ(member, base, other)
    }
    if differs || allowedReferences[Int(TokenType.typography.rawValue)] == 0 { return differs }
    return refers(member, in: projection.base[token])
      || variants.contains { refers(member, in: $0) }
  }

  /// Whether a member is, or is part of, a reference to a token that varies.
  ///
  /// The token can vary where this member doesn't, because other contexts override the reference.
  private func refers(_ member: VaryingMember, in resolution: ResolutionID) -> Bool {
    let resolved = resolutions[resolution]
    if let alias = resolved.alias { return varies(member, of: Int(alias.index)) }
    let refers = resolved.references.indices.contains { index in
      member.prints(PointerPart(ir.references[index].pointer.field))
        && refersToVarying(ir.references[index].target)
    }
    if refers || calculates(member, from: resolved) { return true }
    guard let style = resolutions.styleIndex(in: resolution) else { return false }
    return switch member {
    case .color: refersToVarying(ir.textStyles[style].color?.alias)
    case .shadow: refersToVarying(ir.textStyles[style].shadow?.alias)
    default: false
    }
  }

  /// Whether a member can be a formula with an operand that varies.
  private func calculates(_ member: VaryingMember, from resolved: Token.ResolvedValue) -> Bool {
    guard let formulas else { return false }
    return resolved.partExpressions.indices.contains { index in
      let expression = ir.partExpressions[index]
      return member.prints(PointerPart(expression.pointer.field))
        && formulas.operands(of: expression.text).contains { refersToVarying($0) }
    }
  }

  /// Whether a token, or a token that can be printed instead of it, varies.
  private func refersToVarying(_ token: TokenID?) -> Bool {
    guard let token = token.map({ Int($0.index) }) else { return false }
    let supports = formulas?.supports[token] ?? source.lists.supports[token]
    guard !supports.isDisjoint(with: projection.live) else { return false }
    return !projection.dependsOn[token].isEmpty || formulas?.isDependent[token] == true
      || refersToVarying(resolutions[projection.base[token]].alias)
  }

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
    case .variations: differ(\.variations, one, other)
    case .color: differ(\.color?.value, one, other)
    case .shadow: differ(\.shadow?.value, one, other)
    }
  }

  /// Compares the styles in place.
  ///
  /// Copying them would retain and release their arrays.
  private func differ(
    _ member: (TextStyle) -> some Equatable,
    _ one: Int,
    _ other: Int
  ) -> Bool {
    member(ir.textStyles[one]) != member(ir.textStyles[other])
  }
}
