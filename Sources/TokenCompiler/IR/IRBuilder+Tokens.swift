import Diagnostics
import JSONSyntax
import TokenModel

extension IRBuilder {
  /// An evaluation in one combination of contexts, and the values that determine equality.
  private struct Candidate {
    let assignment: Int
    let evaluation: Evaluation
    let textStyle: UInt32?
    /// The dimension in grid units, or `nil` if it isn't derived from the grid unit.
    let gridUnits: Double?
    let isPresent: Bool

    func hasSameValue(as other: Candidate) -> Bool {
      evaluation.value == other.evaluation.value && textStyle == other.textStyle
        && gridUnits == other.gridUnits
    }
  }

  /// Adds the token at `path` with its base value, dependencies, variants, and absences.
  ///
  /// `contexts` is scratch space that avoids an allocation per token. Its initial contents don't
  /// matter, because the contexts of the token's modifiers are set here.
  mutating func addToken(_ path: PathID, _ contexts: inout [Modifier.ContextIndex]) {
    guard case .known(let type) = resolved.types[path] else { return }
    let support = resolved.evaluations.supports[path]
    if support.isEmpty { return addInvariantToken(path, type, in: contexts) }
    let baseAssignment = resolved.merged.contexts.assignment(
      of: support,
      in: resolved.merged.contexts.base
    )
    let candidates = self.candidates(of: path, type: type, &contexts)
    guard
      let base = candidates[baseAssignment].isPresent
        ? candidates[baseAssignment] : candidates.first(where: \.isPresent)
    else { return }
    if type == .constant {
      checkConstant(path, base.evaluation, candidates.filter(\.isPresent).map(\.evaluation))
    }
    let grid = grids.grid(of: support, resolved.merged.contexts.modifiers)
    let dependsOn = grid.dependencies { first, second in
      let first = candidates[first]
      let second = candidates[second]
      return (first.isPresent ? first : base).hasSameValue(as: second.isPresent ? second : base)
    }
    if isForLint { noteOverrides(of: path, base, candidates, grid, &contexts) }
    resolved.merged.contexts.choose(base.assignment, of: support, in: &contexts)
    var token = token(path, type, base, in: contexts)
    token.dependsOn = dependsOn
    token.variants = addVariants(of: path, type, base, candidates, dependsOn, grid, &contexts)
    let isInBase = candidates[baseAssignment].isPresent
    token.absentIn = addAbsences(of: path, candidates, grid, place: base, isInBase: isInBase)
    ir.tokens.append(token)
  }

  /// Notes the overrides of the token that is added next that `tokens lint` reports.
  private mutating func noteOverrides(
    of path: PathID,
    _ base: Candidate,
    _ candidates: [Candidate],
    _ grid: MixedRadix,
    _ contexts: inout [Modifier.ContextIndex]
  ) {
    if candidates.allSatisfy(\.isPresent) {
      noteRedundantOverrides(
        of: path,
        base.evaluation.definition,
        candidates.map { ($0.evaluation.definition, $0.hasSameValue(as: base)) }
      )
    }
    guard hasConflictingOverrides(of: path) else { return }
    for candidate in candidates where candidate.isPresent {
      let id = candidate.evaluation.definition
      resolved.merged.contexts.choose(candidate.assignment, of: grid.set, in: &contexts)
      let other = overruledDefinition(by: id, of: path, in: contexts) { other in
        let found = candidates.first { $0.isPresent && $0.evaluation.definition == other }
        return found.map { !$0.hasSameValue(as: candidate) } ?? false
      }
      guard let other else { continue }
      let when = addAssignment(candidate.assignment, grid.set, grid)
      return noteOrderedOverrides(id, over: other, when)
    }
  }

  /// Adds a token with the same value in all contexts.
  private mutating func addInvariantToken(
    _ path: PathID,
    _ type: TokenType,
    in contexts: [Modifier.ContextIndex]
  ) {
    let evaluation = resolved.evaluations[path, contexts]
    guard evaluation.state == .done else { return }
    var style: UInt32?
    if type == .typography {
      style = textStyle(of: path, evaluation, in: contexts)
    }
    let candidate = Candidate(
      assignment: 0,
      evaluation: evaluation,
      textStyle: style,
      gridUnits: type == .dimension ? gridUnits(of: path, evaluation, in: contexts) : nil,
      isPresent: true
    )
    ir.tokens.append(token(path, type, candidate, in: contexts))
  }

  /// Returns the token with its base value, without variants.
  private mutating func token(
    _ path: PathID,
    _ type: TokenType,
    _ base: Candidate,
    in contexts: [Modifier.ContextIndex]
  ) -> Token {
    let definition = resolved.merged.tree[base.evaluation.definition]
    baseDefinitions.append(base.evaluation.definition)
    addNames(of: definition, path)
    var extensions: Span?
    if let node = definition.extensions {
      extensions = keepJSON(node, of: .extensions(path), in: state.documents.tree(of: definition))
    }
    return Token(
      path: path,
      type: type,
      isPrivate: false,
      deprecation: nil,
      description: text(definition.description, in: definition),
      extensions: extensions,
      dropped: addDropped(of: definition),
      base: value(of: path, type, base, in: contexts),
      dependsOn: [],
      variants: .empty,
      absentIn: .empty
    )
  }

  private mutating func candidates(
    of path: PathID,
    type: TokenType,
    _ contexts: inout [Modifier.ContextIndex]
  ) -> [Candidate] {
    let indices = resolved.evaluations.indices(of: path)
    let support = resolved.evaluations.supports[path]
    let isInGrid = type == .dimension && grid?.contains(path) == true
    return indices.map { index in
      let evaluation = resolved.evaluations[index]
      let isPresent = evaluation.state == .done
      var textStyle: UInt32?
      var gridUnits: Double?
      if isPresent, type == .typography || isInGrid {
        let assignment = index - indices.lowerBound
        resolved.merged.contexts.choose(assignment, of: support, in: &contexts)
        if isInGrid {
          gridUnits = self.gridUnits(of: path, evaluation, in: contexts)
        } else {
          textStyle = self.textStyle(of: path, evaluation, in: contexts)
        }
      }
      return Candidate(
        assignment: index - indices.lowerBound,
        evaluation: evaluation,
        textStyle: textStyle,
        gridUnits: gridUnits,
        isPresent: isPresent
      )
    }
  }

  /// Returns the index of a typography token's text style in `contexts`.
  private mutating func textStyle(
    of path: PathID,
    _ evaluation: Evaluation,
    in contexts: [Modifier.ContextIndex]
  ) -> UInt32 {
    textStyles.style(of: path, evaluation, in: contexts, of: resolved, tokens, &state)
  }

  /// Returns a dimension in grid units, or `nil` if it isn't derived from the grid unit.
  @inline(__always)
  private func gridUnits(
    of path: PathID,
    _ evaluation: Evaluation,
    in contexts: [Modifier.ContextIndex]
  ) -> Double? {
    guard let grid, grid.contains(path) else { return nil }
    let gridEvaluation = resolved.evaluations[grid.path, contexts]
    guard gridEvaluation.state == .done else { return nil }
    let unit = state.values[Handle<Dimension>(gridEvaluation.value)]
    let dimension = state.values[Handle<Dimension>(evaluation.value)]
    guard unit.unit == dimension.unit, unit.value != 0 else { return nil }
    return dimension.value / unit.value
  }

  private mutating func addVariants(
    of path: PathID,
    _ type: TokenType,
    _ base: Candidate,
    _ candidates: [Candidate],
    _ dependsOn: ModifierSet,
    _ grid: MixedRadix,
    _ contexts: inout [Modifier.ContextIndex]
  ) -> IR.IndexRange {
    guard !dependsOn.isEmpty else { return .empty }
    let start = UInt32(ir.variants.count)
    for representatives in grids.classes(of: dependsOn, in: grid) {
      guard
        let candidate = representatives.lazy.map({ candidates[$0] }).first(where: \.isPresent),
        !candidate.hasSameValue(as: base)
      else { continue }
      let when = addAssignment(candidate.assignment, dependsOn, grid)
      resolved.merged.contexts.choose(candidate.assignment, of: grid.set, in: &contexts)
      let resolved = value(of: path, type, candidate, in: contexts)
      ir.variants.append(
        Token.Variant(
          when: when,
          isOwn: candidate.evaluation.definition != base.evaluation.definition,
          resolved: resolved
        )
      )
    }
    return IR.IndexRange(start, UInt32(ir.variants.count))
  }

  private mutating func addAbsences(
    of path: PathID,
    _ candidates: [Candidate],
    _ grid: MixedRadix,
    place: Candidate,
    isInBase: Bool
  ) -> IR.IndexRange {
    guard candidates.contains(where: { !$0.isPresent }) else { return .empty }
    let modifiers = grid.dependencies { candidates[$0].isPresent == candidates[$1].isPresent }
    let start = UInt32(ir.absences.count)
    var descriptions: [String] = []
    for representatives in grid.classes(of: modifiers) {
      guard let first = representatives.first, !candidates[first].isPresent else { continue }
      let assignment = addAssignment(first, modifiers, grid)
      ir.absences.append(assignment)
      descriptions.append(
        zip(modifiers.indices, ir.contexts[assignment.contexts.indices]).map { modifier, context in
          let modifier = resolved.merged.contexts.modifiers[modifier]
          return "\(modifier.name) = \(modifier.contexts[Int(context)])"
        }.joined(separator: ", ")
      )
    }
    state.diagnostics.append(
      .missingInContext(
        state.pathText(path),
        descriptions,
        meant: isInBase ? nil : resolved.merged.baseToken(like: path, resolved.types, &state),
        state.documents.startOfObject(resolved.merged.tree[place.evaluation.definition].object)
      )
    )
    return IR.IndexRange(start, UInt32(ir.absences.count))
  }

  private mutating func addAssignment(
    _ assignment: Int,
    _ modifiers: ModifierSet,
    _ grid: MixedRadix
  ) -> ContextAssignment {
    let start = UInt32(ir.contexts.count)
    var remaining = modifiers.rawValue
    while remaining != 0 {
      ir.contexts.append(grid.digit(of: remaining.trailingZeroBitCount, in: assignment))
      remaining &= remaining - 1
    }
    return ContextAssignment(
      modifiers: modifiers,
      contexts: IR.IndexRange(start, UInt32(ir.contexts.count))
    )
  }

  private mutating func value(
    of path: PathID,
    _ type: TokenType,
    _ candidate: Candidate,
    in contexts: [Modifier.ContextIndex]
  ) -> Token.ResolvedValue {
    let id = candidate.evaluation.definition
    let recipe = resolved.recipe(of: id, at: path)
    let operands = addOperands(of: recipe, ofDefinition: id, type)
    var alias: TokenID?
    var expression: TextID?
    switch recipe {
    case .reference(let reference):
      alias = target(of: reference, in: id, type, candidate.evaluation.value, contexts)
    case .expression(let formula):
      expression = state.expressions[Int(formula.index)].text
    default: break
    }
    return Token.ResolvedValue(
      value: candidate.evaluation.value,
      alias: alias,
      references: operands.references,
      expression: expression,
      partExpressions: operands.partExpressions,
      gridUnits: candidate.gridUnits,
      textStyle: candidate.textStyle,
      origin: origin(of: path, id, in: contexts)
    )
  }

  /// Returns the location of the definition that determines the value of `path` in `contexts`.
  ///
  /// If the token uses the same definition as in the base, that's the definition of the token it
  /// refers to whose value changed.
  @inline(__always)
  private mutating func origin(
    of path: PathID,
    _ id: DefinitionID,
    in contexts: [Modifier.ContextIndex]
  ) -> Token.Origin {
    resolved.evaluations.supports[path].isEmpty
      ? place(of: id) : originOfVarying(path, id, in: contexts)
  }

  private mutating func originOfVarying(
    _ path: PathID,
    _ id: DefinitionID,
    in contexts: [Modifier.ContextIndex]
  ) -> Token.Origin {
    var path = path
    var id = id
    for _ in 0..<Evaluator.depthLimit {
      let base = resolved.base(of: path)
      guard base.state == .done, base.definition == id,
        base.value != resolved.evaluations[path, contexts].value,
        let next = changedTarget(of: resolved.recipe(of: id, at: path), in: contexts)
      else { break }
      path = next
      id = resolved.evaluations[path, contexts].definition
    }
    return place(of: id)
  }

  @inline(__always)
  mutating func place(of id: DefinitionID) -> Token.Origin {
    if resolved.merged.tree[id].isShortForm { return place(ofShortForm: id) }
    let object = resolved.merged.tree[id].object
    let document = Int(object.document.index)
    return Token.Origin(
      file: state.documents[document].file,
      offset: state.documents[document].span(object.node).start
    )
  }

  /// Returns the first token a recipe refers to whose value differs from its base value.
  private mutating func changedTarget(
    of recipe: Recipe,
    in contexts: [Modifier.ContextIndex]
  ) -> PathID? {
    switch recipe {
    case .literal, .invalid: return nil
    case .reference(let reference):
      guard let target = resolved.references[reference]?.path else { return nil }
      return isChanged(target, in: contexts) ? target : nil
    case .composite(let slots, _):
      for index in slots.indices {
        if let target = changedTarget(of: state.slots[index].recipe, in: contexts) { return target }
      }
      return nil
    case .expression, .deferred:
      return directTargets(of: recipe).first { isChanged($0, in: contexts) }
    }
  }

  /// Whether a token's value in `contexts` differs from its base value.
  @inline(__always)
  private func isChanged(_ path: PathID, in contexts: [Modifier.ContextIndex]) -> Bool {
    let here = resolved.evaluations[path, contexts]
    let base = resolved.base(of: path)
    return here.state == .done && (base.state != .done || base.value != here.value)
  }

  private mutating func place(ofShortForm id: DefinitionID) -> Token.Origin {
    let place = state.documents.place(of: resolved.merged.tree[id])
    return Token.Origin(file: place.file, offset: place.start)
  }

  @inline(__always)
  private mutating func addNames(of definition: TokenDefinition, _ path: PathID) {
    guard let index = definition.extensionIndex else { return }
    for name in resolved.merged.tree.tokenExtensions[Int(index)].names {
      ir.nameOverrides.append(
        Token.NameOverride(path: path, target: name.target, name: name.name, span: name.span)
      )
    }
  }

  /// Returns the decoded, interned text of a string node.
  @inline(__always)
  mutating func text(_ node: JSONNode?, in definition: TokenDefinition) -> TextID? {
    guard let node else { return nil }
    return state.intern(SyntaxNode(document: definition.object.document, node: node))
  }
}
