package import Diagnostics
package import JSONSyntax
package import SourceForms
import TokenModel

extension AssetCatalogImporter {
  /// Reads an entry of a color set; `nil` if it can't be imported, which is reported.
  package static func color(
    _ entry: JSONNode,
    of tree: JSONTree,
    _ diagnostics: inout [Diagnostic]
  ) -> CSSColor? {
    // An entry without a color is an appearance for which no color was chosen.
    guard let node = tree.value(of: "color", in: entry),
      let object = JSONObjectReader(node, of: tree, "`color`", &diagnostics)
    else { return nil }
    if let reference = object.text("reference", &diagnostics) {
      diagnostics.skip("the system color `\(reference)` has no fixed value", at: tree.span(node))
      return nil
    }
    guard let list = object["components"],
      let parts = JSONObjectReader(list, of: tree, "`components`", &diagnostics)
    else {
      diagnostics.skip("the color has no components", at: tree.span(node))
      return nil
    }
    let name = object.text("color-space", &diagnostics) ?? "srgb"
    guard let space = spaces[name] else {
      let message = "the color space `\(name)` of this color isn't supported"
      diagnostics.skip(message, at: tree.span(node))
      return nil
    }
    guard let components = components(parts, &diagnostics),
      let alpha = parts["alpha"] == nil ? 1 : component("alpha", parts, scale: 1, &diagnostics)
    else { return nil }
    guard isInGamut(components) || name.hasPrefix("extended"), (0...1).contains(alpha) else {
      diagnostics.skip(
        "a component of the color is out of range",
        at: tree.span(list),
        help: "write components as `0.5`, `128`, or `0x80`, and `alpha` as a number from 0 to 1"
      )
      return nil
    }
    let color = color(components, alpha: alpha, space)
    if color == nil { diagnostics.skip("the color is outside Display P3", at: tree.span(list)) }
    return color
  }

  /// Reads the red, green, and blue components, which a gray specifies once.
  private static func components(
    _ object: JSONObjectReader,
    _ diagnostics: inout [Diagnostic]
  ) -> SIMD3<Double>? {
    guard object["white"] == nil else {
      return component("white", object, scale: 255, &diagnostics).map { SIMD3(repeating: $0) }
    }
    guard let red = component("red", object, scale: 255, &diagnostics),
      let green = component("green", object, scale: 255, &diagnostics),
      let blue = component("blue", object, scale: 255, &diagnostics)
    else { return nil }
    return SIMD3(red, green, blue)
  }

  /// Creates a color in its own space, or in Display P3 if it's out of gamut; `nil` if it's outside
  /// Display P3 as well.
  private static func color(
    _ components: SIMD3<Double>,
    alpha: Double,
    _ space: ColorSpace
  ) -> CSSColor? {
    if isInGamut(components) { return CSSColor(components, alpha: alpha, space: space) }
    var wide = Color(space, components).converted(to: .displayP3).components
    for index in 0..<3 {
      if abs(wide[index]) < 1e-6 { wide[index] = 0 }
      if abs(wide[index] - 1) < 1e-6 { wide[index] = 1 }
    }
    return isInGamut(wide) ? CSSColor(wide, alpha: alpha, space: .displayP3) : nil
  }

  private static func isInGamut(_ components: SIMD3<Double>) -> Bool {
    components.min() >= 0 && components.max() <= 1
  }

  private static let spaces: [String: ColorSpace] = [
    "srgb": .srgb, "extended-srgb": .srgb, "display-p3": .displayP3,
    "extended-linear-srgb": .srgbLinear,
    "gray-gamma-22": .srgb, "extended-gray": .srgb,
  ]

  /// Parses a component: `0.5`, `128`, or `0x80`; `nil` for anything else, which is reported.
  ///
  /// - Parameters:
  ///   - name: the name of the component.
  ///   - object: the components of a color.
  ///   - scale: the divisor of a whole number. Hexadecimal numbers are always divided by 255.
  ///   - diagnostics: receives the errors.
  /// - Returns: the component, from 0 to 1 in the gamut of its space.
  private static func component(
    _ name: StaticString,
    _ object: JSONObjectReader,
    scale: Double,
    _ diagnostics: inout [Diagnostic]
  ) -> Double? {
    guard let node = object[name] else {
      let span = object.tree.span(object.node)
      diagnostics.skip("the color has no component `\(name)`", at: span)
      return nil
    }
    if object.tree.kind(node) == .number { return object.tree.number(node) }
    let text = object.tree.textIfString(node)?.trimmed ?? ""
    if text.lowercased().hasPrefix("0x"), let byte = UInt8(text.dropFirst(2), radix: 16) {
      return Double(byte) / 255
    }
    if let number = Double(text), number.isFinite {
      return text.contains(".") ? number : number / scale
    }
    diagnostics.skip("the component `\(name)` is not a number", at: object.tree.span(node))
    return nil
  }
}
