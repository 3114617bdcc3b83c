public import Diagnostics
import JSONSyntax
package import SourceForms
import TokenModel

/// What came of compiling a source.
public struct Compilation: Sendable {
  /// The source, resolved; `nil` where there were errors.
  public var ir: IR?
  /// What was found wrong or doubtful, in no particular order.
  public var diagnostics: [Diagnostic]
  /// The files that were read, for showing the diagnostics.
  public var sources: SourceMap
  /// What was known of files in foreign forms besides their texts, by the files' paths.
  package var readings: [String: FormReading] = [:]
}

/// Compiles a token source.
///
/// All mistakes of the source are reported at once. Nothing is read but through `load`, and nothing is
/// written.
///
/// - Parameters:
///   - request: which source, and how.
///   - sources: files that were read before, such as the configuration; the spans in `request` point
///     into them.
///   - load: fetches the files that the source consists of.
/// - Returns: the IR, unless there were errors, and the diagnostics.
/// - Complexity: O(bytes + tokens × contexts that they vary with).
public func compile(
  _ request: CompileRequest,
  sources: SourceMap = SourceMap(),
  load: SourceLoader
) -> Compilation {
  compile(request, sources: sources, load: load, entering: { _ in })
}

/// A step of ``compile(_:sources:load:)``, for those who measure it.
package enum CompilationStage: CaseIterable, Sendable {
  case read, lower, resolve, freeze
}

/// The same, saying when each stage begins.
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
  guard let plan else {
    return Compilation(ir: nil, diagnostics: findings.finish(), sources: sources)
  }
  stage(.lower)
  var state = LoweringState(documents: trees, findings: findings)
  var tree = SourceTree()
  // Files with mistakes in their form are read as far as they can be, so that one run reports all.
  tree.isIncomplete = state.findings.hasErrors
  let expected = state.expectedPaths
  state.rename(request.renames)
  tree.reserveCapacity(expected)
  state.reserveCapacity(expected)
  for layer in plan.layers {
    LayerReader.read(layer, plan: plan, tree: &tree, state: &state)
    guard tree.definitionCount <= request.limits.definitions else {
      let place = state.tree(of: layer.root).openingSpan(layer.root.node)
      state.diagnostics.append(.tooManyDefinitions(request.limits.definitions, at: place))
      return Compilation(ir: nil, diagnostics: state.findings.finish(), sources: sources)
    }
  }
  state.reportUnusedRenames(request.renames, tree)
  RuleApplication.apply(request.rules, to: &tree, sources, state: &state)
  stage(.resolve)
  let resolved = resolveSource(plan: plan, tree: tree, limits: request.limits, state: &state)
  guard let resolved else {
    return Compilation(ir: nil, diagnostics: state.findings.finish(), sources: sources)
  }
  stage(.freeze)
  let built = IRBuilder.build(resolved, plan: plan, sources: sources, state: consume state)
  let hasErrors = built.diagnostics.contains { $0.severity == .error }
  return Compilation(
    ir: hasErrors ? nil : built.ir,
    diagnostics: built.diagnostics,
    sources: sources,
    readings: plan.readings
  )
}
