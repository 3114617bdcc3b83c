package import TokenImport

/// A token source for the values of an app.
///
/// Each cluster with enough places becomes a token with the value that most of them have.
package struct TokenProposal {
  /// Why there is a token, for the page that explains the proposal.
  struct Reason {
    let path: String
    let cluster: ValueCluster
    /// What was decided, as in `text in 700 places`.
    let note: String
  }

  let summary: StockSummary
  let minimumCount: Int
  var draft = ImportDraft()
  var reasons: [Reason] = []
  /// The token for each value and, for colors, purpose.
  var tokens: [Use: String] = [:]
  /// The token for each named resource, by its name.
  var resourceTokens: [String: String] = [:]
  /// The proposed colors, with their clusters.
  var colors: [(path: String, cluster: ValueCluster)] = []
  /// The clusters of the fonts, whatever their colors and alignments are.
  let fontClusters: [ValueCluster]
  /// The values with the font of each value in ``fontClusters``.
  let typographyValues: [Int: [Int]]
  /// The unit of paddings and distances in pixels: 4 or 8.
  var grid = 4.0

  /// A value with its purpose.
  struct Use: Hashable {
    let value: Int
    let purpose: Literal.Purpose
  }

  /// Proposes tokens.
  ///
  /// - Parameters:
  ///   - stock: the values of the app.
  ///   - minimumCount: the number of places from which a value becomes a token.
  package init(_ stock: AuditStock, minimumCount: Int) {
    summary = StockSummary(stock)
    self.minimumCount = minimumCount
    (fontClusters, typographyValues) = Self.fonts(summary)
    addColors()
    addTextStyles()
    addLengths()
    draft.layout = [
      ("color", ["swatch", "color"]), ("text", ["face", "text"]),
      ("dimension", ["space", "radius"]), ("effect", ["shadow"]),
    ]
    let counts = ["swatch", "color", "text", "space", "radius", "shadow"].compactMap { name in
      guard case .group(let group) = draft.base[name] else { return nil as String? }
      return "\(group.count) \(Self.noun(name, group.count))"
    }
    draft.summary = counts
  }

  /// Divides the text styles by the properties of a typography token.
  private static func fonts(
    _ summary: StockSummary
  ) -> (clusters: [ValueCluster], values: [Int: [Int]]) {
    var first: [LiteralTextStyle: Int] = [:]
    var values: [Int: [Int]] = [:]
    for (index, value) in summary.stock.values.enumerated() where summary.counts[index] > 0 {
      guard case .textStyle(let style) = value, style.size != nil else { continue }
      let own = first[style.typography] ?? index
      first[style.typography] = own
      values[own, default: []].append(index)
    }
    let fonts = first.map { style, index in
      (
        index: index, value: Literal.Value.textStyle(style),
        count: (values[index] ?? []).reduce(0) { $0 + summary.counts[$1] }
      )
    }
    return (ValueClusters(fonts).clusters, values)
  }

  private static func noun(_ group: String, _ count: Int) -> String {
    let (one, many) =
      switch group {
      case "swatch": ("swatch", "swatches")
      case "color": ("color", "colors")
      case "text": ("text style", "text styles")
      case "space": ("distance", "distances")
      case "radius": ("radius", "radii")
      default: ("shadow", "shadows")
      }
    return count == 1 ? one : many
  }

  var stock: AuditStock { summary.stock }

  /// The files of the source; `nil` if there are no tokens.
  package var source: ImportedSource? { draft.source() }

  /// The clusters of a kind with enough places.
  func clusters(_ kind: LiteralKind) -> [ValueCluster] {
    summary.kinds.first { $0.kind == kind }?.clusters.filter { $0.count >= minimumCount } ?? []
  }

  /// Returns the token for a finding.
  func token(for finding: AuditStock.Finding) -> String? {
    if let name = finding.name, let token = resourceTokens[stock.names[Int(name)]] { return token }
    let value = Int(finding.value)
    return tokens[Use(value: value, purpose: finding.purpose)]
      ?? tokens[Use(value: value, purpose: .other)]
  }
}
