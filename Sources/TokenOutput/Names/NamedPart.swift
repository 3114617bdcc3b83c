/// The parts of tokens and constants that templates can generate separate declarations for.
///
/// The raw values are the words in `target.json`.
enum NamedPart: String, Sendable {
  case generic
  case dashes, cap
  case color, width, style
  case duration, delay, timingFunction
  case offsetX, offsetY, blur, spread, inset
  case position
  case fontFamily, fontSize, fontWeight, slant, lineHeight, lineHeightLength, lineHeightRatio
  case kern, kernEm, number, align, letterCase, decoration, lineBreak, variations
  case shadow
  case shadowColor, shadowOffsetX, shadowOffsetY, shadowBlur, shadowSpread, shadowInset
  case x, y, height, top, leading, bottom, trailing

  /// The display name for diagnostics.
  var label: String {
    switch self {
    case .lineHeightLength, .lineHeightRatio: NamedPart.lineHeight.rawValue
    case .kernEm: NamedPart.kern.rawValue
    default: rawValue
    }
  }
}
