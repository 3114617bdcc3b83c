public import Diagnostics
package import JSONSyntax
package import SourceForms
import TokenModel

/// The result of compiling a token source.
public struct Compilation: Sendable {
  /// The resolved source; `nil` if there were errors.
  public var ir: IR?
  /// The diagnostics, in no particular order.
  public var diagnostics: [Diagnostic]
  /// The files that were read, for displaying the diagnostics.
  public var sources: SourceMap
  /// Information about files in other tools' forms beyond their text, by file path.
  package var readings: [String: FormReading] = [:]
  /// The trees of the JSON files without syntax errors, by file path.
  package var trees: [String: JSONTree] = [:]
  /// The tokens that were left out because of errors, or if that isn't allowed, those without which
  /// the source could be compiled.
  package var omission: Omission?
}

/// Compiles a token source.
///
/// Reports all mistakes in the source at once. Files are read only through `load`, and no files are
/// written.
///
/// - Parameters:
///   - request: the source to compile and its settings.
///   - sources: files that were read earlier, such as the configuration; the spans in `request`
///     refer to them.
///   - load: loads the files of the source.
/// - Returns: the IR, unless there were errors, and the diagnostics.
/// - Complexity: O(bytes + tokens × contexts that they vary with).
public func compile(
  _ request: CompileRequest,
  sources: SourceMap = SourceMap(),
  load: SourceLoader
) -> Compilation {
  compile(request, sources: sources, load: load, entering: { _ in })
}

/// A stage of ``compile(_:sources:load:)``, for profiling.
package enum CompilationStage: CaseIterable, Sendable {
  case read, lower, resolve, freeze
}

/// Compiles a token source and calls `stage` at the beginning of each stage.
package func compile(
  _ request: CompileRequest,
  sources: SourceMap,
  load: SourceLoader,
  entering stage: (CompilationStage) -> Void
) -> Compilation {
  var sources = sources
  stage(.read)
  var trees: SourceDocuments = []
  var findings = DiagnosticSink(limit: request.limits.messages)
  let plan = planSource(
    request: request,
    sources: &sources,
    trees: &trees,
    findings: &findings,
    load: load
  )
  guard let plan else { return Compilation(failure: findings.finish(), sources) }
  stage(.lower)
  var omission = Omission()
  while true {
    let paths = omission.paths
    var attempt = compile(plan, for: request, omitting: paths, sources, trees, findings, stage)
    guard request.omitsErrors else { return attempt }
    if let found = attempt.omission, omission.add(found) { continue }
    attempt.omission = omission.tokens.isEmpty ? nil : omission
    attempt.ir?.omitted = omission.tokens
    attempt.ir?.omitsCollisions = true
    return attempt
  }
}

/// Compiles a source that has been planned and read, without the tokens at some paths.
private func compile(
  _ plan: SourcePlan,
  for request: CompileRequest,
  omitting omitted: [String],
  _ sources: SourceMap,
  _ trees: SourceDocuments,
  _ findings: DiagnosticSink,
  _ stage: (CompilationStage) -> Void
) -> Compilation {
  var state = LoweringState(documents: trees, findings: findings)
  var tree = SourceTree()
  guard readLayers(of: plan, for: request, omitting: omitted, tree: &tree, state: &state) else {
    return Compilation(failure: state.findings.finish(), sources)
  }
  state.reportUnusedRenames(request.renames, tree)
  RuleApplication.apply(request.rules, to: &tree, sources, state: &state)
  stage(.resolve)
  var omission: Omission?
  let resolved = resolveSource(
    plan: plan,
    tree: tree,
    limits: request.limits,
    omission: &omission,
    state: &state
  )
  guard let resolved else {
    return Compilation(failure: state.findings.finish(), sources, omission)
  }
  stage(.freeze)
  let built = IRBuilder.build(
    resolved,
    plan: plan,
    sources: sources,
    state: consume state,
    isForLint: request.isForLint
  )
  return Compilation(built, of: plan, sources)
}

/// Reads the definitions of all layers, without the tokens at some paths; `false` if there are too
/// many.
private func readLayers(
  of plan: SourcePlan,
  for request: CompileRequest,
  omitting omitted: [String],
  tree: inout SourceTree,
  state: inout LoweringState
) -> Bool {
  // Files with syntax errors are read as far as possible, so one run reports all mistakes.
  tree.isIncomplete = state.findings.hasErrors
  let expected = state.expectedPaths
  tree.omittedPaths = Set(omitted.map { state.internPath($0) })
  state.rename(request.renames)
  tree.reserveCapacity(expected)
  state.reserveCapacity(expected)
  for layer in plan.layers {
    LayerReader.read(layer, plan: plan, tree: &tree, state: &state)
    guard tree.definitionCount <= request.limits.definitions else {
      let place = state.tree(of: layer.root).openingSpan(layer.root.node)
      state.diagnostics.append(.tooManyDefinitions(request.limits.definitions, at: place))
      return false
    }
  }
  return true
}

extension Compilation {
  fileprivate init(
    _ built: (ir: IR, diagnostics: [Diagnostic], omission: Omission?),
    of plan: SourcePlan,
    _ sources: SourceMap
  ) {
    self.init(
      ir: built.diagnostics.containsError ? nil : built.ir,
      diagnostics: built.diagnostics,
      sources: sources,
      readings: plan.readings,
      trees: plan.parsed,
      omission: built.omission
    )
  }

  /// Creates the result of a compilation that failed before it had an IR.
  fileprivate init(
    failure diagnostics: [Diagnostic],
    _ sources: SourceMap,
    _ omission: Omission? = nil
  ) {
    self.init(ir: nil, diagnostics: diagnostics, sources: sources, omission: omission)
  }
}
