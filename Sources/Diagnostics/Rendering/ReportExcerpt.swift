/// A limited selection of a report's diagnostics for programs, with the total count for each code.
///
/// If there are too many, errors take precedence over warnings, and groups of similar diagnostics
/// are cut to the same length, so one that's repeated thousands of times doesn't crowd out others.
struct ReportExcerpt: Sendable {
  /// The selected diagnostics, in the order of the report.
  let diagnostics: [Diagnostic]
  let omitted: Int
  let counts: [CodeCount]

  /// Keeps at most `limit` of `diagnostics`, or all of them if it's `nil`.
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

  /// Returns the maximum length of lists with `counts` elements such that at most `limit` elements
  /// remain in total.
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
