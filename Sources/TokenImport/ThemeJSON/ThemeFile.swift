import Diagnostics
import JSONSyntax

/// The fonts and colors of one theme file, in its order.
struct ThemeFile {
  private(set) var colors: [(name: String, color: ImportedColor)] = []
  private(set) var fonts: [ThemeFont] = []
  private var colorsByName: [String: ImportedColor] = [:]

  /// Reads a file; `nil` where it is not a theme, which is reported.
  init?(_ file: ImportFile, _ diagnostics: inout [Diagnostic]) {
    guard let (tree, root) = file.json(.commented, &diagnostics) else { return nil }
    guard tree.kind(root) == .object,
      tree.value(of: "fonts", in: root) != nil || tree.value(of: "colors", in: root) != nil
    else {
      diagnostics.append(
        .nothingToImport(
          "a theme has an object `fonts` or `colors`",
          at: tree.span(root),
          help:
            "a theme is `{\"fonts\": {…}, \"colors\": {\"NAME\": {\"r\": 0, \"g\": 0, \"b\": 0}}}`"
        )
      )
      return nil
    }
    for member in tree.members(of: root) {
      switch tree.string(member.key) {
      case "colors": readColors(member.value, of: tree, &diagnostics)
      case "fonts": readFonts(member.value, of: tree, &diagnostics)
      case let name:
        diagnostics.append(
          .notImported(
            "`\(name)` is nothing that a theme has",
            at: tree.span(member.key),
            help: "a theme has `fonts` and `colors`"
          )
        )
      }
    }
  }

  /// A color by its name.
  func color(named name: String) -> ImportedColor? { colorsByName[name] }

  // MARK: Colors

  private mutating func readColors(
    _ node: JSONNode,
    of tree: JSONTree,
    _ diagnostics: inout [Diagnostic]
  ) {
    guard let object = JSONObjectReader(node, of: tree, "`colors`", &diagnostics) else { return }
    for member in tree.members(of: object.node) {
      let name = tree.string(member.key)
      guard let color = Self.color(member.value, of: tree, "color `\(name)`", &diagnostics)
      else { continue }
      colors.append((name, color))
      colorsByName[name] = color
    }
  }

  /// Reads `{ "r", "g", "b", "a" }`: 0 to 255, and alpha from 0 to 1.
  private static func color(
    _ node: JSONNode,
    of tree: JSONTree,
    _ subject: String,
    _ diagnostics: inout [Diagnostic]
  ) -> ImportedColor? {
    let before = diagnostics.count
    guard let object = JSONObjectReader(node, of: tree, subject, &diagnostics) else { return nil }
    object.reportOthers(than: ["r", "g", "b", "a"], &diagnostics)
    let channels = (["r", "g", "b"] as [StaticString]).map { object.number($0, &diagnostics) }
    let alpha = object.number("a", &diagnostics) ?? 1
    guard let red = channels[0], let green = channels[1], let blue = channels[2] else {
      // A member that is no number has its own message.
      if diagnostics.count == before {
        diagnostics.append(
          .notImported("\(subject) has no `r`, `g` and `b`", at: tree.span(node))
        )
      }
      return nil
    }
    guard [red, green, blue].allSatisfy((0...255).contains), (0...1).contains(alpha) else {
      diagnostics.append(
        .notImported(
          "\(subject) is out of range",
          at: tree.span(node),
          help: "`r`, `g` and `b` go from 0 to 255, `a` from 0 to 1"
        )
      )
      return nil
    }
    return ImportedColor(SIMD3(red, green, blue) / 255, alpha: alpha)
  }

  // MARK: Fonts

  private mutating func readFonts(
    _ node: JSONNode,
    of tree: JSONTree,
    _ diagnostics: inout [Diagnostic]
  ) {
    guard let object = JSONObjectReader(node, of: tree, "`fonts`", &diagnostics) else { return }
    for member in tree.members(of: object.node) {
      let name = tree.string(member.key)
      let subject = "font `\(name)`"
      guard let font = JSONObjectReader(member.value, of: tree, subject, &diagnostics)
      else { continue }
      font.reportOthers(
        than: ["fileName", "postScriptName", "weight", "size", "shadow"],
        &diagnostics
      )
      let before = diagnostics.count
      guard let size = font.number("size", &diagnostics), size > 0 else {
        if diagnostics.count == before {
          diagnostics.append(
            .notImported("\(subject) has no size above 0", at: tree.span(member.value))
          )
        }
        continue
      }
      let postScriptName = font.text("postScriptName", &diagnostics)
      fonts.append(
        ThemeFont(
          name: name,
          fileName: font.text("fileName", &diagnostics).flatMap { $0.isEmpty ? nil : $0 },
          postScriptName: postScriptName.flatMap { ["System", ""].contains($0) ? nil : $0 },
          weight: Self.weight(font, postScriptName, &diagnostics),
          size: size,
          shadow: font["shadow"].flatMap { Self.shadow($0, of: tree, subject, &diagnostics) }
        )
      )
    }
  }

  /// The weight that a font says, or else the one that its PostScript name ends with.
  private static func weight(
    _ font: JSONObjectReader,
    _ postScriptName: String?,
    _ diagnostics: inout [Diagnostic]
  ) -> Double {
    let named = postScriptName.flatMap { ImportedWeight(PostScriptName($0).style) }
    guard let node = font["weight"] else { return named?.value ?? 400 }
    if font.tree.kind(node) == .number, let weight = ImportedWeight(font.tree.number(node)) {
      return weight.value
    }
    if font.tree.kind(node) == .string, let weight = ImportedWeight(font.tree.string(node)) {
      return weight.value
    }
    diagnostics.append(
      .notImported(
        "`weight` of \(font.subject) is not a weight",
        at: font.tree.span(node),
        label: "read as \(Int(named?.value ?? 400))",
        help: "weights are such as `UIFontWeightSemibold`, `bold` and 700"
      )
    )
    return named?.value ?? 400
  }

  private static func shadow(
    _ node: JSONNode,
    of tree: JSONTree,
    _ subject: String,
    _ diagnostics: inout [Diagnostic]
  ) -> ThemeFont.Shadow? {
    let subject = "the shadow of \(subject)"
    guard let object = JSONObjectReader(node, of: tree, subject, &diagnostics) else { return nil }
    object.reportOthers(than: ["dx", "dy", "blurRadius", "color"], &diagnostics)
    guard let colorNode = object["color"] else {
      diagnostics.append(.notImported("\(subject) has no color", at: tree.span(node)))
      return nil
    }
    let color: ThemeFont.ColorSource
    if tree.kind(colorNode) == .string {
      color = .name(tree.string(colorNode), tree.span(colorNode))
    } else if let literal = Self.color(colorNode, of: tree, "the color of \(subject)", &diagnostics)
    {
      color = .literal(literal)
    } else {
      return nil
    }
    return ThemeFont.Shadow(
      offset: (
        x: object.number("dx", &diagnostics) ?? 0, y: object.number("dy", &diagnostics) ?? 0
      ),
      blur: max(0, object.number("blurRadius", &diagnostics) ?? 0),
      color: color
    )
  }
}
