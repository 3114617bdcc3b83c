import Diagnostics
import TokenModel

/// The index of a reference in ``LoweringState/references``.
struct ReferenceID: Hashable, Sendable {
  let index: UInt32
}

/// The index of a formula in ``LoweringState/expressions``.
struct ExpressionID: Hashable, Sendable {
  let index: UInt32
}

/// A reference as it stands in the source, not yet followed.
struct SourceReference: Hashable, Sendable {
  /// What it points at.
  let target: Target
  /// The text of the reference, with its quotes, for messages.
  let span: Span

  enum Target: Hashable, Sendable {
    /// `{a.b}`, or `@a.b` in a formula: the value of the token of this path.
    case token(PathID)
    /// `{"$ref": "#/a/$value/0"}` in place of a value: decoded pointer segments, a range of
    /// ``LoweringState/pointerSegments``.
    case pointer(IR.IndexRange)
    /// `"$ref": "#/a/b"` beside no `$value`: the token (or group) of the whole object.
    case object(IR.IndexRange)
  }
}
