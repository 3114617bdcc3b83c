extension TokenDifference {
  /// The former and new names, in all outputs, of the renamed tokens with the same values as before.
  package var renamedNames: [(old: String, new: String)] {
    renamedPairs.flatMap { before, after in
      old.outputs.flatMap { output -> [(String, String)] in
        guard let other = new.outputs.first(where: { $0.label == output.label }),
          let names = output.names[before], let others = other.names[after],
          names.count == others.count
        else { return [] }
        return Array(zip(names, others))
      }
    }
  }

  /// The former and new paths of the renamed tokens with the same values as before.
  package var renamedPaths: [(old: String, new: String)] {
    renamedPairs.map { (old.tokens[$0.before].path, new.tokens[$0.after].path) }
  }

  private var renamedPairs: [(before: Int, after: Int)] {
    let changed = Set(changes.filter { $0.kind == .value || $0.kind == .type }.map(\.path))
    return renames.compactMap { path, newPath in
      guard !changed.contains(newPath), let before = old.indices[path],
        let after = new.indices[newPath]
      else { return nil }
      return (before, after)
    }
  }
}
