/// Templates that share a program, because every macro that several of them call has the same check
/// in all of them.
struct LinkedTemplates {
  /// The bodies of the templates.
  private(set) var templates: [CheckedFunction] = []
  /// The macros they call, as indices in the catalog.
  private(set) var macros: [(macro: Int, check: Int)] = []
  private var checkOfMacro: [Int: Int] = [:]

  init(_ template: CheckedTemplate) {
    _ = add(template)
  }

  /// Returns the index of a template's function in the program.
  func function(of template: Int) -> Int { macros.count + template }

  /// Adds a template and returns its index; `nil` if one of its macros has a different check.
  mutating func add(_ template: CheckedTemplate) -> Int? {
    for (macro, check) in zip(template.macros, template.checks)
    where checkOfMacro[macro, default: check] != check {
      return nil
    }
    for (macro, check) in zip(template.macros, template.checks)
    where checkOfMacro.updateValue(check, forKey: macro) == nil {
      macros.append((macro, check))
    }
    templates.append(template.function)
    return templates.count - 1
  }
}
