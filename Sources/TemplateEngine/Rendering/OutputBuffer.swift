/// A growable buffer for the output of a template.
///
/// It manages its own memory because every print appends, and an array would check each time that
/// it's uniquely referenced. It's sendable because it has a single owner.
package struct OutputBuffer: ~Copyable, @unchecked Sendable {
  private var base: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  /// The number of bytes.
  package private(set) var count = 0

  /// Creates an empty buffer with the given capacity.
  package init(capacity: Int = 4096) {
    self.capacity = max(capacity, 64)
    base = .allocate(capacity: self.capacity)
  }

  /// Creates a buffer with a copy of `bytes` and no spare capacity beyond a small minimum.
  package init(copying bytes: UnsafeBufferPointer<UInt8>) {
    self.init(capacity: bytes.count)
    append(bytes)
  }

  deinit { base.deallocate() }

  /// The bytes, valid until the next mutation.
  package var bytes: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: base, count: count)
  }

  /// Returns the bytes in `range`, valid until the next mutation.
  ///
  /// - Precondition: `range` is within the buffer.
  func bytes(in range: Range<Int>) -> UnsafeBufferPointer<UInt8> {
    precondition(range.lowerBound >= 0 && range.upperBound <= count)
    return UnsafeBufferPointer(start: base + range.lowerBound, count: range.count)
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

  /// The last byte; `nil` if the buffer is empty.
  package var last: UInt8? { count > 0 ? base[count - 1] : nil }

  /// Appends a byte.
  @inline(__always)
  package mutating func append(_ byte: UInt8) {
    if count == capacity { grow(1) }
    base[count] = byte
    count += 1
  }

  /// Appends bytes.
  package mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let source = bytes.baseAddress else { return }
    let length = bytes.count
    if capacity &- count < length { grow(length) }
    Self.copy(source, to: base + count, length)
    count &+= length
  }

  /// Copies bytes to memory with enough room for them.
  ///
  /// Most texts have only a few bytes. Moving two words, which may overlap, takes neither a loop
  /// nor a call.
  @inline(__always)
  private static func copy(
    _ source: UnsafePointer<UInt8>,
    to target: UnsafeMutablePointer<UInt8>,
    _ length: Int
  ) {
    let source = UnsafeRawPointer(source)
    let target = UnsafeMutableRawPointer(target)
    if length >= 8 {
      if length <= 16 {
        move(UInt64.self, source, target, length)
      } else if length <= 32 {
        move(SIMD16<UInt8>.self, source, target, length)
      } else {
        target.copyMemory(from: source, byteCount: length)
      }
    } else if length >= 4 {
      move(UInt32.self, source, target, length)
    } else if length > 0 {
      // The first, the middle, and the last byte are all there are.
      move(UInt8.self, source, target, length)
      let middle = length / 2
      let byte = source.load(fromByteOffset: middle, as: UInt8.self)
      target.storeBytes(of: byte, toByteOffset: middle, as: UInt8.self)
    }
  }

  /// Moves the first and the last word of a range of bytes.
  @inline(__always)
  private static func move<Word: BitwiseCopyable>(
    _: Word.Type,
    _ source: UnsafeRawPointer,
    _ target: UnsafeMutableRawPointer,
    _ length: Int
  ) {
    let end = length &- MemoryLayout<Word>.size
    let first = source.loadUnaligned(as: Word.self)
    let last = source.loadUnaligned(fromByteOffset: end, as: Word.self)
    target.storeBytes(of: first, as: Word.self)
    target.storeBytes(of: last, toByteOffset: end, as: Word.self)
  }

  /// Appends bytes.
  package mutating func append(_ bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { append($0) }
  }

  /// Removes all bytes from `position` on, if any.
  package mutating func truncate(to position: Int) {
    precondition(position >= 0)
    if position < count { count = position }
  }

  /// Moves all bytes from `position` on to the end of another buffer.
  mutating func move(from position: Int, to other: inout OutputBuffer) {
    precondition(position >= 0 && position <= count)
    other.append(UnsafeBufferPointer(start: base + position, count: count - position))
    count = position
  }

  private mutating func grow(_ needed: Int) {
    // Large buffers grow by a larger factor: each growth copies everything, and unused capacity
    // costs nothing.
    capacity = max(capacity * (capacity < 1 << 20 ? 2 : 4), count + needed)
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    larger.update(from: base, count: count)
    base.deallocate()
    base = larger
  }
}
