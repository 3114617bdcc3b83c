import Diagnostics

/// A part of a template whose names are resolved and whose types fit.
enum CheckedStatement: Sendable {
  case text([UInt8])
  /// Prints a value of type `code`.
  indirect case output(CheckedExpression, LinePlace)
  indirect case loop(CheckedLoop)
  case branches([CheckedBranch], otherwise: [CheckedStatement])
  indirect case set(slot: Int, CheckedExpression)
  indirect case capture(slot: Int, [CheckedStatement])
  indirect case hash(slot: Int, [CheckedStatement])
  /// A message of the template's author, perhaps about an object.
  indirect case report(isFailure: Bool, CheckedExpression, subject: CheckedExpression?)
  /// A name that only one object may have.
  indirect case unique(scope: CheckedExpression, CheckedExpression, subject: CheckedExpression)
  /// The body of an included file.
  indirect case include([CheckedStatement], LinePlace)
}

struct CheckedLoop: Sendable {
  let slot: Int
  let list: CheckedExpression
  /// The number of elements of a turn in a loop over chunks.
  let chunk: Int?
  let filter: CheckedExpression?
  /// Whether `loop.last` or `loop.count` is asked for.
  let needsCount: Bool
  let isTracked: Bool
  let body: [CheckedStatement]
  let between: [CheckedStatement]
  let otherwise: [CheckedStatement]
  let span: Span
}

struct CheckedBranch: Sendable {
  /// The variable of `if let`; the condition is then an optional.
  let slot: Int?
  let condition: CheckedExpression
  let body: [CheckedStatement]
}

/// A macro, or the template itself.
struct CheckedFunction {
  /// Whether this is the template itself.
  let isTemplate: Bool
  let parameterCount: Int
  /// Slots of parameters whose objects are tracked.
  let trackedParameters: [Int]
  let slotCount: Int
  let body: [CheckedStatement]
  /// What it gives; `nil` for one that prints.
  var result: CheckedExpression?
  let span: Span
}

/// The macros of a family by the type of the value at hand.
struct CheckedFamily: Hashable {
  /// For each object type the macro's index in the catalog; -1 for none.
  let macros: [Int32]
  /// The number of values that each of them takes, the object first.
  let parameterCount: Int
}

/// A template that is free of mistakes.
struct CheckedTemplate {
  let function: CheckedFunction
  /// The macros that can be called, as indices in the catalog.
  let macros: [Int]
  /// For each of the macros, the index of the check that holds in this template.
  let checks: [Int]
}
