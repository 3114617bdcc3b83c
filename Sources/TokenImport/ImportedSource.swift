/// The imported tokens, as the files of a source.
package struct ImportedSource: Sendable {
  /// A file, with its path in the folder of the source.
  package struct File: Hashable, Sendable {
    package let path: String
    package let text: String
  }

  package struct Modifier: Hashable, Sendable {
    package let name: String
    package let contexts: [Context]
    /// The name of the context that the base files belong to.
    package let base: String
  }

  /// A context and the file with its overrides, which is `nil` for the context of the base files.
  package struct Context: Hashable, Sendable {
    package let name: String
    package let file: File?
  }

  /// The base files, in the order in which they're merged.
  package let files: [File]
  /// The modifiers of the source.
  package let modifiers: [Modifier]
  /// Whether there are text styles, for which other formats have fewer properties than DTCG.
  package let hasTextStyles: Bool
  /// A summary of the import, for messages.
  package let summary: String
  /// The guesses that a person should review.
  package let guesses: [String]
  /// The addresses of remote files that weren't fetched.
  package let addresses: [String]
}

/// The imported tokens before they're written to files.
package struct ImportDraft {
  package var base = DraftGroup()
  /// The files of the base, each with the names of its top-level members of ``base``.
  package var layout: [(file: String, groups: [String])] = []
  /// The overrides in each context, with its modifier and name.
  package var contexts: [(modifier: String, name: String, group: DraftGroup)] = []
  package var summary: [String] = []
  var guesses: [String] = []
  var addresses: [String] = []

  package init() {}

  /// Creates the source; `nil` if there are no tokens.
  package func source() -> ImportedSource? {
    guard base.count > 0 else { return nil }
    var names = FileNames()
    let files = layout.compactMap { file, groups -> ImportedSource.File? in
      var root = DraftGroup()
      for name in groups { root[name] = base[name] }
      guard root.count > 0 else { return nil }
      return ImportedSource.File(path: names.path(file), text: root.text(in: base))
    }
    var modifiers: [ImportedSource.Modifier] = []
    for name in contexts.map(\.modifier) where !modifiers.contains(where: { $0.name == name }) {
      modifiers.append(modifier(named: name, &names))
    }
    return ImportedSource(
      files: files,
      modifiers: modifiers,
      hasTextStyles: base.hasTextStyles,
      summary: summary.joined(separator: ", "),
      guesses: guesses,
      addresses: addresses
    )
  }

  private func modifier(named name: String, _ names: inout FileNames) -> ImportedSource.Modifier {
    let base = ImportDraft.baseContext(of: name)
    let others = contexts.filter { $0.modifier == name }.map { context in
      let path = names.path(name, context.name)
      let file = ImportedSource.File(path: path, text: context.group.text(in: self.base))
      return ImportedSource.Context(name: context.name, file: file)
    }
    let contexts = [ImportedSource.Context(name: base, file: nil)] + others
    return ImportedSource.Modifier(name: name, contexts: contexts, base: base)
  }

  /// Returns the context that the base tokens belong to.
  static func baseContext(of modifier: String) -> String {
    switch modifier {
    case "theme": "light"
    case "contrast": "normal"
    default: "base"
    }
  }
}
