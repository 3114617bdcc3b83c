import Diagnostics
import JSONSyntax
import TokenModel

extension TextStyleBuilder {
  /// Whether a line height is one that people set.
  static func isLikely(_ ratio: Double) -> Bool {
    ratio >= LoweringState.smallestLikelyRatio && ratio <= LoweringState.largestLikelyRatio
  }

  /// Warns of a line height that was most likely meant in pixels.
  mutating func reportLineHeight(
    _ ratio: Double,
    of style: TextStyle,
    _ definition: TokenDefinition,
    _ state: inout LoweringState
  ) {
    // What the source gives with a unit is meant.
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

extension Diagnostic {
  fileprivate static func unlikelyLineHeight(
    _ ratio: Double,
    size: Dimension,
    _ span: Span
  ) -> Diagnostic {
    let height = "\((ratio * size.value).shortened.inJSON) \(size.unit.name)"
    let text = "\(size.value.inJSON) \(size.unit.name)"
    var help = "write a multiple of the font size, such as `1.5`"
    if let meant = Dimension(ratio, .px).multiple(of: size), TextStyleBuilder.isLikely(meant) {
      help = "if \(ratio.inJSON) px are meant, write `\(meant.shortened.inJSON)`"
    } else if TextStyleBuilder.isLikely(ratio / 100) {
      help = "if \(ratio.inJSON) % are meant, write `\((ratio / 100).shortened.inJSON)`"
    }
    return Diagnostic(
      .unlikelyLineHeight,
      severity: .warning,
      "a `lineHeight` of \(ratio.inJSON) makes lines of \(height) for letters of \(text)",
      at: Label(span, "a multiple of the font size"),
      help: help
    )
  }
}
