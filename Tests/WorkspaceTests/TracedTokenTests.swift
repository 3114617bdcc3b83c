import Testing

@testable import TokenCompiler
@testable import TokenOutput
@testable import Workspace

/// The tokens that a part of a file belongs to.
@Suite struct TracingOfTokens {
  private func trace(_ token: UInt32, _ bytes: Range<Int>) -> OutputFile.Trace {
    OutputFile.Trace(token: TokenID(token), bytes: bytes)
  }

  private func tokens(_ traces: [OutputFile.Trace], _ parts: Range<Int>...) -> [UInt32] {
    TracedTokens(traces).tokens(in: parts).map(\.index)
  }

  @Test func `a part belongs to the tokens inside it and around its ends`() {
    // 1 and 2 are nested in 3, and 4 comes after them.
    let traces = [trace(1, 2..<5), trace(2, 5..<8), trace(3, 0..<10), trace(4, 10..<14)]
    #expect(tokens(traces, 3..<4) == [1])
    #expect(tokens(traces, 2..<5) == [1, 3])
    #expect(tokens(traces, 4..<6) == [1, 2])
    #expect(tokens(traces, 8..<9) == [3])
    #expect(tokens(traces, 9..<11) == [3, 4])
    #expect(tokens(traces, 0..<14) == [1, 2, 3, 4])
    #expect(tokens(traces, 3..<4, 12..<13) == [1, 4])
    #expect(tokens(traces, 20..<21) == [])
  }

  @Test func `a deleted part belongs to its neighbors`() {
    let traces = [trace(1, 0..<4), trace(2, 4..<8)]
    #expect(tokens(traces, 4..<4) == [1, 2])
    #expect(tokens(traces, 0..<0) == [1])
  }

  @Test func `for traces with the same range, the inner one comes first and wins`() {
    #expect(tokens([trace(1, 0..<4), trace(2, 0..<4)], 1..<2) == [1])
  }

  @Test func `the result equals that of comparing every trace with every part`() {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<300 {
      var traces: [OutputFile.Trace] = []
      nest(0..<Int.random(in: 1..<60, using: &random), into: &traces, &random)
      let parts = (0..<4).map { _ in
        let start = Int.random(in: 0..<60, using: &random)
        return start..<start + Int.random(in: 0..<12, using: &random)
      }
      let expected = parts.reduce(into: Set<UInt32>()) { $0.formUnion(slowly(traces, $1)) }
      #expect(Set(TracedTokens(traces).tokens(in: parts).map(\.index)) == expected)
    }
  }

  /// Randomly nested traces, inner ones first.
  private func nest(
    _ range: Range<Int>,
    into traces: inout [OutputFile.Trace],
    _ random: inout SystemRandomNumberGenerator
  ) {
    guard range.count > 1 else { return }
    let middle = Int.random(in: range, using: &random)
    nest(range.lowerBound..<middle, into: &traces, &random)
    nest(middle..<range.upperBound - (Bool.random() ? 1 : 0), into: &traces, &random)
    if Bool.random() { traces.append(trace(UInt32(traces.count), range)) }
  }

  private func slowly(_ traces: [OutputFile.Trace], _ part: Range<Int>) -> Set<UInt32> {
    let part = part.isEmpty ? max(0, part.lowerBound - 1)..<part.upperBound + 1 : part
    var tokens: Set<UInt32> = []
    func isInside(_ bytes: Range<Int>) -> Bool {
      part.lowerBound <= bytes.lowerBound && bytes.upperBound <= part.upperBound
    }
    for trace in traces where isInside(trace.bytes) { tokens.insert(trace.token.index) }
    for offset in [part.lowerBound, part.upperBound - 1] {
      let around = traces.filter { $0.bytes.contains(offset) && !isInside($0.bytes) }
      if let innermost = around.min(by: { $0.bytes.count < $1.bytes.count }) {
        tokens.insert(innermost.token.index)
      }
    }
    return tokens
  }
}
