public import Diagnostics

extension Modifier {
  /// The source locations of a modifier and its contexts.
  public struct Place: Hashable, Sendable {
    /// The location of the name; `nil` if the modifier isn't declared in a file.
    public var name: Span?
    /// The locations of the context names, in the order of ``Modifier/contexts``.
    public var contexts: [Span?]

    /// Creates a set of locations.
    public init(name: Span?, contexts: [Span?]) {
      self.name = name
      self.contexts = contexts
    }

    init(_ declaration: ModifierDeclaration) {
      self.init(name: declaration.span, contexts: declaration.contexts.map(\.span))
    }
  }
}
