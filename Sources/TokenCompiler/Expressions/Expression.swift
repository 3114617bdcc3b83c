import Diagnostics
import TokenModel

/// A formula of the source (`~{dimension.grid} * 1.25`), parsed.
struct Expression: Hashable, Sendable {
  /// The formula without the leading `~`, as the IR prints it.
  let text: TextID
  /// The place of the formula in the source.
  let span: Span
  /// The references in it, in order; operands name them by their index here.
  let references: [ReferenceID]
  /// The formula as a tree.
  let root: Node

  /// An operation or an operand, and where it stands.
  indirect enum Node: Hashable, Sendable {
    case number(Double, Span)
    case dimension(Dimension, Span)
    case reference(Int, Span)
    case negate(Node, Span)
    case binary(Operator, Node, Node, Span)
    case alpha(Node, Node, Span)
    case mix(Node, Node, weight: Node?, inSRGB: Bool, Span)
  }

  enum Operator: Hashable, Sendable {
    case add, subtract, multiply, divide
  }
}
