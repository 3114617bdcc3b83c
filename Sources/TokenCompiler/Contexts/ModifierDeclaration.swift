import Diagnostics

/// A modifier as the resolver document or the configuration declares it.
struct ModifierDeclaration {
  var name: String
  /// Where the name stands.
  var span: Span?
  var contexts: [Context] = []
  var defaultContext: Modifier.ContextIndex?
  /// Whether the first context is the base where nothing else is said, and nothing need be.
  var startsWithFirst = false
  /// The object that declares it; `nil` where the configuration does.
  var object: SyntaxNode?

  struct Context {
    var name: String
    /// Where the name stands.
    var span: Span?
    var trees: [TreeSource] = []
  }

  /// The names of the contexts.
  var contextNames: [String] { contexts.map(\.name) }
}
