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

  /// Writes an array of objects, with the members that `body` writes for each element.
  package mutating func objects<Element>(
    _ elements: some Sequence<Element>,
    _ body: (inout JSONWriter, Element) -> Void
  ) {
    list(elements) { writer, element in writer.object { body(&$0, element) } }
  }

  /// Writes a property with an array of objects, with the members that `body` writes for each
  /// element.
  package mutating func objects<Element>(
    _ name: String,
    _ elements: some Sequence<Element>,
    _ body: (inout JSONWriter, Element) -> Void
  ) {
    self.name(name)
    objects(elements, body)
  }

  /// Writes an object with the members that `body` writes.
  package mutating func object(_ body: (inout JSONWriter) -> Void) {
    beginObject()
    body(&self)
    endObject()
  }

  /// Writes a property with an object that has the members that `body` writes.
  package mutating func object(_ name: String, _ body: (inout JSONWriter) -> Void) {
    self.name(name)
    object(body)
  }
}
