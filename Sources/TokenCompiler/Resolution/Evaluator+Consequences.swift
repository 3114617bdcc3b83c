import Diagnostics
import JSONSyntax
import TokenModel

extension Evaluator {
  /// Adds a note to each error that lists the dependent tokens, which have no value either.
  mutating func explainConsequences() {
    var consequences = Consequences(
      dependents: (recipes.edges + edgesOfFailedAliases).dependents(paths: state.paths.count),
      places: TokenPlaces(source.tree, state.documents),
      paths: state.paths,
      texts: state.texts
    )
    for index in state.diagnostics.indices {
      let diagnostic = state.diagnostics[index]
      // All tokens in a circular reference are part of the error.
      let hops = diagnostic.code == .circularReference ? diagnostic.secondary : []
      let labels = (diagnostic.primary.map { [$0] } ?? []) + hops
      consequences.explain(&state.diagnostics[index], at: labels.map(\.span))
    }
    state.findings.unfold { consequences.explain(&$0, at: $1) }
  }

  /// The edges of aliases without a recipe, because their targets have no type.
  private var edgesOfFailedAliases: [ReferenceEdge] {
    source.tokenPaths.flatMap { path -> [ReferenceEdge] in
      guard types[path] == .failed else { return [] }
      return source.definitions(of: path).compactMap { id, _ in
        references.whole(of: id).flatMap { references.wholeTarget(of: $0) }
          .map { ReferenceEdge(from: path, to: $0) }
      }
    }
  }
}

/// Finds the tokens affected by errors.
private struct Consequences {
  /// The maximum number of diagnostics to explain; people fix the first ones first.
  private static let messageLimit = 100
  /// The maximum number of dependents to follow for each diagnostic.
  private static let dependentLimit = 10_000

  let dependents: Chains
  let places: TokenPlaces
  let paths: PathTable
  let texts: TextTable
  private var messages = 0

  init(dependents: Chains, places: TokenPlaces, paths: PathTable, texts: TextTable) {
    self.dependents = dependents
    self.places = places
    self.paths = paths
    self.texts = texts
  }

  /// Adds a note about the tokens that depend on those at `spans`, if any.
  mutating func explain(_ diagnostic: inout Diagnostic, at spans: [Span]) {
    guard diagnostic.severity == .error, messages < Self.messageLimit else { return }
    messages += 1
    let found = tokensDepending(on: Set(spans.compactMap { places.token(at: $0) }))
    if !found.isEmpty { diagnostic.notes.append(note(on: found)) }
  }

  /// Returns the tokens that depend on `tokens` directly or indirectly, excluding `tokens`.
  private func tokensDepending(on tokens: Set<PathID>) -> [PathID] {
    var found = tokens
    var waiting = Array(tokens)
    while let path = waiting.popLast(), found.count <= Self.dependentLimit {
      for dependent in dependents.elements(of: path.index) {
        let dependent = PathID(dependent)
        if found.insert(dependent).inserted { waiting.append(dependent) }
      }
    }
    return found.subtracting(tokens).sorted { $0.index < $1.index }
  }

  private func note(on tokens: [PathID]) -> String {
    let names = tokens.prefix(3).map { paths.description(of: $0, in: texts) }
    guard tokens.count > 1 else { return "`\(names[0])` depends on this" }
    let more = tokens.count - names.count
    guard more > 0 else { return names.listed() + " depend on this" }
    let rest =
      tokens.count > Self.dependentLimit
      ? "thousands more tokens" : more.counted("more token")
    return "\(names.quoted) and \(rest) depend on this"
  }
}
