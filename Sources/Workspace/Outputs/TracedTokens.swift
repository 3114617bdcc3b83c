import Diagnostics
internal import TokenCompiler
internal import TokenOutput

/// Finds the tokens that parts of a file were printed for.
///
/// The traces of a file are nested. They're sorted by their ends, and each refers to the innermost
/// trace around it, so the time to look up a part depends only on the traces in and around it.
struct TracedTokens {
  /// The traces sorted by their ends, inner ones before outer ones.
  private let traces: [OutputFile.Trace]
  /// For each trace, the index of the innermost trace around it, or -1 if there is none.
  private let outer: [Int32]

  /// - Complexity: O(*n*) in the number of traces if they're in the order of a renderer.
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
    // Among traces of the same range, earlier ones are inner ones.
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

  /// Returns the tokens that the parts were printed for, sorted by their indices.
  ///
  /// If several traces surround an end of a part, only the innermost counts.
  func tokens(in parts: some Sequence<Range<Int>>) -> [TokenID] {
    var tokens: [TokenID] = []
    for part in parts {
      // Deleted text belongs to its neighbors.
      let part = part.isEmpty ? max(0, part.lowerBound - 1)..<part.upperBound + 1 : part
      var index = firstTrace(endingBehind: part.lowerBound)
      while index < traces.count, traces[index].bytes.upperBound <= part.upperBound {
        if traces[index].bytes.lowerBound >= part.lowerBound { tokens.append(traces[index].token) }
        index += 1
      }
      // A part may begin inside one token and end inside another.
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

  /// Returns the innermost trace around `offset` that isn't contained in `part`.
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

  /// Returns the index of the first trace that ends after `offset`.
  private func firstTrace(endingBehind offset: Int) -> Int {
    traces.partitioningIndex { $0.bytes.upperBound > offset }
  }
}
