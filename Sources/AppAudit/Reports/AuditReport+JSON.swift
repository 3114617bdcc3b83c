package import JSONSyntax

extension AuditReport {
  /// Writes the findings, a line for each.
  ///
  /// `match` and `token` are only written if there's a configuration.
  package func writeFindings(to writer: inout JSONWriter) {
    writer.beginArray()
    for (index, finding) in stock.findings.enumerated() {
      let value = stock.value(of: finding)
      writer.lineBreak()
      writer.beginObject()
      writer.member("kind", value.kind.rawValue)
      writer.member("value", value.text)
      if value.kind == .color { writer.member("purpose", finding.purpose.rawValue) }
      if let element = value.element { writer.member("element", element.rawValue) }
      writer.member("file", stock.files[Int(finding.file)].path)
      writer.member("line", Int(finding.line))
      writer.member("column", Int(finding.column))
      if matches.indices.contains(index) {
        writer.member("match", matches[index].word)
        if let token = matches[index].token { writer.member("token", token) }
        if case .near(_, let distance) = matches[index] {
          writer.member("distance", (distance * 1_000).rounded() / 1_000)
        }
      }
      writer.endObject()
    }
    writer.lineBreak()
    writer.endArray()
  }
}
