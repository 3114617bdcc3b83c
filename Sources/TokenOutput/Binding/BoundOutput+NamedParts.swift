import TokenCompiler
import TokenModel

extension BoundOutput {
  /// Returns the type of a token or constant for naming; `nil` if constants of its kind have no
  /// named type.
  func namedType(_ index: Int) -> NamedType? {
    guard ir.tokens[index].type == .constant else { return .token(ir.tokens[index].type) }
    if ir.isWholeNumber(index) { return .constant(.integer) }
    return NamedType(word: ir.constant(TokenID(UInt32(index))).typeName)
  }

  /// Whether a token or constant has a part in at least one context.
  ///
  /// If `isComplete` is `true`, contexts of the source that this output omits count too, because
  /// some targets give a token the same parts in all outputs.
  func hasPart(_ part: NumberedPart, _ token: Int, isComplete: Bool) -> Bool {
    guard let type = namedType(token) else { return false }
    let all =
      isComplete
      ? [token] + ir.tokens[token].variants.indices.map { ir.tokens.count + $0 }
      : [projection.base[token]]
        + projection.variants[token].indices.map { projection.resolutions[$0] }
    return all.contains { hasPart(part, in: $0, of: type) }
  }

  private func hasPart(
    _ part: NumberedPart,
    in resolution: ResolutionID,
    of type: NamedType
  ) -> Bool {
    switch (part.element, type) {
    case (.layer, _): return part.number <= facts.layerCount(in: resolution)
    case (.stop, _):
      let gradient = ir.values[Handle<Gradient>(facts.resolutions[resolution].value)]
      return part.number <= gradient.stops.count
    case (.dash, _):
      return part.number <= dashes(in: resolution, of: type)?.count ?? 0
    case (nil, .token(.border)), (nil, .token(.strokeStyle)):
      return ![.dashes, .cap].contains(part.part) || dashes(in: resolution, of: type) != nil
    case (nil, .token(.fontFamily)):
      let families = source.fonts.byValue[Int(facts.resolutions[resolution].value)]
      return source.fonts.families[families].contains { isGeneric($0.name) }
    case (nil, .token(.typography)):
      return source.textStyle(in: resolution)?.has(part.part) ?? false
    default: return true
    }
  }

  private func dashes(
    in resolution: ResolutionID,
    of type: NamedType
  ) -> [Handle<Dimension>]? {
    let type: TokenType = type == .token(.border) ? .border : .strokeStyle
    guard case .dashes(let dashes, _) = facts.strokeStyle(in: resolution, of: type) else {
      return nil
    }
    return dashes
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
        reference(from: node, in: baseView) == target
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
