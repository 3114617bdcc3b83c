/// The differences between two versions of a source.
package struct TokenDifference: Sendable {
  /// The differences, sorted by kind and path.
  package let changes: [TokenChange]
  /// The labels of all outputs, each with the level of the differences there; empty if the old
  /// version has none, so that names can't be compared.
  package let outputs: [(label: String, level: ChangeLevel)]
  let old: TokenSnapshot
  let new: TokenSnapshot

  /// Compares two versions in every combination of their contexts.
  ///
  /// `renamed` returns the new path of a token that is known to be renamed.
  ///
  /// - Complexity: O(*n*) in the number of tokens and combinations of contexts, plus
  ///   O(*removed* × *added*) for tokens of the same type and value.
  package init(
    from old: TokenSnapshot,
    to new: TokenSnapshot,
    renamed: (String) -> String? = { _ in nil }
  ) {
    self.old = old
    self.new = new
    var search = DifferenceSearch(old, new)
    search.run(renamed: renamed)
    changes = TokenChange.Kind.allCases.flatMap { kind in
      search.changes.filter { $0.kind == kind }
    }
    let compared = old.outputs.isEmpty ? [] : new.outputs
    outputs = compared.map { output in
      let levels = search.changes.flatMap(\.outputs).filter { $0.label == output.label }
      return (output.label, levels.map(\.level).max() ?? .none)
    }
  }

  /// The level of the differences for the users of the outputs or, if there are none, of the tokens.
  package var level: ChangeLevel {
    let all = changes.map(\.level).max() ?? .none
    guard !outputs.isEmpty, all != .none else { return all }
    return max(.patch, outputs.map(\.level).max() ?? .none)
  }

  /// The renamed tokens, with their former and new paths.
  package var renames: [(old: String, new: String)] {
    changes.compactMap { change in
      change.kind == .renamed ? change.oldPath.map { ($0, change.path) } : nil
    }
  }

  /// The differences of tokens that the new version has, each with the path and a description.
  package var notes: [(path: String, text: String)] {
    changes.compactMap { change in
      guard new.indices[change.path] != nil, change.kind != .removed else { return nil }
      let details = change.details { $0 }.filter { !$0.isEmpty }.joined(separator: "; ")
      return (change.path, change.kind.heading + (details.isEmpty ? "" : ": \(details)"))
    }
  }

  /// The former paths of fields of components that have a new name.
  package var renamedFields: [String] {
    changes.compactMap { change in
      guard change.kind == .renamed, change.isField, let path = change.oldPath else { return nil }
      return path.split(separator: ".").last == change.path.split(separator: ".").last ? nil : path
    }
  }
}
