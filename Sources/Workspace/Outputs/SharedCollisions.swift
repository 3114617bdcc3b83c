internal import Diagnostics
internal import JSONSyntax
internal import TemplateEngine

/// Merges the errors that several targets report about the same source: colliding names, and groups
/// that are nested too deep for their templates.
struct SharedCollisions {
  /// The codes of these errors, and the text that precedes the other targets in a note.
  private static let notes: [DiagnosticCode: String] = [
    .nameCollision: "they also collide in", .nestingTooDeep: "that is too deep also for",
  ]

  /// The spans that identify an error.
  private struct Places: Hashable {
    let primary: Span
    let secondary: [Span]
  }

  private var found: [Diagnostic] = []
  private var indices: [Places: Int] = [:]
  private var targets: [[String]] = []

  /// Adds the diagnostics of an output of `target`.
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

  /// All diagnostics, with each shared error reported once and a note that lists the other targets.
  var diagnostics: [Diagnostic] {
    zip(found, targets).map { diagnostic, targets in
      guard targets.count > 1 else { return diagnostic }
      var shared = diagnostic
      if let note = Self.notes[diagnostic.code] {
        shared.notes.append("\(note) \(targets.dropFirst().quoted)")
      }
      return shared
    }
  }
}
