/// The hash function XXH64 with the seed 0, according to the specification by its author, Yann
/// Collet (`xxhash_spec.md`, version 0.1.1).
///
/// It detects edits to generated files, nearly as fast as memory can be read. It doesn't have to
/// resist attacks, because bytes are compared to find out whether an output is up to date.
/// Manifests contain the hashes, so replacing the function requires a new version of their format.
package enum ContentFingerprint {
  private static let prime1: UInt64 = 0x9E37_79B1_85EB_CA87
  private static let prime2: UInt64 = 0xC2B2_AE3D_27D4_EB4F
  private static let prime3: UInt64 = 0x1656_67B1_9E37_79F9
  private static let prime4: UInt64 = 0x85EB_CA77_C2B2_AE63
  private static let prime5: UInt64 = 0x27D4_EB2F_1656_67C5

  /// Returns the hash of `bytes` as 16 hexadecimal digits, in the form that `xxhsum` prints.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  package static func digits(of bytes: [UInt8]) -> String {
    bytes.withUnsafeBytes { digits(of: $0) }
  }

  /// Returns the hash of `bytes` as 16 hexadecimal digits.
  static func digits(of bytes: UnsafeRawBufferPointer) -> String {
    let hash = value(of: bytes)
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// Returns the hash of `bytes` as a number.
  static func value(of bytes: UnsafeRawBufferPointer) -> UInt64 {
    var hash = prime5
    var rest = bytes[...]
    if bytes.count >= 32 {
      let whole = bytes.count / 32 * 32
      hash = stripes(UnsafeRawBufferPointer(rebasing: bytes[..<whole]))
      rest = bytes[whole...]
    }
    hash &+= UInt64(bytes.count)
    while rest.count >= 8 {
      hash ^= round(0, word(bytes, rest.startIndex))
      hash = rotated(hash, 27) &* prime1 &+ prime4
      rest = rest.dropFirst(8)
    }
    if rest.count >= 4 {
      let half = bytes.loadUnaligned(fromByteOffset: rest.startIndex, as: UInt32.self)
      hash ^= UInt64(UInt32(littleEndian: half)) &* prime1
      hash = rotated(hash, 23) &* prime2 &+ prime3
      rest = rest.dropFirst(4)
    }
    for byte in rest {
      hash ^= UInt64(byte) &* prime5
      hash = rotated(hash, 11) &* prime1
    }
    return avalanche(hash)
  }

  /// Hashes stripes of 32 bytes in four lanes, and combines the lanes.
  private static func stripes(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
    var first = prime1 &+ prime2
    var second = prime2
    var third: UInt64 = 0
    var fourth = 0 &- prime1
    for start in stride(from: 0, to: bytes.count, by: 32) {
      first = round(first, word(bytes, start))
      second = round(second, word(bytes, start &+ 8))
      third = round(third, word(bytes, start &+ 16))
      fourth = round(fourth, word(bytes, start &+ 24))
    }
    var hash = rotated(first, 1) &+ rotated(second, 7) &+ rotated(third, 12) &+ rotated(fourth, 18)
    for lane in [first, second, third, fourth] {
      hash = (hash ^ round(0, lane)) &* prime1 &+ prime4
    }
    return hash
  }

  private static func round(_ lane: UInt64, _ word: UInt64) -> UInt64 {
    rotated(lane &+ word &* prime2, 31) &* prime1
  }

  private static func avalanche(_ hash: UInt64) -> UInt64 {
    var hash = (hash ^ hash &>> 33) &* prime2
    hash = (hash ^ hash &>> 29) &* prime3
    return hash ^ hash &>> 32
  }

  private static func rotated(_ word: UInt64, _ count: UInt64) -> UInt64 {
    word &<< count | word &>> (64 &- count)
  }

  private static func word(_ bytes: UnsafeRawBufferPointer, _ offset: Int) -> UInt64 {
    UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }
}
