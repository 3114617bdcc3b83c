/// Renders diagnostics and reports as JSON.
///
/// Lines and columns are counted from 1, columns in Unicode scalars; the end is one past the last
/// scalar. If a diagnostic isn't in a file, `file`, `line`, `column`, `endLine`, and `endColumn`
/// are `null`. `labels` contains the primary label first, if it has text, followed by the others.
///
/// `counts` lists the number of diagnostics of each severity and code. `omitted` is the number of
/// diagnostics that are counted there but exceed the limit for `diagnostics`.
public struct JSONRenderer: Sendable {
  /// The default maximum number of diagnostics in a report.
  public static let limit = 1000

  private let limit: Int?

  /// Creates a renderer that writes at most `limit` diagnostics of a report, or all if it's `nil`.
  public init(limit: Int? = JSONRenderer.limit) {
    self.limit = limit
  }

  /// Renders all diagnostics as an array, one per line, with a line feed at the end.
  public func render(_ diagnostics: [Diagnostic], in sources: SourceMap) -> [UInt8] {
    var lines = LineMaps(sources)
    var bytes: [UInt8] = []
    appendRows(diagnostics, to: &bytes) { diagnostic, bytes in
      append(diagnostic, in: &lines, to: &bytes)
    }
    bytes.append(UInt8(ascii: "\n"))
    return bytes
  }

  /// Renders a report, with one line per diagnostic or output and a line feed at the end.
  package func render(_ report: Report, in sources: SourceMap) -> [UInt8] {
    var lines = LineMaps(sources)
    var bytes: [UInt8] = []
    bytes.append(contentsOf: "{\"version\":1,\"command\":".utf8)
    appendString(report.command, to: &bytes)
    bytes.append(contentsOf: ",\"status\":\(report.status),\"diagnostics\":".utf8)
    let excerpt = ReportExcerpt(of: report.diagnostics, limit: limit)
    appendRows(excerpt.diagnostics, to: &bytes) { diagnostic, bytes in
      append(diagnostic, in: &lines, to: &bytes)
    }
    bytes.append(contentsOf: ",\"omitted\":\(excerpt.omitted),\"counts\":".utf8)
    appendRows(excerpt.counts, to: &bytes) { count, bytes in append(count, to: &bytes) }
    bytes.append(contentsOf: ",\"outputs\":".utf8)
    appendRows(report.outputs, to: &bytes) { output, bytes in append(output, to: &bytes) }
    for result in report.results {
      bytes.append(contentsOf: ",\"\(result.name)\":".utf8)
      bytes += result.json
    }
    bytes.append(contentsOf: "}\n".utf8)
    return bytes
  }

  package func append(
    _ diagnostic: Diagnostic,
    in lines: inout LineMaps,
    to bytes: inout [UInt8]
  ) {
    appendMember("{\"code\":", diagnostic.code.name, to: &bytes)
    appendMember(",\"severity\":", diagnostic.severity.rawValue, to: &bytes)
    appendMember(",\"message\":", diagnostic.message, to: &bytes)
    bytes.append(UInt8(ascii: ","))
    append(diagnostic.primary.flatMap { lines.location(of: $0.span) }, to: &bytes)
    bytes.append(contentsOf: ",\"labels\":".utf8)
    let primary = diagnostic.primary.map { $0.text.isEmpty ? [] : [$0] } ?? []
    appendList(primary + diagnostic.secondary, to: &bytes) { label, bytes in
      bytes.append(UInt8(ascii: "{"))
      append(lines.location(of: label.span), to: &bytes)
      appendMember(",\"message\":", label.text, to: &bytes)
      bytes.append(UInt8(ascii: "}"))
    }
    bytes.append(contentsOf: ",\"notes\":".utf8)
    appendList(diagnostic.notes, to: &bytes) { note, bytes in appendString(note, to: &bytes) }
    appendMember(",\"help\":", diagnostic.help, to: &bytes)
    bytes.append(UInt8(ascii: "}"))
  }

  private func append(_ count: CodeCount, to bytes: inout [UInt8]) {
    appendMember("{\"code\":", count.code.name, to: &bytes)
    appendMember(",\"severity\":", count.severity.rawValue, to: &bytes)
    bytes.append(contentsOf: ",\"count\":\(count.count)}".utf8)
  }

  private func append(_ output: Report.Output, to bytes: inout [UInt8]) {
    appendMember("{\"file\":", output.file, to: &bytes)
    appendMember(",\"target\":", output.target, to: &bytes)
    appendMember(",\"state\":", output.state.rawValue, to: &bytes)
    bytes.append(contentsOf: ",\"tokens\":".utf8)
    appendList(output.tokens, to: &bytes) { token, bytes in appendString(token, to: &bytes) }
    bytes.append(UInt8(ascii: "}"))
  }

  private func append(_ location: SourceLocation?, to bytes: inout [UInt8]) {
    appendMember("\"file\":", location?.path, to: &bytes)
    let numbers = [
      ("line", location?.start.line), ("column", location?.start.column),
      ("endLine", location?.end.line), ("endColumn", location?.end.column),
    ]
    for (name, number) in numbers {
      bytes.append(contentsOf: ",\"\(name)\":\(number.map(String.init) ?? "null")".utf8)
    }
  }

  func appendMember(_ name: String, _ value: String?, to bytes: inout [UInt8]) {
    bytes.append(contentsOf: name.utf8)
    if let value { appendString(value, to: &bytes) } else { bytes.append(contentsOf: "null".utf8) }
  }

  func appendList<Element>(
    _ elements: [Element],
    to bytes: inout [UInt8],
    each: (Element, inout [UInt8]) -> Void
  ) {
    bytes.append(UInt8(ascii: "["))
    for (index, element) in elements.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      each(element, &bytes)
    }
    bytes.append(UInt8(ascii: "]"))
  }

  /// Appends an array with one line per element, so reports can be read and compared by line.
  func appendRows<Element>(
    _ elements: [Element],
    to bytes: inout [UInt8],
    each: (Element, inout [UInt8]) -> Void
  ) {
    appendList(elements, to: &bytes) { element, bytes in
      bytes.append(contentsOf: "\n  ".utf8)
      each(element, &bytes)
    }
    guard !elements.isEmpty else { return }
    bytes.removeLast()
    bytes.append(contentsOf: "\n]".utf8)
  }

  /// Appends a string, escaped according to RFC 8259.
  ///
  /// Characters that a terminal or an editor might interpret or hide are escaped, too.
  func appendString(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": bytes.append(contentsOf: "\\\"".utf8)
      case "\\": bytes.append(contentsOf: "\\\\".utf8)
      case "\n": bytes.append(contentsOf: "\\n".utf8)
      case "\r": bytes.append(contentsOf: "\\r".utf8)
      case "\t": bytes.append(contentsOf: "\\t".utf8)
      case _ where scalar.isShownAsEscape:
        for unit in String(scalar).utf16 { appendEscape(unit, to: &bytes) }
      default: bytes.append(contentsOf: String(scalar).utf8)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private func appendEscape(_ unit: UInt16, to bytes: inout [UInt8]) {
    bytes.append(contentsOf: ("\\u" + unit.hexadecimal(digits: 4)).utf8)
  }
}
