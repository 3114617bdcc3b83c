internal import Diagnostics

/// Mistakes in the source that several targets have in common: two names that differ in a way that none
/// of them can write, or groups that are nested too deep for their templates.
struct SharedCollisions {
  /// The codes of such mistakes, and what is said before the further targets.
  private static let notes: [DiagnosticCode: String] = [
    .nameCollision: "they also collide in", .nestingTooDeep: "that is too deep also for",
  ]

  /// What tells collisions apart: the places of what collides.
  private struct Places: Hashable {
    let primary: Span
    let secondary: [Span]
  }

  private var found: [Diagnostic] = []
  private var indices: [Places: Int] = [:]
  private var targets: [[String]] = []

  /// Adds what was found for an output of `target`.
  mutating func append(_ diagnostics: [Diagnostic], of target: String) {
    for diagnostic in diagnostics {
      guard Self.notes[diagnostic.code] != nil, let primary = diagnostic.primary?.span else {
        found.append(diagnostic)
        targets.append([])
        continue
      }
      let places = Places(primary: primary, secondary: diagnostic.secondary.map(\.span))
      if let index = indices[places] {
        if !targets[index].contains(target) { targets[index].append(target) }
      } else {
        indices[places] = found.count
        found.append(diagnostic)
        targets.append([target])
      }
    }
  }

  /// What was found, with each collision once; a note names the further targets that have it.
  var diagnostics: [Diagnostic] {
    zip(found, targets).map { diagnostic, targets in
      guard targets.count > 1 else { return diagnostic }
      var shared = diagnostic
      let names = targets.dropFirst().map { "`\($0)`" }.joined(separator: ", ")
      if let note = Self.notes[diagnostic.code] { shared.notes.append("\(note) \(names)") }
      return shared
    }
  }
}
