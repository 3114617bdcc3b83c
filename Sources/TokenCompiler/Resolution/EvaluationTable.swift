import TokenModel

/// The value of each token in each combination of the contexts that it can vary with.
struct EvaluationTable {
  let contexts: ContextSpace
  let supports: ContextSupport
  /// The index of the first evaluation of each path, followed by the total number of evaluations.
  private let starts: [Int]
  private var evaluations: [Evaluation]

  /// Creates a table of unevaluated tokens.
  ///
  /// - Parameters:
  ///   - starts: The index of the first evaluation of each path, followed by the total number.
  ///   - supports: The supports that determine the number of evaluations of each path.
  ///   - contexts: The modifiers of the supports.
  init(starts: [Int], supports: ContextSupport, contexts: ContextSpace) {
    self.starts = starts
    self.supports = supports
    self.contexts = contexts
    evaluations = [Evaluation](repeating: Evaluation(), count: starts.last ?? 0)
  }

  var isEmpty: Bool { evaluations.isEmpty }

  /// The evaluation at an index from ``index(of:in:)`` or ``indices(of:)``.
  subscript(index: Int) -> Evaluation {
    get { evaluations[index] }
    set { evaluations[index] = newValue }
  }

  @inline(__always)
  subscript(path: PathID, contexts: [Modifier.ContextIndex]) -> Evaluation {
    evaluations[index(of: path, in: contexts)]
  }

  @inline(__always)
  func index(of path: PathID, in contexts: [Modifier.ContextIndex]) -> Int {
    let start = starts[Int(path.index)]
    let support = supports[path]
    return support.isEmpty ? start : start + self.contexts.assignment(of: support, in: contexts)
  }

  /// Returns the indices of the evaluations of `path`, in the order of the context combinations.
  func indices(of path: PathID) -> Range<Int> {
    starts[Int(path.index)]..<starts[Int(path.index) + 1]
  }
}
