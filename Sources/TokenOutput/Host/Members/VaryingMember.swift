import TemplateEngine
import TokenCompiler
import TokenModel

/// The members of what varies of a text style with the contexts.
enum VaryingMember: String, OutputMember {
  case fontFamily, fontSize, fontWeight, slant, lineHeight, kern, align, letterCase, decoration,
    lineBreak, color, shadow

  static let object = ObjectKind.varying

  var type: TemplateType { .bool }
}

extension BoundOutput {
  /// Whether a member of the text style at a node is not the same in every context.
  func value(_ member: VaryingMember, of node: NodeID) -> TemplateValue {
    let token = Int(source.nodes[node].token)
    guard let base = styleIndex(in: projection.base[token]) else { return .bool(false) }
    let variants = projection.resolutions[projection.variants[token].indices]
    return .bool(
      variants.contains { resolution in
        guard let other = styleIndex(in: resolution), other != base else { return false }
        return differ(member, base, other)
      }
    )
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

}
