/// An enumeration without payloads whose raw values are 0, 1, 2 … in the order of its cases.
///
/// Templates know what they ask for by number. `init(rawValue:)` of such a type is a call and gives an
/// optional; a switch over a number needs a `default`, behind which a forgotten case hides.
protocol NumberedCase: CaseIterable, RawRepresentable<UInt16> {}

extension NumberedCase {
  /// The case with a number, which has to be one of a case.
  @inline(__always)
  init(number: UInt16) {
    precondition(number < Self.allCases.count, "there is no case with this number")
    // An enumeration with one case has no bytes, one with up to 256 has one, which is its number.
    self = withUnsafeBytes(of: UInt8(truncatingIfNeeded: number)) { $0.load(as: Self.self) }
  }
}
