import Diagnostics

/// The macros that a template can call: those of its file and of the files that it includes.
///
/// A macro is its index in the ``MacroCatalog``.
struct MacroTable {
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

    /// The macro that takes objects of a type.
    ///
    /// One with a wrong type does not.
    func macro(for object: ObjectTypeID) -> Int? {
      cases.first { $0.type == .object(object) }?.macro
    }
  }

  /// All of them, in the order of files and places.
  private(set) var macros: [Int] = []
  private(set) var plain: [String: Int] = [:]
  private(set) var families: [String: Family] = [:]
  /// The macros that calls reach, in the order in which they do.
  private(set) var reached: [Int] = []
  /// For each macro of the catalog whether calls reach it, as far as that is known.
  private var isReached: [Bool] = []
  /// For each macro of the catalog whether calls name it, reached or not.
  private var isUsed: [Bool] = []
  /// Names whose macros could not be read.
  var broken: Set<String> = []
  /// Whether a file is missing, which may have had macros.
  var isIncomplete = false
  /// The families of the catalog that calls have reached, because most are called in many places.
  var knownFamilies: [MacroCall: Int] = [:]

  var names: [String] { (Array(plain.keys) + Array(families.keys)).sorted() }

  /// Makes a macro part of the program.
  mutating func reach(_ macro: Int) {
    guard !isReached[macro] else { return }
    isReached[macro] = true
    reached.append(macro)
  }

  /// Notes that a call names a macro.
  mutating func use(_ macro: Int) { isUsed[macro] = true }

  /// Whether a call names a macro.
  func isUsed(_ macro: Int) -> Bool { isUsed[macro] }

  /// Makes room for the macros of the catalog, once all files are declared.
  mutating func makeRoom(for count: Int) {
    isReached = [Bool](repeating: false, count: count)
    isUsed = isReached
  }

  /// Adds a macro, or gives the one that has its name.
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
