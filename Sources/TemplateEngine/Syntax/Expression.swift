import Diagnostics

/// A name and its location.
struct Name {
  let text: String
  let span: Span
}

/// A parsed expression, before checking.
struct Expression: Sendable {
  enum Kind {
    case text(String)
    case integer(Int)
    case number(Double)
    case bool(Bool)
    case name
    indirect case member(Expression, Name)
    /// A call of a macro, or of one case of a family.
    indirect case call(Name, case: Name?, [Expression])
    indirect case filter(Expression, Name, [Expression])
    indirect case not(Expression)
    indirect case negation(Expression)
    indirect case binary(BinaryOperator, Expression, Expression)
    indirect case test(Expression, Test, isNegated: Bool)
    indirect case membership(Expression, [Expression], isNegated: Bool)
    /// Whether a list contains a value: `value in list`, without parentheses.
    indirect case containment(Expression, in: Expression, isNegated: Bool)
    /// A search through a list: `any(variable in list if condition)`.
    indirect case search(Search, Name, list: Expression, condition: Expression)
    indirect case conditional(Expression, condition: Expression, otherwise: Expression)
    indirect case cast(Expression, Name)
  }

  /// The result of a search for the first element of a list that satisfies a condition.
  enum Search: String {
    /// Whether there is such an element.
    case any
    /// The element.
    case first
  }

  enum Test {
    case none
    case empty
    case unionCase(Name)
  }

  let kind: Kind
  let span: Span
  /// The name, if the kind is `.name`.
  var name = ""
  /// The depth of the expression tree, including this expression.
  var depth = 1
}

/// An operator between two operands.
enum BinaryOperator: String {
  case or
  case and
  case equal = "=="
  case notEqual = "!="
  case less = "<"
  case lessOrEqual = "<="
  case greater = ">"
  case greaterOrEqual = ">="
  case join = "~"
  case add = "+"
  case subtract = "-"
  case multiply = "*"
  case divide = "/"
}

/// A type in a macro's parameters, before it's resolved.
struct TypeName: Sendable {
  indirect enum Kind {
    case name(String)
    case list(TypeName)
    case optional(TypeName)
  }

  let kind: Kind
  let span: Span
}
