/// What of a report is shown to people, so that like messages do not bury the others.
///
/// A report that fits on a screen, or that has only a few errors, is shown as it is. Of a longer one
/// each group of like messages is shown once: errors with the source, warnings with the source as
/// long as there is room and in brief otherwise. A table by code says how many there are of each.
package struct ReportDigest: Sendable {
  /// Rows that the report of a run without errors may take up, its closing lines included.
  package static let screen = 40
  /// Errors that are shown in full however many rows they take.
  private static let fullErrors = 10
  /// Places of one group of errors that are shown in full.
  private static let fullPlaces = 3
  /// Rows of the table.
  private static let tableRows = 12
  /// Rows for the number of messages and for what the run has done.
  private static let closingRows = 3

  /// One group, or the part of it that is shown.
  package struct Entry: Sendable {
    package let group: DiagnosticGroup
    /// How many of its members are shown with the source; of none, the first is shown in brief.
    package fileprivate(set) var fullPlaces: Int
  }

  package private(set) var entries: [Entry]
  /// The counts by code, if something is left out.
  package private(set) var table: [CodeCount] = []
  /// How many codes are left out of the table.
  package private(set) var furtherCodes = 0

  /// Shows all of `diagnostics`, each in full.
  package init(all diagnostics: [Diagnostic]) {
    entries = diagnostics.map { Entry(group: DiagnosticGroup($0), fullPlaces: 1) }
  }

  /// Chooses what of `diagnostics` is shown.
  ///
  /// - Parameters:
  ///   - diagnostics: the diagnostics in the order of the report.
  ///   - rows: how many rows a diagnostic takes up in full, with the empty one after it.
  package init(_ diagnostics: [Diagnostic], rows: (Diagnostic) -> Int) {
    let isShort = diagnostics.count <= Self.fullErrors && !diagnostics.contains { !$0.isError }
    let isWhole = isShort || Self.fits(diagnostics, rows)
    self.init(all: isWhole ? diagnostics : [])
    if isWhole { return }
    let groups = diagnostics.grouped()
    let counts = groups.countedByCode()
    table = counts.count > 1 ? Array(counts.prefix(Self.tableRows)) : []
    furtherCodes = max(0, counts.count - Self.tableRows)
    var room = Self.screen - Self.closingRows - table.count - (furtherCodes > 0 ? 1 : 0) - 1
    let errors = diagnostics.filter(\.isError)
    if errors.count <= Self.fullErrors {
      entries = ReportDigest(all: errors).entries
      room -= errors.reduce(0) { $0 + rows($1) }
    } else {
      appendErrors(groups.filter { $0.severity == .error }, &room, rows)
    }
    appendOthers(groups.filter { $0.severity != .error }, &room, rows)
  }

  private static func fits(_ diagnostics: [Diagnostic], _ rows: (Diagnostic) -> Int) -> Bool {
    var room = screen - closingRows
    for diagnostic in diagnostics {
      room -= rows(diagnostic)
      if room < 0 { return false }
    }
    return true
  }

  /// Shows the first place of each group, and further ones while there is room.
  private mutating func appendErrors(
    _ groups: [DiagnosticGroup],
    _ room: inout Int,
    _ rows: (Diagnostic) -> Int
  ) {
    for group in groups.prefix(Self.fullErrors) {
      entries.append(Entry(group: group, fullPlaces: 1))
      room -= rows(group.members[0]) + 1
    }
    for place in 1..<Self.fullPlaces {
      for index in entries.indices where place < entries[index].group.members.count {
        let cost = rows(entries[index].group.members[place])
        guard cost <= room else { return }
        entries[index].fullPlaces += 1
        room -= cost
      }
    }
  }

  /// Shows each group in brief, and the first ones in full, while there is room.
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
