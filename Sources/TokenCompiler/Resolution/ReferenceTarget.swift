import TokenModel

/// The target of a resolved reference.
struct ReferenceTarget: Hashable {
  var path: PathID
  /// The remaining pointer segments, which select a part of the token's value; empty for the whole
  /// value.
  ///
  /// A range of ``LoweringState/pointerSegments``.
  var rest: IR.IndexRange

  var isWhole: Bool { rest.isEmpty }
}
