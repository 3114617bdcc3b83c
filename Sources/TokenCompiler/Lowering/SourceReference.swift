import Diagnostics
import TokenModel

/// The index of a reference in ``LoweringState/references``.
struct ReferenceID: Hashable, Sendable {
  let index: UInt32
}

/// The index of an expression in ``LoweringState/expressions``.
struct ExpressionID: Hashable, Sendable {
  let index: UInt32
}

/// A reference in the source that hasn't been followed.
struct SourceReference: Hashable, Sendable {
  let target: Target
  /// The span of the reference including its quotes, for diagnostics.
  let span: Span

  enum Target: Hashable, Sendable {
    /// `{a.b}`, or `@a.b` in an expression: the value of the token with this path.
    case token(PathID)
    /// `{"$ref": "#/a/$value/0"}` as a value: a range of decoded segments in
    /// ``LoweringState/pointerSegments``.
    case pointer(IR.IndexRange)
    /// `"$ref": "#/a/b"` in an object without a `$value`: the token (or group) at the pointer.
    case object(IR.IndexRange)
  }
}
