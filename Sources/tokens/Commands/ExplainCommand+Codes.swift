internal import CommandLineParsing
internal import Diagnostics
internal import JSONSyntax
internal import TokenLint
internal import Workspace

extension ExplainCommand {
  /// Prints the page of a code.
  static func show(_ code: DiagnosticCode, _ run: Run) -> ExitStatus {
    if run.parsed[Program.format] == .json { return show([code], run) }
    var text = "\(code.name): \(code.summary)\n\n\(code.explanation)\n"
    let rule = LintRules.named(code.name)
    if rule != nil || code.severity != .error {
      text +=
        "\nTo change the level, set `\"lint\": { \"\(code.name)\": LEVEL }` in the configuration, where\n"
      text += "LEVEL is `allow`, `advice`, `warn`, or `error`. The default is "
      text += (rule?.defaultLevel.severity ?? code.severity).phrase(
        ifOff: rule?.isRecommended == false
      )
    }
    if let rule {
      text += list(of: rule.allOptions, "Options, as in `[LEVEL, { OPTION: VALUE }]`:")
    }
    return StandardStream.output.write(text)
  }

  private static func list(of options: [LintOption], _ heading: String) -> String {
    let rows = TextTable.lines(options.map { ["  " + $0.name, $0.summary] })
    return "\n\(heading)\n" + rows.map { $0 + "\n" }.joined()
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
    writer.member("version", 1)
    writer.member("command", "explain")
    writer.member("status", 0)
    writer.list("codes", codes) { $0.page(of: $1) }
    writer.endObject()
    return StandardStream.output.write(writer.bytes + [UInt8(ascii: "\n")])
  }
}

extension JSONWriter {
  fileprivate mutating func page(of code: DiagnosticCode) {
    beginObject()
    member("code", code.name)
    member("severity", code.severity.rawValue)
    member("summary", code.summary)
    member("explanation", code.explanation)
    endObject()
  }
}

extension Diagnostic.Severity {
  /// The default level as a sentence's end.
  fileprivate func phrase(ifOff isOff: Bool) -> String {
    if isOff { return "`allow`.\n" }
    switch self {
    case .error: return "an error.\n"
    case .warning: return "a warning.\n"
    case .advice: return "advice.\n"
    }
  }
}
