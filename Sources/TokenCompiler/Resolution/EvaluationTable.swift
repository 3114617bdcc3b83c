import TokenModel

/// The value of each token in each assignment of its support.
struct EvaluationTable {
  let contexts: ContextSpace
  let supports: ContextSupport
  /// Where the evaluations of each path begin, and behind the last path their number.
  private let starts: [Int]
  private var evaluations: [Evaluation]

  /// Makes a table in which nothing is evaluated yet.
  ///
  /// - Parameters:
  ///   - starts: where the evaluations of each path begin, and their number.
  ///   - supports: the supports that they were counted for.
  ///   - contexts: the modifiers of the supports.
  init(starts: [Int], supports: ContextSupport, contexts: ContextSpace) {
    self.starts = starts
    self.supports = supports
    self.contexts = contexts
    evaluations = [Evaluation](repeating: Evaluation(), count: starts.last ?? 0)
  }

  var isEmpty: Bool { evaluations.isEmpty }

  /// The evaluation at a place that one of the following methods returns.
  @inline(__always)
  subscript(index: Int) -> Evaluation {
    get { evaluations[index] }
    set { evaluations[index] = newValue }
  }

  /// The value of the token at `path` in given contexts.
  @inline(__always)
  subscript(path: PathID, contexts: [Modifier.ContextIndex]) -> Evaluation {
    evaluations[index(of: path, in: contexts)]
  }

  /// The place of a path's evaluation in given contexts.
  @inline(__always)
  func index(of path: PathID, in contexts: [Modifier.ContextIndex]) -> Int {
    let start = starts[Int(path.index)]
    let support = supports[path]
    return support.isEmpty ? start : start + self.contexts.assignment(of: support, in: contexts)
  }

  /// The places of a path's evaluations, in the order of their assignments.
  @inline(__always)
  func indices(of path: PathID) -> Range<Int> {
    starts[Int(path.index)]..<starts[Int(path.index) + 1]
  }
}
