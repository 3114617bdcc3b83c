import Diagnostics

/// Resolves names and checks types, turning syntax trees into checked templates.
///
/// One checker checks all templates of a target in turn. The check of a macro is reused for a later
/// template if the macro's calls resolve to the same macros there.
struct Checker: Sendable {
  let schema: TemplateSchema
  let rules: TextRules
  /// The types that templates can name.
  let namedTypes: [String: TemplateType]

  // MARK: The target

  var catalog = MacroCatalog()
  var usedMembers: Set<TemplateMemberUse> = []
  /// The macro tables of earlier templates, by the files that declare the macros.
  ///
  /// Most templates of a target include the same files.
  private var tables: [(files: [SourceMap.FileID], table: MacroTable)] = []

  // MARK: The current template

  private(set) var root = ObjectTypeID(0)
  /// The template, followed by the files it includes.
  private(set) var files: [TemplateFile] = []
  var table = MacroTable()
  var diagnostics: [Diagnostic] = []
  /// The files whose bodies are being checked, outermost first.
  var includeChain: [String] = []
  /// The number of file bodies included so far.
  var includeCount = 0

  // MARK: The current macro or body

  var scope = Scope()
  /// The distinct calls in it, with the macros or families they resolve to.
  var calls: [MacroCatalog.Meaning] = []
  private(set) var readsRoot = false
  /// Whether the result depends on the template that is being checked.
  var isTemplateSpecific = false

  static let includeDepthLimit = 20
  static let includeLimit = 1000

  init(schema: TemplateSchema, rules: TextRules) {
    self.schema = schema
    self.rules = rules
    namedTypes = Self.namedTypes(of: schema)
  }

  /// Checks a template and its macros, and stores the findings in ``diagnostics``.
  ///
  /// Macros are checked in the order in which calls reach them, so macros that are never called
  /// aren't part of the program.
  ///
  /// - Parameters:
  ///   - main: the template.
  ///   - files: the template, followed by all files it includes.
  ///   - root: the type of the object whose members are the names that the template can use.
  ///   - isIncomplete: whether an included file is missing, so its macros are unknown.
  ///   - macros: the macros to check.
  /// - Returns: the template, which can be run if there are no errors.
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
    beginIncluding()
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
    if macros != .called { checkReachedMacros(&checks) }
    // Macros that are only called by unreachable macros aren't part of the program.
    let checked = CheckedTemplate(
      function: template,
      checks: zip(table.reached, checks).map { CheckedTemplate.Check(macro: $0, index: $1) },
      names: TemplateNames(root: root, files: files, table: table)
    )
    if macros == .all {
      for macro in table.macros { table.reach(macro) }
      checkReachedMacros(&checks)
    }
    if let known { tables[known].table.knownFamilies = table.knownFamilies }
    if macros != .called { reportUnusedMacros(of: main) }
    return checked
  }

  /// Checks a macro for a template that was checked without its macros.
  ///
  /// - Returns: the index of the check in the catalog.
  mutating func check(_ macro: Int, in names: inout TemplateNames) -> Int {
    exchange(&names)
    defer { exchange(&names) }
    beginIncluding()
    return knownCheck(of: macro) ?? check(macro)
  }

  /// Exchanges the names of the current template, without copying them.
  private mutating func exchange(_ names: inout TemplateNames) {
    swap(&root, &names.root)
    swap(&files, &names.files)
    swap(&table, &names.table)
  }

  private mutating func beginIncluding() {
    includeChain = files.prefix(1).map(\.source.name)
    includeCount = 0
  }

  /// Creates the table of the template's macros.
  ///
  /// - Returns: its index in ``tables``; `nil` if it isn't stored there.
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
      // Errors in macros are reported for each template that includes them.
      if diagnostics.isEmpty, !isIncomplete {
        known = tables.count
        tables.append((ids, table))
      }
    }
    table.makeRoom(for: catalog.macros.count)
    return known
  }

  /// Checks macros until all that can be called have been checked.
  private mutating func checkReachedMacros(_ checks: inout [Int]) {
    while checks.count < table.reached.count {
      let macro = table.reached[checks.count]
      checks.append(knownCheck(of: macro) ?? check(macro))
    }
  }

  mutating func report(_ diagnostic: Diagnostic) {
    diagnostics.append(diagnostic)
  }

  /// Resets the state of the previous macro or body.
  mutating func begin() {
    scope = Scope()
    calls = []
    readsRoot = false
    isTemplateSpecific = false
  }

  /// Records that a member of the root object is read.
  mutating func useRoot(_ member: MemberID) {
    usedMembers.insert(TemplateMemberUse(type: root, member: member))
    readsRoot = true
  }
}
