/// The tokens of an import, as files of a source.
package struct ImportedSource: Sendable {
  /// A file: its path in the folder of the source, and its text.
  package struct File: Hashable, Sendable {
    package let path: String
    package let text: String
  }

  /// A modifier with its contexts.
  package struct Modifier: Hashable, Sendable {
    package let name: String
    package let contexts: [Context]
    /// The name of the context that the base files are for.
    package let base: String
  }

  /// A context and the file of what is different in it; `nil` for that of the base files.
  package struct Context: Hashable, Sendable {
    package let name: String
    package let file: File?
  }

  /// The files that always hold, in the order in which they are merged.
  package let files: [File]
  /// What the source varies with.
  package let modifiers: [Modifier]
  /// Whether there are text styles, of which other formats say less than the standard.
  package let hasTextStyles: Bool
  /// What was imported, in words for people.
  package let summary: String
  /// Guesses that a person should look at.
  package let guesses: [String]
  /// Addresses of files on servers that were not fetched.
  package let addresses: [String]
}

/// The tokens of an import before they are written.
struct ImportDraft {
  /// The base tokens.
  var base = DraftGroup()
  /// The names of files; each has some of the groups at the top of ``base``.
  var layout: [(file: String, groups: [String])] = []
  /// What is different in a context, by its modifier and name.
  var contexts: [(modifier: String, name: String, group: DraftGroup)] = []
  var summary: [String] = []
  var guesses: [String] = []
  var addresses: [String] = []

  /// The source, or `nil` where there are no tokens in it.
  func source() -> ImportedSource? {
    guard base.count > 0 else { return nil }
    var names = FileNames()
    let files = layout.compactMap { file, groups -> ImportedSource.File? in
      var root = DraftGroup()
      for name in groups { root[name] = base[name] }
      guard root.count > 0 else { return nil }
      return ImportedSource.File(path: names.path(file), text: root.text(in: base))
    }
    var modifiers: [String] = []
    for context in contexts where !modifiers.contains(context.modifier) {
      modifiers.append(context.modifier)
    }
    return ImportedSource(
      files: files,
      modifiers: modifiers.map { modifier(named: $0, &names) },
      hasTextStyles: base.hasTextStyles,
      summary: summary.joined(separator: ", "),
      guesses: guesses,
      addresses: addresses
    )
  }

  private func modifier(named name: String, _ names: inout FileNames) -> ImportedSource.Modifier {
    let base = ImportDraft.baseContext(of: name)
    let others = contexts.filter { $0.modifier == name }.map { context in
      ImportedSource.Context(
        name: context.name,
        file: ImportedSource.File(
          path: names.path(name, context.name),
          text: context.group.text(in: self.base)
        )
      )
    }
    return ImportedSource.Modifier(
      name: name,
      contexts: [ImportedSource.Context(name: base, file: nil)] + others,
      base: base
    )
  }

  /// The context that base tokens are for.
  private static func baseContext(of modifier: String) -> String {
    switch modifier {
    case "theme": "light"
    case "contrast": "normal"
    default: "base"
    }
  }
}
