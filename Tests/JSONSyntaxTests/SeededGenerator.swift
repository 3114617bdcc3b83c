/// A deterministic random number generator (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}

extension SeededGenerator {
  /// A JSON text of about `size` values, with everything that the grammar allows.
  mutating func document(size: Int) -> String {
    var text = ""
    var rest = size
    appendValue(to: &text, depth: 0, rest: &rest)
    return text
  }

  /// Returns `original` with up to `count` bytes changed, removed, inserted, or moved.
  mutating func mutation(of original: [UInt8], count: Int) -> [UInt8] {
    var bytes = original
    for _ in 0..<count where !bytes.isEmpty {
      let place = Int.random(in: bytes.indices, using: &self)
      switch Int.random(in: 0..<4, using: &self) {
      case 0: bytes[place] = UInt8.random(in: 0...255, using: &self)
      case 1: bytes.remove(at: place)
      case 2: bytes.insert(original.randomElement(using: &self) ?? 0, at: place)
      default: bytes.swapAt(place, Int.random(in: bytes.indices, using: &self))
      }
    }
    return bytes
  }

  private mutating func appendValue(to text: inout String, depth: Int, rest: inout Int) {
    rest -= 1
    let kinds = depth == 0 ? 2 : depth > 6 || rest <= 0 ? 6 : 8
    switch Int.random(in: 0..<kinds, using: &self) + (depth == 0 ? 6 : 0) {
    case 0: text += "null"
    case 1: text += Bool.random(using: &self) ? "true" : "false"
    case 2, 3: text += number()
    case 4, 5: text += string()
    case 6:
      text += "[" + space()
      for index in 0..<Int.random(in: 0...6, using: &self) {
        if index > 0 { text += "," + space() }
        appendValue(to: &text, depth: depth + 1, rest: &rest)
        text += space()
      }
      text += "]"
    default:
      text += "{" + space()
      for index in 0..<Int.random(in: 0...6, using: &self) {
        if index > 0 { text += "," + space() }
        text += "\"\(index)" + string().dropFirst() + space() + ":" + space()
        appendValue(to: &text, depth: depth + 1, rest: &rest)
      }
      text += space() + "}"
    }
  }

  /// A finite number in JSON's grammar.
  mutating func number() -> String {
    var text = Bool.random(using: &self) ? "-" : ""
    text += digits(Int.random(in: 1...19, using: &self), mayBeginWithZero: false)
    if Bool.random(using: &self) { text += "." + digits(Int.random(in: 1...19, using: &self)) }
    if Int.random(in: 0..<4, using: &self) == 0 {
      text += ["e", "E", "e+", "E-", "e-"].randomElement(using: &self) ?? "e"
      text += digits(Int.random(in: 1...2, using: &self))
    }
    return text
  }

  private mutating func digits(_ count: Int, mayBeginWithZero: Bool = true) -> String {
    var text = ""
    for _ in 0..<count { text += String(Int.random(in: 0...9, using: &self)) }
    guard !mayBeginWithZero, text.hasPrefix("0") else { return text }
    return "0"
  }

  /// A quoted string, partly escaped.
  mutating func string() -> String {
    let pieces = [
      "a", "b", "{", "}", "[", ",", ":", "/", "#", " ", "color", "é", "€", "😀", "\\n", "\\\"",
      "\\\\",
      "\\/", "\\u0041", "\\u00e9", "\\uD83D\\uDE00", "\u{7F}",
    ]
    var text = "\""
    for _ in 0..<Int.random(in: 0...12, using: &self) {
      text += pieces.randomElement(using: &self) ?? ""
    }
    return text + "\""
  }

  private mutating func space() -> String {
    ["", "", " ", "\n", "\r\n", "\t", "\n          "].randomElement(using: &self) ?? ""
  }
}
