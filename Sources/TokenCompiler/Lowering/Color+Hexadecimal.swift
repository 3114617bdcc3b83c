import JSONSyntax
package import TokenModel

extension Color {
  /// Creates a color from `#` and 3, 4, 6, or 8 hexadecimal digits; `nil` for any other text.
  package init?(hexadecimal text: UnsafeBufferPointer<UInt8>) {
    guard text.first == UInt8(ascii: "#") else { return nil }
    var digits: [UInt8] = []
    var written: [UInt8] = []
    for byte in text.dropFirst() {
      guard digits.count < 8, let digit = byte.hexadecimalValue else { return nil }
      digits.append(digit)
      written.append(byte)
    }
    if digits.count == 3 || digits.count == 4 {
      digits = digits.flatMap { [$0, $0] }
      written = written.flatMap { [$0, $0] }
    }
    guard digits.count == 6 || digits.count == 8 else { return nil }
    let channels = stride(from: 0, to: digits.count, by: 2).map { index in
      let byte: UInt8 = digits[index] << 4 | digits[index + 1]
      return Double(byte) / 255
    }
    self.init(
      .srgb,
      SIMD3(channels[0], channels[1], channels[2]),
      alpha: channels.count == 4 ? channels[3] : nil
    )
    hex = ([UInt8(ascii: "#")] + written.prefix(6)).withUnsafeBufferPointer {
      Color.HexFallback(text: $0)
    }
  }
}
