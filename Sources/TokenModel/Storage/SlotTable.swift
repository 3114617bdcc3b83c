/// Finds the indices of an array's elements by their content: open addressing with linear probing.
///
/// It knows hashes and indices alone; whoever owns the elements compares them.
@usableFromInline
package struct SlotTable: Sendable {
  /// 0 is free; otherwise the low half of the hash above the index + 1.
  ///
  /// The half of the hash spares nearly all looks at other elements, and growing needs no more than
  /// it. The length is a power of two.
  @usableFromInline var slots = [UInt64](repeating: 0, count: 64)
  @usableFromInline var count = 0

  @inlinable
  package init() {}

  /// The index of the element that has `hash` and for which `isWanted` holds.
  @inlinable
  @inline(__always)
  package func find(_ hash: UInt64, _ isWanted: (Int) -> Bool) -> Int? {
    let tag = hash << 32
    let mask = slots.count &- 1
    var place = Int(truncatingIfNeeded: hash & 0xFFFF_FFFF) & mask
    while slots[place] != 0 {
      let slot = slots[place]
      if slot & 0xFFFF_FFFF_0000_0000 == tag {
        let index = Int(truncatingIfNeeded: slot & 0xFFFF_FFFF) &- 1
        if isWanted(index) { return index }
      }
      place = (place &+ 1) & mask
    }
    return nil
  }

  /// Adds `index`, which must be less than 2³² - 1, for an element that was not found.
  @inlinable
  @inline(__always)
  package mutating func insert(_ hash: UInt64, _ index: Int) {
    // A dense table has longer runs, but more of it lies in the processor's caches.
    if count &* 4 >= slots.count &* 3 { grow() }
    count &+= 1
    place(hash << 32 | UInt64(truncatingIfNeeded: index &+ 1))
  }

  @inlinable
  @inline(__always)
  mutating func place(_ slot: UInt64) {
    let mask = slots.count &- 1
    var place = Int(truncatingIfNeeded: slot >> 32) & mask
    while slots[place] != 0 { place = (place &+ 1) & mask }
    slots[place] = slot
  }

  /// Makes room for `wanted` elements, so that adding them does not move the others.
  package mutating func reserveCapacity(_ wanted: Int) {
    var length = slots.count
    while wanted &* 4 >= length &* 3 { length *= 2 }
    if length > slots.count { grow(to: length) }
  }

  @usableFromInline
  mutating func grow() {
    grow(to: slots.count * 2)
  }

  private mutating func grow(to length: Int) {
    let old = slots
    slots = [UInt64](repeating: 0, count: length)
    for slot in old where slot != 0 { place(slot) }
  }
}
