import Diagnostics
import JSONSyntax
import SourceForms
import TokenModel

/// Reads the color sets of asset catalogs (Asset Catalog Format Reference, Named Color Type).
///
/// Folders of the catalog are groups. The color for any appearance is the base; those for dark appearance and
/// for high contrast are contexts.
struct AssetCatalogImporter {
  private var sets: [(path: [String], colors: [Appearance: ImportedColor])] = []

  /// The appearances that a color may be for.
  private enum Appearance: CaseIterable {
    case any, dark, highContrast, darkHighContrast

    /// The context of the theme; `nil` for that of the base.
    var context: String? {
      switch self {
      case .any: nil
      case .dark: "dark"
      case .highContrast: "lightHighContrast"
      case .darkHighContrast: "darkHighContrast"
      }
    }

    /// What stands for this appearance where a set has no color for it, the best first.
    var substitutes: [Appearance] {
      switch self {
      case .any: Appearance.allCases
      case .dark, .highContrast: [.any]
      case .darkHighContrast: [.dark, .highContrast, .any]
      }
    }
  }

  static func read(_ files: [ImportFile], _ diagnostics: inout [Diagnostic]) -> ImportDraft? {
    var importer = AssetCatalogImporter()
    var others = 0
    for file in files {
      guard let path = path(of: file) else {
        // A folder of the catalog has such a file too, and nothing in it.
        let folder = file.path.split(separator: "/").dropLast().last ?? ""
        if folder.hasSuffix("set"), file.path.hasSuffix("/Contents.json") { others += 1 }
        continue
      }
      importer.readSet(file, path, &diagnostics)
    }
    guard !importer.sets.isEmpty else {
      diagnostics.append(
        .nothingToImport(
          "there is no color set in the catalog",
          at: Span(file: files[0].id, start: 0, end: 0),
          help: "color sets are folders such as `accent.colorset`"
        )
      )
      return nil
    }
    return importer.draft(others)
  }

  /// The path of the token that a file of a color set has; `nil` for any other file.
  private static func path(of file: ImportFile) -> [String]? {
    var parts = file.path.split(separator: "/").map(String.init)
    guard parts.popLast() == "Contents.json", let set = parts.popLast(), set.hasSuffix(".colorset")
    else { return nil }
    if let catalog = parts.lastIndex(where: { $0.hasSuffix(".xcassets") }) {
      parts.removeSubrange(...catalog)
    }
    return (parts + [String(set.dropLast(".colorset".count))]).flatMap { TokenPath.path(of: $0) }
  }

  private func draft(_ others: Int) -> ImportDraft {
    var draft = ImportDraft()
    for set in sets {
      guard let color = Self.color(of: set.colors, in: .any) else { continue }
      draft.base.insert(.token(DraftToken("color", color.value)), at: set.path[...])
    }
    draft.layout = [("color", draft.base.names)]
    draft.summary = ["\(sets.count) \(sets.count == 1 ? "color" : "colors")"]
    let used = Set(sets.flatMap { $0.colors.keys })
    // High contrast is a pair of contexts, one for each appearance.
    let hasHighContrast = used.contains(.highContrast) || used.contains(.darkHighContrast)
    for appearance in Appearance.allCases {
      guard let name = appearance.context, hasHighContrast || used.contains(appearance)
      else { continue }
      var group = DraftGroup()
      for set in sets {
        let base = Self.color(of: set.colors, in: .any)
        guard let color = Self.color(of: set.colors, in: appearance), color != base
        else { continue }
        group.insert(.token(DraftToken("color", color.value)), at: set.path[...])
      }
      draft.contexts.append(("theme", name, group))
      draft.summary.append("\(group.count) for \(name)")
    }
    if others > 0 {
      draft.summary.append("\(others) other \(others == 1 ? "set" : "sets") left out")
    }
    return draft
  }

  /// The color of a set in an appearance.
  private static func color(
    of colors: [Appearance: ImportedColor],
    in appearance: Appearance
  ) -> ImportedColor? {
    colors[appearance] ?? appearance.substitutes.lazy.compactMap { colors[$0] }.first
  }

  // MARK: Sets

  private mutating func readSet(
    _ file: ImportFile,
    _ path: [String],
    _ diagnostics: inout [Diagnostic]
  ) {
    guard let (tree, root) = file.json(.strict, &diagnostics), tree.kind(root) == .object else {
      return
    }
    let before = diagnostics.count
    guard let list = tree.value(of: "colors", in: root), tree.kind(list) == .array else {
      diagnostics.append(.notImported("the color set has no list `colors`", at: tree.span(root)))
      return
    }
    var found: [Appearance: ImportedColor] = [:]
    for entry in tree.elements(of: list) where tree.kind(entry) == .object {
      guard let color = Self.color(entry, of: tree, &diagnostics) else { continue }
      let appearance = Self.appearance(entry, of: tree)
      let isUniversal =
        tree.value(of: "idiom", in: entry).map { tree.textIfString($0) == "universal" } ?? true
      // A color for all devices stands for those of single ones.
      if isUniversal || found[appearance] == nil { found[appearance] = color }
    }
    guard !found.isEmpty else {
      if diagnostics.count == before {
        diagnostics.append(.notImported("the color set has no color", at: tree.span(list)))
      }
      return
    }
    sets.append((path, found))
  }

  private static func appearance(_ entry: JSONNode, of tree: JSONTree) -> Appearance {
    var isDark = false
    var isHighContrast = false
    if let list = tree.value(of: "appearances", in: entry), tree.kind(list) == .array {
      for element in tree.elements(of: list) where tree.kind(element) == .object {
        let value = tree.value(of: "value", in: element).flatMap { tree.textIfString($0) }
        isDark = isDark || value == "dark"
        isHighContrast = isHighContrast || value == "high"
      }
    }
    return isDark
      ? (isHighContrast ? .darkHighContrast : .dark) : (isHighContrast ? .highContrast : .any)
  }

  // MARK: Colors

  private static func color(
    _ entry: JSONNode,
    of tree: JSONTree,
    _ diagnostics: inout [Diagnostic]
  ) -> ImportedColor? {
    guard let node = tree.value(of: "color", in: entry),
      let object = JSONObjectReader(node, of: tree, "`color`", &diagnostics)
    else { return nil }
    if let reference = object.text("reference", &diagnostics) {
      diagnostics.append(
        .notImported("the system color `\(reference)` has no fixed value", at: tree.span(node))
      )
      return nil
    }
    guard let list = object["components"],
      let parts = JSONObjectReader(list, of: tree, "`components`", &diagnostics)
    else {
      diagnostics.append(.notImported("the color has no components", at: tree.span(node)))
      return nil
    }
    let space = object.text("color-space", &diagnostics) ?? "srgb"
    let alpha = component("alpha", parts) ?? 1
    let channels: [Double?] =
      parts["white"] == nil
      ? [component("red", parts), component("green", parts), component("blue", parts)]
      : Array(repeating: component("white", parts), count: 3)
    guard let red = channels[0], let green = channels[1], let blue = channels[2],
      let known = Self.spaces[space]
    else {
      diagnostics.append(
        .notImported("this color in the space `\(space)` is not read", at: tree.span(node))
      )
      return nil
    }
    return ImportedColor(SIMD3(red, green, blue), alpha: alpha, space: known)
  }

  private static let spaces: [String: ColorSpace] = [
    "srgb": .srgb, "extended-srgb": .srgb, "display-p3": .displayP3,
    "extended-linear-srgb": .srgbLinear,
    "gray-gamma-22": .srgb, "extended-gray": .srgb,
  ]

  /// A component: `0.5`, `128` or `0x80`, where whole numbers and hexadecimal ones count to 255.
  private static func component(_ name: StaticString, _ object: JSONObjectReader) -> Double? {
    guard let node = object[name] else { return nil }
    if object.tree.kind(node) == .number { return object.tree.number(node) }
    guard object.tree.kind(node) == .string else { return nil }
    let text = object.tree.string(node)
    if text.lowercased().hasPrefix("0x") {
      return UInt8(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
    }
    guard let number = Double(text), number.isFinite else { return nil }
    return text.contains(".") ? number : number / 255
  }
}
