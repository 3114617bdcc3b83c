package import SourceForms
import TokenModel

/// The swatches of an import, one for each distinct color, named after its hue and lightness.
package struct ColorPalette {
  private var paths: [CSSColor: [String]] = [:]
  package private(set) var group = DraftGroup(
    type: "color",
    description: "The palette, named for looks: a hue and the lightness in per cent."
  )

  package init() { group.isPrivate = true }

  /// Returns the path of the swatch for a color, creating the swatch if necessary.
  package mutating func path(of color: CSSColor) -> [String] {
    if let known = paths[color] { return known }
    let name = color.look.unused(separator: "-") { group[$0] != nil }
    group[name] = .token(DraftToken(nil, color.value))
    let path = ["swatch", name]
    paths[color] = path
    return path
  }
}

extension CSSColor {
  /// A name such as `blue-45`, or `black-a50` for half-transparent black.
  var look: String {
    let channels = SIMD3(components.map { $0 ?? 0 })
    let color = Color(space, channels).converted(to: .oklch)
    let lightness = Int((color.components[0] * 100).rounded())
    let transparency = alpha.map { "-a\(Int(($0 * 100).rounded()))" } ?? ""
    if channels == SIMD3(0, 0, 0) { return "black" + transparency }
    if channels == SIMD3(1, 1, 1) { return "white" + transparency }
    let hue =
      color.components[1] < 0.03 || color.isMissing(2) ? "gray" : Self.hue(color.components[2])
    return "\(hue)-\(lightness)\(transparency)"
  }

  /// Returns the name of the hue at an angle in OKLCH.
  private static func hue(_ angle: Double) -> String {
    switch angle {
    case ..<8: "pink"
    case ..<45: "red"
    case ..<85: "orange"
    case ..<120: "yellow"
    case ..<165: "green"
    case ..<215: "teal"
    case ..<280: "blue"
    case ..<335: "purple"
    default: "pink"
    }
  }
}
