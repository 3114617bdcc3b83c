import Diagnostics
import Testing

@Suite struct `Line map` {
  @Test(arguments: [
    (0, 1, 1), (1, 1, 2), (2, 1, 3), (3, 2, 1), (4, 3, 1), (6, 3, 2), (7, 4, 1), (8, 4, 2),
    (99, 4, 2),
  ])
  func `offsets map to lines and columns, starting at 1`(offset: UInt32, line: Int, column: Int) {
    let map = LineMap(Array("ab\n\ré\rx".utf8))
    #expect(map.position(at: offset) == SourceMap.Position(line: line, column: column))
    #expect(map.count == 4)
  }

  @Test func `CRLF is a single line ending`() {
    let map = LineMap(Array("a\r\nb\r\n".utf8))
    #expect(map.count == 3)
    #expect(map.range(ofLine: 1) == 0..<1)
    #expect(map.range(ofLine: 3) == 6..<6)
  }

  @Test func `the columns of a long line match a count of its characters`() {
    let text = String(repeating: "aé色🎨", count: 1000)
    let bytes = Array(("first\n" + text + "\nlast").utf8)
    let map = LineMap(bytes)
    var column = 1
    for (offset, byte) in bytes.enumerated().dropFirst(6) where byte & 0xC0 != 0x80 {
      guard byte != 0x0A else { break }
      #expect(map.position(at: UInt32(offset)) == SourceMap.Position(line: 2, column: column))
      column += 1
    }
    #expect(column == 4001)
  }
}
