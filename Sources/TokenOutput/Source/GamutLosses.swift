import TokenCompiler
import TokenModel

/// The values with colors that are outside a gamut and look noticeably different when mapped into
/// it.
///
/// Values that only refer to such a color don't count; the token with the color does.
struct GamutLosses: Sendable {
  /// The resolutions with colors that look different in sRGB, grouped by token.
  ///
  /// A resolution with several such colors is listed several times.
  private(set) var srgb: [ResolutionID] = []
  /// The resolutions with colors that look different in Display P3.
  private(set) var displayP3: [ResolutionID] = []

  /// The just noticeable difference in Oklab, from CSS Color Level 4, section 13.2.
  private static let justNoticeable = 0.02

  /// - Complexity: O(colors), plus O(tokens and the parts of their values) if any color is lost.
  init(_ ir: IR, _ resolutions: ResolutionTable, _ nodes: NodeTable) {
    let losses = Self.losses(ir)
    guard !losses.isEmpty else { return }
    for node in nodes.nodes where node.valueType == .color {
      let token = Int(node.token)
      add(token, node, losses, resolutions)
      for variant in ir.tokens[token].variants.indices {
        add(ir.tokens.count + variant, node, losses, resolutions)
      }
    }
  }

  /// Adds a resolution if its color at `node` is lost.
  private mutating func add(
    _ resolution: ResolutionID,
    _ node: Node,
    _ losses: [Loss],
    _ resolutions: ResolutionTable
  ) {
    let part = resolutions.part(at: node, in: resolution)
    guard let color = part.value, losses[Int(color)] != .none, part.reference == nil,
      !part.isInsideReference
    else { return }
    srgb.append(resolution)
    if losses[Int(color)] == .inDisplayP3 { displayP3.append(resolution) }
  }

  private enum Loss {
    case none
    case inSRGB
    /// Colors lost in Display P3 also count as lost in sRGB.
    case inDisplayP3
  }

  /// Returns the loss of each color of the IR; empty if no color is lost.
  private static func losses(_ ir: IR) -> [Loss] {
    var losses: [Loss] = []
    for index in ir.derivedColors.indices where !ir.derivedColors[index].isInSRGB {
      let color = ir.values[Handle<Color>(UInt32(index))]
      let derived = ir.derivedColors[index]
      func isVisible(_ components: SIMD4<Double>, in space: ColorSpace) -> Bool {
        let channels = SIMD3(components.x, components.y, components.z)
        let shown = Color(space, channels, alpha: color.alpha)
        return shown.distance(to: color) > justNoticeable
      }
      let isLostInP3 = isVisible(derived.displayP3, in: .displayP3)
      guard isLostInP3 || isVisible(derived.srgb, in: .srgb) else { continue }
      if losses.isEmpty { losses = [Loss](repeating: .none, count: ir.derivedColors.count) }
      losses[index] = isLostInP3 ? .inDisplayP3 : .inSRGB
    }
    return losses
  }
}
