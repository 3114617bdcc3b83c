internal import AppAudit
internal import TokenCompiler
internal import TokenInspection
internal import TokenModel

extension AuditToken {
  /// Creates the token with its values in all contexts; `nil` if an app can't contain a value of its
  /// type.
  init?(_ token: TokenID, _ ir: IR) {
    let own = ir.tokens[Int(token.index)]
    guard [.color, .dimension, .typography, .shadow].contains(own.type) else { return nil }
    let path = ir.path(of: token)
    let modifiers = ir.relevantModifiers(of: token)
    let combinations = ir.combinations(of: modifiers, limit: 4_096)
    var values: [AuditToken.Value] = []
    // With too many combinations, no value is known to be the same in all of them.
    guard let combinations else { return nil }
    for choices in combinations where !ir.isAbsent(token, in: choices) {
      let resolved = ir.resolved(token, in: choices)
      for literal in Self.literals(resolved, own.type, path, ir) {
        let value = AuditToken.Value(literal, ir.appearance(of: choices, for: modifiers))
        if !values.contains(value) { values.append(value) }
      }
    }
    guard !values.isEmpty else { return nil }
    self.init(path: path, isDeprecated: own.deprecation != nil, values: values)
  }

  /// Returns the values that an app contains if it uses a token.
  private static func literals(
    _ resolved: Token.ResolvedValue,
    _ type: TokenType,
    _ path: String,
    _ ir: IR
  ) -> [Literal.Value] {
    switch type {
    case .color: return [.color(LiteralColor(ir.values[Handle<Color>(resolved.value)]))]
    case .dimension:
      let dimension = ir.values[Handle<Dimension>(resolved.value)]
      guard dimension.fluid == nil, let length = dimension.pixels else { return [] }
      let isRadius = ["radius", "corner", "round"].contains { path.lowercased().contains($0) }
      return [isRadius ? .radius(length) : .size(length)]
    case .typography:
      guard let index = resolved.textStyle else { return [] }
      return [.textStyle(LiteralTextStyle(ir.textStyles[Int(index)], ir))]
    default:
      let layers = ir.values[Handle<Shadow>(resolved.value)].layers
      guard layers.count == 1, layers[0].inset != true else { return [] }
      return shadow(layers[0], ir).map { [.shadow($0)] } ?? []
    }
  }

  private static func shadow(_ layer: Shadow.Layer, _ ir: IR) -> LiteralShadow? {
    let lengths = [layer.offsetX, layer.offsetY, layer.blur, layer.spread].compactMap {
      ir.values[$0].pixels
    }
    guard lengths.count == 4 else { return nil }
    return LiteralShadow(
      x: lengths[0],
      y: lengths[1],
      blur: lengths[2],
      spread: lengths[3],
      color: LiteralColor(ir.values[layer.color])
    )
  }
}

extension LiteralTextStyle {
  fileprivate init(_ style: TextStyle, _ ir: IR) {
    self.init()
    family = style.families.first.flatMap { $0.isGeneric ? nil : ir.texts[$0.name] }
    size = style.size.flatMap(\.pixels)
    weight = style.weight
    isItalic = style.slant != .normal
    lineHeight = style.lineHeight.flatMap(\.pixels)
    letterSpacing = style.kern.flatMap(\.pixels)
  }
}

extension Dimension {
  /// The length in pixels, with the browsers' default of 16 for `rem`.
  fileprivate var pixels: Double? {
    switch unit {
    case .px: value
    case .rem: value * 16
    default: nil
    }
  }
}

extension IR {
  /// The appearance that the contexts of some modifiers correspond to.
  fileprivate func appearance(
    of choices: ContextChoices,
    for set: ModifierSet
  ) -> Literal.Appearance {
    for index in set.indices {
      switch modifiers[index].appearances[Int(choices[index])]?.scheme {
      case .light: return .light
      case .dark: return .dark
      case nil: break
      }
    }
    return .any
  }
}
