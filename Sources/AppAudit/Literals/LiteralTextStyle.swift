/// The text style of an element, or of a font by itself.
package struct LiteralTextStyle: Hashable, Sendable {
  /// The elements whose text styles are counted.
  package enum Element: String, CaseIterable, Sendable {
    case label, button, textField, textView

    package var plural: String {
      switch self {
      case .label: "labels"
      case .button: "buttons"
      case .textField: "text fields"
      case .textView: "text views"
      }
    }
  }

  /// The element; `nil` for a font that isn't part of one.
  package var element: Element?
  /// The family; `nil` for the system font or if the code doesn't tell.
  package var family: String?
  /// The size in points, sp, or CSS pixels; `nil` if the code doesn't tell.
  package var size: Double?
  /// The weight from 1 to 1000; `nil` for the default.
  package var weight: Double?
  package var isItalic = false
  package var lineHeight: Double?
  package var letterSpacing: Double?
  package var color: LiteralColor?
  /// `left`, `center`, `right`, or `justified`; `nil` for the natural alignment.
  package var alignment: String?
  /// The maximum number of lines, 0 for any; `nil` for the default.
  package var lines: Int?

  package init(element: Element? = nil, size: Double? = nil) {
    self.element = element
    self.size = size
  }

  /// Whether there's anything that a text style would replace.
  package var isEmpty: Bool { size == nil && family == nil }

  /// The style for reports, such as `Inter 17/24 bold`.
  package var text: String {
    var parts = [family ?? "system"]
    if let size {
      parts.append(size.shortText + (lineHeight.map { "/" + $0.shortText } ?? ""))
    }
    if let weight { parts.append(Self.name(ofWeight: weight)) }
    if isItalic { parts.append("italic") }
    if let letterSpacing { parts.append("kern \(letterSpacing.shortText)") }
    if let color { parts.append(color.text) }
    if let alignment { parts.append(alignment) }
    if let lines {
      parts.append(lines == 1 ? "1 line" : lines == 0 ? "any lines" : "\(lines) lines")
    }
    return parts.joined(separator: " ")
  }

  /// The style without the properties that aren't part of a typography token.
  package var typography: LiteralTextStyle {
    var style = self
    style.element = nil
    style.color = nil
    style.alignment = nil
    style.lines = nil
    return style
  }

  private static func name(ofWeight weight: Double) -> String {
    let index = Int(exactly: weight / 100).map { $0 - 1 }
    return index.flatMap { weights.indices.contains($0) ? weights[$0] : nil } ?? weight.shortText
  }

  private static let weights = [
    "thin", "extra-light", "light", "regular", "medium", "semi-bold", "bold", "extra-bold", "black",
  ]
}

/// The names of the font weights from 100 to 900.
extension [String] {
  func weight(named name: String) -> Double? {
    firstIndex(of: name).map { Double(($0 + 1) * 100) }
  }
}

/// A shadow; lengths are in pixels.
package struct LiteralShadow: Hashable, Sendable {
  package var x: Double
  package var y: Double
  package var blur: Double
  package var spread: Double
  package var color: LiteralColor?

  package init(
    x: Double = 0,
    y: Double = 0,
    blur: Double = 0,
    spread: Double = 0,
    color: LiteralColor? = nil
  ) {
    self.x = x
    self.y = y
    self.blur = blur
    self.spread = spread
    self.color = color
  }

  package var text: String {
    let lengths = [x, y, blur] + (spread == 0 ? [] : [spread])
    return (lengths.map { $0.shortText + "px" } + (color.map { [$0.text] } ?? []))
      .joined(separator: " ")
  }
}
