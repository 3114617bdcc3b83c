package import JSONSyntax
import SourceForms

/// The kind of a file, determined by its properties.
package enum SourceFileKind: Hashable, Sendable {
  /// A configuration, which has an array `outputs`.
  case configuration
  /// A resolver document, which has an array `resolutionOrder`.
  case resolver
  /// A document of token sets and the themes that select them, which has `$themes` or `$metadata`.
  case tokenSets
  /// Any other file.
  case tokens

  /// Determines the kind from the properties of the root object.
  ///
  /// - Complexity: O(properties of the root).
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

  /// The description for diagnostics.
  var description: String {
    switch self {
    case .configuration: "a configuration"
    case .resolver: "a resolver document"
    case .tokenSets: "a document of token sets"
    case .tokens: "a token file"
    }
  }
}
