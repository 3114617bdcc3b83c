import Diagnostics
import JSONSyntax
import TokenModel

/// A color in another space than sRGB, and its `hex`.
struct HexFallback {
  let color: ValueID
  let hex: SyntaxNode
}

/// Warnings of a `hex` that is not the color that the components are: people edit the one and forget
/// the other.
extension LoweringState {
  /// Compares the `hex` of a color in sRGB with its components; other colors are noted for
  /// ``compareHexFallbacks(with:)``.
  mutating func checkHexFallback(of id: ValueID, _ node: JSONNode, in source: ValueSource) {
    let color = values[Handle<Color>(id)]
    guard let hex = color.hex, color.missing == 0 else { return }
    guard color.space == .srgb else {
      return hexFallbacks.append(HexFallback(color: id, hex: source.place(node)))
    }
    // Nearly all agree to the last step.
    let difference = color.components * 255 - hex.components * 255
    if max(difference.max(), -difference.min()) <= 0.501 { return }
    compare(color, DerivedColor(color), source.place(node))
  }

  /// Compares the `hex` of colors that are not in sRGB with their components.
  ///
  /// The components are converted by now. A color outside sRGB has a fall-back that differs.
  mutating func compareHexFallbacks(with derived: [DerivedColor]) {
    for fallback in hexFallbacks {
      compare(
        values[Handle<Color>(fallback.color)],
        derived[Int(fallback.color.index)],
        fallback.hex
      )
    }
  }

  private mutating func compare(_ color: Color, _ derived: DerivedColor, _ node: SyntaxNode) {
    guard let hex = color.hex, derived.isInSRGB else { return }
    let srgb = SIMD3(derived.srgb.x, derived.srgb.y, derived.srgb.z)
    let difference = srgb * 255 - hex.components * 255
    guard max(difference.max(), -difference.min()) > Self.rounding(of: color) else { return }
    let opaque = DerivedColor(color.withAlpha(1)).hexText
    findings.appendOnce(.hexDiffers(hex, components: opaque, tree(of: node).span(node.node)))
  }

  /// By how many steps of eight bits rounded components may miss a color.
  private static func rounding(of color: Color) -> Double {
    switch color.space {
    case .srgb:
      let decimals = (0..<3).map { color.components[$0].decimals }.max() ?? 0
      // One digit is exact for web-safe colors; two are how some tools round.
      return decimals == 2 ? 0.5 + 255 * 0.005 : 0.5 + 255 * 0.0005
    default:
      // Whole degrees and per cents, or two digits of a lightness, are as exact as this.
      return 4
    }
  }
}
