extension FixedWidthInteger {
  /// Returns the hexadecimal digits of a number that isn't negative, with zeros in front of them if
  /// there are fewer than `digits`.
  package func hexadecimal(digits: Int, uppercase: Bool = false) -> String {
    let text = String(self, radix: 16, uppercase: uppercase)
    return String(repeating: "0", count: Swift.max(0, digits - text.utf8.count)) + text
  }
}
