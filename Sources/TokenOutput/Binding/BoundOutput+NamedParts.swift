import TokenCompiler
import TokenModel

extension BoundOutput {
  /// Whether a token has a part in some context.
  func hasPart(_ part: NameRules.NamedPart, _ token: Int) -> Bool {
    let variants = projection.variants[token].indices.map { projection.resolutions[$0] }
    return ([projection.base[token]] + variants).contains { hasPart(part, in: $0, of: token) }
  }

  private func hasPart(
    _ part: NameRules.NamedPart,
    in resolution: ResolutionID,
    of token: Int
  ) -> Bool {
    if ir.tokens[token].type == .strokeStyle {
      guard part == .dashes || part == .cap else { return false }
      if case .dashes = facts.strokeStyle(in: resolution, of: .strokeStyle) { return true }
      return false
    }
    guard let style = textStyle(in: resolution) else { return false }
    switch part {
    case .fontFamily: return !style.families.isEmpty
    case .fontSize: return style.size != nil
    case .fontWeight: return style.weight != nil
    case .slant: return style.slant != .normal
    case .lineHeight: return style.lineHeight != nil || style.lineHeightRatio != nil
    case .kern: return style.kern != nil || style.kernEm != nil
    case .align: return style.align != nil
    case .letterCase: return style.letterCase != nil
    case .decoration: return style.decoration != nil
    case .lineBreak: return style.lineBreak != nil
    case .shadow: return style.shadow != nil
    case .color: return style.color != nil
    case .dashes, .cap: return false
    }
  }
}
