import Testing

@testable import TokenImport

/// Files in their declared encodings.
@Suite struct `Encodings of imported files` {
  private func text(_ bytes: [UInt8]) throws -> String {
    String(decoding: try TextDecoding.utf8(of: bytes), as: UTF8.self)
  }

  private static let declaration = Array(
    "<?xml version=\"1.0\" encoding='ISO-8859-1'?>é".utf8.dropLast(2)
  )

  @Test func `an XML declaration or a charset rule determines the encoding`() throws {
    #expect(try text(Self.declaration + [0xE9, 0x80]).hasSuffix("?>é€"))
    #expect(try text(Array("@charset \"windows-1252\"; ".utf8) + [0xFC]).hasSuffix("; ü"))
    #expect(try text(Array("<?xml encoding=\"UTF-8\"?>ü".utf8)) == "<?xml encoding=\"UTF-8\"?>ü")
  }

  @Test func `byte order marks take precedence over declarations, and are removed`() throws {
    #expect(try text([0xEF, 0xBB, 0xBF] + Array("a ü".utf8)) == "a ü")
    #expect(try text([0xFF, 0xFE, 0x3C, 0, 0xFC, 0]) == "<ü")
    #expect(try text([0xFE, 0xFF, 0, 0x3C, 0x20, 0xAC]) == "<€")
    #expect(try text([0, 0x3C, 0, 0x61]) == "<a")
    #expect(try text([0x3C, 0, 0x61, 0]) == "<a")
  }

  @Test(
    arguments: [
      (Array("a { --x: ".utf8) + [0xFF], "the byte 0xFF is not valid UTF-8", 9),
      ([0xEF, 0xBB, 0xBF, 0x61, 0xC3], "the byte 0xC3 is not valid UTF-8", 4),
      ([0xFF, 0xFE, 0x61], "the file is not valid UTF-16", 0),
      ([0xFF, 0xFE, 0x00, 0xD8], "the file is not valid UTF-16", 0),
      (Array("<?xml encoding=\"Shift_JIS\"?>".utf8), "the encoding `Shift_JIS` isn't supported", 0),
    ] as [([UInt8], String, Int)]
  )
  func `bytes that aren't text are an error`(_ bytes: [UInt8], _ message: String, _ offset: Int) {
    #expect {
      try text(bytes)
    } throws: { error in
      let failure = error as? TextDecoding.Failure
      return failure?.message == message && failure?.offset == offset
    }
  }

  @Test func `no bytes make the decoder trap`() {
    let whole = Self.declaration + [0xE9]
    for length in 0...whole.count { _ = try? text(Array(whole.prefix(length))) }
    for first in UInt8.min...UInt8.max {
      for second: UInt8 in [0, 0x3C, 0xBB, 0xFE, 0xFF] { _ = try? text([first, second, 0xBF]) }
    }
  }
}
