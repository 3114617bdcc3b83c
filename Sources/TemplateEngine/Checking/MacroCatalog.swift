import Diagnostics

/// The macros of a target's files.
///
/// Each is declared once. It is checked once for all templates in which its calls mean the same: those of
/// a target mostly include the same files.
struct MacroCatalog: Sendable {
  struct Macro: Sendable {
    let definition: MacroDefinition
    /// The types of the parameters; `nil` where one is wrong, which is among the flaws.
    let parameters: [TemplateType?]
    /// The type of what it gives; `nil` for one that prints, and where the type is wrong.
    let result: TemplateType?
    /// What is wrong with its head.
    let flaws: [Diagnostic]

    /// Whether it gives a value and prints nothing.
    var givesValue: Bool { definition.result != nil }
  }

  /// A macro as it was checked for a template.
  struct Check {
    let function: CheckedFunction
    /// What its calls mean; `nil` if it cannot be used for another template.
    let calls: [Meaning]?
    /// The type of the root whose members it reads; `nil` if it reads none.
    let root: ObjectTypeID?
  }

  /// What a call means: the index of a macro or of a family.
  struct Meaning {
    let call: MacroCall
    let index: Int
  }

  private(set) var macros: [Macro] = []
  private(set) var checks: [Check] = []
  private(set) var families: [CheckedFamily] = []
  private var macrosOfFile: [SourceMap.FileID: Range<Int>] = [:]
  /// The indices of the checks of each macro.
  private var checksOfMacro: [[Int]] = []

  /// The indices of the macros of a file; `nil` if they are not declared yet.
  func macros(of file: TemplateFile) -> Range<Int>? { macrosOfFile[file.source.file] }

  /// Adds the macros of a file and gives their indices.
  mutating func declare(_ macros: [Macro], of file: TemplateFile) -> Range<Int> {
    let range = self.macros.count..<self.macros.count + macros.count
    self.macros += macros
    checksOfMacro += [[Int]](repeating: [], count: macros.count)
    macrosOfFile[file.source.file] = range
    return range
  }

  /// The indices of the checks of a macro.
  func checks(of macro: Int) -> [Int] { checksOfMacro[macro] }

  /// Adds a check of a macro and gives its index.
  mutating func add(_ check: Check, of macro: Int) -> Int {
    checks.append(check)
    checksOfMacro[macro].append(checks.count - 1)
    return checks.count - 1
  }

  /// The index of a family, which is added if it is new.
  mutating func index(of family: CheckedFamily) -> Int {
    if let known = families.firstIndex(of: family) { return known }
    families.append(family)
    return families.count - 1
  }
}

/// A call as it is written, with what of its arguments decides which macro runs.
enum MacroCall: Hashable {
  /// A macro that is not a case of a family. It means the macro.
  case plain(String)
  /// A case that is named in the call. It means the macro.
  case named(String, case: String)
  /// A family, for an object whose type is known. It means the macro.
  case object(String, ObjectTypeID)
  /// A family, for an object of any of a union's types. It means the family for this union.
  case family(String, UnionTypeID)
}
