import JSONSyntax
import Testing

@Suite struct `Encodings` {
  @Test func `an unsupported encoding is reported by name`() {
    let text = Array(#"{"a": 1}"#.utf16)
    let little = text.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let big = text.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    let wideLittle = text.flatMap { [UInt8($0 & 0xFF), 0, 0, 0] }
    let wideBig = text.flatMap { [0, 0, 0, UInt8($0 & 0xFF)] }
    let cases: [([UInt8], String)] = [
      (little, "UTF-16 (little endian)"), ([0xFF, 0xFE] + little, "UTF-16 (little endian)"),
      (big, "UTF-16 (big endian)"), ([0xFE, 0xFF] + big, "UTF-16 (big endian)"),
      (wideLittle, "UTF-32 (little endian)"),
      ([0xFF, 0xFE, 0, 0] + wideLittle, "UTF-32 (little endian)"),
      (wideBig, "UTF-32 (big endian)"), ([0, 0, 0xFE, 0xFF] + wideBig, "UTF-32 (big endian)"),
    ]
    for (bytes, name) in cases {
      let reading = Reading(bytes)
      #expect(
        reading.report == ["1:1: invalid-utf8: the file is in \(name), expected UTF-8"]
      )
      #expect(reading.tree.root == nil)
    }
  }

  /// Invalid UTF-8 sequences. The first invalid part may be shorter than the sequence.
  static let malformed: [[UInt8]] = [
    [0x80], [0xBF], [0xC0, 0x80], [0xC1, 0xBF], [0xC3], [0xC3, 0x28], [0xE2, 0x82],
    [0xE2, 0x28, 0xA1], [0xE0, 0x9F, 0xBF], [0xED, 0xA0, 0x80], [0xED, 0xBF, 0xBF],
    [0xF0, 0x8F, 0xBF, 0xBF], [0xF0, 0x9F, 0x98], [0xF4, 0x90, 0x80, 0x80],
    [0xF5, 0x80, 0x80, 0x80],
    [0xFE], [0xFF],
  ]

  @Test(arguments: malformed)
  func `invalid UTF-8 is reported at its location`(bytes: [UInt8]) {
    let hexadecimal = String(bytes[0], radix: 16, uppercase: true)
    let message = "invalid-utf8: the byte 0x\(hexadecimal) is not valid UTF-8"
    let inString = Reading(Array("[\"ab".utf8) + bytes + Array("\"]".utf8))
    #expect(inString.report == ["1:5: \(message)"])
    #expect(inString.outline.hasPrefix("['ab\u{FFFD}"))
    let inName = Reading(Array("{\"ab".utf8) + bytes + Array("\": 1}".utf8))
    #expect(inName.report == ["1:5: \(message)"])
    let inSpace = Reading(Array("[1, ".utf8) + bytes + Array(", 2]".utf8))
    #expect(inSpace.report == ["1:5: \(message)"])
    let inComment = Reading(Array("[1, //".utf8) + bytes + Array("\n 2]".utf8), options: .commented)
    #expect(inComment.report == ["1:7: \(message)"])
    let atEnd = Reading(Array("[1, 2]".utf8) + bytes)
    #expect(atEnd.report == ["1:7: \(message)"])
  }

  @Test func `every scalar is parsed correctly, raw and escaped`() {
    for value in stride(from: UInt32(0x20), through: 0x10FFFF, by: 37) {
      guard let scalar = Unicode.Scalar(value), scalar != "\"", scalar != "\\" else { continue }
      let units = Array(String(scalar).utf16).map { unit in
        "\\u" + String(repeating: "0", count: 4 - String(unit, radix: 16).count)
          + String(unit, radix: 16)
      }
      let reading = Reading("[\"\(scalar)\", \"\(units.joined())\"]")
      let expected = "['\(scalar)', '\(scalar)']"
      if !reading.diagnostics.isEmpty || reading.outline != expected {
        Issue.record("U+\(String(value, radix: 16)): \(reading.outline)")
      }
    }
  }
}
