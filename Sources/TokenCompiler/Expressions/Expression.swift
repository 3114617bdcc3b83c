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
  /// The formula in postfix order: operands before their operation.
  ///
  /// It is evaluated with a stack of values, so that a long formula needs no deep recursion.
  let steps: [Step]

  /// An operand or an operation, and what of the source it covers, operands included.
  struct Step: Hashable, Sendable {
    let operation: Operation
    let span: Span
  }

  enum Operation: Hashable, Sendable {
    case number(Double)
    case dimension(Dimension)
    /// Red, green, blue and opacity, a byte each; the colour has no opacity if it is 255.
    case hexColor(UInt32)
    /// The reference of this index.
    case reference(Int)
    case negate
    case add, subtract, multiply, divide
    /// A call of the function of this index in ``ExpressionFunction/all``, with so many arguments.
    case call(function: Int, arguments: Int)
  }
}
