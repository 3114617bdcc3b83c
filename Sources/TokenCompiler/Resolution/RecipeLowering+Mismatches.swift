import Diagnostics
import JSONSyntax
import TokenModel

struct TypeMismatch {
  let reference: ReferenceID
  let target: PathID
  let found: TokenType
  let expected: TokenType
}

/// Diagnostics for references to tokens of the wrong type, reported at the cause of the mismatch.
extension RecipeLowering {
  private enum Culprit: Hashable {
    /// An alias whose type differs from its group's type.
    case alias(PathID)
    /// The location that determines the type of the target or of the token it's an alias of.
    case type(Span)
  }

  private struct Cause: Hashable {
    let culprit: Culprit
    let found: TokenType
    let expected: TokenType
  }

  /// Reports the recorded mismatches, with one diagnostic for each cause.
  mutating func reportMismatches() {
    var causes: [Cause: [TypeMismatch]] = [:]
    var order: [Cause] = []
    for mismatch in mismatches
    where !isBroken(mismatch.target, as: mismatch.found) && !refersToFluidSize(mismatch) {
      let cause = cause(of: mismatch)
      if causes[cause] == nil { order.append(cause) }
      causes[cause, default: []].append(mismatch)
    }
    var blamed: Set<PathID> = []
    for cause in order {
      let found = (causes[cause] ?? []).sorted { span(of: $0) < span(of: $1) }
      switch cause.culprit {
      case .alias(let path):
        blamed.insert(path)
        reportAlias(path, found)
      case .type(let span): report(found, typeAt: span)
      }
      state.findings.trim()
    }
    for (path, alias) in types.aliasesOutsideGroup.sorted(by: { $0.key.index < $1.key.index })
    where !blamed.contains(path) && !followsAnother(alias) {
      state.diagnostics.append(.aliasOutsideGroup(state.pathText(path), alias))
    }
  }

  /// Whether the token's own value is invalid, which makes errors in references to it redundant.
  private func isBroken(_ path: PathID, as type: TokenType) -> Bool {
    // A constant without a value is omitted with a warning, which doesn't explain an error.
    guard type != .constant else { return false }
    return source.definitions(of: path).contains { id, home in
      if case .invalid = recipes.recipe(of: id, isInherited: home != path, as: type) {
        true
      } else {
        false
      }
    }
  }

  private func span(of mismatch: TypeMismatch) -> Span {
    state.references[Int(mismatch.reference.index)].span
  }

  /// Whether an alias has a different type than its group only because its target does, too.
  private func followsAnother(_ alias: AliasOutsideGroup) -> Bool {
    references.whole(of: alias.definition).flatMap { references.wholeTarget(of: $0) }
      .flatMap { types.aliasesOutsideGroup[$0] }.map { $0.expected == alias.expected } ?? false
  }

  /// Follows aliases from the target of a mismatch to the origin of its type.
  private func cause(of mismatch: TypeMismatch) -> Cause {
    var path = mismatch.target
    var culprit: Culprit?
    var visited: Set<PathID> = []
    while visited.insert(path).inserted {
      if types.aliasesOutsideGroup[path]?.expected == mismatch.expected { culprit = .alias(path) }
      guard let definition = source.definitions(of: path).first?.id,
        source.tree[definition].type == nil,
        let next = references.whole(of: definition).flatMap({ references.wholeTarget(of: $0) })
      else { break }
      path = next
    }
    return Cause(
      culprit: culprit ?? .type(typeLocation(at: path)),
      found: mismatch.found,
      expected: mismatch.expected
    )
  }

  /// Returns the location of the `$type` of the token at `path` or its groups, or else of the
  /// token.
  func typeLocation(at path: PathID) -> Span {
    let definition = source.definitions(of: path).first.map { source.tree[$0.id] }
    if let definition, let node = definition.typeNode {
      return state.documents.tree(of: definition).span(node)
    }
    for group in state.paths.ancestors(of: path) {
      if let index = source.typeDefinition(of: group, in: source.contexts.base),
        let node = source.tree.groups[index].typeNode
      {
        return state.tree(of: source.tree.groups[index].object).span(node)
      }
    }
    return definition.map { state.documents.startOfObject($0.object) }
      ?? Span(file: SourceMap.FileID(index: 0), start: 0, end: 0)
  }

  private mutating func reportAlias(_ path: PathID, _ found: [TypeMismatch]) {
    guard let alias = types.aliasesOutsideGroup[path] else { return }
    let users = found.filter { $0.target == path }
    var diagnostic = Diagnostic.aliasOutsideGroup(state.pathText(path), alias)
    diagnostic.code = .typeMismatch
    diagnostic.severity = .error
    diagnostic.help = "refer to a \(alias.expected.name)"
    add(users.isEmpty ? found : users, of: found.count, to: &diagnostic, dropping: 0)
    state.findings.append(diagnostic, becauseOf: .wrongType(alias.place, needed: alias.expected))
  }

  private mutating func report(_ found: [TypeMismatch], typeAt place: Span) {
    guard let first = found.first else { return }
    let targets = Set(found.map(\.target))
    let name = types.name(of: first.found, at: first.target)
    let uses = recipes.edges.count { targets.contains($0.to) }
    guard found.count > 1, uses == found.count else {
      var diagnostic = Diagnostic.referenceOfWrongType(
        state.pathText(first.target),
        name,
        expected: first.expected,
        span(of: first),
        definition: place
      )
      add(found, of: found.count, to: &diagnostic, dropping: 1)
      return state.findings.append(
        diagnostic,
        becauseOf: .wrongType(span(of: first), needed: first.expected),
        at: found.map { span(of: $0) }
      )
    }
    var diagnostic = Diagnostic.tokenOfWrongType(
      state.pathText(first.target),
      others: targets.count - 1,
      name,
      expected: first.expected,
      references: found.count,
      place
    )
    add(found, of: found.count, to: &diagnostic, dropping: 0)
    state.findings.append(
      diagnostic,
      becauseOf: .wrongType(place, needed: first.expected),
      at: found.map { span(of: $0) }
    )
  }

  /// Adds labels for the first references and a note with the number of remaining ones.
  private func add(
    _ shown: [TypeMismatch],
    of count: Int,
    to diagnostic: inout Diagnostic,
    dropping first: Int
  ) {
    let labels = shown.dropFirst(first).prefix(2).map {
      Label(span(of: $0), "a \($0.expected.name) is needed here")
    }
    diagnostic.secondary += labels
    let more = count - first - labels.count
    guard more > 0, let expected = shown.first?.expected.name else { return }
    diagnostic.notes.append(
      more.counted("more reference needs", "more references need") + " a \(expected)"
    )
  }
}
