import Testing

@testable import AppAudit

@Suite struct TokenNamesTests {
  @Test func `uses are found at the beginning and the end of a file`() {
    let names = TokenNames(
      [["colorLink"], ["gap"]],
      paths: ["color.link", "gap"],
      deprecated: []
    )
    var found: [Range<Int>] = []
    Array("colorLink + gap".utf8).withUnsafeBufferPointer { bytes in
      names.forEachUse(in: bytes) { _, range in
        found.append(range)
      } mention: { _ in
      }
    }
    #expect(found == [0..<9, 12..<15])
  }
}
