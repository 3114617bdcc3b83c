/// A pattern for representing a character by its number, such as `\u{HEX4}`.
struct CharacterPattern: Sendable {
  private enum Form {
    case hexadecimal(digits: Int)
    /// Four hexadecimal digits; a surrogate pair for numbers greater than U+FFFF.
    case unit
    case decimal
  }

  private let before: [UInt8]
  private let after: [UInt8]
  private let form: Form?

  init(_ pattern: String) {
    let forms: [(String, Form)] = [
      ("{HEX}", .hexadecimal(digits: 1)), ("{HEX2}", .hexadecimal(digits: 2)), ("{HEX4}", .unit),
      ("{HEX6}", .hexadecimal(digits: 6)), ("{DEC}", .decimal),
    ]
    for (placeholder, form) in forms {
      if let (before, after) = Pattern.split(pattern, at: placeholder) {
        self.before = before
        self.after = after
        self.form = form
        return
      }
    }
    before = Array(pattern.utf8)
    after = []
    form = nil
  }

  /// Whether the pattern contains the character's number, so different characters have different
  /// texts.
  var hasNumber: Bool { form != nil }

  func bytes(for value: UInt32) -> [UInt8] {
    var buffer = OutputBuffer(capacity: 16)
    append(value, to: &buffer)
    return Array(buffer.bytes)
  }

  func append(_ value: UInt32, to output: inout OutputBuffer) {
    if case .unit? = form, value > 0xFFFF {
      append(0xD800 + (value - 0x10000) >> 10, to: &output)
      append(0xDC00 + (value - 0x10000) & 0x3FF, to: &output)
      return
    }
    output.append(before)
    switch form {
    case .hexadecimal(let digits): appendHex(value, digits: digits, to: &output)
    case .unit: appendHex(value, digits: 4, to: &output)
    case .decimal: NumberWriter.append(Int(value), to: &output)
    case nil: break
    }
    output.append(after)
  }

  private func appendHex(_ value: UInt32, digits: Int, to output: inout OutputBuffer) {
    NumberWriter.appendHex(Int(value), digits: digits, to: &output)
  }
}

/// Patterns with placeholders, as used in `target.json`.
enum Pattern {
  /// Returns the text before and after `{}`.
  ///
  /// A pattern without `{}` is a prefix.
  static func split(_ pattern: String) -> (before: [UInt8], after: [UInt8]) {
    split(pattern, at: "{}") ?? (Array(pattern.utf8), [])
  }

  static func split(_ pattern: String, at placeholder: String)
    -> (before: [UInt8], after: [UInt8])?
  {
    let bytes = Array(pattern.utf8)
    let place = Array(placeholder.utf8)
    guard bytes.count >= place.count else { return nil }
    for start in 0...bytes.count - place.count
    where bytes[start..<start + place.count].elementsEqual(place) {
      return (Array(bytes[..<start]), Array(bytes[(start + place.count)...]))
    }
    return nil
  }
}
