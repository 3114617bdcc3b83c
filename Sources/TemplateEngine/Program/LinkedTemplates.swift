/// Templates that are one program, because every macro that several of them call was checked for all of
/// them at once.
struct LinkedTemplates {
  /// The bodies of the templates.
  private(set) var templates: [CheckedFunction] = []
  /// The macros that they call, as indices in the catalog.
  private(set) var macros: [(macro: Int, check: Int)] = []
  private var checkOfMacro: [Int: Int] = [:]

  init(_ template: CheckedTemplate) {
    _ = add(template)
  }

  /// The index of a template's function in the program.
  func function(of template: Int) -> Int { macros.count + template }

  /// Adds a template, and gives its index, unless a macro means something else in it.
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
