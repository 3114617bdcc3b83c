import Diagnostics
import TemplateEngine
import TokenCompiler

/// An output that is bound to its target and divided into parts, which threads can render at once.
///
/// Unchecked, because classes with caches aren't sendable. Only the first renderer uses the caches
/// of the bound output, on one thread; the others have their own.
package struct PreparedOutput: @unchecked Sendable {
  /// The parts in the order of the target's rules; none if there were errors.
  package let parts: [OutputPart]
  let input: Input
  /// What renderers need; `nil` if there were errors.
  let content: Content?
  /// The tokens that are left out because templates reported their names as taken, and warnings
  /// about them.
  private let omitted: Omitted
  /// The diagnostics found so far.
  private let diagnostics: [Diagnostic]

  private typealias Omitted = (tokens: Set<UInt32>, warnings: [Diagnostic])

  /// What an output is rendered from.
  struct Input {
    let source: OutputSource
    let target: LoadedTarget
    let settings: OutputSettings
    /// The diagnostics about the settings.
    let diagnostics: [Diagnostic]
    let isTracing: Bool
    let budget: OutputBudget

    /// Returns the location at which to change a rule: in its file, or in the output's options if
    /// the file is built in.
    func place(of rule: FileRule) -> Span {
      let own = rule.path.span
      return target.target.isBuiltIn(rule) ? settings.span ?? own : own
    }
  }

  struct Content {
    let bound: BoundOutput
    /// The rules that generate files.
    let rules: [CompiledRule]
    let replacement: WordReplacement?
  }

  /// Binds an output.
  ///
  /// - Parameters:
  ///   - source: The tokens.
  ///   - target: The target.
  ///   - request: The options to set and the modifiers to fix.
  ///   - isTracing: Whether to record the bytes printed for each token.
  ///   - budget: The limit for the total size of the files.
  package init(
    _ source: OutputSource,
    for target: LoadedTarget,
    _ request: OutputRequest,
    isTracing: Bool,
    budget: OutputBudget
  ) {
    var diagnostics: [Diagnostic] = []
    let settings = OutputSettings(request, for: target.target, source.ir, diagnostics: &diagnostics)
    let input = Input(
      source: source,
      target: target,
      settings: settings,
      diagnostics: diagnostics,
      isTracing: isTracing,
      budget: budget
    )
    self.init(input, omitting: ([], []))
  }

  private init(_ input: Input, omitting omitted: Omitted) {
    self.input = input
    self.omitted = omitted
    let target = input.target
    guard !input.diagnostics.containsError else {
      (parts, content, diagnostics) = ([], nil, input.diagnostics)
      return
    }
    let (bound, found) = Binder.bind(
      input.source,
      to: target.target,
      target.schema,
      settings: input.settings,
      used: target.used,
      without: omitted.tokens
    )
    diagnostics = input.diagnostics + found + omitted.warnings
    guard !diagnostics.containsError else {
      (parts, content) = ([], nil)
      return
    }
    parts = target.rules.enumerated().flatMap { bound.parts(of: $1, at: $0) }
    let needed = Set(parts.map(\.ruleIndex))
    content = Content(
      bound: bound,
      rules: target.rules.indices.filter { needed.contains($0) }.map { target.rules[$0] },
      replacement: WordReplacement(target.target, input.settings)
    )
  }

  /// Renders all parts on this thread.
  package func rendered() -> RenderedOutput {
    guard var renderer = PartRenderer(self, isFirst: true) else { return output(of: []) }
    return output(of: parts.map { renderer.render($0) })
  }

  /// Joins the files of all parts.
  ///
  /// If templates report names that are taken, and the source permits it, the output is rendered
  /// again without these tokens.
  ///
  /// - Parameter rendered: the rendered ``parts``, in the same order.
  /// - Returns: the files, which are empty if there were errors, and the diagnostics.
  package func output(of rendered: [RenderedPart]) -> RenderedOutput {
    var collector = FileCollector(input)
    for (part, rendered) in zip(parts, rendered) { collector.add(rendered, of: part) }
    let found = input.source.collisions(collector.diagnostics)
    if found.tokens.isSubset(of: omitted.tokens) {
      return RenderedOutput(
        files: collector.diagnostics.containsError ? [] : collector.files,
        diagnostics: diagnostics + collector.diagnostics
      )
    }
    let tokens = omitted.tokens.union(found.tokens)
    let warnings = omitted.warnings + found.diagnostics
    return PreparedOutput(input, omitting: (tokens, warnings)).rendered()
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
