import JSONSyntax

/// An unknown property of a composite value.
///
/// It has no effect, but is preserved for the tool that uses it.
struct DroppedNode: Hashable, Sendable {
  let document: DocumentID
  let key: JSONNode
  let value: JSONNode
}
