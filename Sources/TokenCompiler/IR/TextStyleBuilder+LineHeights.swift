import Diagnostics
import JSONSyntax
import TokenModel

extension TextStyleBuilder {
  /// Whether `ratio` is a plausible line height.
  ///
  /// Negative ratios count as plausible because they're reported as out of range.
  static func isLikely(_ ratio: Double) -> Bool {
    if ratio < 0 { return true }
    return ratio >= LoweringState.smallestLikelyRatio && ratio <= LoweringState.largestLikelyRatio
  }

  /// Warns about a line height that was probably meant in pixels.
  mutating func reportLineHeight(
    _ ratio: Double,
    of style: TextStyle,
    _ definition: TokenDefinition,
    _ state: inout LoweringState
  ) {
    // A line height with a unit is deliberate.
    guard style.lineHeight == nil, let size = style.size else { return }
    var span = state.documents.place(of: definition)
    if let value = definition.value {
      let syntax = state.documents.tree(of: definition)
      if let node = syntax.value(of: "lineHeight", in: value) { span = syntax.span(node) }
    }
    guard unlikelyLineHeights.insert(span).inserted else { return }
    state.diagnostics.append(.unlikelyLineHeight(ratio, size: size, span))
  }
}
