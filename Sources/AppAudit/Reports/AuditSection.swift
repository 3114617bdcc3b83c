/// A part of a report: a heading and the largest clusters of values.
struct AuditSection {
  struct Row {
    /// The number of places.
    let count: Int
    let value: Literal.Value
    /// What the value is used for, such as `text, border`.
    let purposes: String
    /// The other values of the cluster, such as `#232323 ×3 (0.004)`.
    let others: [String]
    /// The first place.
    let place: String
  }

  let title: String
  /// Lines with the counts, such as `64 distinct values in 12 clusters` and `Swift 12`.
  let counts: [String]
  let rows: [Row]
  /// The number of clusters that ``rows`` lacks.
  let omitted: Int
}

extension AuditReport {
  /// The number of clusters of each kind in a report.
  private static let limit = 20

  /// Returns the sections of a report.
  ///
  /// - Parameter isComplete: whether to list all clusters.
  /// - Returns: a section for the elements, and for each kind that occurs.
  func sections(isComplete: Bool) -> [AuditSection] {
    var sections: [AuditSection] = []
    if let styles = summary.elementStyles {
      let elements = LiteralTextStyle.Element.allCases.compactMap { element in
        stock.elements[element].map {
          "\($0.grouped) \($0 == 1 ? element.rawValue : element.plural)"
        }
      }
      sections.append(
        section("Text styles of \(elements.joined(separator: ", "))", styles, isComplete)
      )
    }
    return sections + summary.kinds.map { section(Self.title($0.kind), $0, isComplete) }
  }

  private static func title(_ kind: LiteralKind) -> String {
    switch kind {
    case .color: "Colors"
    case .font: "Fonts"
    case .size: "Lengths"
    case .radius: "Corner radii"
    case .shadow: "Shadows"
    }
  }

  private func section(
    _ title: String,
    _ kind: StockSummary.Kind,
    _ isComplete: Bool
  ) -> AuditSection {
    let shown = isComplete ? kind.clusters[...] : kind.clusters.prefix(Self.limit)
    let sprawl = kind.distinct > kind.clusters.count ? ", sprawl \(kind.sprawl.oneDecimal)" : ""
    let languages = kind.languages.map { "\($0.language.rawValue) \($0.count.grouped)" }
    let places = kind.occurrences.grouped("place")
    return AuditSection(
      title: title,
      counts: [
        "\(places), \(kind.distinct.grouped) distinct, "
          + "\(kind.clusters.count.grouped("cluster"))\(sprawl)"
      ] + (languages.count > 1 ? [languages.joined(separator: ", ")] : []),
      rows: shown.map { row($0, kind.kind, isComplete) },
      omitted: kind.clusters.count - shown.count
    )
  }

  private func row(_ cluster: ValueCluster, _ kind: LiteralKind, _ isComplete: Bool)
    -> AuditSection.Row
  {
    let purposes = kind == .color ? summary.purposes(of: cluster) : []
    var others = cluster.values.indices.dropFirst().map { index in
      let distance = kind == .color ? " (\(cluster.distances[index].shortText))" : ""
      return
        "\(stock.values[cluster.values[index]].text) ×\(cluster.counts[index].grouped)\(distance)"
    }
    if !isComplete, others.count > 6 {
      others = others.prefix(5) + ["and \(others.count - 5) more"]
    }
    return AuditSection.Row(
      count: cluster.count,
      value: stock.values[cluster.values[0]],
      purposes: purposes.prefix(3).map(\.purpose.rawValue).joined(separator: ", "),
      others: others,
      place: summary.place(ofValue: cluster.values[0]) ?? ""
    )
  }

  /// The first lines of a report: files, screens, and adoption.
  var facts: [String] {
    let languages = summary.languages.map { "\($0.language.rawValue) \($0.count.grouped)" }
    var facts = [
      stock.files.count.grouped("file")
        + (languages.isEmpty ? "" : ": " + languages.joined(separator: ", "))
    ]
    if stock.screens > 0 { facts.append(stock.screens.grouped("screen")) }
    let system = stock.systemColors.values.reduce(0, +)
    if system > 0 { facts.append("\(system.grouped("use")) of the system's colors") }
    if !matches.isEmpty {
      facts.append(
        "\(matches.count.grouped("value")): "
          + "\(count("exact").grouped) of a token, \(count("near").grouped) near a token, "
          + "\(count("none").grouped) others"
      )
    }
    return facts
  }
}

extension Int {
  /// The number with commas between groups of three digits.
  package var grouped: String {
    var digits = String(magnitude)
    var text = ""
    while digits.utf8.count > 3 {
      text = "," + digits.suffix(3) + text
      digits.removeLast(3)
    }
    return (self < 0 ? "-" : "") + digits + text
  }

  /// The number with a noun, as in `1,200 places`.
  func grouped(_ noun: String) -> String { "\(grouped) \(noun)\(self == 1 ? "" : "s")" }
}

extension Double {
  fileprivate var oneDecimal: String { ((self * 10).rounded() / 10).shortText }
}
