/// Pseudorandom numbers that depend only on a seed and a position (SplitMix64).
///
/// Every token has a separate stream, so a value can be computed without the preceding ones.
/// Choices are implemented here because those of the standard library may change.
struct RandomStream {
  private var state: UInt64

  /// The purpose of a stream. Streams for different purposes are independent.
  enum Purpose: UInt64 {
    case value, remark, group, choice
  }

  init(seed: UInt64, _ purpose: Purpose, _ place: UInt64, _ attempt: UInt64 = 0) {
    state = seed
    for part in [purpose.rawValue, place, attempt] { state = Self.mixed(state &+ part) }
  }

  /// The position that identifies a text.
  static func place(of text: String) -> UInt64 {
    text.utf8.reduce(0) { mixed($0 &+ UInt64($1) &+ 1) }
  }

  private static func mixed(_ value: UInt64) -> UInt64 {
    var value = value &+ 0x9E37_79B9_7F4A_7C15
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    return Self.mixed(state)
  }

  /// A random integer from 0 up to but not including `limit`, which must be positive.
  mutating func below(_ limit: Int) -> Int {
    Int(next().multipliedFullWidth(by: UInt64(limit)).high)
  }

  /// Returns `true` with a probability of `percent`.
  mutating func happens(_ percent: Int) -> Bool { below(100) < percent }

  /// A random integer in `range`.
  mutating func within(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + below(range.count)
  }

  /// A random element of `elements`, which must not be empty.
  mutating func pick<Element>(_ elements: [Element]) -> Element { elements[below(elements.count)] }
}
