import TokenModel

/// What a reference leads to.
struct ReferenceTarget: Hashable {
  /// The token.
  var path: PathID
  /// The segments that lead on into the token's value, a range of
  /// ``LoweringState/pointerSegments``; empty for the whole value.
  var rest: IR.IndexRange

  var isWhole: Bool { rest.isEmpty }
}
