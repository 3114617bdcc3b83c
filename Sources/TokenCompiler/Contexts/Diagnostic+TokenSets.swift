package import Diagnostics

extension DiagnosticCode {
  package static let tokenSetCodes: [DiagnosticCode] = [
    unmatchedSet
  ]

  package static let unmatchedSet: DiagnosticCode = """
    warning[unmatched-set]: the themes of a file don't match its token sets

    A Tokens Studio or Penpot file contains token sets, and themes that select them.
    A set that isn't selected by any theme is left out of every output. If a theme
    selects a set that was renamed or deleted, the selection has no effect.

    Example:

        { "light": { "ink": { "$type": "number", "$value": 1 } },
          "$themes": [
            { "name": "day", "selectedTokenSets": { "lihgt": "enabled" } }] }

    Fix: select the set in the design tool, or delete unused sets and names.
    """
}

/// Diagnostics about token sets and the themes that select them.
extension Diagnostic {
  static func unselectedSets(_ names: [String], at place: Span) -> Self {
    let isOne = names.count == 1
    return Self(
      .unmatchedSet,
      "no theme selects the \(isOne ? "set" : "sets") \(list(names)), so "
        + "\(isOne ? "its" : "their") tokens are left out"
    )
    .at(place, "the themes")
    .help("select \(isOne ? "it" : "them") in a theme as `enabled` or `source`")
  }

  static func missingSets(_ names: [String], among known: [String], at place: Span) -> Self {
    let isOne = names.count == 1
    return Self(
      .unmatchedSet,
      "themes select the \(isOne ? "set" : "sets") \(list(names)), which "
        + "\(isOne ? "does" : "do") not exist"
    )
    .at(place, "no such set")
    .help(
      isOne
        ? choice(for: names[0], among: known, plural: "sets")
        : "remove the names, or add the sets"
    )
  }

  private static func list(_ names: [String]) -> String {
    names.count > 3 ? names.quoted(first: 3) : names.listed()
  }
}
