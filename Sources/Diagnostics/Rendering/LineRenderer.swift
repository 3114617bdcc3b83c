/// Renders diagnostics in the format of compilers: `PATH:4:25: error: MESSAGE [CODE]`.
///
/// Xcode, SwiftPM, and many editors recognize such lines in the output of a build and show them
/// next to the source. Other locations, notes, and help are separate lines with the severity
/// `note`.
package struct LineRenderer: Sendable {
  /// The maximum number of diagnostics to write.
  private static let limit = 1000

  package init() {}

  package func render(_ diagnostics: [Diagnostic], in sources: SourceMap) -> String {
    var maps = LineMaps(sources)
    var text = ""
    // Show only errors, so warnings can't push the reason for a failed build past the limit.
    let isLong = diagnostics.count > Self.limit
    let errors = isLong ? diagnostics.filter { $0.severity == .error } : []
    let shown = errors.isEmpty ? diagnostics : errors
    for diagnostic in shown.prefix(Self.limit) { append(diagnostic, in: &maps, to: &text) }
    if isLong { text += "note: the rest of the \(diagnostics.count) messages are not shown\n" }
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

  /// Returns a prefix such as `PATH:4:25: `, or `nil` for a span that isn't in a file.
  private func place(of span: Span, in maps: inout LineMaps) -> String? {
    maps.location(of: span).map {
      "\($0.path.escapedForDisplay):\($0.start.line):\($0.start.column): "
    }
  }

  private func word(for severity: Diagnostic.Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .advice: "note"
    }
  }

  /// Appends a line, replacing line breaks in `message` with spaces.
  private func line(_ place: String, _ word: String, _ message: String, to text: inout String) {
    let parts = message.split(separator: "\n").map { String($0).escapedForDisplay }
    text += "\(place)\(word): \(parts.joined(separator: " "))\n"
  }
}
