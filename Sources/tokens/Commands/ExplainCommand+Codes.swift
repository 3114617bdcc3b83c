internal import CommandLineParsing
internal import Diagnostics
internal import JSONSyntax
internal import TokenLint
internal import Workspace

extension ExplainCommand {
  /// Prints the page of a code.
  static func show(_ code: DiagnosticCode, _ run: inout Run) {
    if run.parsed[Program.format] == .json { return show([code], &run) }
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
    run.answer(text)
  }

  private static func list(of options: [LintOption], _ heading: String) -> String {
    let rows = TextTable.lines(options.map { ["  " + $0.name, $0.summary] })
    return "\n\(heading)\n" + rows.map { $0 + "\n" }.joined()
  }

  /// Prints codes as a list, in text or in JSON.
  static func show(_ codes: [DiagnosticCode], _ run: inout Run) {
    guard run.parsed[Program.format] == .json else {
      let lines = TextTable.lines(codes.map { [$0.name, $0.summary] })
      return run.answer(lines.map { $0 + "\n" }.joined())
    }
    var writer = JSONWriter(.pretty(width: 100))
    writer.object { writer in
      writer.member("version", 1)
      writer.member("command", "explain")
      writer.member("status", 0)
      writer.objects("codes", codes) { writer, code in
        writer.member("code", code.name)
        writer.member("severity", code.severity.rawValue)
        writer.member("summary", code.summary)
        writer.member("explanation", code.explanation)
      }
    }
    run.answer(writer.bytes + [UInt8(ascii: "\n")])
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
