import Diagnostics

/// Turns a checked template into a program.
struct Emitter {
  private(set) var code: [Instruction] = []
  private(set) var spans: [Span] = []
  private(set) var text: [UInt8] = []
  private var functions: [TemplateProgram.Function] = []
  /// The tables of the target, and those of them that the template reads.
  private let knownTables: [TextRules.Table]
  private var tables: [[TemplateProgram.TableRow]] = []
  private var tableIndices: [Int: Int] = [:]
  /// The place that instructions come from at the moment.
  var span: Span

  /// For each macro of the catalog the index of its function; -1 for one that is not in the program.
  private var functionOfMacro: [Int32]
  private let knownFamilies: [CheckedFamily]
  /// The families that are called, with macros as functions.
  private var families: [DispatchTable.Rows] = []
  private var familyIndices: [Int: Int] = [:]

  private init(_ group: LinkedTemplates, of catalog: MacroCatalog, tables: [TextRules.Table]) {
    span = group.templates[0].span
    knownTables = tables
    knownFamilies = catalog.families
    functionOfMacro = [Int32](repeating: -1, count: catalog.macros.count)
    for (function, macro) in group.macros.enumerated() {
      functionOfMacro[macro.macro] = Int32(function)
    }
  }

  /// The program of templates that go together.
  ///
  /// Its functions are the macros, and then the templates. In a release build the program of trusted
  /// templates is not verified once more: the tests have run with the same one.
  static func program(
    for group: LinkedTemplates,
    of catalog: MacroCatalog,
    schema: TemplateSchema,
    writers: TextWriters,
    tables: [TextRules.Table],
    isTrusted: Bool
  ) -> TemplateProgram {
    var emitter = Emitter(group, of: catalog, tables: tables)
    for macro in group.macros { emitter.emit(catalog.checks[macro.check].function) }
    for template in group.templates { emitter.emit(template) }
    let words = schema.words.map { type in type.words.map { emitter.range(of: $0.utf8) } }
    let program = TemplateProgram(
      code: emitter.code,
      spans: emitter.spans,
      text: emitter.text,
      functions: emitter.functions,
      families: DispatchTable(emitter.families),
      words: words,
      writers: writers,
      tables: emitter.tables
    )
    if !isTrusted, let flaw = ProgramVerifier.flaw(in: program) {
      preconditionFailure("the template compiler made an unsound program: \(flaw)")
    }
    assert(ProgramVerifier.flaw(in: program) == nil)
    return program
  }

  /// The index of the function of a macro.
  func function(of macro: Int) -> Int { Int(functionOfMacro[macro]) }

  /// The index of a family of the catalog among those of the program.
  mutating func family(_ index: Int) -> Int {
    if let known = familyIndices[index] { return known }
    let family = knownFamilies[index]
    families.append(
      DispatchTable.Rows(
        functions: family.macros.map { $0 < 0 ? -1 : functionOfMacro[Int($0)] },
        parameterCount: family.parameterCount
      )
    )
    familyIndices[index] = families.count - 1
    return families.count - 1
  }

  mutating func add(_ instruction: Instruction) {
    code.append(instruction)
    spans.append(span)
  }

  /// Where the next instruction will stand.
  var here: UInt32 { UInt32(code.count) }

  /// Adds a jump whose target is not known yet, and gives its place.
  mutating func addJump(_ operation: Operation) -> Int { addJump(.jump(operation)) }

  /// Adds a jump whose target is not known yet, and gives its place.
  mutating func addJump(_ instruction: Instruction) -> Int {
    add(instruction)
    return code.count - 1
  }

  /// Lets a jump lead to the next instruction.
  mutating func land(_ jump: Int) {
    code[jump].index = here
  }

  /// Adds a text to the program's text, and gives its place there.
  mutating func range(of bytes: some Collection<UInt8>) -> TemplateProgram.TextRange {
    let range = TemplateProgram.TextRange(
      start: UInt32(clamping: text.count),
      count: UInt32(clamping: bytes.count)
    )
    text += bytes
    return range
  }

  /// The index of a table of the target among those of the program.
  mutating func table(_ index: Int) -> Int {
    if let known = tableIndices[index] { return known }
    let rows = knownTables[index].rows.map { row in
      TemplateProgram.TableRow(
        key: range(of: row.key.utf8),
        text: row.text.map { range(of: $0.utf8) }
      )
    }
    tables.append(rows)
    tableIndices[index] = tables.count - 1
    return tables.count - 1
  }

  private mutating func emit(_ function: CheckedFunction) {
    span = function.span
    functions.append(
      TemplateProgram.Function(
        entry: code.count,
        isTemplate: function.isTemplate,
        parameterCount: function.parameterCount,
        slotCount: function.slotCount,
        givesValue: function.result != nil
      )
    )
    for slot in function.trackedParameters { add(.beginTrack(slot: slot)) }
    emit(function.body)
    span = function.span
    for _ in function.trackedParameters { add(.endTrack) }
    if let result = function.result {
      emitValue(result)
      return add(.returnValue)
    }
    add(function.isTemplate ? .stop : .returnFromCall)
  }
}
