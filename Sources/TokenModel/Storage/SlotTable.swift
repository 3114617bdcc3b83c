/// A hash table that finds the indices of an array's elements, using open addressing with linear
/// probing.
///
/// It stores only hashes and indices. The owner of the elements compares them.
@usableFromInline
package struct SlotTable: Sendable {
  /// The slots: 0 if free; otherwise the low half of the hash, shifted left by 32 bits, plus the
  /// index + 1.
  ///
  /// Comparing these halves avoids nearly all comparisons of elements that differ, and growing the
  /// table needs no other hash bits. The number of slots is a power of two.
  @usableFromInline var slots = [UInt64](repeating: 0, count: 64)
  @usableFromInline var count = 0

  @inlinable
  package init() {}

  /// Returns the index of the element that has the hash `hash` and satisfies `isWanted`.
  @inlinable
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

  /// Adds `index`, which must be less than 2³² - 1, for an element that the table doesn't contain.
  @inlinable
  @inline(__always)
  package mutating func insert(_ hash: UInt64, _ index: Int) {
    // A dense table has longer probe sequences, but more of it fits in the processor's caches.
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

  /// Reserves capacity for `wanted` elements so that adding them doesn't move the others.
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
