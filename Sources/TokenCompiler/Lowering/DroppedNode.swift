import JSONSyntax

/// A member of a composite value that its type does not have: it means nothing, but is kept for
/// whoever it was written for.
struct DroppedNode: Hashable, Sendable {
  let document: DocumentID
  let key: JSONNode
  let value: JSONNode
}
