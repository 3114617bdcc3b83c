internal import TokenCompiler
internal import TokenOutput

/// Tells which tokens the parts of a file are about.
///
/// The traces of a file are nested. Sorted by where they end, with the one around each of them, they
/// answer for a part in time that depends on what is in it.
struct TracedTokens {
  /// Sorted by where they end, inner ones before outer ones.
  private let traces: [OutputFile.Trace]
  /// For each trace the innermost one around it; -1 where there is none.
  private let outer: [Int32]

  /// - Complexity: O(*n*) in the number of traces as a renderer gives them.
  init(_ traces: [OutputFile.Trace]) {
    self.traces = Self.sorted(traces)
    outer = Self.outer(of: self.traces)
  }

  private static func sorted(_ traces: [OutputFile.Trace]) -> [OutputFile.Trace] {
    func isBefore(_ first: Range<Int>, _ second: Range<Int>) -> Bool {
      first.upperBound == second.upperBound
        ? first.lowerBound > second.lowerBound : first.upperBound < second.upperBound
    }
    let isSorted = traces.indices.dropFirst().allSatisfy {
      !isBefore(traces[$0].bytes, traces[$0 - 1].bytes)
    }
    if isSorted { return traces }
    // Of the same range, those that were given earlier are the inner ones.
    return traces.indices.sorted { first, second in
      let (a, b) = (traces[first].bytes, traces[second].bytes)
      return a == b ? first < second : isBefore(a, b)
    }.map { traces[$0] }
  }

  private static func outer(of traces: [OutputFile.Trace]) -> [Int32] {
    var outer = [Int32](repeating: -1, count: traces.count)
    var open: [Int] = []
    for index in traces.indices.reversed() {
      while let last = open.last, traces[last].bytes.lowerBound >= traces[index].bytes.upperBound {
        open.removeLast()
      }
      if let last = open.last { outer[index] = Int32(truncatingIfNeeded: last) }
      open.append(index)
    }
    return outer
  }

  /// The tokens that the parts are about, sorted by their numbers; where several are around an end of a
  /// part, the innermost.
  func tokens(in parts: some Sequence<Range<Int>>) -> [TokenID] {
    var tokens: [TokenID] = []
    for part in parts {
      // What is gone from the text leaves its neighbours.
      let part = part.isEmpty ? max(0, part.lowerBound - 1)..<part.upperBound + 1 : part
      var index = firstTrace(endingBehind: part.lowerBound)
      while index < traces.count, traces[index].bytes.upperBound <= part.upperBound {
        if traces[index].bytes.lowerBound >= part.lowerBound { tokens.append(traces[index].token) }
        index += 1
      }
      // A part may begin within one token and end within another.
      for offset in [part.lowerBound, part.upperBound - 1] {
        if let trace = innermost(at: offset, reachingOutOf: part) { tokens.append(trace.token) }
      }
    }
    tokens.sort { $0.index < $1.index }
    var last: TokenID?
    return tokens.filter { token in
      defer { last = token }
      return token != last
    }
  }

  /// The innermost trace around `offset` that does not lie within `part`.
  private func innermost(at offset: Int, reachingOutOf part: Range<Int>) -> OutputFile.Trace? {
    var index = firstTrace(endingBehind: offset)
    while index >= 0, index < traces.count {
      let bytes = traces[index].bytes
      let isInside = part.lowerBound <= bytes.lowerBound && bytes.upperBound <= part.upperBound
      if bytes.contains(offset), !isInside { return traces[index] }
      index = Int(outer[index])
    }
    return nil
  }

  /// The first trace that ends behind `offset`.
  private func firstTrace(endingBehind offset: Int) -> Int {
    var (low, high) = (0, traces.count)
    while low < high {
      let middle = (low + high) / 2
      if traces[middle].bytes.upperBound <= offset { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
