/// Writes findings as workflow commands, which GitHub Actions shows beside the lines they name:
/// `::error file=PATH,line=4,endLine=4,col=25,endColumn=39,title=CODE::MESSAGE`.
///
/// Notes, help and further places follow the message on lines of their own. Columns are left out
/// where a span runs over several lines, because GitHub refuses annotations that have both.
package struct GitHubRenderer: Sendable {
  package init() {}

  /// The findings in the order given, a line each.
  package func render(_ diagnostics: [Diagnostic], in sources: SourceMap) -> String {
    var lines = LineMaps(sources)
    var text = ""
    for diagnostic in diagnostics {
      append(diagnostic, in: &lines, to: &text)
    }
    return text
  }

  /// Appends one finding and a line feed.
  package func append(_ diagnostic: Diagnostic, in lines: inout LineMaps, to text: inout String) {
    switch diagnostic.severity {
    case .error: text += "::error "
    case .warning: text += "::warning "
    case .advice: text += "::notice "
    }
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
