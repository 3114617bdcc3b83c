/// Writes arbitrary text as a literal that the target's language reads back as the same text.
///
/// This is an immutable class, so passing it around at run time costs one reference count instead
/// of six.
final class StringEncoder: Sendable {
  let open: [UInt8]
  let close: [UInt8]
  /// Whether neither delimiter contains a line ending.
  let isOnLine: Bool
  private let control: CharacterPattern
  /// The replacement of each ASCII character; `nil` for characters written as they are.
  private let table: [[UInt8]?]
  /// Zero for each byte that is an ASCII character written as it is, and 1 for others.
  private let needsCare: [UInt8]
  private let others: [UInt32: [UInt8]]

  init(_ style: StringStyle) {
    open = Array(style.open.utf8)
    close = Array(style.close.utf8)
    isOnLine = !(open + close).contains(UInt8(ascii: "\n"))
    let control = CharacterPattern(style.control)
    self.control = control
    var table = [[UInt8]?](repeating: nil, count: 128)
    var others: [UInt32: [UInt8]] = [:]
    func set(_ value: UInt32, _ bytes: [UInt8]) {
      if value < 128 { table[Int(value)] = bytes } else { others[value] = bytes }
    }
    for value in UInt32(0)..<128 where UTF8Text.isTreacherous(value) {
      set(value, control.bytes(for: value))
    }
    // A character that ends a literal or begins an escape must never be written as it is, even if
    // the style doesn't list it.
    let beginnings = [style.close, style.control] + style.escapes.map(\.by)
    for text in beginnings {
      guard let scalar = text.unicodeScalars.first, !scalar.properties.isAlphabetic,
        scalar.value < 128, !scalar.properties.isWhitespace, control.hasNumber
      else { continue }
      set(scalar.value, control.bytes(for: scalar.value))
    }
    for (character, bytes) in style.escapes { set(character.value, Array(bytes.utf8)) }
    self.table = table
    self.others = others
    needsCare = (0..<256).map { $0 < 128 && table[$0] == nil ? 0 : 1 }
  }

  /// Whether a text is certain to be written as it is.
  func isClean(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    needsCare.withUnsafeBufferPointer { needsCare in
      func flag(_ index: Int) -> UInt8 { needsCare[Int(bytes[index])] }
      var index = 0
      // Most texts are clean, so several bytes are tested at once.
      while index &+ 4 <= bytes.count {
        let flags = flag(index) | flag(index &+ 1) | flag(index &+ 2) | flag(index &+ 3)
        if flags != 0 { return false }
        index &+= 4
      }
      while index < bytes.count {
        if flag(index) != 0 { return false }
        index &+= 1
      }
      return true
    }
  }

  /// Appends an escaped text without quotation marks.
  func append(_ bytes: UnsafeBufferPointer<UInt8>, to output: inout OutputBuffer) {
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte < 128 {
        if let escape = table[Int(byte)] { output.append(escape) } else { output.append(byte) }
        index += 1
        continue
      }
      let (value, count, _) = UTF8Text.scalar(in: bytes, at: index)
      if let escape = others[value] {
        output.append(escape)
      } else if UTF8Text.isTreacherous(value) {
        control.append(value, to: &output)
      } else {
        UTF8Text.append(value, to: &output)
      }
      index += count
    }
  }
}
