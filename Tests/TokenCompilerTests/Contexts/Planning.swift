import Diagnostics
import JSONSyntax
import TokenModel

@testable import TokenCompiler

/// The result of planning a source whose files are given as text.
struct Planning {
  let plan: SourcePlan?
  let state: LoweringState
  let sources: SourceMap

  init(_ files: [String: String], _ adjust: (inout CompileRequest) -> Void = { _ in }) {
    self.init(resolver: "app.resolver.json", files, adjust)
  }

  init(
    resolver: String,
    _ files: [String: String],
    _ adjust: (inout CompileRequest) -> Void = { _ in }
  ) {
    var request = CompileRequest(source: .resolver(Located(resolver)))
    adjust(&request)
    self.init(request) { files[$0].map { .success(Array($0.utf8)) } ?? .failure(.missing) }
  }

  init(_ request: CompileRequest, load: SourceLoader) {
    var sources = SourceMap()
    var trees: [JSONTree] = []
    var findings = DiagnosticSink()
    plan = planSource(
      request: request,
      sources: &sources,
      trees: &trees,
      findings: &findings,
      load: load
    )
    state = LoweringState(documents: trees, findings: findings)
    self.sources = sources
  }

  /// The plan of a single resolver document.
  static func document(
    _ text: String,
    _ adjust: (inout CompileRequest) -> Void = { _ in }
  ) -> Planning {
    Planning(["app.resolver.json": text], adjust)
  }

  /// The diagnostics as `path:line:column: code: message`, in the order of a report.
  var report: [String] {
    state.diagnostics.sortedForReport().map {
      "\(place(of: $0.primary))\($0.code.name): \($0.message)"
    }
  }

  /// The layers as `path:line theme=dark`, first to last.
  var layers: [String] {
    (plan?.layers ?? []).map { layer in
      let tree = state.tree(of: layer.root)
      let hidden = layer.hidden.map { " without " + tree.string($0) }.joined()
      let choices = layer.condition.choices.map { choice in
        let modifier = plan?.modifiers[choice.modifier]
        return " \(modifier?.name ?? "?")=\(modifier?.contexts[Int(choice.context)] ?? "?")"
      }
      let names = tree.members(of: layer.root.node).map { tree.string($0.key) }
      return names.joined(separator: "+") + hidden + choices.joined()
    }
  }

  func place(of label: Label?) -> String {
    guard let span = label?.span else { return "" }
    let position = sources[span.file].position(at: span.start)
    return "\(sources[span.file].path):\(position.line):\(position.column): "
  }
}

extension ContextChoice {
  init(_ modifier: String, _ context: String) {
    self.init(modifier: Located(modifier), context: Located(context))
  }
}
