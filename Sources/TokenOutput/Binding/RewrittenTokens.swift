import TokenCompiler

/// The tokens and constants that are written differently in a view than in the base.
///
/// A view's tokens are determined when a template first reads them: most style sheets have many
/// settings but no template that reads them.
struct RewrittenTokens {
  /// The lists of all views: tokens followed by constants.
  private(set) var tokens: [UInt32] = []
  private var known: [ViewID: Ranges] = [:]

  /// The ranges of a view in ``tokens``.
  struct Ranges {
    let tokens: Range<Int>
    let constants: Range<Int>
  }

  /// Returns the ranges of a view, after adding its tokens if necessary.
  mutating func ranges(in view: ViewID, _ input: BindingInput, _ values: OutputValues) -> Ranges {
    if let ranges = known[view] { return ranges }
    let found =
      view == ViewTable.base
      ? []
      : input.contextual.filter { token in
        values.isIncluded[Int(token)] && values.isRewritten(Int(token), in: view)
      }
    let start = tokens.count
    let middle = start + input.split(found)
    tokens += found
    let ranges = Ranges(tokens: start..<middle, constants: middle..<tokens.count)
    known[view] = ranges
    return ranges
  }
}
