/// Writes findings and reports as JSON, for programs.
///
/// Lines and columns count from 1, columns in Unicode scalars; the end is one past the last scalar.
/// Where a finding lies in no file, `file`, `line`, `column`, `endLine` and `endColumn` are `null`.
/// `labels` begins with the primary one where that has words of its own, then come the others.
package struct JSONRenderer: Sendable {
  package init() {}

  /// The whole report, a finding or output a line, with a line feed at the end.
  package func render(_ report: Report, in sources: SourceMap) -> [UInt8] {
    var lines = LineMaps(sources)
    var bytes: [UInt8] = []
    bytes.append(contentsOf: "{\"version\":1,\"command\":".utf8)
    appendString(report.command, to: &bytes)
    bytes.append(contentsOf: ",\"status\":\(report.status),\"diagnostics\":".utf8)
    appendRows(report.diagnostics, to: &bytes) { diagnostic, bytes in
      append(diagnostic, in: &lines, to: &bytes)
    }
    bytes.append(contentsOf: ",\"outputs\":".utf8)
    appendRows(report.outputs, to: &bytes) { output, bytes in append(output, to: &bytes) }
    bytes.append(contentsOf: "}\n".utf8)
    return bytes
  }

  /// Appends one finding as an object.
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

  private func appendMember(_ name: String, _ value: String?, to bytes: inout [UInt8]) {
    bytes.append(contentsOf: name.utf8)
    if let value { appendString(value, to: &bytes) } else { bytes.append(contentsOf: "null".utf8) }
  }

  private func appendList<Element>(
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

  /// A list with a line for each element, so that a report can be read and compared by line.
  private func appendRows<Element>(
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

  /// A string by RFC 8259: quotes, backslashes and control characters are escaped.
  private func appendString(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""): bytes.append(contentsOf: "\\\"".utf8)
      case UInt8(ascii: "\\"): bytes.append(contentsOf: "\\\\".utf8)
      case UInt8(ascii: "\n"): bytes.append(contentsOf: "\\n".utf8)
      case UInt8(ascii: "\r"): bytes.append(contentsOf: "\\r".utf8)
      case UInt8(ascii: "\t"): bytes.append(contentsOf: "\\t".utf8)
      case 0..<0x20:
        bytes.append(contentsOf: (byte < 0x10 ? "\\u000" : "\\u00").utf8)
        bytes.append(contentsOf: String(byte, radix: 16).utf8)
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
