import Diagnostics

/// The macros that a template can call: those of its own file and of the files it includes.
///
/// Macros are represented by their indices in the ``MacroCatalog``.
struct MacroTable {
  struct Family {
    /// The macros by case, in source order.
    var cases: [Case] = []

    struct Case {
      let name: String
      let macro: Int
      /// The type of the macro's first parameter; `nil` if it has an error.
      let type: TemplateType?
    }

    func macro(for name: String) -> Int? {
      cases.first { $0.name == name }?.macro
    }

    /// Returns the macro for objects of a type, ignoring macros whose first parameter has an error.
    func macro(for object: ObjectTypeID) -> Int? {
      cases.first { $0.type == .object(object) }?.macro
    }
  }

  /// All macros, in the order of files and source locations.
  private(set) var macros: [Int] = []
  private(set) var plain: [String: Int] = [:]
  private(set) var families: [String: Family] = [:]
  /// The macros that calls reach, in the order in which they are first reached.
  private(set) var reached: [Int] = []
  /// Whether calls reach each macro of the catalog, as far as is known.
  private var isReached: [Bool] = []
  /// Whether calls name each macro of the catalog, whether or not those calls are reached.
  private var isUsed: [Bool] = []
  /// The names of macros whose heads couldn't be parsed.
  var broken: Set<String> = []
  /// Whether an included file is missing, so its macros are unknown.
  var isIncomplete = false
  /// The indices of the families that calls have resolved to.
  ///
  /// A cache, because most families are called in many places.
  var knownFamilies: [MacroCall: Int] = [:]

  var names: [String] { (Array(plain.keys) + Array(families.keys)).sorted() }

  /// Adds a macro to the program.
  mutating func reach(_ macro: Int) {
    guard !isReached[macro] else { return }
    isReached[macro] = true
    reached.append(macro)
  }

  /// Records that a call names a macro.
  mutating func use(_ macro: Int) { isUsed[macro] = true }

  /// Whether a call names a macro.
  func isUsed(_ macro: Int) -> Bool { isUsed[macro] }

  /// Resizes the table to the macros of the catalog, once all files have been declared.
  mutating func makeRoom(for count: Int) {
    isReached = [Bool](repeating: false, count: count)
    isUsed = isReached
  }

  /// Adds a macro, or returns the existing macro with the same name.
  mutating func add(_ macro: Int, _ declared: MacroCatalog.Macro) -> Int? {
    let name = declared.definition.name.text
    let family = families[name]
    if let caseName = declared.definition.caseName {
      if let other = family?.macro(for: caseName.text) ?? plain[name] { return other }
      let type = declared.parameters.first ?? nil
      families[name, default: Family()].cases.append(
        Family.Case(name: caseName.text, macro: macro, type: type)
      )
    } else {
      if let other = plain[name] ?? family?.cases.first?.macro { return other }
      plain[name] = macro
    }
    macros.append(macro)
    return nil
  }
}
