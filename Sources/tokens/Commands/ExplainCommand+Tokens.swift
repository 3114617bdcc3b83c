internal import CommandLineParsing
internal import Diagnostics
internal import JSONSyntax
internal import TokenCompiler
internal import TokenInspection
internal import TokenLint
internal import TokenModel
internal import Workspace

extension ExplainCommand {
  /// The maximum number of tokens to explain at once.
  private static let answerLimit = 8

  /// Explains the tokens that `name` refers to.
  static func explainToken(_ name: String, _ run: inout Run) {
    let span = run.parsed.spans(of: subject).first
    do throws(Finding) {
      guard let source = try run.inspect(ConfigurationOption.declaration) else { return }
      guard let inspection = try TokenInspector(source, &run) else { return }
      if let color = Array(name.utf8).withUnsafeBufferPointer({ Color(hexadecimal: $0) }) {
        show(inspection.ir.nearestColors(to: color, count: 5), inspection, &run)
        return
      }
      let tokens: [TokenID]
      if let place = LineArgument(name), Disk.exists(run.currentFolder.appending(place.file)) {
        guard let found = try inspection.tokens(at: place, span, &run) else { return }
        tokens = found
      } else {
        tokens = inspection.tokens(called: name)
      }
      guard !tokens.isEmpty else {
        run.diagnostics.append(inspection.unknown(name, at: span))
        return
      }
      explain(tokens, inspection, &run)
    } catch {
      let isWithoutConfiguration = error.diagnostic.code == .configurationNotFound
      guard isWithoutConfiguration, !name.contains(where: { ".:#@/".contains($0) }) else {
        return run.add(error)
      }
      run.diagnostics.append(.unknownCode(name, at: span))
    }
  }

  private static func explain(
    _ tokens: [TokenID],
    _ inspection: TokenInspector,
    _ run: inout Run
  ) {
    var explanations: [TokenExplanation] = []
    for token in tokens.prefix(answerLimit) {
      guard let explanation = explanation(of: token, inspection, &run) else { return }
      explanations.append(explanation)
    }
    let sources = run.shownSources
    if run.parsed[Program.format] == .json {
      var writer = JSONWriter(.pretty(width: 100))
      writer.objects(explanations) { $0.explanation($1, in: sources) }
      run.results = [Report.Result(name: "tokens", json: writer.bytes)]
      return
    }
    let isComplete = run.isVerbose
    let pages = explanations.map { explanation in
      ExplanationPage(explanation, isComplete: isComplete) { sources.place(of: $0) }.text
    }
    run.status = StandardStream.output.writeEscaped(pages.joined(separator: "\n"))
    if tokens.count > answerLimit {
      run.remarks.append((tokens.count - answerLimit).counted("more token") + " not shown")
    }
  }

  /// Explains a token; `nil` if it has no contrast with the color of `--on`, which is reported.
  private static func explanation(
    of token: TokenID,
    _ inspection: TokenInspector,
    _ run: inout Run
  ) -> TokenExplanation? {
    var explanation = inspection.explanation(of: token)
    if let name = run.parsed[ground] {
      let place = run.parsed.spans(of: ground).first
      guard let other = inspection.tokens(called: name).first else {
        run.diagnostics.append(inspection.unknown(name, at: place))
        return nil
      }
      guard let pair = inspection.contrasts.pair(of: token, on: other) else {
        run.diagnostics.append(.noContrast(explanation.path, name, at: place))
        return nil
      }
      explanation.contrasts = [pair]
    }
    if !inspection.ir.constants.contains(Int(token.index)) {
      let path = inspection.ir.tokens[Int(token.index)].path
      explanation.findings = Linter(inspection.ir, run.lintSettings, about: path).diagnostics
    }
    return explanation
  }

  private static func show(
    _ colors: [NearColor],
    _ inspection: TokenInspector,
    _ run: inout Run
  ) {
    let ir = inspection.ir
    if run.parsed[Program.format] == .json {
      var writer = JSONWriter(.pretty(width: 100))
      writer.objects(colors) { $0.nearColor($1, in: ir) }
      run.results = [Report.Result(name: "nearest", json: writer.bytes)]
      return
    }
    let rows = colors.map { color in
      let own = ir.tokens[Int(color.token.index)]
      let value = ir.resolved(color.token, in: color.choices).value
      return [
        color.distance.shownDistance, ir.path(of: color.token), ir.text(of: value, type: .color),
        ir.text(of: color.choices, for: own.dependsOn),
      ]
    }
    var lines = ["The nearest colors and their distance in Oklab (0.02 is barely visible):"]
    lines += TextTable.lines(rows).map { "  \($0)" }
    if colors.isEmpty { lines = ["The source has no colors."] }
    run.status = StandardStream.output.write(lines.joined(separator: "\n") + "\n")
  }
}

extension Double {
  /// The distance with three decimal places.
  fileprivate var shownDistance: String {
    let thousandths = Int((self * 1000).rounded())
    let digits = String(thousandths % 1000)
    return "\(thousandths / 1000)." + String(repeating: "0", count: 3 - digits.count) + digits
  }
}
