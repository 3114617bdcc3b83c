/// Writes findings as compilers do: `PATH:4:25: error: MESSAGE [CODE]`.
///
/// Xcode, SwiftPM and many editors find such lines in the output of a build and show them beside the
/// source. Further places, notes and help are lines of their own, of the severity `note`.
package struct LineRenderer: Sendable {
  /// The most findings that are written.
  private static let limit = 1000

  /// Makes a renderer.
  package init() {}

  /// The lines.
  package func render(_ diagnostics: [Diagnostic], in sources: SourceMap) -> String {
    var maps = LineMaps(sources)
    var text = ""
    // What makes the build fail is never behind the limit because of warnings.
    let isLong = diagnostics.count > Self.limit
    let errors = isLong ? diagnostics.filter { $0.severity == .error } : []
    let shown = errors.isEmpty ? diagnostics : errors
    for diagnostic in shown.prefix(Self.limit) { append(diagnostic, in: &maps, to: &text) }
    if isLong { text += "note: of \(diagnostics.count) messages, the others are not shown here\n" }
    return text
  }

  private func append(_ diagnostic: Diagnostic, in maps: inout LineMaps, to text: inout String) {
    let place = diagnostic.primary.flatMap { self.place(of: $0.span, in: &maps) } ?? ""
    var message = diagnostic.message
    if let label = diagnostic.primary?.text, !label.isEmpty { message += ": " + label }
    line(place, word(for: diagnostic.severity), "\(message) [\(diagnostic.code.name)]", to: &text)
    for label in diagnostic.secondary where !label.text.isEmpty {
      let secondPlace = self.place(of: label.span, in: &maps) ?? place
      line(secondPlace, "note", label.text, to: &text)
    }
    for note in diagnostic.notes { line(place, "note", note, to: &text) }
    if let help = diagnostic.help { line(place, "note", "help: " + help, to: &text) }
  }

  /// `PATH:4:25: `; `nil` for what is in no file.
  private func place(of span: Span, in maps: inout LineMaps) -> String? {
    maps.location(of: span).map { "\($0.path):\($0.start.line):\($0.start.column): " }
  }

  private func word(for severity: Diagnostic.Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .advice: "note"
    }
  }

  /// Appends one line; line breaks in `message` become blanks.
  private func line(_ place: String, _ word: String, _ message: String, to text: inout String) {
    let parts = message.split(separator: "\n").map { String($0).escapedForDisplay }
    text += "\(place)\(word): \(parts.joined(separator: " "))\n"
  }
}
