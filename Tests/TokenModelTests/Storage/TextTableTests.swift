import Testing
import TokenModel

@Suite struct `Text table` {
  @Test func `the empty text is present from the start`() {
    var table = TextTable()
    #expect(table.count == 1)
    #expect(table[.empty] == "")
    #expect(table.find("") == .empty)
    #expect(table.intern("") == .empty)
    #expect(table.count == 1)
  }

  @Test func `a text is stored once and found again`() {
    var table = TextTable()
    let first = table.intern("color")
    let second = table.intern("colour")
    #expect(table.intern("color") == first)
    #expect(first != second)
    #expect(table.count == 3)
    #expect(table[first] == "color")
    #expect(table.find("colour") == second)
    #expect(table.find("colou") == nil)
  }

  @Test func `texts are compared by their bytes, not by their appearance`() {
    var table = TextTable()
    let composed = table.intern("gr\u{FC}n")
    let decomposed = table.intern("gru\u{308}n")
    #expect(composed != decomposed)
    #expect(Array(table[decomposed].utf8) == Array("gru\u{308}n".utf8))
    let others = ["Grün", "grün ", "✨", "👩‍👩‍👧", "\u{0}", "\u{0}\u{0}", "色", "$root", "a/b~c"]
    let handles = others.map { table.intern($0) }
    #expect(Set(handles).count == others.count)
    #expect(handles.map { table[$0] } == others)
  }

  @Test func `texts that aren't valid UTF-8 remain distinct`() {
    var table = TextTable()
    func intern(_ bytes: [UInt8]) -> TextID { bytes.withUnsafeBufferPointer { table.intern($0) } }
    let broken = intern([0xFF, 0x41])
    let other = intern([0xFE, 0x41])
    #expect(broken != other)
    #expect(intern([0xFF, 0x41]) == broken)
    var buffer: [UInt8] = [0x20]
    table.append(broken, to: &buffer)
    #expect(buffer == [0x20, 0xFF, 0x41])
  }

  @Test func `texts with the same prefix or suffix are distinguished`() {
    var table = TextTable()
    var handles: Set<TextID> = []
    for length in 0..<600 {
      handles.insert(table.intern(String(repeating: "a", count: length)))
      handles.insert(table.intern(String(repeating: "a", count: length) + "b"))
      handles.insert(table.intern("b" + String(repeating: "a", count: length)))
    }
    // "b" occurs in two of the three series.
    #expect(handles.count == 3 * 600 - 1)
  }

  @Test func `thousands of texts are found while the table grows`() {
    var table = TextTable()
    var handles: [TextID] = []
    for number in 0..<20_000 {
      handles.append(table.intern("name.\(number)"))
      let earlier = number &* 7919 % (number + 1)
      #expect(table.find("name.\(earlier)") == handles[earlier])
    }
    #expect(table.count == 20_001)
    for number in stride(from: 0, to: 20_000, by: 7) {
      #expect(table[handles[number]] == "name.\(number)")
      #expect(table.intern("name.\(number)") == handles[number])
    }
    #expect(table.find("name.20000") == nil)
    #expect(handles == handles.sorted { $0.index < $1.index })
  }

  @Test func `a copy is independent`() {
    var table = TextTable()
    _ = table.intern("a")
    var copy = table
    let here = table.intern("here")
    let there = copy.intern("there")
    #expect(here == there)
    #expect(table[here] == "here")
    #expect(copy[there] == "there")
  }
}
