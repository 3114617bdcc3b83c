/// A selection of a report's diagnostics for people, in which similar ones don't bury the others.
///
/// A report that fits on a screen, or that consists of only a few errors, is shown unchanged. In a
/// longer one, each group of similar diagnostics is shown once, with source lines while there's
/// room, or in brief otherwise. A table lists the counts by code.
package struct ReportDigest: Sendable {
  /// The maximum number of rows for a report without errors, including the closing lines.
  package static let screen = 40
  /// The maximum number of rows for a report with errors.
  private static let longScreen = 60
  /// The number of errors to show in full even if the report doesn't fit on a screen.
  private static let fullErrors = 10
  /// The maximum number of diagnostics to show in full for each group of errors.
  private static let fullPlaces = 3
  /// The maximum number of rows in the table.
  private static let tableRows = 12
  /// The number of rows reserved for the diagnostic count and the summary of the run.
  private static let closingRows = 3

  /// A group of diagnostics, or the visible part of it.
  package struct Entry: Sendable {
    package let group: DiagnosticGroup
    /// The number of members shown with source lines; if it's 0, the first one is shown in brief.
    package fileprivate(set) var fullPlaces: Int
  }

  package private(set) var entries: [Entry]
  /// The counts by code, if the report is shortened.
  package private(set) var table: [CodeCount] = []
  /// The number of codes that don't fit in the table.
  package private(set) var furtherCodes = 0

  package init(all diagnostics: [Diagnostic]) {
    entries = diagnostics.map { Entry(group: DiagnosticGroup($0), fullPlaces: 1) }
  }

  /// Selects the diagnostics to show.
  ///
  /// - Parameters:
  ///   - diagnostics: The diagnostics in the order of the report.
  ///   - rows: Returns the number of rows a diagnostic takes in full, including the empty row after
  ///     it.
  package init(_ diagnostics: [Diagnostic], rows: (Diagnostic) -> Int) {
    let errors = diagnostics.filter(\.isError)
    let isShort = errors.count <= Self.fullErrors
    let isOnlyErrors = errors.count == diagnostics.count
    let isWhole =
      Self.fits(diagnostics, isShort && isOnlyErrors ? Self.longScreen : Self.screen, rows)
    self.init(all: isWhole ? diagnostics : [])
    if isWhole { return }
    let groups = diagnostics.grouped()
    let counts = groups.countedByCode()
    table = counts.count > 1 ? Array(counts.prefix(Self.tableRows)) : []
    furtherCodes = max(0, counts.count - Self.tableRows)
    let closing = table.count + (furtherCodes > 0 ? 1 : 0) + 1
    var room = Self.screen - Self.closingRows - closing
    if isShort, Self.fits(errors, Self.longScreen - closing, rows) {
      entries = ReportDigest(all: errors).entries
      room -= errors.reduce(0) { $0 + rows($1) }
    } else {
      let errorGroups = groups.filter { $0.severity == .error }
      appendErrors(isShort ? errors.map { DiagnosticGroup($0) } : errorGroups, &room, rows)
    }
    appendOthers(groups.filter { $0.severity != .error }, &room, rows)
  }

  private static func fits(
    _ diagnostics: [Diagnostic],
    _ screen: Int,
    _ rows: (Diagnostic) -> Int
  ) -> Bool {
    var room = screen - closingRows
    for diagnostic in diagnostics {
      room -= rows(diagnostic)
      if room < 0 { return false }
    }
    return true
  }

  /// Shows each group, with the first diagnostics in full while there's room.
  private mutating func appendErrors(
    _ groups: [DiagnosticGroup],
    _ room: inout Int,
    _ rows: (Diagnostic) -> Int
  ) {
    let brief = 2
    let shown = groups.prefix(Self.fullErrors)
    var rest = room + Self.longScreen - Self.screen - brief * shown.count
    for group in shown {
      let cost = rows(group.members[0]) + 1
      // Those in brief are last.
      let isFull = entries.last?.fullPlaces != 0 && cost - brief <= rest
      entries.append(Entry(group: group, fullPlaces: isFull ? 1 : 0))
      rest -= isFull ? cost - brief : 0
      room -= isFull ? cost : brief
    }
    guard entries.last?.fullPlaces != 0 else { return }
    for place in 1..<Self.fullPlaces {
      for index in entries.indices where place < entries[index].group.members.count {
        let cost = rows(entries[index].group.members[place])
        guard cost <= room else { return }
        entries[index].fullPlaces += 1
        room -= cost
      }
    }
  }

  /// Shows each group in brief, and the first ones in full, while there's room.
  private mutating func appendOthers(
    _ groups: [DiagnosticGroup],
    _ room: inout Int,
    _ rows: (Diagnostic) -> Int
  ) {
    let brief = 2
    room -= 1  // The empty row after those in brief.
    let first = entries.count
    for group in groups where brief <= room {
      entries.append(Entry(group: group, fullPlaces: 0))
      room -= brief
    }
    for index in entries.indices.dropFirst(first) {
      let group = entries[index].group
      let cost = rows(group.members[0]) + (group.members.count > 1 ? 1 : 0) - brief
      guard cost <= room else { return }
      entries[index].fullPlaces = 1
      room -= cost
    }
  }
}

extension Diagnostic {
  fileprivate var isError: Bool { severity == .error }
}
