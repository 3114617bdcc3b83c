/// A theme that was built without errors, in the form for clients.
package struct ServedTheme: Sendable {
  package let revision: String
  package let fingerprint: String
  /// The document with all contexts.
  package let document: [UInt8]
  package let modifiers: [Modifier]
  /// Returns the document for some contexts, each with its modifier.
  package let pinned: @Sendable ([(modifier: String, context: String)]) -> [UInt8]
  /// Renders a file: `index.html` of the gallery, or a style sheet.
  let file: @Sendable (String) -> File
  let index: ThemeIndex

  /// The result of rendering a file.
  package enum File: Sendable {
    case found([UInt8])
    /// There is no such file.
    case missing
    /// It can't be rendered, for the reasons in the text.
    case failed(String)
  }

  package struct Modifier: Equatable, Sendable {
    package let name: String
    package let contexts: [String]

    package init(name: String, contexts: [String]) {
      self.name = name
      self.contexts = contexts
    }
  }

  package init(
    document: [UInt8],
    modifiers: [Modifier],
    pinned: @escaping @Sendable ([(modifier: String, context: String)]) -> [UInt8],
    file: @escaping @Sendable (String) -> File = { _ in .missing }
  ) {
    self.document = document
    self.modifiers = modifiers
    self.pinned = pinned
    self.file = file
    index = ThemeIndex(of: document)
    revision = index.revision
    fingerprint = index.fingerprint
  }

  /// Returns the paths of tokens that differ, or exist in only one of the themes, sorted.
  package func changes(since other: ServedTheme) -> [String] {
    index.changes(since: other.index)
  }
}
