internal import Diagnostics
internal import SourceForms
internal import TokenImport
internal import TokenModel

// MARK: Colors

extension TokenProposal {
  /// Adds a private swatch for each cluster, and semantic colors for its uses.
  mutating func addColors() {
    var palette = ColorPalette()
    var colors = DraftGroup(type: "color", description: "Colors, named for purpose.")
    var dark = DraftGroup()
    addResources(&palette, &colors, &dark)
    for purpose in Literal.Purpose.allCases where purpose != .shadow {
      addColors(for: purpose, &palette, &colors)
    }
    draft.base["swatch"] = palette.group.isEmpty ? nil : .group(palette.group)
    draft.base["color"] = colors.isEmpty ? nil : .group(colors)
    guard !dark.isEmpty else { return }
    var group = DraftGroup()
    group["color"] = .group(dark)
    draft.contexts.append(("theme", "dark", group))
  }

  /// The color of a cluster.
  private func color(_ cluster: ValueCluster) -> LiteralColor? {
    guard case .color(let color) = stock.values[cluster.values[0]] else { return nil }
    return color
  }

  /// Adds the colors that resources name, with their values for dark appearance.
  private mutating func addResources(
    _ palette: inout ColorPalette,
    _ colors: inout DraftGroup,
    _ dark: inout DraftGroup
  ) {
    var names: [String] = []
    var light: [String: LiteralColor] = [:]
    var night: [String: LiteralColor] = [:]
    for finding in stock.findings {
      guard let index = finding.name, case .color(let color) = stock.value(of: finding) else {
        continue
      }
      let name = stock.names[Int(index)]
      if light[name] == nil, night[name] == nil { names.append(name) }
      if finding.appearance == .dark {
        night[name] = night[name] ?? color
      } else {
        light[name] = light[name] ?? color
      }
    }
    var paths = ImportNames()
    for name in names {
      guard let own = light[name] ?? night[name] else { continue }
      let path = paths.path(ofResource: name)
      colors.insert(.token(DraftToken(nil, .reference(palette.path(of: own.css)))), at: path[...])
      let token = (["color"] + path).joined(separator: ".")
      resourceTokens[name] = token
      guard let other = night[name], other != own else { continue }
      dark.insert(
        .token(DraftToken("color", .reference(palette.path(of: other.css)))),
        at: path[...]
      )
    }
  }

  private mutating func addColors(
    for purpose: Literal.Purpose,
    _ palette: inout ColorPalette,
    _ colors: inout DraftGroup
  ) {
    let names = ["primary", "secondary", "tertiary"]
    let ranked = clusters(.color).compactMap { cluster -> (ValueCluster, Int)? in
      let uses = unnamedUses(of: cluster)
      // Uses without a purpose only get a token if there's no other one.
      let isOnly = uses.keys.allSatisfy { $0 == .other || $0 == .shadow }
      guard let count = uses[purpose], count >= minimumCount, purpose != .other || isOnly else {
        return nil
      }
      return (cluster, count)
    }
    .enumerated().sorted { ($1.element.1, $0.offset) < ($0.element.1, $1.offset) }.map(\.element)
    let group = purpose == .other ? "general" : purpose.rawValue
    for (rank, (cluster, count)) in ranked.enumerated() {
      guard let color = color(cluster) else { continue }
      let name = rank < names.count ? names[rank] : "level\(rank + 1)"
      let swatch = palette.path(of: color.css)
      colors.insert(.token(DraftToken(nil, .reference(swatch))), at: [group, name])
      let path = "color.\(group).\(name)"
      for value in cluster.values {
        tokens[Use(value: value, purpose: purpose)] = path
        if tokens[Use(value: value, purpose: .other)] == nil {
          tokens[Use(value: value, purpose: .other)] = path
        }
      }
      let places = count.grouped("place")
      reasons.append(Reason(path: path, cluster: cluster, note: "\(purpose.rawValue) in \(places)"))
      let swatchPath = swatch.joined(separator: ".")
      if !self.colors.contains(where: { $0.path == swatchPath }) {
        self.colors.append((swatchPath, cluster))
      }
    }
  }

  /// The number of places for each purpose, without those that only define a named resource.
  private func unnamedUses(of cluster: ValueCluster) -> [Literal.Purpose: Int] {
    cluster.values.reduce(into: [:]) { counts, value in
      counts.merge(summary.unnamedPurposes[value]) { $0 + $1 }
    }
  }
}

extension LiteralColor {
  /// The color as the palette of an import contains it.
  var css: CSSColor {
    let color = color
    return CSSColor(color.components, alpha: color.alpha ?? 1)
  }
}

extension ImportNames {
  /// Returns the path of a color for the name of a resource, such as `link_pressed`.
  fileprivate mutating func path(ofResource name: String) -> [String] {
    var ignored: [Diagnostic] = []
    return path(
      [name],
      of: name,
      at: Span(file: SourceMap.FileID(index: 0), start: 0, end: 0),
      &ignored
    )
  }
}
