import Diagnostics

/// The macros that a template can call: those of its own file and of the files it includes.
///
/// Macros and names are represented by their indices in the ``MacroCatalog``.
struct MacroTable {
  /// What a name means in calls.
  private enum Entry {
    case nothing
    case plain(Int)
    case family(Family)
  }

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
  /// The meaning of each name, as far as the list goes.
  private var entries: [Entry] = []
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
  /// The indices of the families that calls have resolved to, by name and union.
  ///
  /// A cache, because most families are called in many places.
  var knownFamilies: [Int: Int] = [:]

  /// The names of all macros and families.
  var names: [Int] {
    entries.indices.filter { if case .nothing = entries[$0] { false } else { true } }
  }

  /// The families, in the order of their names in the catalog.
  var families: [(name: Int, family: Family)] {
    entries.indices.compactMap { name in family(name).map { (name, $0) } }
  }

  /// Returns the macro with a name, unless it's a case of a family.
  func plain(_ name: Int) -> Int? {
    guard name < entries.count, case .plain(let macro) = entries[name] else { return nil }
    return macro
  }

  /// Returns the family with a name.
  func family(_ name: Int) -> Family? {
    guard name < entries.count, case .family(let family) = entries[name] else { return nil }
    return family
  }

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
    let name = declared.name
    while entries.count <= name { entries.append(.nothing) }
    let unionCase = declared.definition.caseName.map {
      Family.Case(name: $0.text, macro: macro, type: declared.parameters.first ?? nil)
    }
    switch entries[name] {
    case .nothing:
      entries[name] = unionCase.map { .family(Family(cases: [$0])) } ?? .plain(macro)
    case .plain(let other):
      return other
    case .family(var family):
      guard let unionCase else { return family.cases.first?.macro }
      if let other = family.macro(for: unionCase.name) { return other }
      // Now the list of cases isn't shared, so it isn't copied.
      entries[name] = .nothing
      family.cases.append(unionCase)
      entries[name] = .family(family)
    }
    macros.append(macro)
    return nil
  }
}
