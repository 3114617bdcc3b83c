import Diagnostics
import TokenModel

/// A parsed expression, such as `~{dimension.grid} * 1.25`.
struct Expression: Hashable, Sendable {
  /// The text of the expression without the leading `~`, as printed in the IR.
  let text: TextID
  let span: Span
  /// The references in order; operands refer to them by index.
  let references: [ReferenceID]
  /// The steps of the expression in postfix order: operands before their operation.
  ///
  /// They're evaluated with a stack of values, so long expressions require no deep recursion.
  let steps: [Step]

  /// An operand or operation, and the source span it covers, including operands.
  struct Step: Hashable, Sendable {
    let operation: Operation
    let span: Span
  }

  enum Comparison: String, CaseIterable, Sendable {
    // An operator is before those that it begins with.
    case atMost = "<="
    case atLeast = ">="
    case equal = "=="
    case different = "!="
    case less = "<"
    case greater = ">"

    func callAsFunction(_ one: Double, _ other: Double) -> Bool {
      switch self {
      case .atMost: one <= other
      case .atLeast: one >= other
      case .equal: one == other
      case .different: one != other
      case .less: one < other
      case .greater: one > other
      }
    }
  }

  enum Operation: Hashable, Sendable {
    case number(Double)
    case quantity(Quantity)
    /// One byte each of red, green, blue, and alpha; 255 means that the color has no alpha.
    case hexColor(UInt32)
    /// The reference with the given index.
    case reference(Int)
    case negate
    case add, subtract, multiply, divide
    /// The result is 1 or 0.
    case compare(Comparison)
    /// A call of the function with the given index in ``ExpressionFunction/all``.
    case call(function: Int, arguments: Int)
  }
}
