import JSONSyntax
package import TokenModel

extension IR {
  /// Returns a value on one line, in CSS notation if there is one.
  ///
  /// - Parameters:
  ///   - value: the value.
  ///   - type: the type of the token.
  /// - Returns: text such as `#7a1fa2`, `16px`, or `1px solid #e0e0e0`.
  package func text(of value: ValueID, type: TokenType) -> String {
    ValueText(values: values, texts: texts, isCSS: false).text(of: value, type: type)
  }

  /// Returns the value of a token on one line; for a text style, with the axes of its font.
  package func text(of resolved: Token.ResolvedValue, type: TokenType) -> String {
    let value = text(of: resolved.value, type: type)
    guard let style = resolved.textStyle else { return value }
    let axes = textStyles[Int(style)].variations.map { "\(texts[$0.tag]) \($0.value.jsonText)" }
    return ([value] + axes).joined(separator: " ")
  }
}

/// Prints values on one line, in CSS notation if there is one.
struct ValueText {
  let values: ValueStore
  let texts: TextTable
  /// Whether the text is part of a CSS value, so words of DTCG are replaced with those of CSS.
  let isCSS: Bool

  /// Returns a value on one line.
  func text(of value: ValueID, type: TokenType) -> String {
    switch type {
    case .color: text(Handle<Color>(value))
    case .dimension: text(Handle<Dimension>(value))
    case .fontFamily: text(Handle<FontFamily>(value))
    case .fontWeight: text(Handle<FontWeight>(value))
    case .duration: text(Handle<TimeSpan>(value))
    case .cubicBezier: text(Handle<CubicBezier>(value))
    case .number: values[Handle<Number>(value)].value.jsonText
    case .strokeStyle: text(Handle<StrokeStyle>(value))
    case .border: text(values[Handle<Border>(value)])
    case .transition: text(values[Handle<Transition>(value)])
    case .shadow: text(values[Handle<Shadow>(value)])
    case .gradient: text(values[Handle<Gradient>(value)])
    case .typography: text(values[Handle<Typography>(value)])
    case .constant: text(values[Handle<ConstantValue>(value)])
    }
  }

  /// Returns hexadecimal digits, or a function in the color's own space if it's outside the sRGB
  /// gamut.
  private func text(_ handle: Handle<Color>) -> String {
    let color = values[handle]
    let derived = DerivedColor(color).rounded()
    guard !derived.isInSRGB else { return derived.hexText }
    let isPercentage = color.space == .hsl || color.space == .hwb
    let components = (0..<3).map { index in
      let number = color.isMissing(index) ? "none" : color.components[index].jsonText
      return isPercentage && index > 0 && !color.isMissing(index) ? number + "%" : number
    }
    let alpha = color.alpha.map { " / \($0.jsonText)" } ?? ""
    return color.space.functionStart + components.joined(separator: " ") + alpha + ")"
  }

  private func text(_ handle: Handle<Dimension>) -> String {
    let dimension = values[handle]
    let unit = dimension.unit.name
    guard let fluid = dimension.fluid else { return dimension.value.jsonText + unit }
    if isCSS { return fluid.text.map { texts[$0] } ?? clamp(dimension, fluid) }
    let lengths = "\(dimension.value.jsonText)\(unit) to \(fluid.maximum.jsonText)\(unit)"
    return "\(lengths) between widths of \(fluid.start.jsonText)px and \(fluid.end.jsonText)px"
  }

  /// Returns a fluid length in CSS notation, in its unit.
  private func clamp(_ length: Dimension, _ fluid: Dimension.Fluid) -> String {
    let pixels = length.unit == .rem ? 16.0 : 1
    // The pixels that the length grows for each pixel of the width.
    let rate = (fluid.maximum - length.value) * pixels / (fluid.end - fluid.start)
    func text(_ number: Double, _ unit: Dimension.Unit) -> String {
      ((number * 1e6).rounded() / 1e6).jsonText + unit.name
    }
    let base = text(length.value - rate * fluid.start / pixels, length.unit)
    let ends = [length.value, fluid.maximum].map { text($0, length.unit) }
    return "clamp(\(ends[0]), \(base) + \(text(rate * 100, .vw)), \(ends[1]))"
  }

  private func text(_ handle: Handle<TimeSpan>) -> String {
    let span = values[handle]
    return span.value.jsonText + span.unit.name
  }

  private func text(_ handle: Handle<FontFamily>) -> String {
    values[handle].names.map { texts[$0] }.joined(separator: ", ")
  }

  private func text(_ handle: Handle<FontWeight>) -> String {
    switch values[handle] {
    case .number(let number): number.jsonText
    case .named(let name): isCSS ? name.value.jsonText : name.name
    }
  }

  private func text(_ handle: Handle<CubicBezier>) -> String {
    let curve = values[handle]
    let numbers = [curve.x1, curve.y1, curve.x2, curve.y2].map(\.jsonText)
    return "cubic-bezier(\(numbers.joined(separator: ", ")))"
  }

  private func text(_ handle: Handle<StrokeStyle>) -> String {
    switch values[handle] {
    case .named(let name): name.name
    case .dashes where isCSS: "dashed"
    case .dashes(let dashes, let cap):
      "dashes " + dashes.map { text($0) }.joined(separator: " ") + ", \(cap.name)"
    }
  }

  private func text(_ border: Border) -> String {
    "\(text(border.width)) \(text(border.style)) \(text(border.color))"
  }

  private func text(_ transition: Transition) -> String {
    "\(text(transition.duration)) \(text(transition.timingFunction)) \(text(transition.delay))"
  }

  private func text(_ shadow: Shadow) -> String {
    shadow.layers.map { layer in
      let lengths = [layer.offsetX, layer.offsetY, layer.blur, layer.spread].map { text($0) }
      let inset = layer.inset ?? false ? "inset " : ""
      return inset + (lengths + [text(layer.color)]).joined(separator: " ")
    }.joined(separator: ", ")
  }

  private func text(_ gradient: Gradient) -> String {
    let stops = gradient.stops.map { "\(text($0.color)) \(($0.position * 100).jsonText)%" }
      .joined(separator: ", ")
    guard let kind = gradient.kind else { return stops }
    return "\(kind.name)-gradient(\(kind.cssText), \(stops))"
  }

  private func text(_ style: Typography) -> String {
    var size = style.fontSize.map { text($0) } ?? ""
    if let height = style.lineHeightLength {
      size += "/" + text(height)
    } else if let height = style.lineHeight {
      size += "/" + values[height].value.jsonText
    }
    let spacing = style.letterSpacing.map { "letter-spacing " + text($0) }
    let parts: [String?] = [
      style.fontWeight.map { text($0) }, size, style.fontFamily.map { text($0) }, spacing,
    ]
    return parts.compactMap(\.self).filter { !$0.isEmpty }.joined(separator: " ")
  }

  private func text(_ constant: ConstantValue) -> String {
    switch constant {
    case .boolean(let value): value ? "true" : "false"
    case .string(let text) where !isCSS: "\"\(texts[text])\""
    case .string(let text), .verbatim(let text), .image(let text), .word(let text, _): texts[text]
    case .number(let number): number.jsonText
    case .lengths(let shape, let lengths):
      zip(shape.members, lengths).map { "\($0) \(text($1))" }.joined(separator: ", ")
    }
  }
}

extension ColorSpace {
  /// The start of a CSS color function, before the components.
  fileprivate var functionStart: String {
    switch self {
    case .hsl, .hwb, .lab, .lch, .oklab, .oklch: "\(name)("
    case .srgb, .srgbLinear, .displayP3, .a98RGB, .prophotoRGB, .rec2020, .xyzD65, .xyzD50:
      "color(\(name) "
    }
  }
}
