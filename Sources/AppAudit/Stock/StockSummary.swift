/// The counts and clusters of a ``AuditStock``.
package struct StockSummary: Sendable {
  /// The values of one kind.
  package struct Kind: Sendable {
    package let kind: LiteralKind
    package let occurrences: Int
    package let distinct: Int
    package let clusters: [ValueCluster]
    /// The number of places in each language, the most frequent one first.
    package let languages: [(language: AuditLanguage, count: Int)]

    /// The average number of distinct values in a cluster.
    package var sprawl: Double {
      clusters.isEmpty ? 1 : Double(distinct) / Double(clusters.count)
    }
  }

  package let stock: AuditStock
  /// The kinds that occur, without the text styles of elements.
  package let kinds: [Kind]
  /// The text styles of elements.
  package let elementStyles: Kind?
  /// The number of files in each language, the most frequent one first.
  package let languages: [(language: AuditLanguage, count: Int)]
  /// The first place of each value, by its index in ``AuditStock/values``.
  private let firstFindings: [Int?]
  /// The number of places of each value, by its index in ``AuditStock/values``.
  let counts: [Int]
  /// The number of places of each value for each purpose.
  private let purposes: [[Literal.Purpose: Int]]
  /// The same without the definitions of named resources.
  let unnamedPurposes: [[Literal.Purpose: Int]]

  /// Counts and divides the values.
  ///
  /// - Complexity: O(*places* + *values* × *clusters*).
  package init(_ stock: AuditStock) {
    self.stock = stock
    var counts = Array(repeating: 0, count: stock.values.count)
    var first: [Int?] = Array(repeating: nil, count: stock.values.count)
    var purposes: [[Literal.Purpose: Int]] = Array(repeating: [:], count: stock.values.count)
    var unnamed = purposes
    for (index, finding) in stock.findings.enumerated() {
      let value = Int(finding.value)
      counts[value] += 1
      first[value] = first[value] ?? index
      purposes[value][finding.purpose, default: 0] += 1
      if finding.name == nil { unnamed[value][finding.purpose, default: 0] += 1 }
    }
    firstFindings = first
    self.counts = counts
    self.purposes = purposes
    unnamedPurposes = unnamed
    func kind(_ kind: LiteralKind, isOfElement: Bool = false) -> Kind? {
      let isIncluded = stock.values.map { $0.kind == kind && ($0.element != nil) == isOfElement }
      let values = stock.values.indices.filter { counts[$0] > 0 && isIncluded[$0] }
        .map { (index: $0, value: stock.values[$0], count: counts[$0]) }
      guard !values.isEmpty else { return nil }
      var languages: [AuditLanguage: Int] = [:]
      for finding in stock.findings where isIncluded[Int(finding.value)] {
        languages[stock.files[Int(finding.file)].language, default: 0] += 1
      }
      return Kind(
        kind: kind,
        occurrences: values.reduce(0) { $0 + $1.count },
        distinct: values.count,
        clusters: ValueClusters(values).clusters,
        languages: Self.ranked(languages)
      )
    }
    elementStyles = kind(.font, isOfElement: true)
    kinds = LiteralKind.allCases.compactMap { kind($0) }
    languages = Self.ranked(
      stock.files.reduce(into: [:]) { $0[$1.language, default: 0] += 1 }
    )
  }

  private static func ranked(
    _ counts: [AuditLanguage: Int]
  ) -> [(language: AuditLanguage, count: Int)] {
    AuditLanguage.allCases.compactMap { language in counts[language].map { (language, $0) } }
      .enumerated().sorted { ($1.element.1, $0.offset) < ($0.element.1, $1.offset) }
      .map { ($0.element.0, $0.element.1) }
  }

  /// The first place of a value, such as `App/Main.storyboard:12:8`.
  package func place(ofValue index: Int) -> String? {
    firstFindings[index].map { place(of: stock.findings[$0]) }
  }

  package func place(of finding: AuditStock.Finding) -> String {
    "\(stock.files[Int(finding.file)].path):\(finding.line):\(finding.column)"
  }

  /// The number of uses of the values for each purpose, the most frequent one first.
  package func purposes(of cluster: ValueCluster) -> [(purpose: Literal.Purpose, count: Int)] {
    var counts: [Literal.Purpose: Int] = [:]
    for value in cluster.values { counts.merge(purposes[value]) { $0 + $1 } }
    return Literal.Purpose.allCases.compactMap { purpose in counts[purpose].map { (purpose, $0) } }
      .enumerated().sorted { ($1.element.1, $0.offset) < ($0.element.1, $1.offset) }
      .map { ($0.element.0, $0.element.1) }
  }
}

extension Literal.Value {
  var element: LiteralTextStyle.Element? {
    if case .textStyle(let style) = self { style.element } else { nil }
  }
}
