/// An enumeration without payloads, whose cases are known by number: 0, 1, 2 … in their order.
///
/// Templates know by number what they ask for. `init(rawValue:)` of such a type is a call and gives an
/// optional; a switch over a number needs a `default`, behind which a forgotten case hides.
protocol NumberedCase: CaseIterable {}

extension NumberedCase {
  /// The case with a number, which has to be one of a case.
  @inline(__always)
  init(number: UInt16) {
    precondition(number < Self.allCases.count, "there is no case with this number")
    // An enumeration with one case has no bytes, one with up to 256 has one, which is its number.
    self = withUnsafeBytes(of: UInt8(truncatingIfNeeded: number)) { $0.load(as: Self.self) }
  }

  /// Its place among the cases.
  @inline(__always)
  var number: UInt16 { withUnsafeBytes(of: self) { UInt16($0.first ?? 0) } }
}
