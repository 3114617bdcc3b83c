internal import CommandLineParsing
internal import Diagnostics
internal import JSONSyntax
internal import Workspace

extension ExplainCommand {
  /// Prints the page of a code.
  static func show(_ code: DiagnosticCode, _ run: Run) -> ExitStatus {
    if run.parsed[Program.format] == .json { return show([code], run) }
    var text = "\(code.name): \(code.summary)\n\n\(code.explanation)\n"
    if code.severity != .error {
      text +=
        "\nTo change the level, set `\"lint\": { \"\(code.name)\": LEVEL }` in the configuration, where\n"
      text += "LEVEL is `allow`, `warn`, or `error`. The default is \(code.severity.phrase).\n"
    }
    return StandardStream.output.write(text)
  }

  /// Prints codes as a list, in text or in JSON.
  static func show(_ codes: [DiagnosticCode], _ run: Run) -> ExitStatus {
    guard run.parsed[Program.format] == .json else {
      let width = codes.map(\.name.utf8.count).max() ?? 0
      let lines = codes.map { code in
        let padding = String(repeating: " ", count: width - code.name.utf8.count + 2)
        return code.name + padding + code.summary + "\n"
      }
      return StandardStream.output.write(lines.joined())
    }
    var writer = JSONWriter(.pretty(width: 100))
    writer.beginObject()
    writer.name("version")
    writer.integer(1)
    writer.name("command")
    writer.string("explain")
    writer.name("status")
    writer.integer(0)
    writer.name("codes")
    writer.beginArray()
    for code in codes { writer.page(of: code) }
    writer.endArray()
    writer.endObject()
    return StandardStream.output.write(writer.bytes + [UInt8(ascii: "\n")])
  }
}

extension JSONWriter {
  fileprivate mutating func page(of code: DiagnosticCode) {
    beginObject()
    name("code")
    string(code.name)
    name("severity")
    string(code.severity.rawValue)
    name("summary")
    string(code.summary)
    name("explanation")
    string(code.explanation)
    endObject()
  }
}

extension Diagnostic.Severity {
  fileprivate var phrase: String {
    switch self {
    case .error: "an error"
    case .warning: "a warning"
    case .advice: "advice"
    }
  }
}
