import JSONSyntax
import TokenModel

/// Composite values.
extension ValueReading {
  /// Converts a border, a transition, a shadow, or a text style.
  func composite(_ node: JSONNode, _ type: ForeignType) -> Result {
    if lengthUnit != nil {
      // Style Dictionary only adds units to tokens that are lengths.
      var reading = self
      reading.lengthUnit = nil
      return reading.composite(node, type)
    }
    if let text = string(node) {
      guard let value = CSSShorthand.value(text, as: type.rawValue) else {
        return self.text(node, type)
      }
      return Result(type: type.standardWord, value: value, forms: [.foreignComposites])
    }
    switch type {
    case .shadow: return shadow(node)
    case _ where tree.kind(node) != .object: return Result(type: type.standardWord)
    case .typography: return textStyle(node)
    default: return result(type, object(node), node)
    }
  }

  /// Converts an object whose properties have the same names as in DTCG.
  private func object(_ node: JSONNode) -> DraftValue {
    .object(
      tree.members(of: node).map { member in
        let name = tree.string(member.key)
        let value = Self.partTypes[name].map { part(member.value, as: $0) }
        return DraftValue.Member(name, value ?? verbatim(member.value))
      }
    )
  }

  /// Returns a result that includes the value only if it differs from the value in the file.
  private func result(_ type: ForeignType, _ value: DraftValue, _ node: JSONNode) -> Result {
    isSame(value, as: verbatim(node))
      ? Result(type: type.standardWord)
      : Result(type: type.standardWord, value: value, forms: [.foreignComposites])
  }

  // MARK: Shadows

  private func shadow(_ node: JSONNode) -> Result {
    if tree.kind(node) == .object { return result(.shadow, layer(node), node) }
    guard tree.kind(node) == .array else { return Result(type: "shadow") }
    let layers = tree.elements(of: node).map { element in
      if tree.kind(element) == .object { return layer(element) }
      return string(element).flatMap { CSSShorthand.value($0, as: "shadow") } ?? verbatim(element)
    }
    return result(.shadow, .array(layers), node)
  }

  private func layer(_ node: JSONNode) -> DraftValue {
    var parts: [DraftValue.Member] = []
    let colorWithOpacity = isReplacing ? color(besideAlphaIn: node) : nil
    for member in tree.members(of: node) {
      let spelling = tree.string(member.key)
      let name = Self.namesOfShadowLengths[spelling] ?? spelling
      switch name {
      case "offsetX", "offsetY", "blur", "spread":
        parts.append(.init(name, part(member.value, as: .dimension)))
      case "color":
        parts.append(.init(name, colorWithOpacity ?? part(member.value, as: .color)))
      case "alpha" where colorWithOpacity != nil: continue
      case "type", "shadowType":
        if string(member.value) == "innerShadow" { parts.append(.init("inset", .boolean(true))) }
      case "inset":
        let isWord = string(member.value) == "inset"
        parts.append(.init(name, isWord ? .boolean(true) : verbatim(member.value)))
      default: parts.append(.init(name, verbatim(member.value)))
      }
    }
    if tree.value(of: "spread", in: node) == nil {
      parts.append(.init("spread", .measure(0, "px")))
    }
    return .object(parts)
  }

  // MARK: Gradients

  /// Converts a gradient as exported by the Figma plugin Design Tokens; `nil` for any other value.
  ///
  /// `rotation` is an angle in degrees, as in CSS. A diamond becomes a radial gradient.
  func gradientObject(_ node: JSONNode) -> Result? {
    guard !isDraft, tree.kind(node) == .object,
      let word = tree.value(of: "gradientType", in: node).flatMap(string),
      let list = tree.value(of: "stops", in: node), tree.kind(list) == .array
    else { return nil }
    let rotation = tree.value(of: "rotation", in: node).flatMap { number($0)?.measure.value }
    let angle = Gradient.turn(rotation ?? 90)
    let kind: Gradient.Kind
    switch word {
    case "linear": kind = .linear(.angle(angle))
    case "angular": kind = .conic(from: angle, center: .middle)
    case "radial", "diamond":
      kind = .radial(.init(.ellipse, .closestSide, center: .middle))
    default: return nil
    }
    let stops = tree.elements(of: list).map { stop in
      tree.kind(stop) == .object ? object(stop) : verbatim(stop)
    }
    return Result(
      type: "gradient",
      value: .array(stops),
      forms: [.foreignComposites],
      extensions: [CSSGradient.member(kind)],
      isPartial: word == "diamond"
    )
  }

  // MARK: Text styles

  private func textStyle(_ node: JSONNode) -> Result {
    var parts: [DraftValue.Member] = []
    var extra: [DraftValue.Member] = []
    var isPartial = false
    for member in tree.members(of: node) {
      let spelling = tree.string(member.key)
      let name = isDraft ? spelling : Self.namesOfCSSProperties[spelling] ?? spelling
      let text = string(member.value)
      switch name {
      case "textCase", "textTransform", "textDecoration":
        let (name, words) =
          name == "textDecoration" ? ("decoration", Self.decorations) : ("case", Self.letterCases)
        if let word = text.flatMap({ words[$0.lowercased()] }) {
          extra.append(.init(name, .string(word)))
        } else {
          isPartial = true
        }
      case "lineHeight":
        guard text?.lowercased() != "auto" else { continue }
        guard let exact = exactLineHeight(member.value, of: node) else { fallthrough }
        parts.append(.init(name, .number(exact.ratio)))
        extra.append(.init(name, exact.height))
      default:
        if name == "fontWeight", text.flatMap({ FontWeightName($0) })?.isItalic == true {
          extra.append(.init("style", .string("italic")))
        }
        let fonts = name == "fontFamily" ? text.flatMap(Self.fontsWithReferences) : nil
        let value =
          Self.textStylePartTypes[name].map { part(member.value, as: $0) } ?? verbatim(member.value)
        parts.append(.init(name, fonts.map { .array($0) } ?? value))
      }
    }
    var result = result(.typography, .object(parts), node)
    result.extensions = extra
    result.isPartial = isPartial
    return result
  }

  /// Returns the names of fonts and the references in a list such as `{font.brand}, serif`; `nil` for
  /// any other text.
  static func fontsWithReferences(_ text: String) -> [DraftValue]? {
    guard text.contains("{"), text.contains(",") else { return nil }
    let parts = text.split(separator: ",").map { String($0.trimmingBlanks) }
    let fonts = parts.compactMap { part in
      if isReference(part) { return part }
      let name = unquoted(part[...])
      return name.isEmpty || name.contains { "{}'\"~".contains($0) } ? nil : String(name)
    }
    return fonts.count == parts.count ? fonts.map { .string($0) } : nil
  }

  /// The types of a composite value's properties.
  private static let partTypes: [String: ForeignType] = [
    "color": .color, "width": .dimension, "style": .strokeStyle, "duration": .duration,
    "delay": .duration, "timingFunction": .cubicBezier,
  ]

  /// The types of a text style's properties.
  private static let textStylePartTypes: [String: ForeignType] = [
    "fontFamily": .fontFamily, "fontSize": .dimension, "fontWeight": .fontWeight,
    "lineHeight": .lineHeight, "letterSpacing": .letterSpacing,
  ]

  /// The DTCG names of a shadow's lengths that other tools name differently.
  private static let namesOfShadowLengths = ["x": "offsetX", "y": "offsetY", "radius": "blur"]

  /// The names of a text style's properties that some tools spell as in CSS.
  private static let namesOfCSSProperties = [
    "font-family": "fontFamily", "font-size": "fontSize", "font-weight": "fontWeight",
    "line-height": "lineHeight", "letter-spacing": "letterSpacing",
    "text-transform": "textTransform", "text-decoration": "textDecoration",
  ]

  /// The keywords of the `dev.tokens` extension for those of Tokens Studio and CSS.
  private static let letterCases = [
    "uppercase": "uppercase", "lowercase": "lowercase", "capitalize": "capitalize",
    "upper": "uppercase", "lower": "lowercase", "title": "capitalize", "none": "none",
  ]

  private static let decorations = [
    "underline": "underline", "line-through": "line-through", "strikethrough": "line-through",
    "overline": "overline", "none": "none",
  ]
}
