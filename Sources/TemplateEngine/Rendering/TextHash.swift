/// The hash function FNV-1a with 64 bits: short enough to be written again wherever its values are read.
///
/// Generated files and code keep its values, so it can never be exchanged. It need not resist an
/// attacker.
package struct TextHash: Equatable, Sendable {
  private(set) package var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// The hash of no bytes.
  package init() {}

  /// The hash of `bytes`.
  package init(of bytes: some Sequence<UInt8>) {
    mix(bytes)
  }

  @inline(__always)
  private mutating func mix(_ bytes: some Sequence<UInt8>) {
    for byte in bytes {
      value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
    }
  }

  /// Continues with more bytes.
  ///
  /// Of a concrete type, because what is generic is not specialised for callers in other modules.
  package mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    mix(bytes)
  }

  /// Appends the 16 hexadecimal digits of the hash.
  package func appendDigits(to output: inout OutputBuffer) {
    for shift in stride(from: 60, through: 0, by: -4) {
      let digit = UInt8(truncatingIfNeeded: value &>> UInt64(shift)) & 0xF
      output.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
    }
  }

  /// The 16 hexadecimal digits of the hash.
  package var digits: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
