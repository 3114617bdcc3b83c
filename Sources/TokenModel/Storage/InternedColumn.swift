/// A growing array that keeps each distinct value once, in order of first appearance.
///
/// Equal values have equal handles, so comparing a token across contexts is a comparison of
/// integers.
@usableFromInline
package struct InternedColumn<Element: ContentHashable & Sendable>: Sendable {
  @usableFromInline package internal(set) var elements: [Element] = []
  @usableFromInline var table = SlotTable()

  @inlinable
  package init() {}

  @inlinable package var count: Int { elements.count }

  @inlinable
  package subscript(handle: Handle<Element>) -> Element {
    elements[Int(handle.index)]
  }

  /// Returns the handle of `element`, adding it to the column if necessary.
  ///
  /// - Complexity: O(1) on average.
  @inlinable
  package mutating func intern(_ element: Element) -> Handle<Element> {
    let hash = element.contentHash
    if let index = table.find(hash, { elements[$0] == element }) {
      return Handle(UInt32(truncatingIfNeeded: index))
    }
    let index = elements.count
    elements.append(element)
    table.insert(hash, index)
    return Handle(UInt32(index))
  }
}
