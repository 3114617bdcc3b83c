import TokenModel

/// What a token or constant is, as far as its name and the names of its parts go.
///
/// The raw values are the words of `target.json`.
enum NamedType: String, CaseIterable, Sendable {
  case color, dimension, fontFamily, fontWeight, duration, cubicBezier, number, strokeStyle
  case border, transition, shadow, gradient, typography
  case boolean, string, word, image
  /// A constant that is a whole number in every context.
  case integer
  case point, size, rect, insets

  /// The parts that templates can make things of their own of.
  var parts: [NamedPart] {
    switch self {
    case .fontFamily: [.generic]
    case .strokeStyle: [.dashes, .cap]
    case .border: [.color, .width, .style, .dashes, .cap]
    case .transition: [.duration, .delay, .timingFunction]
    case .shadow: [.color, .offsetX, .offsetY, .blur, .spread, .inset]
    case .gradient: [.color, .position]
    case .typography:
      [
        .fontFamily, .fontSize, .fontWeight, .slant, .lineHeight, .lineHeightLength,
        .lineHeightRatio, .kern, .kernEm, .number, .align, .letterCase, .decoration, .lineBreak,
        .shadow, .shadowColor, .shadowOffsetX, .shadowOffsetY, .shadowBlur, .shadowSpread,
        .shadowInset, .color,
      ]
    case .point: [.x, .y]
    case .size: [.width, .height]
    case .rect: [.x, .y, .width, .height]
    case .insets: [.top, .leading, .bottom, .trailing]
    default: []
    }
  }

  /// What a part of this type has several of; `nil` where it is one.
  func element(of part: NamedPart) -> NamedElement? {
    switch (self, part) {
    case (_, .dashes): .dash
    case (.shadow, _), (.typography, .shadowColor), (.typography, .shadowOffsetX),
      (.typography, .shadowOffsetY), (.typography, .shadowBlur), (.typography, .shadowSpread),
      (.typography, .shadowInset):
      .layer
    case (.gradient, _): .stop
    default: nil
    }
  }
}
