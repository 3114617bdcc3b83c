import TokenModel

extension SyntheticSource {
  /// Writes the base value of a token.
  func writeValue(of index: Int, in layer: TokenLayer, to text: inout JSONText) {
    let part = arguments.changedPart
    let isChanged = part > 0 && index % part == 0
    var random = RandomStream(seed: isChanged ? seed &+ 1 : seed, .value, UInt64(index))
    writeValue(of: index, in: layer, &random, to: &text)
  }

  /// Writes the value of a token for these random numbers.
  func writeValue(
    of index: Int,
    in layer: TokenLayer,
    _ random: inout RandomStream,
    to text: inout JSONText
  ) {
    if let pool = layer.kind.pool { return alias(pool, &random, to: &text) }
    switch layer.kind {
    case .swatch: color(&random, to: &text)
    case .dimension: dimension(index - layer.indices.lowerBound, &random, to: &text)
    case .fontFamily: fontFamily(&random, to: &text)
    case .fontWeight: text.integer(100 * random.within(3...8))
    case .number:
      text.decimal(random.pick([0, 8, 16, 50, 100, 120, 125, 150, 200, 1000]), digits: 2)
    case .duration: measure(random.pick([50, 100, 150, 200, 300, 500]), "ms", to: &text)
    case .cubicBezier: curve(&random, to: &text)
    case .transition: transition(&random, to: &text)
    case .gradient: gradient(&random, to: &text)
    case .typography: typography(&random, to: &text)
    case .shadow: shadow(&random, to: &text)
    case .border: border(&random, to: &text)
    case .theme, .component, .product: break
    }
  }

  private func alias(
    _ kind: TokenLayer.Kind,
    _ random: inout RandomStream,
    to text: inout JSONText
  ) {
    text.string(reference(kind, &random) ?? "")
  }

  // MARK: Colors

  private func color(
    _ random: inout RandomStream,
    alpha fixed: Int? = nil,
    to text: inout JSONText
  ) {
    let channels = (0..<3).map { _ in random.below(256) }
    let kind = random.below(100)
    let alpha = fixed ?? (random.happens(10) ? random.pick([4, 8, 12, 16, 24, 32, 50, 80]) : nil)
    text.beginObject()
    text.member("colorSpace", kind < 8 ? "oklch" : kind < 16 ? "display-p3" : "srgb")
    text.name("components")
    text.beginArray()
    var hex = channels
    if kind < 8 {
      let lightness = random.within(2000...9700)
      let chroma = random.within(0...1200)
      let hue = random.within(0...35900)
      decimal(lightness, digits: 4, to: &text)
      decimal(chroma, digits: 4, to: &text)
      decimal(hue, digits: 2, to: &text)
      let components = SIMD3(Double(lightness) / 10000, Double(chroma) / 10000, Double(hue) / 100)
      hex = Self.fallback(of: Color(.oklch, components))
    } else {
      for channel in channels { decimal((channel * 10000 + 127) / 255, digits: 4, to: &text) }
      if kind < 16 {
        let components = SIMD3(channels.map { Double($0) / 255 })
        hex = Self.fallback(of: Color(.displayP3, components))
      }
    }
    text.endArray()
    if let alpha { text.member("alpha", alpha, digits: 2) }
    text.member("hex", "#" + hex.map(Self.hexadecimal).joined())
    text.endObject()
  }

  /// The sRGB fallback of a color: red, green, and blue from 0 to 255.
  private static func fallback(of color: Color) -> [Int] {
    let hex = DerivedColor(color).hex
    return [24, 16, 8].map { Int(hex >> $0 & 0xFF) }
  }

  private func decimal(_ number: Int, digits: Int, to text: inout JSONText) {
    text.element()
    text.decimal(number, digits: digits)
  }

  private static func hexadecimal(_ number: Int) -> String {
    (number < 16 ? "0" : "") + String(number, radix: 16)
  }

  private func gradient(_ random: inout RandomStream, to text: inout JSONText) {
    text.beginArray()
    for (position, kind) in [TokenLayer.Kind.swatch, .theme].enumerated() {
      text.element()
      text.beginObject()
      text.member("color", reference(kind, &random) ?? "")
      text.member("position", position)
      text.endObject()
    }
    text.endArray()
  }

  // MARK: Dimensions

  private func measure(_ number: Int, digits: Int = 0, _ unit: String, to text: inout JSONText) {
    text.beginObject()
    text.member("value", number, digits: digits)
    text.member("unit", unit)
    text.endObject()
  }

  /// The first ten dimensions are literals, so chains of aliases end there.
  private func dimension(
    _ place: Int,
    _ random: inout RandomStream,
    to text: inout JSONText
  ) {
    if isAlias(dimensionAt: place), let layer = layer(.dimension) {
      text.string(layer.reference(to: layer.indices.lowerBound + random.below(10)))
      return
    }
    let pixels = random.pick([0, 1, 2, 4, 6, 8, 10, 12, 16, 20, 24, 32, 40, 48, 64])
    if random.below(3) < 2 {
      measure(pixels, "px", to: &text)
    } else {
      measure(pixels * 10000 / 16, digits: 4, "rem", to: &text)
    }
  }

  private func isAlias(dimensionAt place: Int) -> Bool {
    var random = RandomStream(seed: seed, .choice, UInt64(place))
    return place > 10 && random.happens(20)
  }

  private func curve(_ random: inout RandomStream, to text: inout JSONText) {
    text.beginArray()
    for range in [0...100, -50...150, 0...100, -50...150] {
      decimal(random.within(range), digits: 2, to: &text)
    }
    text.endArray()
  }

  private func transition(_ random: inout RandomStream, to text: inout JSONText) {
    text.beginObject()
    text.member("duration", reference(.duration, &random) ?? "")
    text.name("delay")
    measure(0, "ms", to: &text)
    text.member("timingFunction", reference(.cubicBezier, &random) ?? "")
    text.endObject()
  }

  // MARK: Text

  private func fontFamily(_ random: inout RandomStream, to text: inout JSONText) {
    text.beginArray()
    for name in [random.pick(Vocabulary.fonts), random.pick(Vocabulary.genericFonts)] {
      text.element()
      text.string(name)
    }
    text.endArray()
  }

  private func typography(_ random: inout RandomStream, to text: inout JSONText) {
    text.beginObject()
    text.member("fontFamily", reference(.fontFamily, &random) ?? "")
    text.member("fontWeight", reference(.fontWeight, &random) ?? "")
    text.member("fontSize", reference(.dimension, &random) ?? "")
    text.member("lineHeight", random.pick([100, 120, 125, 140, 150]), digits: 2)
    text.name("letterSpacing")
    measure(random.pick([0, 25, 50, 100]), digits: 2, "px", to: &text)
    text.endObject()
  }

  // MARK: Shadows and borders

  private func shadow(_ random: inout RandomStream, to text: inout JSONText) {
    guard random.happens(33) else { return shadowLayer(&random, to: &text) }
    text.beginArray()
    for _ in 0..<2 {
      text.element()
      shadowLayer(&random, to: &text)
    }
    text.endArray()
  }

  private func shadowLayer(_ random: inout RandomStream, to text: inout JSONText) {
    text.beginObject()
    text.name("color")
    if random.happens(60) {
      alias(.theme, &random, to: &text)
    } else {
      color(&random, alpha: random.pick([8, 16, 24]), to: &text)
    }
    let lengths = [
      ("offsetX", [0]), ("offsetY", [1, 2, 4, 8]), ("blur", [2, 4, 8, 16, 24]),
      ("spread", [0, 0, 1]),
    ]
    for (name, choices) in lengths {
      text.name(name)
      measure(random.pick(choices), "px", to: &text)
    }
    text.endObject()
  }

  private func border(_ random: inout RandomStream, to text: inout JSONText) {
    text.beginObject()
    text.member("color", reference(random.happens(50) ? .component : .swatch, &random) ?? "")
    text.name("width")
    if random.happens(50) {
      alias(.dimension, &random, to: &text)
    } else {
      measure(random.pick([1, 2]), "px", to: &text)
    }
    text.member("style", random.pick(["solid", "solid", "dashed"]))
    text.endObject()
  }
}
