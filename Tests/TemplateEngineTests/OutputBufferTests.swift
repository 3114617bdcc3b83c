import Testing

@testable import TemplateEngine

struct OutputBufferTests {
  @Test func `any number of bytes can be appended`() {
    let source = (0..<200).map { UInt8($0) }
    var buffer = OutputBuffer(capacity: 1)
    var wanted: [UInt8] = []
    for length in 0..<140 {
      let part = source[(length % 7)..<(length % 7 + length)]
      part.withUnsafeBufferPointer { buffer.append($0) }
      wanted += part
    }
    #expect(Array(buffer.bytes) == wanted)
  }

  @Test func `a copy contains the original bytes and can be extended`() {
    let source = Array("one".utf8)
    var copy = source.withUnsafeBufferPointer { source in
      let buffer = OutputBuffer(copying: source)
      return Array(buffer.bytes)
    }
    #expect(copy == source)
    copy = source.withUnsafeBufferPointer { source in
      var buffer = OutputBuffer(copying: source)
      for _ in 0..<100 { buffer.append(UInt8(ascii: "!")) }
      return Array(buffer.bytes)
    }
    #expect(copy == source + [UInt8](repeating: UInt8(ascii: "!"), count: 100))
  }
}
