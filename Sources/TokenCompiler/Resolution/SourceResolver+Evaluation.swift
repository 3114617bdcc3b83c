import Diagnostics
import JSONSyntax
import TokenModel

extension SourceResolver {
  /// The longest chain of references that is followed.
  static var depthLimit: Int { 500 }

  /// Evaluates every token in every assignment of its support.
  mutating func evaluateAll() {
    guard allocateEvaluations() else { return }
    for path in tokenPaths {
      guard case .known = type(of: path) else { continue }
      let support = supports[Int(path.index)]
      for assignment in 0..<(assignmentCount(of: path) ?? 0) {
        if assignment > 0 {
          chooseNextAssignment(of: support)
        } else if !support.isEmpty {
          choose(assignment: 0, of: support)
        }
        _ = evaluate(path)
      }
      state.trimDiagnostics()
    }
    contexts = baseContexts
  }

  private mutating func allocateEvaluations() -> Bool {
    evaluationStarts = [Int](repeating: 0, count: state.paths.count + 1)
    var total = 0
    var variants = 0
    for index in 0..<state.paths.count {
      evaluationStarts[index] = total
      let path = PathID(UInt32(index))
      guard isToken(path) else { continue }
      guard let count = assignmentCount(of: path) else {
        state.diagnostics.append(
          .tooManyContexts(
            pathText(path),
            modifiers: supports[index].indices.map { plan.modifiers[$0].name },
            limit: limits.assignments,
            firstPlace(of: path)
          )
        )
        return false
      }
      variants += count - 1
      guard variants <= limits.variants else {
        state.diagnostics.append(
          .tooManyVariants(pathText(path), limit: limits.variants, firstPlace(of: path))
        )
        return false
      }
      total += count
    }
    evaluationStarts[state.paths.count] = total
    evaluations = [Evaluation](repeating: Evaluation(), count: total)
    return true
  }

  private func firstPlace(of path: PathID) -> Span? {
    typedDefinitions(of: path).first.map { startOfObject(tree[$0.id].object) }
  }

  /// The place of a path's evaluation in the current contexts.
  @inline(__always)
  func evaluationIndex(of path: PathID) -> Int {
    let start = evaluationStarts[Int(path.index)]
    return supports[Int(path.index)].isEmpty
      ? start : start + assignmentIndex(of: path, in: contexts)
  }

  /// The place of a path's evaluation in the base.
  @inline(__always)
  func baseEvaluationIndex(of path: PathID) -> Int {
    evaluationStarts[Int(path.index)] + assignmentIndex(of: path, in: baseContexts)
  }

  /// The definition that counts at `path` in the current contexts.
  @inline(__always)
  mutating func activeDefinition(of path: PathID) -> DefinitionID? {
    if let sole = tree.soleDefinition(of: path), tree[sole].condition == .always { return sole }
    return activeDefinition(ofVarying: path)
  }

  private mutating func activeDefinition(ofVarying path: PathID) -> DefinitionID? {
    var found: DefinitionID?
    var definitions = tree.definitionCursor(of: path)
    while let definition = tree.nextDefinition(&definitions) {
      if tree.conditions.holds(tree[definition].condition, in: contexts) { found = definition }
    }
    if found != nil { return found }
    guard !inheritance.isEmpty, inheritance[path] != nil else { return nil }
    var visited = [path]
    return inheritedDefinition(of: path, &visited)
  }

  /// The definition that counts at the first of the paths that `path` inherits from.
  ///
  /// Several ways may lead to one path; `visited` keeps the search from going all of them.
  private func inheritedDefinition(of path: PathID, _ visited: inout [PathID]) -> DefinitionID? {
    for links in inheritance[path]?.sources ?? [] {
      let link = links.first { tree.conditions.holds($0.condition, in: contexts) }
      guard let source = link?.path, !visited.contains(source) else { continue }
      visited.append(source)
      let own = tree.definitions(of: source).reduce(nil as DefinitionID?) { found, definition in
        tree.conditions.holds(tree[definition].condition, in: contexts) ? definition : found
      }
      if let definition = own ?? inheritedDefinition(of: source, &visited) { return definition }
    }
    return nil
  }

  /// The value of the token at `path` in the current contexts.
  @inline(__always)
  mutating func evaluate(_ path: PathID) -> Evaluation {
    let index = evaluationIndex(of: path)
    let known = evaluations[index]
    return known.state == .done ? known : evaluate(path, at: index)
  }

  private mutating func evaluate(_ path: PathID, at index: Int) -> Evaluation {
    let known = evaluations[index]
    guard known.state == .waiting else {
      if known.state == .running { reportCycle(backTo: path) }
      return known
    }
    guard let definition = activeDefinition(of: path) else {
      evaluations[index].state = .absent
      return evaluations[index]
    }
    guard case .known(let type) = types[Int(path.index)] else {
      evaluations[index].state = .failed
      return evaluations[index]
    }
    evaluations[index].definition = definition
    guard stack.count < Self.depthLimit else { return failLongChain(index, path, definition) }
    let recipe = recipe(of: definition, at: path)
    if case .literal(let value) = recipe {
      return finish(index, Evaluation(state: .done, value: value, definition: definition))
    }
    evaluations[index].state = .running
    stack.append(path)
    var depth = 0
    let value = make(recipe, as: type, depth: &depth)
    stack.removeLast()
    guard let value, evaluations[index].state == .running else {
      evaluations[index].state = .failed
      return evaluations[index]
    }
    guard depth < Self.depthLimit else { return failLongChain(index, path, definition) }
    return finish(
      index,
      Evaluation(state: .done, depth: UInt16(depth), value: value, definition: definition)
    )
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
      .chainTooLong(pathText(path), limit: Self.depthLimit, place(of: definition))
    )
    return evaluations[index]
  }

  /// Makes the value of a recipe in the current contexts; `nil` where that fails, which is reported.
  ///
  /// `depth` becomes one more than that of the deepest token that is referred to.
  mutating func make(_ recipe: Recipe, as type: TokenType, depth: inout Int) -> ValueID? {
    switch recipe {
    case .literal(let value): return value
    case .invalid: return nil
    case .reference(let reference): return follow(reference, as: type, depth: &depth)
    case .expression(let expression): return calculate(expression, as: type, depth: &depth)
    case .composite(let slots, let isList):
      if type == .constant { return makeConstant(slots, depth: &depth) }
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
          ? makeStop(slot.recipe, depth: &depth)
          : make(slot.recipe, as: slot.type, depth: &depth)
        if part == nil { isComplete = false }
        parts.append(part)
      }
      guard isComplete else { return nil }
      return state.assemble(type, slots: slots, parts: parts, isList: isList)
    case .deferred(let node): return readAgain(node, as: type, depth: &depth)
    }
  }

  private mutating func follow(
    _ reference: ReferenceID,
    as type: TokenType,
    depth: inout Int
  ) -> ValueID? {
    guard let target = target(of: reference) else { return nil }
    guard target.isWhole else {
      return part(target, of: reference, as: type, depth: &depth)
    }
    guard types[Int(target.path.index)] == .known(type) else { return nil }
    let evaluation = evaluate(target.path)
    if evaluation.state == .absent { reportAbsent(target.path, reference) }
    guard evaluation.state == .done else { return nil }
    depth = max(depth, Int(evaluation.depth) + 1)
    return evaluation.value
  }

  /// Makes the gradient of one stop that an element of a gradient's list refers to: a token with one
  /// stop, or a stop in the list of another gradient.
  private mutating func makeStop(_ recipe: Recipe, depth: inout Int) -> ValueID? {
    if case .reference(let reference) = recipe, let target = target(of: reference), !target.isWhole
    {
      return part(target, of: reference, as: .gradient, isStop: true, depth: &depth)
    }
    return make(recipe, as: .gradient, depth: &depth)
  }

  private mutating func calculate(
    _ expression: ExpressionID,
    as type: TokenType,
    depth: inout Int
  ) -> ValueID? {
    let references = state.expressions[Int(expression.index)].references
    var operands: [(type: TokenType, value: ValueID)?] = []
    for reference in references {
      guard let target = target(of: reference),
        case .known(let found) = types[Int(target.path.index)]
      else { return nil }
      // Only an `alpha` beside a reference makes an operand of a part of a value.
      let operand = target.isWhole ? found : type
      guard let value = follow(reference, as: operand, depth: &depth) else { return nil }
      operands.append((operand, value))
    }
    return state.evaluate(expression, expecting: type, operands: operands)
  }

  /// Reads a value with `$ref`s in unusual places with the values that they have here.
  private mutating func readAgain(
    _ node: SyntaxNode,
    as type: TokenType,
    depth: inout Int
  ) -> ValueID? {
    var found: [SyntaxNode: SyntaxNode] = [:]
    // What a reference leads to may hold references itself.
    var waiting = innerPlaces(of: node)
    while let (place, reference) = waiting.popLast() {
      guard found[place] == nil else { continue }
      guard let target = target(of: reference),
        let value = explicitValue(of: target, reference: reference)
      else { return nil }
      guard !contains(value, place) else {
        let source = state.references[Int(reference.index)]
        if reported.insert(reference).inserted {
          state.diagnostics.append(.circularReference([(pathText(target.path), source.span)]))
        }
        return nil
      }
      found[place] = value
      waiting += innerPlaces(of: value)
    }
    depth = max(depth, 1)
    let recipe = state.lower(node, as: type) { _, place in found[place] }
    return make(recipe, as: type, depth: &depth)
  }

  /// Whether `inner` lies within `outer`, so that a value would contain itself.
  private func contains(_ outer: SyntaxNode, _ inner: SyntaxNode) -> Bool {
    guard outer.document == inner.document else { return false }
    let outer = state.tree(of: outer).span(outer.node)
    let inner = state.tree(of: inner).span(inner.node)
    return outer.start <= inner.start && inner.end <= outer.end
  }

  func place(of definition: DefinitionID) -> Span {
    let definition = tree[definition]
    let syntax = syntax(of: definition)
    if let node = definition.value ?? definition.reference { return syntax.span(node) }
    return startOfObject(definition.object)
  }

  /// Reports a cycle through the tokens from `path` to the top of the stack.
  private mutating func reportCycle(backTo path: PathID) {
    guard let start = stack.lastIndex(of: path) else { return }
    let hops = stack[start...].map { hop -> (String, Span) in
      let index = evaluationIndex(of: hop)
      evaluations[index].state = .failed
      return (pathText(hop), place(of: evaluations[index].definition))
    }
    state.diagnostics.append(.circularReference(hops))
  }

  mutating func reportAbsent(_ path: PathID, _ reference: ReferenceID) {
    guard reported.insert(reference).inserted, !tree.isBroken(path, in: state.paths) else {
      return
    }
    state.diagnostics.append(
      .absentReference(
        pathText(path),
        where: describeContexts(of: supports[Int(path.index)]),
        state.references[Int(reference.index)].span,
        definitions: typedDefinitions(of: path).map { startOfObject(tree[$0.id].object) }
      )
    )
  }
}
