/// A growing array that keeps each distinct value once, in order of first appearance.
///
/// Equality of values becomes equality of handles, which is what makes comparing a token across
/// contexts a comparison of integers.
package struct InternedColumn<Element: ContentHashable & Sendable>: Sendable {
  package private(set) var elements: [Element] = []
  /// Open addressing; 0 is free, otherwise index + 1.
  ///
  /// The length is a power of two.
  private var slots: [UInt32] = []

  package init() {}

  package var count: Int { elements.count }

  package subscript(handle: Handle<Element>) -> Element {
    elements[Int(handle.index)]
  }

  /// The handle of `element`, which is added unless it is there already.
  ///
  /// - Complexity: O(1) on average.
  package mutating func intern(_ element: Element) -> Handle<Element> {
    if elements.count * 2 >= slots.count { grow() }
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: element.contentHash) & mask
    while slots[slot] != 0 {
      let index = slots[slot] - 1
      if elements[Int(index)] == element { return Handle(index) }
      slot = (slot + 1) & mask
    }
    elements.append(element)
    slots[slot] = UInt32(elements.count)
    return Handle(UInt32(elements.count - 1))
  }

  private mutating func grow() {
    let size = max(16, slots.count * 2)
    slots = [UInt32](repeating: 0, count: size)
    let mask = size - 1
    for (index, element) in elements.enumerated() {
      var slot = Int(truncatingIfNeeded: element.contentHash) & mask
      while slots[slot] != 0 { slot = (slot + 1) & mask }
      slots[slot] = UInt32(index + 1)
    }
  }
}
