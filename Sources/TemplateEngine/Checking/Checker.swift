import Diagnostics

/// Resolves names and checks types: from what is written to what can be run.
///
/// A checker is there for the templates of a target, one after the other. What it has found out about a
/// macro holds for the next template where the macro's calls mean the same.
struct Checker: Sendable {
  let schema: TemplateSchema
  let rules: TextRules
  /// The types that templates can name.
  let namedTypes: [String: TemplateType]

  // MARK: The target

  var catalog = MacroCatalog()
  var usedMembers: Set<TemplateMemberUse> = []
  /// The tables of earlier templates, by the files whose macros they have: most templates of a target
  /// include the same files.
  private var tables: [(files: [SourceMap.FileID], table: MacroTable)] = []

  // MARK: The template at hand

  private(set) var root = ObjectTypeID(0)
  /// The template and all that it includes; the template first.
  private(set) var files: [TemplateFile] = []
  var table = MacroTable()
  var diagnostics: [Diagnostic] = []
  /// The files whose bodies are being checked, outermost first.
  var includeChain: [String] = []
  /// How many bodies of files have been included so far.
  var includeCount = 0

  // MARK: The macro or body at hand

  var scope = Scope()
  /// The different calls in it, and what they mean.
  var calls: [MacroCatalog.Meaning] = []
  private(set) var readsRoot = false
  /// Whether it holds what another template may see otherwise.
  var isOfThisTemplate = false

  static let includeDepthLimit = 20
  static let includeLimit = 1000

  init(schema: TemplateSchema, rules: TextRules) {
    self.schema = schema
    self.rules = rules
    namedTypes = Self.namedTypes(of: schema)
  }

  /// Checks a template and its macros; ``diagnostics`` are then what was found.
  ///
  /// Macros are checked in the order in which calls reach them, so a macro that is never called is not
  /// in the program.
  ///
  /// - Parameters:
  ///   - main: the template.
  ///   - files: it and all files that it includes; itself first.
  ///   - root: the type of the object whose members are the names that the template sees.
  ///   - isIncomplete: whether a file is missing, so that its macros are not known.
  ///   - macros: which macros are checked.
  /// - Returns: the template, which can be run if nothing was found to be wrong.
  mutating func check(
    _ main: TemplateFile,
    in files: [TemplateFile],
    root: ObjectTypeID,
    isIncomplete: Bool,
    _ macros: TemplateCompiler.MacroScope
  ) -> CheckedTemplate {
    self.root = root
    self.files = files
    diagnostics = []
    includeChain = [main.source.name]
    includeCount = 0
    let known = makeTable(isIncomplete: isIncomplete)
    begin()
    let body = checkFileBody(main)
    closeBlock()
    let template = CheckedFunction(
      isTemplate: true,
      parameterCount: 0,
      trackedParameters: [],
      slotCount: scope.slotCount,
      body: body,
      span: main.source.span(0..<0)
    )
    reportTooManyVariables(template)
    var checks: [Int] = []
    checkReachedMacros(&checks)
    // What only unreachable macros call is not a part of the program.
    let checked = CheckedTemplate(function: template, macros: table.reached, checks: checks)
    if macros == .all {
      for macro in table.macros { table.reach(macro) }
      checkReachedMacros(&checks)
    }
    if let known { tables[known].table.knownFamilies = table.knownFamilies }
    reportUnusedMacros(of: main)
    return checked
  }

  /// Makes the table of the template's macros, and gives its place among ``tables`` if it is there.
  private mutating func makeTable(isIncomplete: Bool) -> Int? {
    let declaring = files.filter { !$0.macros.isEmpty || !$0.brokenMacros.isEmpty }
    let ids = declaring.map(\.source.file)
    var known = isIncomplete ? nil : tables.firstIndex { $0.files == ids }
    if let known {
      table = tables[known].table
    } else {
      table = MacroTable()
      table.isIncomplete = isIncomplete
      for file in declaring { declareMacros(of: file) }
      checkFamilies()
      // What is wrong with macros is said for each template that includes them.
      if diagnostics.isEmpty, !isIncomplete {
        known = tables.count
        tables.append((ids, table))
      }
    }
    table.makeRoom(for: catalog.macros.count)
    return known
  }

  /// Checks macros until all that can be called are checked.
  private mutating func checkReachedMacros(_ checks: inout [Int]) {
    while checks.count < table.reached.count {
      let macro = table.reached[checks.count]
      checks.append(knownCheck(of: macro) ?? check(macro))
    }
  }

  mutating func report(_ diagnostic: Diagnostic) {
    diagnostics.append(diagnostic)
  }

  /// Forgets the macro or body before.
  mutating func begin() {
    scope = Scope()
    calls = []
    readsRoot = false
    isOfThisTemplate = false
  }

  /// Notes that a member of the root is read.
  mutating func useRoot(_ member: MemberID) {
    usedMembers.insert(TemplateMemberUse(type: root, member: member))
    readsRoot = true
  }
}
