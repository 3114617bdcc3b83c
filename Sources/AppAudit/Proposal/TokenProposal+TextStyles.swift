internal import SourceForms
internal import TokenImport

// MARK: Text styles

extension TokenProposal {
  /// Adds a numbered text style for each cluster of fonts, by frequency.
  mutating func addTextStyles() {
    let clusters = fontClusters.filter { $0.count >= minimumCount }
    guard let body = clusters.first.flatMap({ style($0) }) else { return }
    var faces = DraftGroup(type: "fontFamily", description: "The typefaces.")
    var group = DraftGroup(
      type: "typography",
      description: "The text styles. Each has a name and a number."
    )
    for (index, cluster) in clusters.enumerated() {
      guard let style = style(cluster) else { continue }
      let name = Self.name(of: style, body: body).unused { group[$0] != nil }
      var token = DraftToken(nil, .object(members(of: style, &faces)))
      token.extensions = [DraftValue.Member("number", .number(Double(index + 1)))]
      if style.isItalic { token.extensions.append(DraftValue.Member("style", .string("italic"))) }
      group[name] = .token(token)
      for value in cluster.values {
        for original in typographyValues[value] ?? [] {
          tokens[Use(value: original, purpose: .other)] = "text.\(name)"
        }
      }
      let places = cluster.count.grouped("place")
      reasons.append(
        Reason(path: "text.\(name)", cluster: cluster, note: "\(style.text) in \(places)")
      )
    }
    draft.base["face"] = .group(faces)
    draft.base["text"] = .group(group)
  }

  private func style(_ cluster: ValueCluster) -> LiteralTextStyle? {
    guard case .textStyle(let style) = stock.values[cluster.values[0]] else { return nil }
    return style.typography
  }

  /// A name by size in relation to the most frequent style.
  private static func name(of style: LiteralTextStyle, body: LiteralTextStyle) -> String {
    let (size, bodySize) = (style.size ?? 0, body.size ?? 0)
    let role =
      switch size / max(bodySize, 1) {
      case 1.6...: "title"
      case 1.15..<1.6: "headline"
      case 0.95..<1.15: "body"
      case 0.8..<0.95: "caption"
      default: "small"
      }
    let weight = style.weight ?? 400
    let isStrong = weight >= 600 && (body.weight ?? 400) < 600
    let isLight = weight < 400
    return role + (isStrong ? "Strong" : isLight ? "Light" : "") + (style.isItalic ? "Italic" : "")
  }

  private func members(
    of style: LiteralTextStyle,
    _ faces: inout DraftGroup
  ) -> [DraftValue.Member] {
    var members = [DraftValue.Member("fontFamily", .reference(face(style.family, &faces)))]
    if let size = style.size { members.append(DraftValue.Member("fontSize", .pixels(size))) }
    members.append(DraftValue.Member("fontWeight", .number(style.weight ?? 400)))
    if let spacing = style.letterSpacing {
      members.append(DraftValue.Member("letterSpacing", .pixels(spacing)))
    }
    if let height = style.lineHeight, let size = style.size, size > 0 {
      members.append(
        DraftValue.Member("lineHeight", .number((height / size * 1_000).rounded() / 1_000))
      )
    }
    return members
  }

  /// Returns the path of a typeface, creating it if necessary.
  private func face(_ family: String?, _ faces: inout DraftGroup) -> [String] {
    guard let family else {
      if faces["system"] == nil {
        var token = DraftToken(nil, .systemFont)
        token.description = "The platform's own font."
        faces["system"] = .token(token)
      }
      return ["face", "system"]
    }
    let letters = family.filter { $0.isLetter || $0.isNumber }
    let name = letters.prefix(1).lowercased() + letters.dropFirst()
    let token = DraftToken(nil, .array([.string(family), .string("sans-serif")]))
    let path = name.isEmpty ? "font" : String(name)
    faces[path] = faces[path] ?? .token(token)
    return ["face", path]
  }
}
