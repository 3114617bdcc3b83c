public import Diagnostics
package import TemplateEngine
import TokenCompiler
import TokenModel

/// What came of rendering an output.
public struct RenderedOutput: Sendable {
  /// The files, in the order of the target's rules; none where there were errors.
  public let files: [OutputFile]
  /// What was found wrong or doubtful.
  public let diagnostics: [Diagnostic]
  /// What its templates were compiled from, if they were: see ``TemplateIntermediates``.
  package var intermediates: TemplateIntermediates?
}

/// Renders what a target makes of a source.
///
/// The same arguments give the same bytes, on every machine.
///
/// - Parameters:
///   - source: the tokens.
///   - target: the target.
///   - request: its options, and the modifiers to fix.
///   - isTracing: whether to note which bytes were printed for which tokens.
/// - Returns: the files, unless there were errors, and the diagnostics.
/// - Complexity: O(tokens × what the templates print of each).
public func render(
  _ source: OutputSource,
  for target: LoadedTarget,
  _ request: OutputRequest = OutputRequest(),
  isTracing: Bool = false
) -> RenderedOutput {
  render(source, for: target, request, isTracing: isTracing, budget: .ofOneFile, onBinding: {})
}

/// The same within a budget, saying when the names are bound and printing begins.
@inline(never)
package func render(
  _ source: OutputSource,
  for target: LoadedTarget,
  _ request: OutputRequest,
  isTracing: Bool,
  budget: OutputBudget,
  onBinding: () -> Void
) -> RenderedOutput {
  var diagnostics: [Diagnostic] = []
  let settings = OutputSettings(request, for: target.target, source.ir, diagnostics: &diagnostics)
  guard !diagnostics.containsError else {
    return RenderedOutput(files: [], diagnostics: diagnostics)
  }
  let bound = Binder.bind(
    source,
    to: target.target,
    target.schema,
    settings: settings,
    used: target.used
  )
  diagnostics += bound.diagnostics
  guard !diagnostics.containsError else {
    return RenderedOutput(files: [], diagnostics: diagnostics)
  }
  onBinding()
  var renderer = OutputRenderer(host: bound.output, isTracing: isTracing, budget: budget)
  let rules = target.rules.filter { renderer.applies($0) }
  let programs = target.templates.programs(of: rules)
  for rule in rules { renderer.render(rule, programs) }
  diagnostics += renderer.diagnostics
  let files = diagnostics.containsError ? [] : renderer.files
  return RenderedOutput(
    files: files,
    diagnostics: diagnostics,
    intermediates: programs.intermediates
  )
}

/// Renders one file after the other.
private struct OutputRenderer: ~Copyable {
  let host: BoundOutput
  private var renderer: TemplateRenderer
  var files: [OutputFile] = []
  var diagnostics: [Diagnostic] = []
  /// A path that is taken: the rule that made it, and the token or group that it is made for.
  private struct Claim {
    let path: String
    let rule: FileRule
    let subject: UInt32
  }

  /// The paths taken, without regard to letter case.
  private var paths: [String: Claim] = [:]
  private let budget: OutputBudget
  /// What templates have reported: a macro may do so in each of many files.
  private var reported: Set<Diagnostic> = []

  init(host: BoundOutput, isTracing: Bool, budget: OutputBudget) {
    self.host = host
    self.budget = budget
    let limits = TemplateLimits(outputBytes: budget.limit)
    renderer = TemplateRenderer(host: host, limits: limits, isTracing: isTracing)
  }

  /// Whether a rule makes a file of anything.
  func applies(_ rule: CompiledRule) -> Bool {
    let type = OutputSchema.root(of: rule.rule.each)
    return host.subjects(of: rule).contains { subject in
      let root = TemplateObject(type, subject.handle, context: UInt32(subject.view))
      return host.hold(rule.conditions, for: root)
    }
  }

  /// What the files of a rule are made of.
  private enum RuleContent {
    case copy(FileContent)
    case program(TemplateProgram)
  }

  mutating func render(_ rule: CompiledRule, _ programs: TemplatePrograms) {
    let type = OutputSchema.root(of: rule.rule.each)
    let content: RuleContent =
      switch rule.content {
      case .copy(let content): .copy(content)
      case .template(let request): .program(programs[request])
      }
    for subject in host.subjects(of: rule) {
      let root = TemplateObject(type, subject.handle, context: UInt32(subject.view))
      guard host.hold(rule.conditions, for: root), let path = path(rule, root) else { continue }
      guard renderFile(rule, root, path, content) else { return }
    }
  }

  /// Whether the run may go on.
  private mutating func renderFile(
    _ rule: CompiledRule,
    _ root: TemplateObject,
    _ path: String,
    _ content: RuleContent
  ) -> Bool {
    switch content {
    case .copy(let content):
      let claimed = Claim(path: path, rule: rule.rule, subject: root.handle)
      return !claim(claimed) || add(content, path, traces: [], rule.rule)
    case .program(let program):
      let stop = renderer.render(program, root)
      for report in renderer.reports where reported.insert(report).inserted {
        diagnostics.append(report)
      }
      if let stop {
        diagnostics.append(renderer.isAtCallLimit ? host.depthDiagnostic ?? stop : stop)
        return false
      }
      // A file that nothing is printed into is not made. A line end may come from the empty lines
      // around what was left out.
      let claimed = Claim(path: path, rule: rule.rule, subject: root.handle)
      guard !renderer.isBlank, claim(claimed) else { return true }
      let traces = renderer.traces.map {
        OutputFile.Trace(token: TokenID($0.object.handle), bytes: $0.bytes)
      }
      return add(FileContent(renderer.takeOutput()), path, traces: traces, rule.rule)
    }
  }

  /// Adds a file, if there is room for it.
  private mutating func add(
    _ content: FileContent,
    _ path: String,
    traces: [OutputFile.Trace],
    _ rule: FileRule
  ) -> Bool {
    guard budget.take(content.count) else {
      diagnostics.append(OutputDiagnostics.tooMuchOutput(limit: budget.limit, place(of: rule)))
      return false
    }
    files.append(OutputFile(path: path, content: content, traces: traces))
    return true
  }

  // MARK: Paths

  /// The path of a file; `nil` where it is left out or wrong.
  private mutating func path(_ rule: CompiledRule, _ root: TemplateObject) -> String? {
    var path = ""
    for part in rule.path {
      guard case .value(let chain, let transform) = part else {
        if case .text(let text) = part { path += text }
        continue
      }
      let text = host.text(of: chain.value(of: root, in: host), chain.type)
      switch transform {
      case .none: path += text.asFileName
      case .path:
        path += text.split(separator: ".", omittingEmptySubsequences: false)
          .map { String($0).asFileName }.joined(separator: "/")
      case .table(let name):
        let row = host.target.table(name)?.rows.first { $0.word == text }
        guard let written = row?.text else { return nil }
        path += written
      }
    }
    guard path.isConfinedPath else {
      diagnostics.append(OutputDiagnostics.unsafePath(path, place(of: rule.rule)))
      return nil
    }
    return path
  }

  /// Whether a file can have a path: no other has it, and no name in it is too long.
  private mutating func claim(_ claim: Claim) -> Bool {
    if let name = claim.path.split(separator: "/").first(where: {
      $0.utf8.count > OutputFile.longestName
    }
    ) {
      report(longName: String(name), claim)
      return false
    }
    guard let other = paths.updateValue(claim, forKey: claim.path.lowercased()) else { return true }
    report(other, claim)
    return false
  }

  private mutating func report(longName name: String, _ claim: Claim) {
    let limit = OutputFile.longestName
    diagnostics.append(
      place(of: claim).map {
        OutputDiagnostics.longFileName(name, limit: limit, $0, target: host.target.name)
      } ?? OutputDiagnostics.longFileName(name, limit: limit, place(of: claim.rule))
    )
  }

  /// Names that differ in letter case alone are the source's; what makes the very same path of two
  /// names is the rule.
  private mutating func report(_ first: Claim, _ second: Claim) {
    let path = second.path
    if first.path != path, let one = place(of: first), let other = place(of: second) {
      diagnostics.append(
        OutputDiagnostics.sharedPath(path, one, other, target: host.target.name)
      )
    } else {
      diagnostics.append(
        OutputDiagnostics.repeatedPath(
          path,
          place(of: first.rule),
          place(of: second.rule),
          isBuiltIn: host.target.isBuiltIn(second.rule)
        )
      )
    }
  }

  /// The token or group that a file is made for; `nil` where it is for something else.
  private func place(of claim: Claim) -> OutputDiagnostics.NamedPlace? {
    switch claim.rule.each {
    case .token: host.place(ofToken: claim.subject)
    case .group: host.place(ofGroup: claim.subject)
    default: nil
    }
  }

  /// Where a rule can be changed: in its file or, where that is built in, by the output's options.
  private func place(of rule: FileRule) -> Span {
    let own = rule.path.span
    return host.target.isBuiltIn(rule) ? host.settings.span ?? own : own
  }
}

extension BoundOutput {
  /// How deep groups have to be nested for that to be the reason when the calls of macros are nested
  /// too deep; without them it is a macro that calls itself for ever.
  private static let deepGroups = 16

  /// Says that groups are nested too deep for the target's macros; `nil` where they are not deep.
  fileprivate var depthDiagnostic: Diagnostic? {
    let groups = source.groups.entries
    guard let deepest = groups.indices.max(by: { groups[$0].depth < groups[$1].depth }),
      groups[deepest].depth >= Self.deepGroups
    else { return nil }
    return OutputDiagnostics.groupsTooDeep(
      place(ofGroup: UInt32(truncatingIfNeeded: deepest)),
      depth: groups[deepest].depth,
      target: target.name
    )
  }

  /// What the files of a rule are made for.
  fileprivate func subjects(of rule: CompiledRule) -> [(handle: UInt32, view: ViewID)] {
    switch rule.rule.each {
    case .once: return [(0, baseView)]
    case .group:
      return tree.groups.filter { group in
        rule.rule.depth.map { source.groups.entries[Int(group)].depth <= $0 } ?? true
      }.map { ($0, baseView) }
    case .type: return types.indices.map { (UInt32($0), baseView) }
    case .token:
      guard let type = rule.onlyTokenType else { return tokens.map { ($0, baseView) } }
      let range = types.first { Int($0.type.rawValue) == type }?.tokens ?? 0..<0
      return typeTokens[range].map { ($0, baseView) }
    case .component: return (0..<components.rootCount).map { (UInt32($0), baseView) }
    case .context: return subjects(in: .settings)
    case .appearance: return subjects(in: .appearances)
    }
  }

  private func subjects(in list: SettingList) -> [(handle: UInt32, view: ViewID)] {
    (settingLists[list] ?? 0..<0).map { (UInt32($0), settingEntries[$0].view) }
  }
}
