import Diagnostics
import JSONSyntax
import SourceForms
import TokenModel

/// The types of aliases of text in CSS notation, and of gradients in other tools' files.
extension TypeInference {
  /// Gives aliases of text in CSS notation the text's type, whatever their `$type` is, and those of
  /// gradients in other tools' files the type `gradient`.
  ///
  /// In the files of other tools, a gradient can be a color, and so are its aliases in other files.
  ///
  /// - Complexity: O(1) if no token has a type that DTCG removed and no file is in another tool's
  ///   form, or else O(tokens).
  @inline(never)
  mutating func retypeAliasesOfText() {
    guard !types.removed.isEmpty || state.findings.hasForeignFiles else { return }
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
      } else if isForeignGradient(path) {
        texts.append(path)
      }
    }
    while let text = texts.popLast() {
      let type = types[text]
      for alias in aliases.removeValue(forKey: text) ?? []
      where type == .known(.gradient) ? canBeGradient(alias) : canBeText(alias) {
        types[alias] = type
        texts.append(alias)
      }
    }
  }

  /// Whether all definitions of a gradient are in other tools' files.
  private func isForeignGradient(_ path: PathID) -> Bool {
    guard types[path] == .known(.gradient) else { return false }
    return source.definitions(of: path).allSatisfy { id, _ in
      let object = source.tree[id].object
      return state.findings.isForeign(state.documents.tree(of: object).span(object.node).file)
    }
  }

  /// Whether a color or gradient is an alias of gradients in all contexts.
  private mutating func canBeGradient(_ alias: PathID) -> Bool {
    guard [.known(.color), .known(.gradient)].contains(types[alias]) else { return false }
    return wholeTargets(of: alias)?.allSatisfy { types[$0] == .known(.gradient) } ?? false
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
