import SourceForms

/// A color mixture such as `color-mix(in oklab, {a} 30%, {b})` (CSS Color 5, section 3).
enum CSSColorMix {
  /// Returns a color token with the expression for a mixture; `nil` for any other text, or if there is
  /// no equivalent expression.
  static func token(_ text: String) -> DraftToken? {
    guard text.hasPrefix("color-mix("), text.last == ")" else { return nil }
    let parts = text.dropFirst("color-mix(".count).dropLast().split(separator: ",").map(\.trimmed)
    guard parts.count == 3, parts[0].hasPrefix("in "),
      let first = Part(parts[1]), let second = Part(parts[2])
    else { return nil }
    let space = parts[0].dropFirst(3).trimmed
    guard ["oklab", "srgb"].contains(space) else { return nil }
    let share: Double
    switch (first.share, second.share) {
    case (nil, nil): share = 0.5
    case (let one?, nil): share = one
    case (nil, let other?): share = 1 - other
    // Percentages that add up to less than 100% make the result transparent.
    case (let one?, let other?):
      guard abs(one + other - 1) < 1e-9 else { return nil }
      share = one
    }
    let place = space == "oklab" ? "" : ", srgb"
    let formula = "~color.mix(\(first.color), \(second.color), \(share)\(place))"
    return DraftToken("color", .string(formula))
  }

  private struct Part {
    let color: String
    let share: Double?

    init?(_ text: String) {
      var words = text.split(separator: " ").map(String.init)
      var share: Double?
      if let last = words.last, last.hasSuffix("%"), let number = Double(last.dropLast()) {
        guard (0...100).contains(number) else { return nil }
        share = number / 100
        words.removeLast()
      }
      guard words.count == 1 else { return nil }
      let isReference = words[0].first == "{"
      guard let color = isReference ? words[0] : CSSColor(words[0])?.clamped?.hexadecimal
      else { return nil }
      self.color = color
      self.share = share
    }
  }
}
