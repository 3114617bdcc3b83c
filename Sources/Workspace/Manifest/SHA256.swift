/// The hash function SHA-256 of FIPS 180-4.
///
/// It tells the files that a build wrote from those that were edited since, and its values can be
/// compared with what `sha256sum` prints.
struct SHA256 {
  /// The first 32 bits of the fractional parts of the cube roots of the first 64 primes (4.2.2).
  private static let constants: [UInt32] = [
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4,
    0xab1c_5ed5, 0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe,
    0x9bdc_06a7, 0xc19b_f174, 0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f,
    0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da, 0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7,
    0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967, 0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc,
    0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85, 0xa2bf_e8a1, 0xa81a_664b,
    0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070, 0x19a4_c116,
    0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
    0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7,
    0xc671_78f2,
  ]

  /// The state, which begins with the square roots of the first eight primes (5.3.3).
  private var state: SIMD8<UInt32> = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab,
    0x5be0_cd19,
  ]

  /// The hash of `bytes` in 64 hexadecimal digits.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  static func hexDigest(of bytes: [UInt8]) -> String {
    var hash = SHA256()
    let whole = bytes.count / 64 * 64
    bytes.withUnsafeBytes { buffer in
      hash.process(UnsafeRawBufferPointer(rebasing: buffer[..<whole]))
    }
    // The padding of section 5.1.1: a one bit, zeros, and the length in bits.
    var end = Array(bytes[whole...]) + [0x80]
    end += Array(repeating: 0, count: (120 - end.count) % 64)
    withUnsafeBytes(of: (UInt64(bytes.count) &* 8).bigEndian) { end += $0 }
    end.withUnsafeBytes { hash.process($0) }
    return hash.hexadecimal
  }

  private var hexadecimal: String {
    let digits = Array("0123456789abcdef".utf8)
    var text: [UInt8] = []
    for index in 0..<8 {
      for shift in stride(from: 28, through: 0, by: -4) {
        text.append(digits[Int(state[index] >> UInt32(shift) & 15)])
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Takes in blocks of 64 bytes (6.2.2).
  private mutating func process(_ blocks: UnsafeRawBufferPointer) {
    Self.constants.withUnsafeBufferPointer { constants in
      withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { schedule in
        for start in stride(from: 0, to: blocks.count, by: 64) {
          for index in 0..<16 {
            let word = blocks.loadUnaligned(fromByteOffset: start &+ index &* 4, as: UInt32.self)
            schedule[index] = UInt32(bigEndian: word)
          }
          for index in 16..<64 {
            schedule[index] =
              smallSigma1(schedule[index &- 2]) &+ schedule[index &- 7]
              &+ smallSigma0(schedule[index &- 15]) &+ schedule[index &- 16]
          }
          mix(UnsafeBufferPointer(schedule), constants)
        }
      }
    }
  }

  @inline(__always)
  private mutating func mix(
    _ schedule: UnsafeBufferPointer<UInt32>,
    _ constants: UnsafeBufferPointer<UInt32>
  ) {
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    for index in 0..<64 {
      let choice = (e & f) ^ (~e & g)
      let majority = (a & b) ^ (a & c) ^ (b & c)
      let first = h &+ bigSigma1(e) &+ choice &+ constants[index] &+ schedule[index]
      let second = bigSigma0(a) &+ majority
      (h, g, f, e) = (g, f, e, d &+ first)
      (d, c, b, a) = (c, b, a, first &+ second)
    }
    state &+= SIMD8(a, b, c, d, e, f, g, h)
  }
}

// The functions of section 4.1.2.
@inline(__always)
private func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 {
  word &>> count | word &<< (32 &- count)
}
@inline(__always)
private func bigSigma0(_ word: UInt32) -> UInt32 {
  rotated(word, 2) ^ rotated(word, 13) ^ rotated(word, 22)
}
@inline(__always)
private func bigSigma1(_ word: UInt32) -> UInt32 {
  rotated(word, 6) ^ rotated(word, 11) ^ rotated(word, 25)
}
@inline(__always)
private func smallSigma0(_ word: UInt32) -> UInt32 {
  rotated(word, 7) ^ rotated(word, 18) ^ word &>> 3
}
@inline(__always)
private func smallSigma1(_ word: UInt32) -> UInt32 {
  rotated(word, 17) ^ rotated(word, 19) ^ word &>> 10
}
