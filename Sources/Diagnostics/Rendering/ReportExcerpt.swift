/// The diagnostics of a report for programs, up to a bound, and how many there are of each code.
///
/// Where there are too many, errors go before warnings, and each group of like messages is cut to the
/// same length: one that is repeated thousands of times does not crowd out the others.
struct ReportExcerpt: Sendable {
  /// In the order of the report.
  let diagnostics: [Diagnostic]
  /// How many are left out.
  let omitted: Int
  let counts: [CodeCount]

  /// Keeps at most `limit` of `diagnostics`; all of them if there is none.
  init(of diagnostics: [Diagnostic], limit: Int?) {
    let groups = diagnostics.grouped()
    counts = groups.countedByCode()
    guard let limit, diagnostics.count > limit else {
      self.diagnostics = diagnostics
      omitted = 0
      return
    }
    var kept: Set<Diagnostic> = []
    for severity in Diagnostic.Severity.allCases {
      let lists = groups.filter { $0.severity == severity }.map(\.members)
      let length = Self.length(of: lists.map(\.count), within: limit - kept.count)
      for list in lists { kept.formUnion(list.prefix(length)) }
    }
    self.diagnostics = diagnostics.filter { kept.contains($0) }
    omitted = diagnostics.count - self.diagnostics.count
  }

  /// The greatest length that lists of `counts` elements can be cut to so that `limit` elements stay.
  private static func length(of counts: [Int], within limit: Int) -> Int {
    var room = limit
    var length = 0
    for (index, count) in counts.sorted().enumerated() {
      let lists = counts.count - index
      let step = min(count - length, room / lists)
      length += step
      room -= step * lists
      if length < count { break }
    }
    return length
  }
}
