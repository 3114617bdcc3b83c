extension JSONWriter {
  /// Writes an array, calling `body` with each element.
  package mutating func list<Element>(
    _ elements: some Sequence<Element>,
    _ body: (inout JSONWriter, Element) -> Void
  ) {
    beginArray()
    for element in elements { body(&self, element) }
    endArray()
  }

  /// Writes a property with an array, calling `body` with each element.
  package mutating func list<Element>(
    _ name: String,
    _ elements: some Sequence<Element>,
    _ body: (inout JSONWriter, Element) -> Void
  ) {
    self.name(name)
    list(elements, body)
  }
}
