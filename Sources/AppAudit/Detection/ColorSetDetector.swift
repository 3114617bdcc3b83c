internal import Diagnostics
internal import JSONSyntax
internal import SourceForms
internal import TokenImport

/// Finds the colors of a color set in an asset catalog.
enum ColorSetDetector {
  static func scan(_ bytes: [UInt8], path: String, _ found: inout FileLiterals) {
    var diagnostics: [Diagnostic] = []
    let tree = JSONTree.parse(bytes, file: SourceMap.FileID(index: 0), diagnostics: &diagnostics)
    guard let root = tree.root, let colors = tree.value(of: "colors", in: root),
      tree.kind(colors) == .array
    else { return }
    let folder = path.split(separator: "/").dropLast().last ?? ""
    let name = String(folder.prefix { $0 != "." })
    let entries = tree.elements(of: colors).filter { tree.kind($0) == .object }
    let appearances = entries.map { appearance(of: $0, tree) }
    let hasDark = appearances.contains("dark")
    for (entry, appearance) in zip(entries, appearances) {
      // High contrast isn't an appearance that literals are for.
      guard let appearance, let color = AssetCatalogImporter.color(entry, of: tree, &diagnostics),
        let node = tree.value(of: "color", in: entry)
      else { continue }
      let span = tree.span(node)
      found.add(
        Literal(
          .color(LiteralColor(color.color)),
          Literal.Purpose(property: name),
          at: Int(span.start)..<Int(span.end),
          isWhole: false,
          appearance: appearance == "dark" ? .dark : hasDark ? .light : .any,
          name: name
        )
      )
    }
  }

  /// Returns the luminosity of an entry, `light` if it has none; `nil` for other appearances.
  private static func appearance(of entry: JSONNode, _ tree: JSONTree) -> String? {
    guard let list = tree.value(of: "appearances", in: entry), tree.kind(list) == .array else {
      return "light"
    }
    let values = tree.elements(of: list).map { appearance -> String? in
      tree.text(of: "appearance", in: appearance) == "luminosity"
        ? tree.text(of: "value", in: appearance) : nil
    }
    return values.count == 1 ? values[0] : values.isEmpty ? "light" : nil
  }
}
