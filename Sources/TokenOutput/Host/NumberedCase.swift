/// An enumeration without associated values whose cases are numbered in order of declaration,
/// starting at 0.
///
/// Templates identify members by number. `init(rawValue:)` would be a function call that returns an
/// optional, and a switch over an integer would need a `default`, which hides missing cases.
protocol NumberedCase: CaseIterable {}

extension NumberedCase {
  /// Creates the case with a number, which must be less than the number of cases.
  init(number: UInt16) {
    precondition(number < Self.allCases.count, "there is no case with this number")
    // An enumeration with one case has no bytes. One with up to 256 cases is a single byte, the
    // case's number.
    self = withUnsafeBytes(of: UInt8(truncatingIfNeeded: number)) { $0.load(as: Self.self) }
  }

  /// The index of the case.
  var number: UInt16 { withUnsafeBytes(of: self) { UInt16($0.first ?? 0) } }
}
