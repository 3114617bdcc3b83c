import Diagnostics
import JSONSyntax
import SourceForms

/// The fonts and colors of a theme file, in source order.
struct ThemeFile {
  private(set) var colors: [(name: String, color: CSSColor, span: Span)] = []
  private(set) var fonts: [ThemeFont] = []
  private var colorsByName: [String: CSSColor] = [:]
  private let tree: JSONTree

  /// Reads a file; `nil` if it isn't a theme, which is reported.
  init?(_ file: ImportFile, _ diagnostics: inout [Diagnostic]) {
    guard let (tree, root) = file.json(.commented, &diagnostics) else { return nil }
    self.tree = tree
    let objects = [tree.value(of: "fonts", in: root), tree.value(of: "colors", in: root)]
      .compactMap(\.self)
    guard !objects.isEmpty else {
      diagnostics.reportNothing(
        "a theme must have an object `fonts` or `colors`",
        at: tree.span(root),
        help:
          "a theme is `{\"fonts\": {…}, \"colors\": {\"NAME\": {\"r\": 0, \"g\": 0, \"b\": 0}}}`"
      )
      return nil
    }
    let count = objects.filter { tree.kind($0) == .object }.reduce(0) { $0 + tree.count(of: $1) }
    guard count <= ImportLimits.tokens else {
      let limit = ImportLimits.tokens
      diagnostics.append(.importLimit("fonts and colors", limit, at: tree.span(root)))
      return nil
    }
    for member in tree.members(of: root) {
      switch tree.string(member.key) {
      case "colors": readColors(member.value, &diagnostics)
      case "fonts": readFonts(member.value, &diagnostics)
      case let name:
        let help = "use `fonts` or `colors`"
        diagnostics.skip("`\(name)` is not part of a theme", at: tree.span(member.key), help: help)
      }
    }
  }

  func color(named name: String) -> CSSColor? { colorsByName[name] }

  // MARK: Colors

  private mutating func readColors(_ node: JSONNode, _ diagnostics: inout [Diagnostic]) {
    guard let object = JSONObjectReader(node, of: tree, "`colors`", &diagnostics) else { return }
    for member in tree.members(of: object.node) {
      let name = tree.string(member.key)
      guard let color = color(member.value, "color `\(name)`", &diagnostics) else { continue }
      colors.append((name, color, tree.span(member.key)))
      colorsByName[name] = color
    }
  }

  /// Parses `{ "r", "g", "b", "a" }`, with channels from 0 to 255 and alpha from 0 to 1.
  private func color(
    _ node: JSONNode,
    _ subject: String,
    _ diagnostics: inout [Diagnostic]
  ) -> CSSColor? {
    let before = diagnostics.count
    guard let object = JSONObjectReader(node, of: tree, subject, &diagnostics) else { return nil }
    object.reportUnknownProperties(except: ["r", "g", "b", "a"], &diagnostics)
    let channels = (["r", "g", "b"] as [StaticString]).map { object.number($0, &diagnostics) }
    let alpha = object.number("a", &diagnostics) ?? 1
    guard let red = channels[0], let green = channels[1], let blue = channels[2] else {
      // A property that isn't a number has its own diagnostic.
      if diagnostics.count == before {
        diagnostics.skip("\(subject) has no `r`, `g`, and `b`", at: tree.span(node))
      }
      return nil
    }
    guard [red, green, blue].allSatisfy((0...255).contains), (0...1).contains(alpha) else {
      let help = "`r`, `g`, and `b` range from 0 to 255, and `a` from 0 to 1"
      diagnostics.skip("\(subject) is out of range", at: tree.span(node), help: help)
      return nil
    }
    return CSSColor(SIMD3(red, green, blue) / 255, alpha: alpha)
  }

  // MARK: Fonts

  private mutating func readFonts(_ node: JSONNode, _ diagnostics: inout [Diagnostic]) {
    guard let object = JSONObjectReader(node, of: tree, "`fonts`", &diagnostics) else { return }
    for member in tree.members(of: object.node) {
      let name = tree.string(member.key)
      let subject = "font `\(name)`"
      guard let font = JSONObjectReader(member.value, of: tree, subject, &diagnostics)
      else { continue }
      let known = ["fileName", "postScriptName", "weight", "size", "shadow"]
      font.reportUnknownProperties(except: known, &diagnostics)
      let before = diagnostics.count
      guard let size = font.number("size", &diagnostics), size > 0 else {
        if diagnostics.count == before {
          diagnostics.skip("\(subject) has no size above 0", at: tree.span(member.value))
        }
        continue
      }
      let postScriptName = font.text("postScriptName", &diagnostics)
      fonts.append(
        ThemeFont(
          name: name,
          span: tree.span(member.key),
          fileName: font.text("fileName", &diagnostics).flatMap { $0.isEmpty ? nil : $0 },
          postScriptName: postScriptName.flatMap { ["System", ""].contains($0) ? nil : $0 },
          weight: weight(font, postScriptName, &diagnostics),
          size: size,
          shadow: font["shadow"].flatMap { shadow($0, subject, &diagnostics) }
        )
      )
    }
  }

  /// Returns the weight that a font specifies, or else the weight at the end of its PostScript
  /// name.
  private func weight(
    _ font: JSONObjectReader,
    _ postScriptName: String?,
    _ diagnostics: inout [Diagnostic]
  ) -> Double {
    let named = postScriptName.flatMap { ImportedWeight(PostScriptName($0).style) }?.value ?? 400
    guard let node = font["weight"] else { return named }
    let weight =
      tree.kind(node) == .number
      ? ImportedWeight(tree.number(node)) : tree.textIfString(node).flatMap { ImportedWeight($0) }
    if let weight { return weight.value }
    diagnostics.skip(
      "`weight` of \(font.subject) is not a weight",
      at: tree.span(node),
      label: "read as \(Int(named))",
      help: "use a weight such as `UIFontWeightSemibold`, `bold`, or 700"
    )
    return named
  }

  private func shadow(
    _ node: JSONNode,
    _ subject: String,
    _ diagnostics: inout [Diagnostic]
  ) -> ThemeFont.Shadow? {
    let subject = "the shadow of \(subject)"
    guard let object = JSONObjectReader(node, of: tree, subject, &diagnostics) else { return nil }
    object.reportUnknownProperties(except: ["dx", "dy", "blurRadius", "color"], &diagnostics)
    guard let colorNode = object["color"] else {
      diagnostics.skip("\(subject) has no color", at: tree.span(node))
      return nil
    }
    let color: ThemeFont.ColorSource
    if let name = tree.textIfString(colorNode) {
      color = .name(name, tree.span(colorNode))
    } else if let literal = self.color(colorNode, "the color of \(subject)", &diagnostics) {
      color = .literal(literal)
    } else {
      return nil
    }
    let blur = object.number("blurRadius", &diagnostics) ?? 0
    if blur < 0 {
      let message = "`blurRadius` of \(subject) is negative"
      diagnostics.skip(message, at: tree.span(node), label: "read as 0")
    }
    let x = object.number("dx", &diagnostics) ?? 0
    let y = object.number("dy", &diagnostics) ?? 0
    return ThemeFont.Shadow(offset: (x, y), blur: max(0, blur), color: color)
  }
}
