/// The 64-bit FNV-1a hash function, which is short enough to reimplement wherever its values are
/// read.
///
/// Generated files and code contain its values, so it can never be replaced. It doesn't need to
/// resist attacks.
package struct TextHash: Equatable, Sendable {
  private(set) package var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Creates the hash of an empty sequence.
  package init() {}

  /// Creates the hash of `bytes`.
  package init(of bytes: some Sequence<UInt8>) {
    mix(bytes)
  }

  private mutating func mix(_ bytes: some Sequence<UInt8>) {
    for byte in bytes {
      value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
    }
  }

  /// Adds more bytes to the hash.
  ///
  /// The parameter has a concrete type because generic code isn't specialized for callers in other
  /// modules.
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
