/// Bytes that grow at their end: what a template prints.
///
/// Memory of its own instead of an array, because every print appends, and an array asks each time
/// whether somebody shares it.
package struct OutputBuffer: ~Copyable {
  private var base: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  /// The number of bytes.
  package private(set) var count = 0

  /// Makes an empty buffer with room for some bytes.
  package init(capacity: Int = 4096) {
    self.capacity = max(capacity, 64)
    base = .allocate(capacity: self.capacity)
  }

  deinit { base.deallocate() }

  /// The bytes, until the next change.
  package var bytes: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: base, count: count)
  }

  package subscript(index: Int) -> UInt8 {
    get {
      precondition(index >= 0 && index < count)
      return base[index]
    }
    set {
      precondition(index >= 0 && index < count)
      base[index] = newValue
    }
  }

  /// The last byte; `nil` where there is none.
  package var last: UInt8? { count > 0 ? base[count - 1] : nil }

  /// Appends a byte.
  @inline(__always)
  package mutating func append(_ byte: UInt8) {
    if count == capacity { grow(1) }
    base[count] = byte
    count += 1
  }

  /// Appends bytes.
  @inline(__always)
  package mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let source = bytes.baseAddress else { return }
    if capacity - count < bytes.count { grow(bytes.count) }
    (base + count).update(from: source, count: bytes.count)
    count += bytes.count
  }

  /// Appends bytes.
  package mutating func append(_ bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { append($0) }
  }

  /// Takes away all bytes from `position` on; does nothing where there are none.
  @inline(__always)
  mutating func truncate(to position: Int) {
    precondition(position >= 0)
    if position < count { count = position }
  }

  /// Moves everything from `position` on to the end of another buffer.
  mutating func move(from position: Int, to other: inout OutputBuffer) {
    precondition(position >= 0 && position <= count)
    other.append(UnsafeBufferPointer(start: base + position, count: count - position))
    count = position
  }

  private mutating func grow(_ needed: Int) {
    capacity = max(capacity * 2, count + needed)
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    larger.update(from: base, count: count)
    base.deallocate()
    base = larger
  }
}
