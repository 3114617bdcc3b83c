import Diagnostics
import TokenModel

/// Diagnostics for references to tokens.
extension Evaluator {
  /// Reports a circular reference through the tokens from `path` to the top of the stack.
  mutating func reportCycle(backTo path: PathID, in contexts: [Modifier.ContextIndex]) {
    guard let start = stack.lastIndex(of: path) else { return }
    let hops = stack[start...].map { hop -> (String, Span) in
      let index = evaluations.index(of: hop, in: contexts)
      evaluations[index].state = .failed
      let definition = source.tree[evaluations[index].definition]
      let growth = growing.last { $0.path == hop }?.place
      return (state.pathText(hop), growth ?? state.documents.place(of: definition))
    }
    state.diagnostics.append(.circularReference(hops))
  }

  /// Reports a reference to a token that's absent in `contexts`.
  mutating func reportAbsent(
    _ path: PathID,
    _ reference: ReferenceID,
    in contexts: [Modifier.ContextIndex]
  ) {
    guard references.report(reference), !source.tree.isBroken(path, in: state.paths) else { return }
    let place = source.contexts.describe(contexts, of: evaluations.supports[path])
    let isInBase = source.activeDefinition(of: path, in: source.contexts.base) != nil
    let meant = isInBase ? nil : source.baseToken(like: path, types, &state)
    state.findings.append(
      .absentReference(
        state.pathText(path),
        where: place,
        meant: meant,
        state.references[Int(reference.index)].span,
        definitions: source.definitions(of: path).map {
          state.documents.startOfObject(source.tree[$0.id].object)
        }
      ),
      becauseOf: .absentToken(path, contexts: place)
    )
  }
}
