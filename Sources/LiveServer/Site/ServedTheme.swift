/// A theme that was built without mistakes, as clients get it.
package struct ServedTheme: Sendable {
  package let revision: String
  package let fingerprint: String
  /// The whole document.
  package let document: [UInt8]
  package let modifiers: [Modifier]
  /// The document of some contexts, given as modifier and context.
  package let pinned: @Sendable ([(modifier: String, context: String)]) -> [UInt8]
  let index: ThemeIndex

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
    pinned: @escaping @Sendable ([(modifier: String, context: String)]) -> [UInt8]
  ) {
    self.document = document
    self.modifiers = modifiers
    self.pinned = pinned
    index = ThemeIndex(of: document)
    revision = index.revision
    fingerprint = index.fingerprint
  }

  /// The tokens that are not the same in another theme, or only in one of the two, sorted.
  package func changes(since other: ServedTheme) -> [String] {
    index.changes(since: other.index)
  }
}
