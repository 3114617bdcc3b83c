import Diagnostics
import JSONSyntax
import TokenModel

/// The phase that evaluates every token in every combination of contexts in its support.
struct Evaluator: ~Copyable {
  let source: MergedSource
  let types: TypeTable
  let recipes: RecipeTable
  var references: ReferenceTargets
  var state: LoweringState
  var evaluations: EvaluationTable
  /// The tokens being evaluated, outermost first.
  private(set) var stack: [PathID] = []
  /// The tokens whose growth is being evaluated, with the place of the length.
  var growing: [(path: PathID, place: Span)] = []
  /// Reusable buffers for the parts of composite values.
  private var spareParts: [[ValueID?]] = []
  /// The nesting depth of references to parts of other tokens.
  var partDepth = 0
  /// Whether a chain of references to parts has been reported as too long.
  var hasReportedLongChain = false
  /// The evaluated extensions of typography tokens, by ``Evaluation/textExtension``.
  var textExtensions: [EvaluatedTextExtension] = []

  /// The maximum length of a chain of references.
  static let depthLimit = 500

  private init(
    _ source: consuming LoweredSource,
    _ evaluations: consuming EvaluationTable,
    _ state: consuming LoweringState
  ) {
    types = source.types
    recipes = source.recipes
    references = source.references
    self.source = source.merged
    self.evaluations = evaluations
    self.state = state
  }

  /// Evaluates all tokens, and reports errors and outdated `$value`s.
  ///
  /// Returns `nil` if this phase or an earlier one found errors. If all of them are in values,
  /// `omission` receives the tokens without a value.
  static func evaluate(
    _ source: consuming LoweredSource,
    limits: CompileLimits,
    omission: inout Omission?,
    _ state: inout LoweringState
  ) -> ResolvedSource? {
    guard let evaluations = EvaluationTable(source, limits: limits, &state) else {
      state.diagnostics += source.references.unapplied.diagnostics
      return nil
    }
    var phase = Self(source, evaluations, consume state)
    phase.evaluateTokens()
    phase.state.diagnostics += phase.references.unapplied.diagnostics
    let hasErrors = phase.state.findings.hasErrors
    if hasErrors {
      omission = Omission(phase.source, failed: phase.failedTokens, phase.state)
      phase.explainConsequences()
    } else {
      phase.evaluateTextExtensions()
      phase.completeGradientKinds()
    }
    state = phase.state
    let resolved = phase.finish()
    state.diagnostics += resolved.outdatedValues(state)
    if hasErrors { return nil }
    return resolved
  }

  /// The tokens that couldn't be evaluated in at least one combination of contexts.
  private var failedTokens: [PathID] {
    source.tokenPaths.filter { path in
      evaluations.indices(of: path).contains { evaluations[$0].state == .failed }
        || types[path] == .failed
    }
  }

  private consuming func finish() -> ResolvedSource {
    let (types, recipes, references) = (types, recipes, references)
    let (evaluations, textExtensions) = (evaluations, textExtensions)
    return ResolvedSource(
      merged: source,
      types: types,
      recipes: recipes,
      references: references,
      evaluations: evaluations,
      textExtensions: textExtensions
    )
  }

  private mutating func evaluateTokens() {
    let base = source.contexts.base
    var contexts = base
    for index in source.tokenPaths.indices {
      let path = source.tokenPaths[index]
      guard case .known = types[path] else { continue }
      let support = evaluations.supports[path]
      if support.isEmpty {
        _ = evaluate(path, in: base)
      } else {
        source.contexts.choose(0, of: support, in: &contexts)
        for assignment in 0..<evaluations.indices(of: path).count {
          if assignment > 0 { source.contexts.chooseNext(of: support, in: &contexts) }
          _ = evaluate(path, in: contexts)
        }
      }
      state.findings.trim()
    }
  }

  /// Returns the evaluation of the token at `path` in `contexts`.
  @inline(__always)
  mutating func evaluate(_ path: PathID, in contexts: [Modifier.ContextIndex]) -> Evaluation {
    let index = evaluations.index(of: path, in: contexts)
    let known = evaluations[index]
    return known.state == .done ? known : evaluate(path, at: index, in: contexts)
  }

  private mutating func evaluate(
    _ path: PathID,
    at index: Int,
    in contexts: [Modifier.ContextIndex]
  ) -> Evaluation {
    let known = evaluations[index]
    guard known.state == .waiting else {
      if known.state == .running { reportCycle(backTo: path, in: contexts) }
      return known
    }
    guard let definition = source.activeDefinition(of: path, in: contexts) else {
      evaluations[index].state = .absent
      return evaluations[index]
    }
    guard case .known(let type) = types[path] else {
      evaluations[index].state = .failed
      return evaluations[index]
    }
    evaluations[index].definition = definition
    guard stack.count < Self.depthLimit else { return failLongChain(index, path, definition) }
    let recipe = recipes.recipe(
      of: definition,
      isInherited: source.tree[definition].path != path,
      as: type
    )
    if case .literal(let literal) = recipe, !hasFluidReferences(definition, type) {
      var depth = 0
      guard let value = completed(literal, type, definition, in: contexts, depth: &depth) else {
        evaluations[index].state = .failed
        return evaluations[index]
      }
      return finish(index, Evaluation(value: value, definition: definition))
    }
    evaluations[index].state = .running
    stack.append(path)
    var depth = 0
    let value = make(recipe, as: type, in: contexts, depth: &depth).flatMap {
      completed($0, type, definition, in: contexts, depth: &depth)
    }
    stack.removeLast()
    guard let value, evaluations[index].state == .running else {
      evaluations[index].state = .failed
      return evaluations[index]
    }
    guard depth < Self.depthLimit else { return failLongChain(index, path, definition) }
    return finish(index, Evaluation(value: value, definition: definition, depth: depth))
  }

  private mutating func finish(_ index: Int, _ evaluation: Evaluation) -> Evaluation {
    evaluations[index] = evaluation
    return evaluation
  }

  private mutating func failLongChain(
    _ index: Int,
    _ path: PathID,
    _ definition: DefinitionID
  ) -> Evaluation {
    evaluations[index].state = .failed
    state.diagnostics.append(
      .chainTooLong(
        state.pathText(path),
        limit: Self.depthLimit,
        state.documents.place(of: source.tree[definition])
      )
    )
    return evaluations[index]
  }

  /// Evaluates a recipe; `nil` if that fails, which is reported.
  ///
  /// Raises `depth` to at least one more than the depth of the deepest referenced token.
  mutating func make(
    _ recipe: Recipe,
    as type: TokenType,
    in contexts: [Modifier.ContextIndex],
    depth: inout Int
  ) -> ValueID? {
    switch recipe {
    case .literal(let value): return value
    case .invalid: return nil
    case .reference(let reference):
      return follow(reference, as: type, in: contexts, depth: &depth)
    case .expression(let expression):
      return calculate(expression, as: type, in: contexts, depth: &depth)
    case .composite(let slots, let isList):
      if type == .constant { return makeConstant(slots, in: contexts, depth: &depth) }
      var parts = spareParts.popLast() ?? []
      defer {
        parts.removeAll(keepingCapacity: true)
        spareParts.append(parts)
      }
      var isComplete = true
      for index in slots.indices {
        let slot = state.slots[index]
        let part =
          slot.field == .stop
          ? makeStop(slot.recipe, in: contexts, depth: &depth)
          : make(slot.recipe, as: slot.type, in: contexts, depth: &depth)
        if part == nil { isComplete = false }
        parts.append(part)
      }
      guard isComplete else { return nil }
      return state.assemble(type, slots: slots, parts: parts, isList: isList)
    case .deferred(let node):
      return evaluateDeferred(node, as: type, in: contexts, depth: &depth)
    }
  }

  private mutating func follow(
    _ reference: ReferenceID,
    as type: TokenType,
    in contexts: [Modifier.ContextIndex],
    depth: inout Int
  ) -> ValueID? {
    guard let target = target(of: reference) else { return nil }
    guard target.isWhole else {
      return part(target, of: reference, as: type, in: contexts, depth: &depth)
    }
    guard types[target.path] == .known(type) else {
      return followText(to: target.path, as: type, in: contexts, depth: &depth)
    }
    let evaluation = evaluate(target.path, in: contexts)
    if evaluation.state == .absent { reportAbsent(target.path, reference, in: contexts) }
    guard evaluation.state == .done else { return nil }
    depth = max(depth, Int(evaluation.depth) + 1)
    return evaluation.value
  }

  /// Returns the target of `reference`, or `nil` if it's unresolved, which is reported once.
  mutating func target(of reference: ReferenceID) -> ReferenceTarget? {
    references.target(of: reference, in: source, &state)
  }

  /// Returns a gradient of one stop for an element of a gradient.
  ///
  /// A reference can be to a token with a single stop, or to a stop in another gradient.
  private mutating func makeStop(
    _ recipe: Recipe,
    in contexts: [Modifier.ContextIndex],
    depth: inout Int
  ) -> ValueID? {
    if case .reference(let reference) = recipe, let target = target(of: reference), !target.isWhole
    {
      return part(target, of: reference, as: .gradient, isStop: true, in: contexts, depth: &depth)
    }
    return make(recipe, as: .gradient, in: contexts, depth: &depth)
  }

  private mutating func calculate(
    _ expression: ExpressionID,
    as type: TokenType,
    in contexts: [Modifier.ContextIndex],
    depth: inout Int
  ) -> ValueID? {
    let references = state.expressions[Int(expression.index)].references
    var operands: [(type: TokenType, value: ValueID)?] = []
    for reference in references {
      guard let target = target(of: reference), case .known(let found) = types[target.path] else {
        return nil
      }
      // The only operand that isn't a whole token is a part with an `alpha` next to the reference.
      let operand = target.isWhole ? found : type
      guard let value = follow(reference, as: operand, in: contexts, depth: &depth) else {
        return nil
      }
      operands.append((operand, value))
    }
    return state.evaluate(expression, expecting: type, operands: operands)
  }
}
