package import JSONSyntax
import SourceForms

/// What a file is, as its members tell.
package enum SourceFileKind: Hashable, Sendable {
  /// Names what to build: it has a list `outputs`.
  case configuration
  /// Names sets and modifiers: it has a list `resolutionOrder`.
  case resolver
  /// Has token sets and the themes that select them: it has `$themes` or `$metadata`.
  case tokenSets
  /// Anything else.
  case tokens

  /// Looks at the members of the root.
  ///
  /// - Complexity: O(members of the root).
  package init(of tree: JSONTree) {
    self = .tokens
    guard let root = tree.root else { return }
    if let outputs = tree.value(of: "outputs", in: root), tree.kind(outputs) == .array {
      self = .configuration
    } else if let order = tree.value(of: "resolutionOrder", in: root), tree.kind(order) == .array {
      self = .resolver
    } else if ThemeDocument.mark(of: tree) != nil {
      self = .tokenSets
    }
  }

  /// What such a file is called in messages.
  var description: String {
    switch self {
    case .configuration: "a configuration"
    case .resolver: "a resolver document"
    case .tokenSets: "a document of token sets"
    case .tokens: "a token file"
    }
  }
}
