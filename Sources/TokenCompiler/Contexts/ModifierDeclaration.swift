import Diagnostics

/// A modifier declared in the resolver document or the configuration.
struct ModifierDeclaration {
  var name: String
  /// The location of the name.
  var span: Span?
  var contexts: [Context] = []
  var defaultContext: Modifier.ContextIndex?
  /// Whether the first context is the default if none is declared, without a diagnostic.
  var startsWithFirst = false
  /// The object that declares the modifier; `nil` if the configuration does.
  var object: SyntaxNode?

  struct Context {
    var name: String
    /// The location of the name.
    var span: Span?
    var trees: [TreeSource] = []
  }

  var contextNames: [String] { contexts.map(\.name) }
}
