public import Diagnostics

extension Modifier {
  /// Where a modifier and its contexts were written.
  public struct Place: Hashable, Sendable {
    /// The place of the name; `nil` for a modifier that stands in no file.
    public var name: Span?
    /// The places of the names of its contexts, in their order.
    public var contexts: [Span?]

    /// Makes a place.
    public init(name: Span?, contexts: [Span?]) {
      self.name = name
      self.contexts = contexts
    }

    /// Where a declaration stands.
    init(_ declaration: ModifierDeclaration) {
      self.init(name: declaration.span, contexts: declaration.contexts.map(\.span))
    }
  }
}
