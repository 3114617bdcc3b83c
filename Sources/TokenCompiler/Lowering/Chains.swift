/// Many short lists of indices in two flat arrays, with one list for each key.
///
/// An array of arrays would require an allocation for each token.
struct Chains {
  private var ends: [Ends] = []
  fileprivate var links: [Link] = []
  fileprivate static let none = UInt32.max

  private struct Ends {
    var head = Chains.none
    var tail = Chains.none
  }

  fileprivate struct Link {
    let element: UInt32
    var next = Chains.none
  }

  /// Reserves capacity for `keys` lists with `elements` elements in total.
  mutating func reserveCapacity(keys: Int, elements: Int) {
    ends.reserveCapacity(keys)
    links.reserveCapacity(elements)
  }

  mutating func append(_ element: UInt32, to key: UInt32) {
    let key = Int(key)
    if key >= ends.count {
      let missing = max(key + 1, ends.count * 2) - ends.count
      ends.append(contentsOf: repeatElement(Ends(), count: missing))
    }
    let link = UInt32(links.count)
    links.append(Link(element: element))
    var list = ends[key]
    if list.head == Self.none {
      list.head = link
    } else {
      links[Int(list.tail)].next = link
    }
    list.tail = link
    ends[key] = list
  }

  mutating func removeAll(of key: UInt32) {
    guard Int(key) < ends.count else { return }
    ends[Int(key)] = Ends()
  }

  func isEmpty(_ key: UInt32) -> Bool {
    Int(key) >= ends.count || ends[Int(key)].head == Self.none
  }

  func hasSeveral(_ key: UInt32) -> Bool {
    Int(key) < ends.count && ends[Int(key)].head != ends[Int(key)].tail
  }

  func first(of key: UInt32) -> UInt32? {
    guard Int(key) < ends.count, ends[Int(key)].head != Self.none else { return nil }
    return links[Int(ends[Int(key)].head)].element
  }

  /// A position in a list.
  ///
  /// It doesn't retain the table, which may change during iteration.
  struct Cursor {
    fileprivate var link: UInt32
  }

  /// A cursor before the first element of a list.
  func cursor(of key: UInt32) -> Cursor {
    Cursor(link: Int(key) < ends.count ? ends[Int(key)].head : Self.none)
  }

  /// Advances `cursor` and returns the element it passes; `nil` at the end of the list.
  func next(_ cursor: inout Cursor) -> UInt32? {
    guard cursor.link != Self.none else { return nil }
    let found = links[Int(cursor.link)]
    cursor.link = found.next
    return found.element
  }

  func elements(of key: UInt32) -> Elements {
    Elements(links: links, link: Int(key) < ends.count ? ends[Int(key)].head : Self.none)
  }

  struct Elements: Sequence, IteratorProtocol {
    fileprivate let links: [Link]
    fileprivate var link: UInt32

    mutating func next() -> UInt32? {
      guard link != Chains.none else { return nil }
      let found = links[Int(link)]
      link = found.next
      return found.element
    }
  }
}
