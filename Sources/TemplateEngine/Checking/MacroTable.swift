import Diagnostics

/// The macros of a template and the files that it includes.
struct MacroTable {
  struct Macro {
    let definition: MacroDefinition
    /// The types of the parameters; `nil` where one is wrong, which has been reported.
    var parameters: [TemplateType?]
    let isOfMainFile: Bool
    var isUsed = false
  }

  struct Family {
    /// The macros by case, in the order in which they are written.
    var cases: [(name: String, macro: Int)] = []

    func macro(for name: String) -> Int? {
      cases.first { $0.name == name }?.macro
    }
  }

  /// A macro's index is the index of its function.
  var macros: [Macro] = []
  var plain: [String: Int] = [:]
  var families: [String: Family] = [:]
  /// Names whose macros could not be read.
  var broken: Set<String> = []
  /// Whether a file is missing, which may have had macros.
  var isIncomplete = false

  var names: [String] { (Array(plain.keys) + Array(families.keys)).sorted() }

  /// Adds a macro, or gives the one that has its name.
  mutating func add(_ macro: Macro) -> MacroDefinition? {
    let definition = macro.definition
    let name = definition.name.text
    if let caseName = definition.caseName {
      if let other = plain[name] ?? families[name]?.macro(for: caseName.text) {
        return macros[other].definition
      }
      families[name, default: Family()].cases.append((caseName.text, macros.count))
    } else {
      if let other = plain[name] ?? families[name]?.cases.first?.macro {
        return macros[other].definition
      }
      plain[name] = macros.count
    }
    macros.append(macro)
    return nil
  }
}
