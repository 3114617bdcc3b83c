/// Writes findings as workflow commands, which GitHub Actions shows beside the lines they name:
/// `::error file=PATH,line=4,endLine=4,col=25,endColumn=39,title=CODE::MESSAGE`.
///
/// Notes, help and further places follow the message on lines of their own. Columns are left out
/// where a span runs over several lines, because GitHub refuses annotations that have both.
///
/// GitHub shows ten annotations of each severity in a step. Where there are more findings, the first
/// of each group of like ones is written, and a summary that counts them by code.
public struct GitHubRenderer: Sendable {
  /// Annotations of one severity that GitHub shows for a step.
  private static let limit = 10

  private let isComplete: Bool

  /// Makes a renderer.
  ///
  /// - Parameter isComplete: whether to write an annotation for each finding, and not only as many as
  ///   GitHub shows.
  public init(isComplete: Bool = false) {
    self.isComplete = isComplete
  }

  /// The annotations, a line each.
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

  /// Appends the first finding of each of `groups`, which are of one severity, and their counts.
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

  /// Appends one finding and a line feed.
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
    var text = "file=\(escapedProperty(location.path)),line=\(start.line),endLine=\(end.line),"
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

  /// The escapes of a command's message, by `@actions/core`'s rules.
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

  /// The escapes of a command's property: those of a message, and the two signs that part them.
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
