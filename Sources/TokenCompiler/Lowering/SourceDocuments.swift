import Diagnostics
import JSONSyntax

/// The index of a parsed file in a compilation.
struct DocumentID: Hashable, Sendable {
  let index: UInt32
}

/// A node in one of the syntax trees of a compilation.
struct SyntaxNode: Hashable, Sendable {
  let document: DocumentID
  let node: JSONNode
}

/// The parsed files of a compilation; a ``DocumentID`` is an index into them.
typealias SourceDocuments = [JSONTree]

extension SourceDocuments {
  subscript(id: DocumentID) -> JSONTree { self[Int(id.index)] }

  func tree(of node: SyntaxNode) -> JSONTree { self[node.document] }

  func tree(of definition: TokenDefinition) -> JSONTree { self[definition.object.document] }

  /// The location of a definition's value, for diagnostics.
  func place(of definition: TokenDefinition) -> Span {
    if let node = definition.value ?? definition.reference {
      return tree(of: definition).span(node)
    }
    return startOfObject(definition.object)
  }

  /// The opening brace of an object.
  func startOfObject(_ object: SyntaxNode) -> Span {
    let span = tree(of: object).span(object.node)
    return Span(file: span.file, start: span.start, end: span.start + 1)
  }
}
