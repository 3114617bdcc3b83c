/// Renders diagnostics as SARIF 2.1.0, which code scanning services read.
package struct SARIFRenderer: Sendable {
  private let json = JSONRenderer()
  private let version: String

  /// Creates a renderer for a version of the program.
  package init(version: String) {
    self.version = version
  }

  /// Renders a log with one run, with one line per result and a line feed at the end.
  package func render(_ diagnostics: [Diagnostic], in sources: SourceMap) -> [UInt8] {
    var lines = LineMaps(sources)
    var codes: [DiagnosticCode] = []
    for diagnostic in diagnostics where !codes.contains(diagnostic.code) {
      codes.append(diagnostic.code)
    }
    var bytes: [UInt8] = []
    json.appendMember("{\"$schema\":", "https://json.schemastore.org/sarif-2.1.0.json", to: &bytes)
    append(",\"version\":\"2.1.0\",\"runs\":[{\"columnKind\":\"unicodeCodePoints\",", to: &bytes)
    json.appendMember("\"tool\":{\"driver\":{\"name\":\"tokens\",\"version\":", version, to: &bytes)
    append(",\"rules\":", to: &bytes)
    json.appendRows(codes, to: &bytes) { code, bytes in
      json.appendMember("{\"id\":", code.name, to: &bytes)
      json.appendMember(",\"shortDescription\":{\"text\":", code.summary, to: &bytes)
      json.appendMember("},\"fullDescription\":{\"text\":", code.explanation, to: &bytes)
      append("}}", to: &bytes)
    }
    append("}},\"results\":", to: &bytes)
    json.appendRows(diagnostics, to: &bytes) { diagnostic, bytes in
      append(diagnostic, in: &lines, to: &bytes)
    }
    append("}]}\n", to: &bytes)
    return bytes
  }

  private func append(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(contentsOf: text.utf8)
  }

  private func append(
    _ diagnostic: Diagnostic,
    in lines: inout LineMaps,
    to bytes: inout [UInt8]
  ) {
    json.appendMember("{\"ruleId\":", diagnostic.code.name, to: &bytes)
    json.appendMember(",\"level\":", diagnostic.severity.level, to: &bytes)
    let text = [diagnostic.message] + diagnostic.notes + (diagnostic.help.map { [$0] } ?? [])
    json.appendMember(",\"message\":{\"text\":", text.joined(separator: "\n"), to: &bytes)
    append("},\"locations\":", to: &bytes)
    appendLocations(diagnostic.primary.map { [$0] } ?? [], in: &lines, to: &bytes)
    if !diagnostic.secondary.isEmpty {
      append(",\"relatedLocations\":", to: &bytes)
      appendLocations(diagnostic.secondary, in: &lines, to: &bytes)
    }
    append("}", to: &bytes)
  }

  /// Appends the locations that are in files.
  private func appendLocations(
    _ labels: [Label],
    in lines: inout LineMaps,
    to bytes: inout [UInt8]
  ) {
    let places = labels.compactMap { label in
      lines.location(of: label.span).map { (label.text, $0) }
    }
    json.appendList(places, to: &bytes) { place, bytes in
      let (text, location) = place
      let uri = location.path.percentEncoded
      append("{\"physicalLocation\":{\"artifactLocation\":{", to: &bytes)
      json.appendMember("\"uri\":", uri, to: &bytes)
      append("},\"region\":{\"startLine\":\(location.start.line)", to: &bytes)
      append(",\"startColumn\":\(location.start.column)", to: &bytes)
      append(",\"endLine\":\(location.end.line)", to: &bytes)
      append(",\"endColumn\":\(location.end.column)}}", to: &bytes)
      if !text.isEmpty {
        json.appendMember(",\"message\":{\"text\":", text, to: &bytes)
        append("}", to: &bytes)
      }
      append("}", to: &bytes)
    }
  }
}

extension Diagnostic.Severity {
  /// The level of a result.
  fileprivate var level: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .advice: "note"
    }
  }
}
