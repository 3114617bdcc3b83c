import Diagnostics

/// A statement with resolved names and matching types.
enum CheckedStatement: Sendable {
  case text([UInt8])
  /// Prints a value of type `code`.
  indirect case output(CheckedExpression, LinePlace)
  indirect case loop(CheckedLoop)
  case branches([CheckedBranch], otherwise: [CheckedStatement])
  indirect case set(slot: Int, CheckedExpression)
  indirect case capture(slot: Int, [CheckedStatement])
  indirect case hash(slot: Int, [CheckedStatement])
  /// A `fail` or `warn`, optionally about an object.
  indirect case report(isFailure: Bool, CheckedExpression, subject: CheckedExpression?)
  /// A name that only one object can have.
  indirect case unique(scope: CheckedExpression, CheckedExpression, subject: CheckedExpression)
  /// The body of an included file.
  indirect case include([CheckedStatement], LinePlace)
}

struct CheckedLoop: Sendable {
  let slot: Int
  let list: CheckedExpression
  /// The number of elements per iteration of a loop over chunks.
  let chunk: Int?
  let filter: CheckedExpression?
  /// Whether the loop uses `loop.last` or `loop.count`.
  let needsCount: Bool
  let isTracked: Bool
  let body: [CheckedStatement]
  let between: [CheckedStatement]
  let otherwise: [CheckedStatement]
  let span: Span
}

struct CheckedBranch: Sendable {
  /// The variable of `if let`.
  ///
  /// If there is one, the condition is an optional.
  let slot: Int?
  let condition: CheckedExpression
  let body: [CheckedStatement]
}

/// A macro or a template.
struct CheckedFunction {
  /// Whether this is a template.
  let isTemplate: Bool
  let parameterCount: Int
  /// The slots of the parameters whose objects are tracked.
  let trackedParameters: [Int]
  let slotCount: Int
  let body: [CheckedStatement]
  /// The value that it returns; `nil` if it prints instead.
  var result: CheckedExpression?
  let span: Span
}

/// The macros of a family, by the type of the first argument.
struct CheckedFamily: Hashable {
  /// The index of the macro in the catalog for each object type; -1 for none.
  let macros: [Int32]
  /// The number of parameters of each macro, including the first.
  let parameterCount: Int
}
