import Diagnostics
import JSONSyntax
import TokenModel

extension IRBuilder {
  /// One evaluation with its number, and what of it has to be the same for two to count as equal.
  private struct Candidate {
    let assignment: Int
    let evaluation: Evaluation
    let textStyle: UInt32?
    let isPresent: Bool

    func hasSameValue(as other: Candidate) -> Bool {
      evaluation.value == other.evaluation.value && textStyle == other.textStyle
    }
  }

  /// Adds the token at `path`: its base, its smallest set of modifiers, its variants and absences.
  mutating func addToken(_ path: PathID) {
    guard case .known(let type) = resolver.types[Int(path.index)] else { return }
    let support = resolver.supports[Int(path.index)]
    if support.isEmpty { return addInvariantToken(path, type) }
    let baseAssignment = resolver.assignmentIndex(of: path, in: resolver.baseContexts)
    let candidates = self.candidates(of: path, type: type)
    guard
      let base = candidates[baseAssignment].isPresent
        ? candidates[baseAssignment] : candidates.first(where: \.isPresent)
    else { return }
    if type == .constant {
      checkConstant(path, base.evaluation, candidates.filter(\.isPresent).map(\.evaluation))
    }
    let grid = grids.grid(of: support, resolver.plan.modifiers)
    let dependsOn = grid.dependencies { first, second in
      let first = candidates[first]
      let second = candidates[second]
      return (first.isPresent ? first : base).hasSameValue(as: second.isPresent ? second : base)
    }
    var token = token(path, type, base, in: support)
    token.dependsOn = dependsOn
    token.variants = addVariants(of: path, type, base, candidates, dependsOn, grid)
    let isInBase = candidates[baseAssignment].isPresent
    token.absentIn = addAbsences(of: path, candidates, grid, place: base, isInBase: isInBase)
    ir.tokens.append(token)
  }

  /// Adds a token that is the same in all contexts.
  private mutating func addInvariantToken(_ path: PathID, _ type: TokenType) {
    let evaluation = resolver.evaluations[resolver.evaluationStarts[Int(path.index)]]
    guard evaluation.state == .done else { return }
    var style: UInt32?
    if type == .typography {
      resolver.choose(assignment: 0, of: [])
      style = intern(textStyle(of: path, evaluation))
    }
    let candidate = Candidate(
      assignment: 0,
      evaluation: evaluation,
      textStyle: style,
      isPresent: true
    )
    ir.tokens.append(token(path, type, candidate, in: []))
  }

  /// A token as it is in its base, without variants.
  private mutating func token(
    _ path: PathID,
    _ type: TokenType,
    _ base: Candidate,
    in support: ModifierSet
  ) -> Token {
    let definition = resolver.tree[base.evaluation.definition]
    baseDefinitions.append(base.evaluation.definition)
    addNames(of: definition, path)
    return Token(
      path: path,
      type: type,
      isPrivate: false,
      deprecation: nil,
      description: text(definition.description, in: definition),
      extensions: definition.extensions.map { resolver.syntax(of: definition).span($0) },
      dropped: addDropped(of: definition),
      base: resolved(path, type, base, in: support),
      dependsOn: [],
      variants: .empty,
      absentIn: .empty
    )
  }

  private mutating func candidates(of path: PathID, type: TokenType) -> [Candidate] {
    let start = resolver.evaluationStarts[Int(path.index)]
    let end = resolver.evaluationStarts[Int(path.index) + 1]
    let support = resolver.supports[Int(path.index)]
    return (start..<end).map { index in
      let evaluation = resolver.evaluations[index]
      let isPresent = evaluation.state == .done
      var textStyle: UInt32?
      if isPresent, type == .typography {
        resolver.choose(assignment: index - start, of: support)
        textStyle = intern(self.textStyle(of: path, evaluation))
      }
      return Candidate(
        assignment: index - start,
        evaluation: evaluation,
        textStyle: textStyle,
        isPresent: isPresent
      )
    }
  }

  private mutating func addVariants(
    of path: PathID,
    _ type: TokenType,
    _ base: Candidate,
    _ candidates: [Candidate],
    _ dependsOn: ModifierSet,
    _ grid: MixedRadix
  ) -> IndexRange {
    guard !dependsOn.isEmpty else { return .empty }
    let start = UInt32(ir.variants.count)
    for representatives in grids.classes(of: dependsOn, in: grid) {
      guard
        let candidate = representatives.lazy.map({ candidates[$0] }).first(where: \.isPresent),
        !candidate.hasSameValue(as: base)
      else { continue }
      let when = addAssignment(candidate.assignment, dependsOn, grid)
      let resolved = resolved(path, type, candidate, in: resolver.supports[Int(path.index)])
      ir.variants.append(
        Variant(
          when: when,
          isOwn: candidate.evaluation.definition != base.evaluation.definition,
          resolved: resolved
        )
      )
    }
    return IndexRange(start, UInt32(ir.variants.count))
  }

  private mutating func addAbsences(
    of path: PathID,
    _ candidates: [Candidate],
    _ grid: MixedRadix,
    place: Candidate,
    isInBase: Bool
  ) -> IndexRange {
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
          let modifier = resolver.plan.modifiers[modifier]
          return "\(modifier.name) = \(modifier.contexts[Int(context)])"
        }.joined(separator: ", ")
      )
    }
    resolver.state.diagnostics.append(
      .missingInContext(
        resolver.pathText(path),
        descriptions,
        meant: isInBase ? nil : resolver.tokenOfBase(like: path),
        resolver.startOfObject(resolver.tree[place.evaluation.definition].object)
      )
    )
    return IndexRange(start, UInt32(ir.absences.count))
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
      contexts: IndexRange(start, UInt32(ir.contexts.count))
    )
  }

  private mutating func resolved(
    _ path: PathID,
    _ type: TokenType,
    _ candidate: Candidate,
    in support: ModifierSet
  ) -> ResolvedValue {
    if !support.isEmpty { resolver.choose(assignment: candidate.assignment, of: support) }
    let id = candidate.evaluation.definition
    let recipe = resolver.recipe(of: id, at: path)
    let references = addReferences(of: recipe)
    var alias: TokenID?
    var expression: TextID?
    switch recipe {
    case .reference(let reference):
      alias = resolver.wholeTarget(of: reference).flatMap { tokenID(of: $0) }
    case .expression(let formula):
      expression = resolver.state.expressions[Int(formula.index)].text
    default: break
    }
    return ResolvedValue(
      value: candidate.evaluation.value,
      alias: alias,
      references: references,
      expression: expression,
      gridUnits: type == .dimension
        ? gridUnits(of: path, Handle<Dimension>(candidate.evaluation.value)) : nil,
      textStyle: candidate.textStyle,
      origin: origin(of: path, id)
    )
  }

  /// Where the value that `path` has in the current contexts was written: at its own definition, or,
  /// where that is the base's, at what it refers to and what differs.
  @inline(__always)
  private mutating func origin(of path: PathID, _ id: DefinitionID) -> Origin {
    resolver.supports[Int(path.index)].isEmpty
      ? place(of: id) : originOfVarying(path, id)
  }

  @inline(never)
  private mutating func originOfVarying(_ path: PathID, _ id: DefinitionID) -> Origin {
    var path = path
    var id = id
    for _ in 0..<SourceResolver.depthLimit {
      let base = resolver.evaluations[resolver.baseEvaluationIndex(of: path)]
      guard base.state == .done, base.definition == id,
        base.value != resolver.evaluations[resolver.evaluationIndex(of: path)].value,
        let next = changedTarget(of: resolver.recipe(of: id, at: path))
      else { break }
      path = next
      id = resolver.evaluations[resolver.evaluationIndex(of: path)].definition
    }
    return place(of: id)
  }

  /// Where a definition was written.
  @inline(__always)
  private mutating func place(of id: DefinitionID) -> Origin {
    if resolver.tree[id].isShortForm { return place(ofShortForm: id) }
    let object = resolver.tree[id].object
    let document = Int(object.document.index)
    return Origin(
      file: resolver.state.documents[document].file,
      offset: resolver.state.documents[document].start(of: object.node)
    )
  }

  /// The first token that a recipe refers to whose value is not the base's.
  private mutating func changedTarget(of recipe: Recipe) -> PathID? {
    switch recipe {
    case .literal, .invalid: return nil
    case .reference(let reference):
      guard let target = resolver.target(of: reference)?.path else { return nil }
      return isChanged(target) ? target : nil
    case .composite(let slots, _):
      for index in slots.indices {
        if let target = changedTarget(of: resolver.state.slots[index].recipe) { return target }
      }
      return nil
    case .expression, .deferred:
      for target in resolver.directTargets(of: recipe) where isChanged(target) { return target }
      return nil
    }
  }

  /// Whether a token's value is another in the current contexts than in the base.
  @inline(__always)
  private func isChanged(_ path: PathID) -> Bool {
    let here = resolver.evaluations[resolver.evaluationIndex(of: path)]
    let base = resolver.evaluations[resolver.baseEvaluationIndex(of: path)]
    return here.state == .done && (base.state != .done || base.value != here.value)
  }

  private mutating func place(ofShortForm id: DefinitionID) -> Origin {
    let place = resolver.place(of: id)
    return Origin(file: place.file, offset: place.start)
  }

  @inline(__always)
  private mutating func addNames(of definition: TokenDefinition, _ path: PathID) {
    guard let index = definition.extensionIndex else { return }
    for name in resolver.tree.tokenExtensions[Int(index)].names {
      ir.nameOverrides.append(
        NameOverride(path: path, target: name.target, name: name.name, span: name.span)
      )
    }
  }

  /// The decoded text of a string node, interned.
  @inline(__always)
  mutating func text(_ node: JSONNode?, in definition: TokenDefinition) -> TextID? {
    guard let node else { return nil }
    return resolver.state.intern(SyntaxNode(document: definition.object.document, node: node))
  }
}
