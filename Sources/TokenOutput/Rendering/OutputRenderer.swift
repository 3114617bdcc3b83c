public import Diagnostics
package import TemplateEngine
import TokenCompiler
import TokenModel

/// The result of rendering an output.
public struct RenderedOutput: Sendable {
  /// The files, in the order of the target's rules; empty if there were errors.
  public let files: [OutputFile]
  /// The errors and warnings.
  public fileprivate(set) var diagnostics: [Diagnostic]
  /// The compiled templates, which aren't used anymore.
  ///
  /// They consist of many small objects, and deallocating those takes a tenth of the time of a small
  /// build. A process that is about to exit can keep them instead.
  package var programs: TemplatePrograms?
}

/// Renders the files that a target generates from a source.
///
/// The same arguments produce the same bytes on every machine.
///
/// - Parameters:
///   - source: The tokens.
///   - target: The target.
///   - request: The options to set and the modifiers to fix.
///   - isTracing: Whether to record the bytes printed for each token.
/// - Returns: The files, which are empty if there were errors, and the diagnostics.
/// - Complexity: O(tokens × output of the templates for each token).
public func render(
  _ source: OutputSource,
  for target: LoadedTarget,
  _ request: OutputRequest = OutputRequest(),
  isTracing: Bool = false
) -> RenderedOutput {
  render(source, for: target, request, isTracing: isTracing, budget: .ofOneFile, onBinding: {})
}

/// Renders an output within a budget.
///
/// Calls `onBinding` after binding names and before printing.
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
  var collided: Set<UInt32> = []
  var warnings: [Diagnostic] = []
  while true {
    let bound = Binder.bind(
      source,
      to: target.target,
      target.schema,
      settings: settings,
      used: target.used,
      without: collided
    )
    let diagnostics = diagnostics + bound.diagnostics + warnings
    guard !diagnostics.containsError else {
      return RenderedOutput(files: [], diagnostics: diagnostics)
    }
    onBinding()
    var output = OutputRenderer.render(target, bound.output, isTracing: isTracing, budget)
    let found = source.collisions(output.diagnostics)
    if !found.tokens.isSubset(of: collided) {
      collided.formUnion(found.tokens)
      warnings += found.diagnostics
      continue
    }
    output.diagnostics.insert(contentsOf: diagnostics, at: 0)
    return output
  }
}

extension OutputSource {
  /// Returns the tokens to leave out because of names that templates reported as taken, with
  /// warnings; none if there are other errors or if the source doesn't permit it.
  fileprivate func collisions(
    _ diagnostics: [Diagnostic]
  ) -> (tokens: Set<UInt32>, diagnostics: [Diagnostic]) {
    let errors = diagnostics.filter { $0.severity == .error }
    guard ir.omitsCollisions, errors.allSatisfy({ $0.code == .nameCollision }) else {
      return ([], [])
    }
    let tokens = members(at: Set(errors.compactMap { $0.primary?.span }))
    return (tokens, errors.map { $0.omitting() })
  }
}

/// Renders files sequentially.
private struct OutputRenderer: ~Copyable {
  private let host: BoundOutput
  private var renderer: TemplateRenderer
  private var files: [OutputFile] = []
  private var diagnostics: [Diagnostic] = []
  /// A path in use, with the rule that generated it and the token or group it was generated for.
  private struct Claim {
    let path: String
    let rule: FileRule
    let subject: UInt32
  }

  /// The paths in use, by their lowercase form.
  private var paths: [String: Claim] = [:]
  private let budget: OutputBudget
  /// The reports of templates, for removing duplicates: a macro can report the same in many files.
  private var reported: Set<Diagnostic> = []

  private init(
    _ programs: TemplatePrograms,
    host: BoundOutput,
    isTracing: Bool,
    budget: OutputBudget
  ) {
    self.host = host
    self.budget = budget
    renderer = TemplateRenderer(
      programs,
      host: host,
      limits: budget.templateLimits,
      isTracing: isTracing
    )
  }

  /// Renders the files of a target; none if there are errors.
  static func render(
    _ target: LoadedTarget,
    _ host: BoundOutput,
    isTracing: Bool,
    _ budget: OutputBudget
  ) -> RenderedOutput {
    let rules = target.rules.filter { host.needs($0) }
    let programs = target.templates.programs(of: rules)
    var renderer = OutputRenderer(programs, host: host, isTracing: isTracing, budget: budget)
    for rule in rules { renderer.render(rule) }
    var files = renderer.diagnostics.containsError ? [] : renderer.files
    if let replacement = WordReplacement(target.target, host.input.settings) {
      files = files.map { replacement.apply(to: $0) }
    }
    return RenderedOutput(
      files: files,
      diagnostics: renderer.diagnostics,
      programs: renderer.renderer.programs
    )
  }

  /// The content of a rule's files.
  private enum RuleContent {
    case copy(FileContent)
    /// The index of a template.
    case template(Int)
  }

  private mutating func render(_ rule: CompiledRule) {
    let type = OutputSchema.root(of: rule.rule.each)
    let content: RuleContent =
      switch rule.content {
      case .copy(let content): .copy(content)
      case .template(let request): .template(template(request))
      }
    for subject in host.subjects(of: rule) {
      let root = TemplateObject(type, subject.handle, context: UInt32(subject.view))
      guard host.hold(rule.conditions, for: root), let path = path(rule, root) else { continue }
      guard renderFile(rule, root, path, content) else { return }
    }
  }

  /// Returns the index of a template, which must have been compiled.
  private func template(_ request: TemplateCompiler.Request) -> Int {
    guard let index = renderer.programs.index(of: request) else {
      preconditionFailure("the template `\(request.name)` is not compiled")
    }
    return index
  }

  /// Renders a file.
  ///
  /// Returns `false` if rendering must stop.
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
    case .template(let template):
      let stop = renderer.render(template, root)
      for report in renderer.reports where reported.insert(report).inserted {
        diagnostics.append(report)
      }
      if let stop {
        diagnostics.append(renderer.isAtCallLimit ? host.depthDiagnostic ?? stop : stop)
        return false
      }
      // Files without content aren't generated. Line endings alone can be left over from lines
      // around omitted code.
      let claimed = Claim(path: path, rule: rule.rule, subject: root.handle)
      guard !renderer.isBlank, claim(claimed) else { return true }
      let traces = renderer.traces.map {
        OutputFile.Trace(token: TokenID($0.object.handle), bytes: $0.bytes)
      }
      return add(FileContent(renderer.takeOutput()), path, traces: traces, rule.rule)
    }
  }

  /// Adds a file and returns whether it fits into the budget.
  private mutating func add(
    _ content: FileContent,
    _ path: String,
    traces: [OutputFile.Trace],
    _ rule: FileRule
  ) -> Bool {
    guard budget.take(content.count) else {
      diagnostics.append(.tooMuchOutput(limit: budget.limit, place(of: rule)))
      return false
    }
    files.append(OutputFile(path: path, content: content, traces: traces))
    return true
  }

  // MARK: Paths

  /// Returns the path of a file; `nil` if the file is omitted or the path is invalid.
  private mutating func path(_ rule: CompiledRule, _ root: TemplateObject) -> String? {
    var path = ""
    for part in rule.path {
      guard case .value(let chain, let transform) = part else {
        if case .text(let text) = part { path += text }
        continue
      }
      let text = host.text(of: host.value(of: chain, from: root), chain.type)
      switch transform {
      case .none: path += text.asFileName
      case .path:
        path += text.split(separator: ".", omittingEmptySubsequences: false)
          .map { String($0).asFileName }.joined(separator: "/")
      case .table(let name):
        let row = host.input.target.table(name)?.rows.first { $0.word == text }
        guard let written = row?.text else { return nil }
        path += written
      }
    }
    guard path.isConfinedPath else {
      diagnostics.append(.unsafePath(path, place(of: rule.rule)))
      return nil
    }
    return path
  }

  /// Claims a path and returns whether it is valid: unique, and without overlong names.
  private mutating func claim(_ claim: Claim) -> Bool {
    let names = claim.path.utf8.split(separator: UInt8(ascii: "/"))
    if let name = names.first(where: { $0.count > OutputFile.longestName }) {
      report(longName: String(Substring(name)), claim)
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
        Diagnostic.longFileName(name, limit: limit, $0, target: host.input.target.name)
      } ?? Diagnostic.longFileName(name, limit: limit, place(of: claim.rule))
    )
  }

  /// Reports that two files have the same path.
  ///
  /// If the paths differ in letter case, the names in the source are at fault. If they are
  /// identical, the rules are.
  private mutating func report(_ first: Claim, _ second: Claim) {
    let path = second.path
    if first.path != path, let one = place(of: first), let other = place(of: second) {
      diagnostics.append(.sharedPath(path, one, other, target: host.input.target.name))
    } else {
      diagnostics.append(
        .repeatedPath(
          path,
          place(of: first.rule),
          place(of: second.rule),
          isBuiltIn: host.input.target.isBuiltIn(second.rule)
        )
      )
    }
  }

  /// Returns the token or group that a file is generated for; `nil` for other objects.
  private func place(of claim: Claim) -> Diagnostic.NamedPlace? {
    switch claim.rule.each {
    case .token: host.source.place(ofToken: claim.subject)
    case .group: host.source.place(ofGroup: claim.subject)
    default: nil
    }
  }

  /// Returns the location at which to change a rule: in its file, or in the output's options if the
  /// file is built in.
  private func place(of rule: FileRule) -> Span {
    let own = rule.path.span
    return host.input.target.isBuiltIn(rule) ? host.input.settings.span ?? own : own
  }
}

extension BoundOutput {
  /// The nesting depth of groups from which on it is assumed to be the reason for macro calls
  /// nested too deeply.
  ///
  /// With a smaller depth, the reason is infinite recursion of a macro.
  private static let deepGroups = 16

  /// A diagnostic about groups nested too deeply for the target's macros; `nil` if their depth
  /// isn't unusual.
  fileprivate var depthDiagnostic: Diagnostic? {
    let groups = source.groups.entries
    guard let deepest = groups.indices.max(by: { groups[$0].depth < groups[$1].depth }),
      groups[deepest].depth >= Self.deepGroups
    else { return nil }
    return Diagnostic.groupsTooDeep(
      source.place(ofGroup: UInt32(truncatingIfNeeded: deepest)),
      depth: groups[deepest].depth,
      target: input.target.name
    )
  }

  /// Whether a rule generates any file.
  fileprivate func needs(_ rule: CompiledRule) -> Bool {
    let type = OutputSchema.root(of: rule.rule.each)
    return subjects(of: rule).contains { subject in
      let root = TemplateObject(type, subject.handle, context: UInt32(subject.view))
      return hold(rule.conditions, for: root)
    }
  }

  /// Returns the objects that a rule generates files for.
  fileprivate func subjects(of rule: CompiledRule) -> [(handle: UInt32, view: ViewID)] {
    let subjects = subjectsInBase(of: rule)
    guard rule.rule.isInAppearances else { return subjects }
    return self.subjects(in: .appearances).map(\.view).uniqued.flatMap { view in
      subjects.map { ($0.handle, view) }
    }
  }

  /// Returns the objects in the base, regardless of whether the rule generates files for
  /// appearances.
  private func subjectsInBase(of rule: CompiledRule) -> [(handle: UInt32, view: ViewID)] {
    switch rule.rule.each {
    case .once: return [(0, ViewTable.base)]
    case .group:
      return tokens.tree.groups.filter { group in
        rule.rule.depth.map { source.groups.entries[Int(group)].depth <= $0 } ?? true
      }.map { ($0, ViewTable.base) }
    case .type: return tokens.types.indices.map { (UInt32($0), ViewTable.base) }
    case .token:
      guard let type = rule.onlyTokenType else { return tokens.all.map { ($0, ViewTable.base) } }
      let range = tokens.types.first { Int($0.type.rawValue) == type }?.tokens ?? 0..<0
      return tokens.byType[range].map { ($0, ViewTable.base) }
    case .component: return (0..<tokens.components.rootCount).map { (UInt32($0), ViewTable.base) }
    case .context: return subjects(in: .settings)
    case .appearance: return subjects(in: .appearances)
    }
  }

  private func subjects(in list: SettingList) -> [(handle: UInt32, view: ViewID)] {
    settingTable[list].map { (UInt32($0), settingTable.entries[$0].view) }
  }
}
