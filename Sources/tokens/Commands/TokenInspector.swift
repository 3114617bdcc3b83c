internal import Diagnostics
internal import TokenCompiler
internal import TokenInspection
internal import TokenOutput
internal import Workspace

/// A compiled source with its outputs, for answering questions about tokens.
struct TokenInspector {
  let ir: IR
  let contrasts: ContrastSearch
  private let graph: ReferenceGraph
  private let project: Project
  private let placement: OutputPlacement
  private let selection: TargetSelection
  private let outputs: [(directory: String, spellings: OutputSpellings)]

  /// Finds the names of tokens in the outputs.
  ///
  /// Returns `nil` if a target has errors.
  init?(_ source: InspectedSource, _ run: inout Run) throws(Finding) {
    ir = source.ir
    project = source.project
    graph = ReferenceGraph(ir)
    contrasts = ContrastSearch(ir, graph)
    guard let names = try run.names(ir, in: project) else { return nil }
    (placement, selection) = (names.placement, names.targets)
    outputs = names.outputs.map { (run.shown($0.directory), $0.spellings) }
  }

  func explanation(of token: TokenID) -> TokenExplanation {
    var explanation = TokenExplanation(token, in: ir, graph, outputs: outputs)
    explanation.contrasts = contrasts.pairs(with: token)
    return explanation
  }

  /// Returns the token at a path or, if there is none, the tokens with a name on some target.
  func tokens(called name: String) -> [TokenID] {
    let path =
      name.hasPrefix("{") && name.hasSuffix("}") ? String(name.dropFirst().dropLast()) : name
    if let token = graph.token(at: path) { return [token] }
    let spelling = name.asSpelled
    return ir.tokens.indices.map { TokenID(UInt32($0)) }.filter { token in
      outputs.contains { output in
        output.spellings[token]?.contains { $0.text == spelling || $0.text == name } ?? false
      }
    }
  }

  /// Returns the tokens at a line of a source or an output.
  ///
  /// Reports an error and returns `nil` if there are none.
  func tokens(
    at place: LineArgument,
    _ span: Span?,
    _ run: inout Run
  ) throws(Finding) -> [TokenID]? {
    let path = Disk.realPath(run.currentFolder.appending(place.file))
    let index = ir.sources.files.firstIndex { file in
      file.isFile && Disk.realPath(project.confinement.base.appending(file.path)) == path
    }
    if let index {
      let file = SourceMap.FileID(index: UInt32(truncatingIfNeeded: index))
      let tokens = ir.tokens(atLine: place.line, of: file)
      if tokens.isEmpty { run.diagnostics.append(.noTokenThere(place, at: span)) }
      return tokens.isEmpty ? nil : tokens
    }
    let rendering = OutputRendering(
      OutputSource(ir),
      to: placement,
      with: selection,
      of: project,
      isTracing: true,
      diagnostics: &run.diagnostics
    )
    run.diagnostics.removeAll { $0.severity != .error }
    guard let found = rendering.tokens(atLine: place.line, of: path), !found.tokens.isEmpty else {
      run.diagnostics.append(.noTokenThere(place, at: span))
      return nil
    }
    if !found.isCurrent {
      run.remarks.append("\(place.file) is not up to date; the line may not match")
    }
    return found.tokens
  }

  /// Returns an error about an unknown name, with the most similar name.
  func unknown(_ name: String, at span: Span?) -> Diagnostic {
    if let omitted = ir.omitted.first(where: { $0.path == name }) {
      return .omittedToken(omitted, at: span)
    }
    let paths = ir.tokens.indices.map { ir.path(of: TokenID(UInt32($0))) }
    let spelled = outputs.flatMap { output in
      ir.tokens.indices.flatMap { index in
        (output.spellings[TokenID(UInt32(index))] ?? []).map(\.text)
      }
    }
    let nearest =
      nearestName(to: name, among: paths) ?? nearestName(to: name.asSpelled, among: spelled)
      ?? paths.first { $0.hasSuffix(".\(name)") }
    if nearest == nil, nearestName(to: name, among: DiagnosticCode.all.map(\.name)) != nil {
      return .unknownCode(name, at: span)
    }
    return .unknownName(name, nearest: nearest, at: span)
  }
}

/// A location such as `tokens/color.tokens.json:41`.
///
/// A column is accepted but ignored.
struct LineArgument {
  let file: String
  let line: Int

  init?(_ text: String) {
    var parts = text.split(separator: ":", omittingEmptySubsequences: false)
    if parts.count > 2, Int(parts[parts.count - 1]) != nil, Int(parts[parts.count - 2]) != nil {
      parts.removeLast()
    }
    guard parts.count > 1, let line = parts.popLast().flatMap({ Int($0) }) else { return nil }
    file = parts.joined(separator: ":")
    self.line = line
  }
}

extension String {
  /// The name without the code around it, such as `--x` for `var(--x)`.
  fileprivate var asSpelled: String {
    let inner = hasPrefix("var(") && hasSuffix(")") ? String(dropFirst(4).dropLast()) : self
    return inner.split(separator: ",").first.map(String.init) ?? inner
  }
}
