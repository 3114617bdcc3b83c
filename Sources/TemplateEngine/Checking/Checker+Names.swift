import Diagnostics

extension Checker {
  /// Checks `value | name("form")` and `value | name("form", "separator")`.
  mutating func checkName(_ filter: FilterUse) -> CheckedExpression? {
    let (name, arguments) = (filter.name, filter.arguments)
    guard arguments.count <= 2 else {
      let (count, place) = (arguments.count, arguments[2].span)
      report(.wrongCount(name.text, expected: "1 or 2 arguments", found: count, at: place))
      return nil
    }
    guard let written = text(name, Array(arguments.prefix(1))) else { return nil }
    let known = rules.names?.forms ?? []
    guard let form = known.firstIndex(of: written) else {
      report(.unknownNameForm(written, at: arguments[0].span, known: known))
      return nil
    }
    var separator: String?
    if arguments.count == 2 {
      guard let text = text(name, [arguments[1]]) else { return nil }
      separator = text
    }
    return styled(.name(form: form, separator: separator), filter, .text)
  }
}
