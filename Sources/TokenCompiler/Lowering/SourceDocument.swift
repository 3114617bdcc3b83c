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
