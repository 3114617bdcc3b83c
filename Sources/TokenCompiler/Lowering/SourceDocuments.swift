import Diagnostics
import JSONSyntax

/// The index of a parsed file among those of one compilation.
struct DocumentID: Hashable, Sendable {
  let index: UInt32
}

/// One place in the syntax trees of a compilation.
struct SyntaxNode: Hashable, Sendable {
  let document: DocumentID
  let node: JSONNode
}

/// The parsed files of a compilation; a ``DocumentID`` is an index into them.
typealias SourceDocuments = [JSONTree]

extension SourceDocuments {
  subscript(id: DocumentID) -> JSONTree {
    @inline(__always) get { self[Int(id.index)] }
  }

  /// The tree that `node` belongs to.
  @inline(__always)
  func tree(of node: SyntaxNode) -> JSONTree { self[node.document] }

  /// The tree that a definition stands in.
  @inline(__always)
  func tree(of definition: TokenDefinition) -> JSONTree { self[definition.object.document] }

  /// Where a definition says its value, for messages.
  func place(of definition: TokenDefinition) -> Span {
    if let node = definition.value ?? definition.reference {
      return tree(of: definition).span(node)
    }
    return startOfObject(definition.object)
  }

  /// The opening brace of an object, which is enough to point at it.
  func startOfObject(_ object: SyntaxNode) -> Span {
    let span = tree(of: object).span(object.node)
    return Span(file: span.file, start: span.start, end: span.start + 1)
  }
}
