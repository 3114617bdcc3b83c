/// The kinds of values that an audit finds.
package enum LiteralKind: String, CaseIterable, Sendable, Comparable {
  case color, font, size, radius, shadow

  package static func < (one: LiteralKind, other: LiteralKind) -> Bool {
    one.order < other.order
  }

  private var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

/// A value in an app's code or resource that a token could replace.
package struct Literal: Hashable, Sendable {
  /// A value; lengths are in `px`, which DTCG also uses for points and dp.
  package enum Value: Hashable, Sendable {
    case color(LiteralColor)
    case textStyle(LiteralTextStyle)
    /// A padding, margin, or distance between elements.
    case size(Double)
    case radius(Double)
    case shadow(LiteralShadow)
  }

  /// What the value is for, which its property tells.
  package enum Purpose: String, CaseIterable, Sendable {
    case text, background, border, tint, shadow, other
  }

  /// The appearance in which the value is used.
  package enum Appearance: Sendable {
    case any, light, dark
  }

  package let value: Value
  package let purpose: Purpose
  /// The UTF-8 range of the value.
  package let range: Range<Int>
  /// Whether the range is a complete expression, attribute, or declaration value.
  package let isWhole: Bool
  package let appearance: Appearance
  /// The name that a resource file gives the value, as in `<color name="accent">`.
  package let name: String?

  package init(
    _ value: Value,
    _ purpose: Purpose = .other,
    at range: Range<Int>,
    isWhole: Bool = true,
    appearance: Appearance = .any,
    name: String? = nil
  ) {
    self.value = value
    self.purpose = purpose
    self.range = range
    self.isWhole = isWhole
    self.appearance = appearance
    self.name = name
  }

  package var kind: LiteralKind { value.kind }
}

extension Literal.Value {
  package var kind: LiteralKind {
    switch self {
    case .color: .color
    case .textStyle: .font
    case .size: .size
    case .radius: .radius
    case .shadow: .shadow
    }
  }

  /// The value for reports: `#rrggbb`, `Inter 17 bold`, or `16px`.
  package var text: String {
    switch self {
    case .color(let color): color.text
    case .textStyle(let style): style.text
    case .size(let length), .radius(let length): length.shortText + "px"
    case .shadow(let shadow): shadow.text
    }
  }
}

extension Literal.Purpose {
  /// Determines the purpose from the name of a property, such as `backgroundColor`.
  package init(property: some StringProtocol) {
    let name = property.lowercased()
    self =
      switch name {
      case "bg": .background
      case "color": .text
      default: Self.words.first { $0.words.matches(name) }?.purpose ?? .other
      }
  }

  /// The words in names of properties, by priority.
  private static let words: [(words: WordSearch, purpose: Self)] = [
    (WordSearch("shadow"), .shadow),
    (WordSearch("background", "fill", "bgcolor", "surface"), .background),
    (WordSearch("border", "stroke", "separator", "outline", "divider"), .border),
    (WordSearch("tint", "accent"), .tint),
    (WordSearch("text", "foreground", "title", "placeholder", "font", "label"), .text),
  ]
}

extension Double {
  /// The number with at most three decimal places.
  package var shortText: String {
    guard magnitude < 1e12 else { return description }
    let rounded = (self * 1_000).rounded() / 1_000
    return rounded == rounded.rounded() ? String(Int(rounded)) : rounded.description
  }
}
