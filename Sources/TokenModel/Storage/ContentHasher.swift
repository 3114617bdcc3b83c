/// A value that an ``InternedColumn`` can look up by content.
///
/// The hash is custom because `Hasher` is too slow. Its seed differs for each process, so nobody
/// can construct values whose hashes collide. Output must never depend on the hash.
@usableFromInline
package protocol ContentHashable: Equatable {
  /// Mixes the contents into a hasher, the same words for equal values.
  func mix(into hasher: inout ContentHasher)
}

extension ContentHashable {
  /// The hash of the value.
  @inlinable package var contentHash: UInt64 {
    var hasher = ContentHasher.forTable()
    mix(into: &hasher)
    return hasher.state
  }
}

/// A 64-bit hash function that mixes in words by multiplying and folding.
@usableFromInline
package struct ContentHasher: Sendable {
  @usableFromInline package internal(set) var state: UInt64

  /// Creates a hasher whose results are the same in every run.
  @inlinable
  package init() { state = 0x9E37_79B9_7F4A_7C15 }

  /// Returns a hasher for in-memory tables, seeded per process.
  @inlinable
  package static func forTable() -> ContentHasher {
    var hasher = ContentHasher()
    hasher.state ^= processSeed
    return hasher
  }

  /// A seed from the standard library.
  ///
  /// Set `SWIFT_DETERMINISTIC_HASHING` to fix it for measurements.
  @usableFromInline
  static let processSeed = UInt64(bitPattern: Int64(Hasher().finalize()))

  @inlinable
  package mutating func mix(_ word: UInt64) {
    let product = (state ^ word).multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
    state = product.high ^ product.low &+ 0x2545_F491_4F6C_DD1D
  }

  /// Mixes a number.
  ///
  /// Zero and negative zero have different bits but are equal, so both are mixed as zero.
  @inlinable
  package mutating func mix(_ number: Double) {
    mix(number == 0 ? 0 : number.bitPattern)
  }

  /// Mixes the length and the contents of `bytes`.
  @inlinable
  package mutating func mix(_ bytes: UnsafeBufferPointer<UInt8>) {
    let source = UnsafeRawBufferPointer(bytes)
    let count = bytes.count
    mix(UInt64(truncatingIfNeeded: count))
    guard count >= 8 else { return mix(Self.shortWord(source)) }
    var index = 0
    while index &+ 8 < count {
      mix(source.loadUnaligned(fromByteOffset: index, as: UInt64.self))
      index &+= 8
    }
    // The last word overlaps the previous one, which is faster than mixing the remaining bytes one
    // by one.
    mix(source.loadUnaligned(fromByteOffset: count &- 8, as: UInt64.self))
  }

  /// Packs fewer than eight bytes into a word.
  @inlinable
  @inline(__always)
  static func shortWord(_ source: UnsafeRawBufferPointer) -> UInt64 {
    let count = source.count
    if count >= 4 {
      let first = source.loadUnaligned(as: UInt32.self)
      let last = source.loadUnaligned(fromByteOffset: count &- 4, as: UInt32.self)
      return UInt64(first) | UInt64(last) << 32
    }
    guard count > 0 else { return 0 }
    let middle = UInt64(source[count / 2]) << 8
    return UInt64(source[0]) | middle | UInt64(source[count &- 1]) << 16
  }
}

extension UInt32: ContentHashable {
  @inlinable package func mix(into hasher: inout ContentHasher) { hasher.mix(UInt64(self)) }
}
