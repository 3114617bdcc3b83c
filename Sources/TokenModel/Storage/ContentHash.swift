/// A value that an ``InternedColumn`` can find again by its content.
///
/// The hash is not `Hasher`'s: it need not resist an attacker (a column's probes are bounded by its
/// load, and equality decides), it has to be fast, and it must not change from run to run.
package protocol ContentHashable: Equatable {
  /// Equal values have equal hashes.
  var contentHash: UInt64 { get }
}

/// Mixes words into a 64-bit hash by multiplication and folding.
package struct ContentHasher {
  package private(set) var state: UInt64 = 0x9E37_79B9_7F4A_7C15

  package init() {}

  package mutating func mix(_ word: UInt64) {
    let product = (state ^ word).multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
    state = product.high ^ product.low &+ 0x2545_F491_4F6C_DD1D
  }

  /// Mixes a number.
  ///
  /// Zero and minus zero differ in their bits but are equal: both mix as zero.
  package mutating func mix(_ number: Double) {
    mix(number == 0 ? 0 : number.bitPattern)
  }
}

extension UInt32: ContentHashable {
  package var contentHash: UInt64 {
    var hasher = ContentHasher()
    hasher.mix(UInt64(self))
    return hasher.state
  }
}
