/// Writes numbers as printable characters, five bits to a character, the lowest first; a sixth bit
/// says that more follow.
///
/// Programs that are built in stand in the source as text: the compiler of the language takes long
/// for large lists of numbers, and text costs nothing when the program starts.
struct PrintableEncoder {
  private(set) var text = ""
  private var lineCount = 0

  mutating func append(_ number: UInt64) {
    if lineCount >= 110 {
      text += "\n"
      lineCount = 0
    }
    var rest = number
    repeat {
      let low = UInt8(truncatingIfNeeded: rest & 31)
      rest >>= 5
      let character = Self.first + (rest > 0 ? low | 32 : low)
      text.unicodeScalars.append(Unicode.Scalar(character))
      lineCount += 1
    } while rest > 0
  }

  mutating func append(_ number: Int) { append(UInt64(number)) }

  /// Appends a number of either sign, small ones in few characters.
  mutating func append(signed number: Int) {
    append(UInt64(bitPattern: Int64(number << 1 ^ number >> 63)))
  }

  /// The first of the 64 characters: there is no quotation mark among them.
  static let first = UInt8(ascii: "0")
}

/// Reads what a ``PrintableEncoder`` has written.
struct PrintableDecoder {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var index = 0

  /// Reads `bytes`, which have to outlive the decoder.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  mutating func number() -> UInt64 {
    // Long text is broken into lines between numbers.
    if index < bytes.count, bytes[index] == UInt8(ascii: "\n") { index += 1 }
    var number: UInt64 = 0
    var shift: UInt64 = 0
    while index < bytes.count {
      let digit = UInt64(bytes[index] &- PrintableEncoder.first)
      index += 1
      number |= (digit & 31) << shift
      // A number has 13 digits at most; more come from damage only.
      if digit < 32 || shift > 60 { break }
      shift += 5
    }
    return number
  }

  mutating func integer() -> Int { Int(truncatingIfNeeded: number()) }

  mutating func word() -> UInt32 { UInt32(truncatingIfNeeded: number()) }

  mutating func signed() -> Int {
    let number = number()
    return Int(truncatingIfNeeded: number >> 1) ^ -Int(truncatingIfNeeded: number & 1)
  }
}
