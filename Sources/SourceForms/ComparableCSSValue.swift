internal import TokenModel

/// A CSS value in a form in which different notations of the same value are equal.
///
/// - Colors are compared by red, green, blue, and opacity, with a tolerance of 1 of 255.
/// - `rem` is converted to `px`, and `s` to `ms`; a zero needs no unit.
/// - Numbers are equal if they differ by less than 0.06 (`px`, `ms`, `%`) or 0.0006 (others).
/// - The line height of a font can be a ratio, a percentage of its size, or a length.
/// - A shadow can omit lengths that are zero, and its color and `inset` can be on either side.
/// - Letter case, white space, and quotation marks don't matter.
package struct ComparableCSSValue: Sendable {
  private enum Part: Hashable, Sendable {
    case color(SIMD4<Double>)
    case number(Double, unit: String)
    case text(String)
  }

  private var parts: [Part] = []
  /// Whether the value begins with a quotation mark.
  package let isQuoted: Bool

  /// Parses a value without references.
  ///
  /// - Parameters:
  ///   - text: the value.
  ///   - remSize: the size of a `rem` in pixels.
  package init(_ text: String, remSize: Double = 16) {
    isQuoted = text.trimmingBlanks.first.map { $0 == "\"" || $0 == "'" } ?? false
    guard text.utf8.count <= Self.sizeLimit else {
      parts = [.text(text)]
      return
    }
    let text = Self.withoutQuotes(text).lowercased()
    var rest = text[...]
    while let first = rest.first {
      guard !first.isWhitespace else {
        rest = rest.dropFirst()
        continue
      }
      let word = rest.prefix { !$0.isWhitespace && !",()/*[]{}:;".contains($0) }
      rest = rest.dropFirst(word.count)
      if rest.first == "(", let call = Self.call(word, rest), let color = Self.color(call) {
        parts.append(.color(color))
        rest = text[call.endIndex...]
      } else if word.isEmpty {
        parts.append(.text(String(first)))
        rest = rest.dropFirst()
      } else {
        parts.append(Self.part(word, remSize))
      }
    }
    parts = Self.completingShadows(Self.convertingLineHeight(parts))
  }

  /// The maximum size of a value to parse, in bytes; longer ones are compared as text.
  private static let sizeLimit = 10_000

  /// Whether both are the same value.
  package func isEquivalent(to other: Self) -> Bool {
    parts.count == other.parts.count && zip(parts, other.parts).allSatisfy(Self.areEquivalent)
  }

  private static func areEquivalent(_ first: Part, _ second: Part) -> Bool {
    switch (first, second) {
    case (.color(let one), .color(let other)):
      (0..<4).allSatisfy { abs((one[$0] * 255).rounded() - (other[$0] * 255).rounded()) <= 1 }
    case (.number(let one, let unit), .number(let other, let otherUnit)):
      unit == otherUnit
        && abs(one - other) < (["px", "ms", "%"].contains(unit) ? 0.06 : 0.0006)
    default: first == second
    }
  }

  // MARK: Fonts

  /// Converts the line height between a font's size and family, as in `18px/1.5 Inter`, to pixels.
  ///
  /// In other values with a slash, such as the radii `10px / 50%`, no word follows.
  private static func convertingLineHeight(_ parts: [Part]) -> [Part] {
    guard let slash = parts.firstIndex(of: .text("/")), slash > 0, slash + 2 < parts.count,
      case .number(let size, "px") = parts[slash - 1],
      case .number(let height, let unit) = parts[slash + 1], unit == "" || unit == "%", height != 0,
      case .text = parts[slash + 2]
    else { return parts }
    var parts = parts
    parts[slash + 1] = .number(size * height / (unit == "%" ? 100 : 1), unit: "px")
    return parts
  }

  // MARK: Shadows

  /// Writes all shadows of a list in the same order and with all lengths.
  private static func completingShadows(_ parts: [Part]) -> [Part] {
    let comma = Part.text(",")
    let layers = parts.split(separator: comma, omittingEmptySubsequences: false)
    let shadows = layers.compactMap { shadow($0) }
    guard shadows.count == layers.count else { return parts }
    return Array(shadows.joined(separator: [comma]))
  }

  /// Returns a shadow with two to four lengths and a color; `nil` for anything else.
  private static func shadow(_ parts: ArraySlice<Part>) -> [Part]? {
    var lengths: [Part] = []
    var colors: [Part] = []
    var words: [Part] = []
    for part in parts {
      switch part {
      case .number: lengths.append(part)
      case .color: colors.append(part)
      case .text: words.append(part)
      }
    }
    guard (2...4).contains(lengths.count), colors.count == 1 else { return nil }
    guard words.isEmpty || words == [.text("inset")] else { return nil }
    lengths += Array(repeating: .number(0, unit: ""), count: 4 - lengths.count)
    return words + lengths + colors
  }

  // MARK: Parsing

  private static func withoutQuotes(_ text: String) -> String {
    guard text.contains(where: { $0 == "\"" || $0 == "'" || $0 == "\\" }) else { return text }
    var result = ""
    var isEscaped = false
    for letter in text {
      if isEscaped || letter != "\"" && letter != "'" { result.append(letter) }
      isEscaped = letter == "\\" && !isEscaped
    }
    return CSSEscapes.removed(from: result)
  }

  /// Returns a function call: a name and the text up to the parenthesis that closes `rest`'s first.
  ///
  /// Color functions have no nested parentheses.
  private static func call(_ name: Substring, _ rest: Substring) -> Substring? {
    guard !name.isEmpty, let end = rest.firstIndex(of: ")") else { return nil }
    return name.base[name.startIndex...end]
  }

  private static func part(_ word: Substring, _ remSize: Double) -> Part {
    if let color = color(word) { return .color(color) }
    guard var measure = Measure(word) else { return .text(String(word)) }
    switch measure.unit {
    case "rem": measure = Measure(measure.value * remSize, "px")
    case "s": measure = Measure(measure.value * 1000, "ms")
    default: break
    }
    let isZero = abs(measure.value) < 5e-5 && measure.unit != "%"
    return isZero ? .number(0, unit: "") : .number(measure.value, unit: measure.unit)
  }

  /// Returns red, green, blue, and alpha, each from 0 to 1 for colors in sRGB.
  private static func color(_ text: Substring) -> SIMD4<Double>? {
    guard let color = CSSColor(text) else { return nil }
    let clamped = color.clamped ?? color
    let own = Color(clamped.space, SIMD3(clamped.components.map { $0 ?? 0 }))
    let rgb = own.converted(to: .srgb).components
    return SIMD4(rgb.x, rgb.y, rgb.z, clamped.alpha ?? 1)
  }
}
