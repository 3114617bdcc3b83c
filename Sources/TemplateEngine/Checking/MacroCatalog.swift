import Diagnostics

/// The macros of a target's files.
///
/// Each macro is declared once, and checked once for all templates in which its calls resolve to
/// the same macros. Most templates of a target include the same files.
struct MacroCatalog: Sendable {
  struct Macro: Sendable {
    /// The index of its name.
    let name: Int
    let definition: MacroDefinition
    /// The types of the parameters; `nil` for a type with an error, which is among the flaws.
    let parameters: [TemplateType?]
    /// The type of the returned value; `nil` for a macro that prints, and for a type with an error.
    let result: TemplateType?
    /// The errors in its head.
    let flaws: [Diagnostic]

    /// Whether it returns a value instead of printing.
    var givesValue: Bool { definition.result != nil }
  }

  /// The result of checking a macro for a template.
  struct Check {
    let function: CheckedFunction
    /// The targets of its calls; `nil` if the check can't be reused for other templates.
    let calls: [Meaning]?
    /// The type of the root object whose members it reads; `nil` if it reads none.
    let root: ObjectTypeID?
  }

  /// A call and the index of the macro or family it resolves to.
  struct Meaning {
    let call: MacroCall
    let index: Int
  }

  private(set) var macros: [Macro] = []
  /// The names of macros and families.
  private var names: [String] = []
  private(set) var checks: [Check] = []
  private(set) var families: [CheckedFamily] = []
  private var indexOfName: [String: Int] = [:]
  private var macrosOfFile: [SourceMap.FileID: Range<Int>] = [:]
  /// The indices of the checks of each macro.
  private var checksOfMacro: [[Int]] = []

  /// Returns the index of a name; `nil` if no macro has it.
  func name(_ text: String) -> Int? { indexOfName[text] }

  /// Returns the texts of names, sorted.
  func texts(of names: [Int]) -> [String] { names.map { self.names[$0] }.sorted() }

  /// Returns the index of a name, adding it if necessary.
  mutating func intern(_ name: String) -> Int {
    if let known = indexOfName[name] { return known }
    indexOfName[name] = names.count
    names.append(name)
    return names.count - 1
  }

  /// Returns the indices of the macros of a file; `nil` if they haven't been declared yet.
  func macros(of file: TemplateFile) -> Range<Int>? { macrosOfFile[file.source.file] }

  /// Adds the macros of a file and returns their indices.
  mutating func declare(_ macros: [Macro], of file: TemplateFile) -> Range<Int> {
    let range = self.macros.count..<self.macros.count + macros.count
    self.macros += macros
    checksOfMacro += [[Int]](repeating: [], count: macros.count)
    macrosOfFile[file.source.file] = range
    return range
  }

  /// Returns the indices of the checks of a macro.
  func checks(of macro: Int) -> [Int] { checksOfMacro[macro] }

  /// Adds a check of a macro and returns its index.
  mutating func add(_ check: Check, of macro: Int) -> Int {
    checks.append(check)
    checksOfMacro[macro].append(checks.count - 1)
    return checks.count - 1
  }

  /// Returns the index of a family, adding it if necessary.
  mutating func index(of family: CheckedFamily) -> Int {
    if let known = families.firstIndex(of: family) { return known }
    families.append(family)
    return families.count - 1
  }
}

/// A call, with the properties that determine which macro runs.
///
/// Names are given as indices in the catalog.
enum MacroCall: Equatable {
  /// A call of a macro that isn't a case of a family.
  case plain(Int)
  /// A call that names a case of a family.
  case named(Int, case: String)
  /// A call of a family with an object whose type is known.
  ///
  /// Resolves to a macro.
  case object(Int, ObjectTypeID)
  /// A call of a family with a union value.
  ///
  /// Resolves to the family for this union.
  case family(Int, UnionTypeID)
}
