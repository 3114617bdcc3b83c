import Diagnostics
import JSONSyntax
import SourceForms
import TokenModel

/// Imports the color sets of asset catalogs (Asset Catalog Format Reference, Named Color Type).
///
/// The folders of the catalog become groups. The color for any appearance is the base; the colors
/// for dark appearance and high contrast become contexts.
package struct AssetCatalogImporter {
  private var sets: [(path: [String], colors: [Appearance: CSSColor])] = []
  private var names = ImportNames()

  /// An appearance; the raw value is its context of the `theme` modifier.
  private enum Appearance: String, CaseIterable {
    /// Any appearance, which is the base rather than a context.
    case any
    case dark
    case highContrast = "lightHighContrast"
    case darkHighContrast

    /// The appearances to use instead if a set has no color for this one, in order of preference.
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
      guard importer.sets.count <= ImportLimits.tokens else {
        diagnostics.append(.importLimit("colors", ImportLimits.tokens, at: file.start))
        return nil
      }
      guard let (path, name) = path(of: file) else {
        // Plain folders in the catalog also contain this file, but it has nothing to import.
        let folder = file.path.split(separator: "/").dropLast().last ?? ""
        if folder.hasSuffix("set"), file.path.hasSuffix("/Contents.json") { others += 1 }
        continue
      }
      importer.readSet(file, path, name, &diagnostics)
    }
    guard !importer.sets.isEmpty else {
      diagnostics.reportNothing(
        "there is no color set in the catalog",
        at: files[0].start,
        help: "color sets are folders such as `accent.colorset`"
      )
      return nil
    }
    return importer.draft(others)
  }

  /// Returns the token path and the name of the color set that a file describes; `nil` for any
  /// other file.
  private static func path(of file: ImportFile) -> (path: [String], name: String)? {
    var parts = file.path.split(separator: "/").map(String.init)
    guard parts.popLast() == "Contents.json", let set = parts.popLast(), set.hasSuffix(".colorset")
    else { return nil }
    if let catalog = parts.lastIndex(where: { $0.hasSuffix(".xcassets") }) {
      parts.removeSubrange(...catalog)
    }
    let names = parts + [String(set.dropLast(".colorset".count))]
    return (names.flatMap { TokenPath.path(of: $0) }, names.joined(separator: "/"))
  }

  private func draft(_ others: Int) -> ImportDraft {
    var draft = ImportDraft()
    for set in sets {
      guard let color = Self.color(of: set.colors, in: .any) else { continue }
      draft.base.insert(.token(DraftToken("color", color.value)), at: set.path[...])
    }
    draft.layout = [("color", draft.base.names)]
    draft.summary = [sets.count.counted("color")]
    let used = Set(sets.flatMap { $0.colors.keys })
    // High contrast requires two contexts, one for each appearance.
    let hasHighContrast = used.contains(.highContrast) || used.contains(.darkHighContrast)
    for appearance in Appearance.allCases.dropFirst()
    where hasHighContrast || used.contains(appearance) {
      let name = appearance.rawValue
      var group = DraftGroup()
      for set in sets {
        guard let color = Self.color(of: set.colors, in: appearance),
          color != Self.color(of: set.colors, in: .any)
        else { continue }
        group.insert(.token(DraftToken("color", color.value)), at: set.path[...])
      }
      draft.contexts.append(("theme", name, group))
      draft.summary.append("\(group.count) for \(name)")
    }
    if others > 0 {
      draft.summary.append(others.counted("other set left out", "other sets left out"))
    }
    return draft
  }

  /// Returns the color of a set in an appearance, or that of the best substitute.
  private static func color(
    of colors: [Appearance: CSSColor],
    in appearance: Appearance
  ) -> CSSColor? {
    colors[appearance] ?? appearance.substitutes.lazy.compactMap { colors[$0] }.first
  }

  // MARK: Sets

  private mutating func readSet(
    _ file: ImportFile,
    _ path: [String],
    _ name: String,
    _ diagnostics: inout [Diagnostic]
  ) {
    guard let (tree, root) = file.json(.strict, &diagnostics) else { return }
    guard JSONObjectReader(root, of: tree, "the color set", &diagnostics) != nil else { return }
    let before = diagnostics.count
    guard let list = tree.value(of: "colors", in: root), tree.kind(list) == .array else {
      diagnostics.skip("the color set has no list `colors`", at: tree.span(root))
      return
    }
    var found: [Appearance: CSSColor] = [:]
    for entry in tree.elements(of: list) {
      guard JSONObjectReader(entry, of: tree, "a color of the set", &diagnostics) != nil,
        let color = Self.color(entry, of: tree, &diagnostics)
      else { continue }
      let appearance = Self.appearance(entry, of: tree)
      let isUniversal =
        tree.value(of: "idiom", in: entry).map { tree.textIfString($0) == "universal" } ?? true
      // A color for all devices takes precedence over colors for specific devices.
      if isUniversal || found[appearance] == nil { found[appearance] = color }
    }
    guard !found.isEmpty else {
      if diagnostics.count == before {
        diagnostics.skip("the color set has no color", at: tree.span(list))
      }
      return
    }
    sets.append((names.path(path, of: name, at: file.start, &diagnostics), found))
  }

  private static func appearance(_ entry: JSONNode, of tree: JSONTree) -> Appearance {
    let values = tree.elements(of: "appearances", in: entry).map { tree.text(of: "value", in: $0) }
    return switch (isDark: values.contains("dark"), isHighContrast: values.contains("high")) {
    case (true, true): .darkHighContrast
    case (true, false): .dark
    case (false, true): .highContrast
    case (false, false): .any
    }
  }
}
