import TokenCompiler
import TokenModel

extension OutputValues {
  /// Whether a token or constant has a part in at least one context.
  ///
  /// If `isComplete` is `true`, contexts of the source that this output omits count too, because
  /// some targets give a token the same parts in all outputs.
  func hasPart(_ part: NumberedPart, _ token: Int, isComplete: Bool) -> Bool {
    guard let type = ir.namedType(of: token) else { return false }
    let all =
      isComplete
      ? resolutions.resolutions(of: token)
      : projection.resolutions(of: token)
    return all.contains { hasPart(part, in: $0, of: type) }
  }

  private func hasPart(
    _ part: NumberedPart,
    in resolution: ResolutionID,
    of type: NamedType
  ) -> Bool {
    switch (part.element, type) {
    case (.layer, _): return part.number <= resolutions.layerCount(in: resolution)
    case (.stop, _): return part.number <= resolutions.stops(in: resolution).count
    case (.dash, _): return part.number <= resolutions.dashes(in: resolution)?.count ?? 0
    case (nil, .token(.border)), (nil, .token(.strokeStyle)):
      return ![.dashes, .cap].contains(part.part) || resolutions.dashes(in: resolution) != nil
    case (nil, .token(.fontFamily)):
      let families = source.fonts.byValue[Int(resolutions.values[resolution])]
      return source.fonts.families[families].contains { isGeneric($0.name) }
    case (nil, .token(.typography)):
      return resolutions.textStyle(in: resolution)?.has(part.part) ?? false
    default: return true
    }
  }

  private func isGeneric(_ family: TextID) -> Bool {
    let word = ir.texts[family]
    return target.table("genericFamily")?.rows.contains { $0.word == word && $0.text != nil }
      ?? false
  }

  /// Returns the token that a part, or the value containing it, refers to in every context; `nil`
  /// if there is no such token.
  func target(of part: NumberedPart, in token: Int) -> Int? {
    for kind in part.part.nodeKinds(in: ir.tokens[token].type) {
      let element = kind.isElement ? UInt32(part.number - 1) : 0
      let node = source.nodes.parts(of: token).first {
        source.nodes[$0].kind == kind && source.nodes[$0].element == element
      }
      guard let node, let target = uniformReference(from: node),
        reference(from: node, in: ViewTable.base) == target
      else { continue }
      return target
    }
    return nil
  }
}

extension TextStyle {
  fileprivate func has(_ part: NamedPart) -> Bool {
    switch part {
    case .fontFamily: !families.isEmpty
    case .fontSize: size != nil
    case .fontWeight: weight != nil
    case .slant: slant != .normal
    case .lineHeight: lineHeight != nil || lineHeightRatio != nil
    case .lineHeightLength: lineHeight != nil
    case .lineHeightRatio: lineHeight == nil && lineHeightRatio != nil
    case .kern: kern != nil || kernEm != nil
    case .kernEm: kernEm != nil
    case .number: number != nil
    case .align: align != nil
    case .letterCase: letterCase != nil
    case .decoration: decoration != nil
    case .lineBreak: lineBreak != nil
    case .variations: !variations.isEmpty
    case .shadow, .shadowColor, .shadowOffsetX, .shadowOffsetY, .shadowBlur, .shadowSpread,
      .shadowInset:
      shadow != nil
    case .color: color != nil
    default: false
    }
  }
}

extension NamedPart {
  /// The nodes that can be a reference and are or contain this part, outermost first.
  fileprivate func nodeKinds(in type: TokenType) -> [NodeKind] {
    switch (self, type) {
    case (.color, .border): [.borderColor]
    case (.width, .border): [.borderWidth]
    case (.style, .border), (.cap, .border): [.borderStyle]
    case (.dashes, .border): [.borderStyle, .dash]
    case (.dashes, .strokeStyle): [.dash]
    case (.duration, .transition): [.duration]
    case (.delay, .transition): [.delay]
    case (.timingFunction, .transition): [.timingFunction]
    case (.color, .shadow): [.layerColor]
    case (.offsetX, .shadow): [.offsetX]
    case (.offsetY, .shadow): [.offsetY]
    case (.blur, .shadow): [.blur]
    case (.spread, .shadow): [.spread]
    case (.color, .gradient): [.stopColor]
    case (.color, .typography): [.textColor]
    case (.shadow, .typography), (.shadowInset, .typography): [.textShadow]
    case (.shadowColor, .typography): [.textShadow, .layerColor]
    case (.shadowOffsetX, .typography): [.textShadow, .offsetX]
    case (.shadowOffsetY, .typography): [.textShadow, .offsetY]
    case (.shadowBlur, .typography): [.textShadow, .blur]
    case (.shadowSpread, .typography): [.textShadow, .spread]
    default: []
    }
  }
}
