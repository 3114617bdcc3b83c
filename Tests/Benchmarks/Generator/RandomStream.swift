/// Pseudo-random numbers that depend on a seed and a place and on nothing else: SplitMix64.
///
/// Every token has a stream of its own, so a value can be worked out again without those before it.
/// The choices are made here and not by the standard library, whose ways may change.
struct RandomStream {
  private var state: UInt64

  /// What a stream is for; streams of different purposes have nothing in common.
  enum Purpose: UInt64 {
    case value, remark, group, choice
  }

  init(seed: UInt64, _ purpose: Purpose, _ place: UInt64, _ attempt: UInt64 = 0) {
    state = seed
    for part in [purpose.rawValue, place, attempt] { state = Self.mixed(state &+ part) }
  }

  /// A number of the stream that stands for a text.
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

  /// A whole number from 0 up to and without `limit`, which is positive.
  mutating func below(_ limit: Int) -> Int {
    Int(next().multipliedFullWidth(by: UInt64(limit)).high)
  }

  /// Whether something happens that does so `percent` times out of a hundred.
  mutating func happens(_ percent: Int) -> Bool { below(100) < percent }

  /// A whole number of `range`.
  mutating func within(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + below(range.count)
  }

  /// One of `elements`, of which there is at least one.
  mutating func pick<Element>(_ elements: [Element]) -> Element { elements[below(elements.count)] }
}
