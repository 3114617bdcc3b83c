import Diagnostics
import JSONSyntax
import TokenModel

/// A color in a color space other than sRGB, and its `hex`.
struct HexFallback {
  let color: ValueID
  let hex: SyntaxNode
}

/// Warnings about a `hex` that doesn't match the color's components, often because only one was
/// edited.
extension LoweringState {
  /// Compares the `hex` of an sRGB color with its components.
  ///
  /// Other colors are saved for ``compareHexFallbacks(with:)``.
  mutating func checkHexFallback(of id: ValueID, _ node: JSONNode, in source: ValueSource) {
    let color = values[Handle<Color>(id)]
    guard color.hex != nil, color.missing == 0 else { return }
    guard color.space == .srgb else {
      return hexFallbacks.append(HexFallback(color: id, hex: source.place(node)))
    }
    compare(color, color.components, source.place(node))
  }

  /// Compares the `hex` of colors in other color spaces with their components converted to sRGB.
  mutating func compareHexFallbacks(with derived: [DerivedColor]) {
    for fallback in hexFallbacks {
      let srgb = derived[Int(fallback.color.index)]
      // The `hex` of a color outside sRGB always differs.
      guard srgb.isInSRGB else { continue }
      let components = SIMD3(srgb.srgb.x, srgb.srgb.y, srgb.srgb.z)
      compare(values[Handle<Color>(fallback.color)], components, fallback.hex)
    }
  }

  private mutating func compare(_ color: Color, _ srgb: SIMD3<Double>, _ node: SyntaxNode) {
    guard let hex = color.hex else { return }
    let difference = (srgb - hex.components) * 255
    // The values differ by at least two steps when rounded to eight bits. A single step may result
    // from different rounding.
    guard max(difference.max(), -difference.min()) >= 1.5 else { return }
    let opaque = DerivedColor(color.withAlpha(1)).hexText
    findings.appendOnce(.hexDiffers(hex, components: opaque, tree(of: node).span(node.node)))
  }
}
