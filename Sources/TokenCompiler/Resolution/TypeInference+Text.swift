import JSONSyntax
import SourceForms
import TokenModel

/// The types of aliases of text in CSS notation.
extension TypeInference {
  /// Gives aliases of text in CSS notation the text's type, whatever their `$type` is.
  ///
  /// In the files of other tools, a gradient can be a color, and so are its aliases in other files.
  ///
  /// - Complexity: O(1) if no token has a type that DTCG removed, or else O(tokens).
  @inline(never)
  mutating func retypeAliasesOfText() {
    guard !types.removed.isEmpty else { return }
    var aliases: [PathID: [PathID]] = [:]
    var texts: [PathID] = []
    for index in source.tokenPaths.indices {
      let path = source.tokenPaths[index]
      if types.removed[path] != nil {
        if source.definitions(of: path).allSatisfy({ source.tree[$0.id].isCSS }) {
          texts.append(path)
        }
      } else if let targets = wholeTargets(of: path) {
        for target in targets { aliases[target, default: []].append(path) }
      }
    }
    while let text = texts.popLast() {
      for alias in aliases.removeValue(forKey: text) ?? [] where canBeText(alias) {
        types[alias] = .known(.constant)
        texts.append(alias)
      }
    }
  }

  /// Whether a token is an alias of text in all contexts.
  ///
  /// A dimension that is an alias of `clamp()` has the smallest size as its value.
  private mutating func canBeText(_ alias: PathID) -> Bool {
    guard let targets = wholeTargets(of: alias) else { return false }
    return targets.allSatisfy { target in
      guard types[target] == .known(.constant) else { return false }
      guard types[alias] == .known(.dimension) else { return true }
      return !source.definitions(of: target).contains { id, _ in
        let definition = source.tree[id]
        return definition.value.flatMap { state.documents.tree(of: definition).textIfString($0) }?
          .hasPrefix("clamp(") ?? false
      }
    }
  }

  /// Returns the targets of a token's definitions; `nil` unless all of them are aliases.
  private mutating func wholeTargets(of path: PathID) -> [PathID]? {
    var targets: [PathID] = []
    for (id, _) in source.definitions(of: path) {
      guard let reference = references.readWhole(of: id, source.tree[id], &state),
        let target = references.target(of: reference, in: source, &state), target.isWhole,
        source.isToken(target.path)
      else { return nil }
      targets.append(target.path)
    }
    return targets
  }
}
