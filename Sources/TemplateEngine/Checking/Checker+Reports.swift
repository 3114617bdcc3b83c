import Diagnostics

extension Checker {
  /// Checks `fail` and `warn`.
  mutating func checkReport(isFailure: Bool, _ message: Expression, _ about: Expression?)
    -> CheckedStatement?
  {
    let message = check(message)
    let text = message.flatMap { $0.type == .text ? $0 : printable($0) }
    var subject: CheckedExpression?
    if let about {
      subject = checkSubject(about)
      guard subject != nil else { return nil }
    }
    return text.map { .report(isFailure: isFailure, $0, subject: subject) }
  }

  /// Checks `unique`.
  mutating func checkUnique(_ scope: Expression, _ name: Expression, _ subject: Expression)
    -> CheckedStatement?
  {
    let scope = check(scope).flatMap { printable($0) }
    let name = check(name).flatMap { printable($0) }
    let subject = checkSubject(subject)
    guard let scope, let name, let subject else { return nil }
    return .unique(scope: scope, name, subject: subject)
  }

  /// Checks the subject of a message, which must be an object with a source location.
  private mutating func checkSubject(_ written: Expression) -> CheckedExpression? {
    guard let value = check(written) else { return nil }
    if case .object(let type) = value.type, schema[type].hasPlace { return value }
    let known = schema.objects.filter(\.hasPlace).map(\.name)
    let help = "objects with a location are \(known.listed())"
    mismatch(value, expected: "an object with a location in the source", help: help)
    return nil
  }
}
