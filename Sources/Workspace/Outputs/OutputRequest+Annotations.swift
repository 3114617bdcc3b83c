internal import Diagnostics
internal import JSONSyntax
internal import TokenCompiler
internal import TokenLint
internal import TokenModel
package import TokenOutput

extension OutputRequest {
  /// Adds the facts about tokens that the options of an output request, if its target shows them:
  /// findings of `tokens lint` and links to the source.
  mutating func annotate(_ ir: IR, for target: LoadedTarget, of configuration: Configuration) {
    guard target.showsAnnotations else { return }
    if case .boolean(true) = value(of: "lint", for: target) {
      add(findings: Linter(ir, configuration.lint).marks, ir)
    }
    if case .string(let pattern) = value(of: "sourceLinks", for: target) {
      add(links: pattern, ir)
    }
  }

  /// Whether an output of `configuration` requests findings, for which the source has to be
  /// compiled with the properties that lint rules need.
  package static func needsLint(_ configuration: Configuration) -> Bool {
    let tree = configuration.tree
    return configuration.outputs.contains { output in
      guard let lint = output.options.flatMap({ tree.value(of: "lint", in: $0) }) else {
        return false
      }
      return OptionSetting(tree, name: "lint", key: tree.span(lint), lint).value == .boolean(true)
    }
  }

  private mutating func add(
    findings: [(path: PathID, code: DiagnosticCode, message: String)],
    _ ir: IR
  ) {
    var tokens: [PathID: TokenID] = [:]
    for index in ir.tokens.indices { tokens[ir.tokens[index].path] = TokenID(UInt32(index)) }
    for finding in findings {
      guard let token = tokens[finding.path] else { continue }
      annotations[token, default: []].append(
        TokenAnnotation("finding", finding.code.name, note: finding.message)
      )
    }
  }

  /// Adds descriptions of what changed since a revision.
  mutating func add(_ changes: [(path: String, text: String)], since revision: String, _ ir: IR) {
    guard !changes.isEmpty else { return }
    var texts: [String: [String]] = [:]
    for change in changes { texts[change.path, default: []].append(change.text) }
    for index in ir.tokens.indices {
      let path = ir.paths.description(of: ir.tokens[index].path, in: ir.texts)
      for text in texts[path] ?? [] {
        let annotation = TokenAnnotation("change", revision, note: text)
        annotations[TokenID(UInt32(index)), default: []].append(annotation)
      }
    }
  }

  /// Adds a link to the location of each token: `pattern` with its file and line.
  private mutating func add(links pattern: String, _ ir: IR) {
    var lines = LineMaps(ir.sources)
    for index in ir.tokens.indices {
      let span = ir.sources.span(of: ir.tokens[index].base.origin)
      guard let place = lines.location(of: span) else { continue }
      let link = pattern.replacing("{file}", with: place.path.percentEncoded)
        .replacing("{line}", with: "\(place.start.line)")
      annotations[TokenID(UInt32(index)), default: []].append(TokenAnnotation("source", link))
    }
  }
}
