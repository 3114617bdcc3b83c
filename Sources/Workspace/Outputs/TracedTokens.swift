internal import TokenCompiler
internal import TokenOutput

/// Tells which tokens the parts of a file are about.
///
/// The traces of a file are nested. Sorted by where they begin, with the one around each of them, they
/// answer for a part in time that depends on what is in it.
struct TracedTokens {
  /// Sorted by where they begin, outer ones before inner ones.
  private let traces: [TokenTrace]
  /// For each trace the innermost one around it; -1 where there is none.
  private let outer: [Int32]

  /// - Complexity: O(*n* log *n*) in the number of traces.
  init(_ unsorted: [TokenTrace]) {
    // Those that were given earlier are inside of those of the same range that were given later.
    let traces = unsorted.indices.sorted { first, second in
      let (a, b) = (unsorted[first].bytes, unsorted[second].bytes)
      if a.lowerBound != b.lowerBound { return a.lowerBound < b.lowerBound }
      if a.upperBound != b.upperBound { return a.upperBound > b.upperBound }
      return first > second
    }.map { unsorted[$0] }
    var outer = [Int32](repeating: -1, count: traces.count)
    var open: [Int] = []
    for index in traces.indices {
      while let last = open.last, traces[last].bytes.upperBound <= traces[index].bytes.lowerBound {
        open.removeLast()
      }
      if let last = open.last { outer[index] = Int32(truncatingIfNeeded: last) }
      open.append(index)
    }
    self.traces = traces
    self.outer = outer
  }

  /// The tokens that the parts are about; where several are around an end of a part, the innermost.
  func tokens(in parts: some Sequence<Range<Int>>) -> Set<TokenID> {
    var tokens: Set<TokenID> = []
    for part in parts {
      // What is gone from the text leaves its neighbours.
      let part = part.isEmpty ? max(0, part.lowerBound - 1)..<part.upperBound + 1 : part
      var index = firstTrace(from: part.lowerBound)
      while index < traces.count, traces[index].bytes.lowerBound <= part.upperBound {
        if traces[index].bytes.upperBound <= part.upperBound { tokens.insert(traces[index].token) }
        index += 1
      }
      // A part may begin within one token and end within another.
      for offset in [part.lowerBound, part.upperBound - 1] {
        if let trace = innermost(at: offset, reachingOutOf: part) { tokens.insert(trace.token) }
      }
    }
    return tokens
  }

  /// The innermost trace around `offset` that does not lie within `part`.
  private func innermost(at offset: Int, reachingOutOf part: Range<Int>) -> TokenTrace? {
    var index = firstTrace(from: offset + 1) - 1
    while index >= 0 {
      let bytes = traces[index].bytes
      let isInside = part.lowerBound <= bytes.lowerBound && bytes.upperBound <= part.upperBound
      if bytes.contains(offset), !isInside { return traces[index] }
      index = Int(outer[index])
    }
    return nil
  }

  /// The first trace that does not begin before `offset`.
  private func firstTrace(from offset: Int) -> Int {
    var (low, high) = (0, traces.count)
    while low < high {
      let middle = (low + high) / 2
      if traces[middle].bytes.lowerBound < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
