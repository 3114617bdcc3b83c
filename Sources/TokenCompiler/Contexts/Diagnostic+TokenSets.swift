import Diagnostics

/// The messages about token sets and the themes that select them.
extension Diagnostic {
  /// `place` is where the themes are.
  static func unselectedSets(_ names: [String], at place: Span) -> Diagnostic {
    let isOne = names.count == 1
    return Diagnostic(
      .unmatchedSet,
      severity: .warning,
      "no theme selects the \(isOne ? "set" : "sets") \(list(names)), so "
        + "\(isOne ? "its" : "their") tokens are left out",
      at: Label(place, "the themes"),
      help: "select \(isOne ? "it" : "them") in a theme, as `enabled` or as `source`"
    )
  }

  static func missingSets(_ names: [String], among known: [String], at place: Span) -> Diagnostic {
    let isOne = names.count == 1
    return Diagnostic(
      .unmatchedSet,
      severity: .warning,
      "themes select the \(isOne ? "set" : "sets") \(list(names)), which "
        + "\(isOne ? "does" : "do") not exist",
      at: Label(place, "no such set"),
      help: isOne
        ? suggestion(for: names[0], among: known, plural: "sets")
        : "remove the names, or add the sets"
    )
  }

  private static func list(_ names: [String]) -> String {
    let shown = names.prefix(3).map { "`\($0)`" }
    let more = names.count - shown.count
    if more > 0 { return shown.joined(separator: ", ") + " and \(more) more" }
    guard shown.count > 1, let last = shown.last else { return shown.joined() }
    return shown.dropLast().joined(separator: ", ") + " and \(last)"
  }
}
