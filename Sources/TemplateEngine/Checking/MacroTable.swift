import Diagnostics

/// The macros of a template and the files that it includes.
struct MacroTable {
  struct Macro {
    let definition: MacroDefinition
    /// The types of the parameters; `nil` where one is wrong, which has been reported.
    var parameters: [TemplateType?]
    /// The type of what it gives; `nil` for one that prints, and where the type is wrong.
    var result: TemplateType?
    let isOfMainFile: Bool
    var isUsed = false
    /// The index of its function in the program; `nil` until a call reaches it.
    var function: Int?
  }

  /// Whether a macro gives a value and prints nothing.
  func givesValue(_ macro: Int) -> Bool { macros[macro].definition.result != nil }

  struct Family {
    /// The macros by case, in the order in which they are written.
    var cases: [Case] = []

    struct Case {
      let name: String
      let macro: Int
      /// The type of the macro's first parameter; `nil` where it is wrong.
      let type: TemplateType?
    }

    func macro(for name: String) -> Int? {
      cases.first { $0.name == name }?.macro
    }
  }

  var macros: [Macro] = []
  /// The macros that calls reach, in the order of their functions.
  private(set) var reached: [Int] = []
  var plain: [String: Int] = [:]
  var families: [String: Family] = [:]
  /// Names whose macros could not be read.
  var broken: Set<String> = []
  /// Whether a file is missing, which may have had macros.
  var isIncomplete = false

  var names: [String] { (Array(plain.keys) + Array(families.keys)).sorted() }

  /// The index of the function of a macro, which is then part of the program.
  mutating func function(of macro: Int) -> Int {
    if let function = macros[macro].function { return function }
    let function = reached.count
    macros[macro].function = function
    reached.append(macro)
    return function
  }

  /// Adds a macro, or gives the one that has its name.
  mutating func add(_ macro: Macro) -> MacroDefinition? {
    let definition = macro.definition
    let name = definition.name.text
    if let caseName = definition.caseName {
      if let other = plain[name] ?? families[name]?.macro(for: caseName.text) {
        return macros[other].definition
      }
      families[name, default: Family()].cases.append(
        Family.Case(
          name: caseName.text,
          macro: macros.count,
          type: macro.parameters.first ?? nil
        )
      )
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
