import Diagnostics
package import TemplateEngine
import TokenCompiler
import TokenModel

/// Renders parts of an output one after the other, reusing the same memory.
package struct PartRenderer: ~Copyable {
  private let input: PreparedOutput.Input
  private let host: BoundOutput
  private let replacement: WordReplacement?
  private var renderer: TemplateRenderer
  private var steps: [RenderedPart.Step] = []
  /// The index of the last rule, and the content of its files.
  private var known: (rule: Int, content: RuleContent)?
  /// The index of the last rule that had to stop.
  private var stopped: Int?

  /// The templates with the macros compiled so far.
  ///
  /// They consist of many small objects, and deallocating those takes a tenth of the time of a small
  /// build. A process that is about to exit can keep them instead.
  package var programs: TemplatePrograms { renderer.programs }

  /// Creates a renderer; `nil` if there were errors.
  ///
  /// - Parameters:
  ///   - output: the output.
  ///   - isFirst: whether this is the first renderer of the output. There must be exactly one, which
  ///     can be used on any thread.
  package init?(_ output: PreparedOutput, isFirst: Bool) {
    guard let content = output.content else { return nil }
    input = output.input
    host = isFirst ? content.bound : BoundOutput(sharing: content.bound)
    replacement = content.replacement
    // Each renderer has its own programs, to which it adds the macros that it calls.
    renderer = TemplateRenderer(
      input.target.templates.programs(of: content.rules),
      host: host,
      limits: input.budget.templateLimits,
      isTracing: input.isTracing
    )
  }

  /// Renders the files of a part.
  package mutating func render(_ part: OutputPart) -> RenderedPart {
    // A rule that stopped once would stop again, maybe only after a long time.
    guard stopped != part.ruleIndex else { return RenderedPart(steps: [], hasStopped: true) }
    let rule = part.rule
    let content = content(of: part)
    steps = []
    for subject in part.subjects where host.needs(rule, for: subject) {
      let root = host.root(of: rule, subject)
      guard let path = path(rule, root) else { continue }
      guard renderFile(rule, root, path, content) else {
        stopped = part.ruleIndex
        return RenderedPart(steps: steps, hasStopped: true)
      }
    }
    return RenderedPart(steps: steps, hasStopped: false)
  }

  /// The content of a rule's files.
  private enum RuleContent {
    case copy(FileContent)
    /// The index of a template.
    case template(Int)
  }

  private mutating func content(of part: OutputPart) -> RuleContent {
    if let known, known.rule == part.ruleIndex { return known.content }
    let content: RuleContent
    switch part.rule.content {
    case .copy(let file): content = .copy(file)
    case .template(let request):
      guard let index = renderer.programs.index(of: request) else {
        preconditionFailure("the template `\(request.name)` is not compiled")
      }
      content = .template(index)
    }
    known = (part.ruleIndex, content)
    return content
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
    case .copy(let content): return add(content, path, traces: [], rule.rule, root)
    case .template(let template):
      let stop = renderer.render(template, root)
      steps += renderer.reports.map { .report($0) }
      if let stop {
        steps.append(.problem(renderer.isAtCallLimit ? host.depthDiagnostic ?? stop : stop))
        return false
      }
      // Files without content aren't generated. Line endings alone can be left over from lines
      // around omitted code.
      if renderer.isBlank { return true }
      let traces = renderer.traces.map {
        OutputFile.Trace(token: TokenID($0.object.handle), bytes: $0.bytes)
      }
      return add(FileContent(renderer.copyOutput()), path, traces: traces, rule.rule, root)
    }
  }

  /// Adds a file and returns whether it fits into the budget.
  private mutating func add(
    _ content: FileContent,
    _ path: String,
    traces: [OutputFile.Trace],
    _ rule: FileRule,
    _ root: TemplateObject
  ) -> Bool {
    guard input.budget.take(content.count) else {
      steps.append(.problem(.tooMuchOutput(limit: input.budget.limit, input.place(of: rule))))
      return false
    }
    let file = OutputFile(path: path, content: content, traces: traces)
    steps.append(.file(replacement?.apply(to: file) ?? file, subject: root.handle))
    return true
  }

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
        let row = input.target.target.table(name)?.rows.first { $0.word == text }
        guard let written = row?.text else { return nil }
        path += written
      }
    }
    guard path.isConfinedPath else {
      steps.append(.problem(.unsafePath(path, input.place(of: rule.rule))))
      return nil
    }
    return path
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
}
