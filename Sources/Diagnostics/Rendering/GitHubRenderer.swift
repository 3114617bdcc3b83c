/// Renders diagnostics as workflow commands, which GitHub Actions shows next to the source lines:
/// `::error file=PATH,line=4,endLine=4,col=25,endColumn=39,title=CODE::MESSAGE`.
///
/// Notes, help, and other locations follow the message on separate lines. Columns are omitted if a
/// span covers several lines, because GitHub rejects annotations with both.
///
/// GitHub shows ten annotations of each severity per step. If there are more diagnostics, only the
/// first of each group of similar ones is written, with a summary that counts them by code.
public struct GitHubRenderer: Sendable {
  /// The number of annotations of each severity that GitHub shows per step.
  private static let limit = 10

  private let isComplete: Bool

  /// Creates a renderer.
  ///
  /// - Parameter isComplete: Whether to write an annotation for every diagnostic, even if GitHub
  ///   doesn't show that many.
  public init(isComplete: Bool = false) {
    self.isComplete = isComplete
  }

  /// Renders the annotations, one per line.
  public func render(_ diagnostics: [Diagnostic], in sources: SourceMap) -> String {
    var lines = LineMaps(sources)
    var text = ""
    let crowded =
      isComplete
      ? []
      : Diagnostic.Severity.allCases.filter { severity in
        diagnostics.count { $0.severity == severity } > Self.limit
      }
    for diagnostic in diagnostics where !crowded.contains(diagnostic.severity) {
      append(diagnostic, in: &lines, to: &text)
    }
    guard !crowded.isEmpty else { return text }
    let groups = diagnostics.grouped()
    for severity in crowded {
      appendSummary(of: groups.filter { $0.severity == severity }, in: &lines, to: &text)
    }
    return text
  }

  /// Appends the first diagnostic of each group and a summary; all groups have the same severity.
  private func appendSummary(
    of groups: [DiagnosticGroup],
    in lines: inout LineMaps,
    to text: inout String
  ) {
    for group in groups.prefix(Self.limit - 1) {
      var first = group.members[0]
      if let remainder = group.remainder(after: 1) { first.notes.append(remainder) }
      append(first, in: &lines, to: &text)
    }
    let counts = groups.countedByCode().map { "\($0.count) \($0.code.name)" }
    let title = groups.flatMap(\.members).countLine ?? ""
    let message = counts.joined(separator: "\n") + "\n--verbose writes an annotation for each"
    text += command(for: groups[0].severity)
    text += "title=\(escapedProperty(title))::\(escapedData(message))\n"
  }

  private func command(for severity: Diagnostic.Severity) -> String {
    switch severity {
    case .error: "::error "
    case .warning: "::warning "
    case .advice: "::notice "
    }
  }

  /// Appends a diagnostic and a line feed.
  package func append(_ diagnostic: Diagnostic, in lines: inout LineMaps, to text: inout String) {
    text += command(for: diagnostic.severity)
    if let location = diagnostic.primary.flatMap({ lines.location(of: $0.span) }) {
      text += properties(of: location)
    }
    text += "title=\(escapedProperty(diagnostic.code.name))::"
    text += escapedData(message(of: diagnostic, in: &lines))
    text += "\n"
  }

  private func properties(of location: SourceLocation) -> String {
    let (start, end) = (location.start, location.end)
    let path = escapedProperty(location.path.escapedForDisplay)
    var text = "file=\(path),line=\(start.line),endLine=\(end.line),"
    if start.line == end.line { text += "col=\(start.column),endColumn=\(end.column)," }
    return text
  }

  private func message(of diagnostic: Diagnostic, in lines: inout LineMaps) -> String {
    var parts = [diagnostic.message]
    if let text = diagnostic.primary?.text, !text.isEmpty { parts.append(text) }
    for label in diagnostic.secondary {
      guard let location = lines.location(of: label.span) else { continue }
      let place = "\(location.path):\(location.start.line):\(location.start.column)"
      parts.append(label.text.isEmpty ? place : "\(place): \(label.text)")
    }
    parts += diagnostic.notes.map { "note: " + $0 }
    if let help = diagnostic.help { parts.append("help: " + help) }
    return parts.flatMap { $0.split(separator: "\n") }
      .map { String($0).escapedForDisplay }
      .joined(separator: "\n")
  }

  /// Escapes the message of a command, using the same rules as `@actions/core`.
  private func escapedData(_ text: String) -> String {
    escaped(text) { scalar in
      switch scalar {
      case "%": "%25"
      case "\r": "%0D"
      case "\n": "%0A"
      default: nil
      }
    }
  }

  /// Escapes a property of a command, including the characters that delimit properties.
  private func escapedProperty(_ text: String) -> String {
    escaped(escapedData(text)) { scalar in
      switch scalar {
      case ":": "%3A"
      case ",": "%2C"
      default: nil
      }
    }
  }

  private func escaped(_ text: String, by escape: (Unicode.Scalar) -> String?) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if let replacement = escape(scalar) {
        result += replacement
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
