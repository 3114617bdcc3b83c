import Diagnostics

/// Compiles checked templates to a program.
struct Emitter {
  private(set) var code: [Instruction] = []
  private(set) var spans: [Span] = []
  private(set) var text: [UInt8] = []
  private var functions: [TemplateProgram.Function] = []
  /// The tables of the target.
  private let knownTables: [TextRules.Table]
  private var tables: [[TemplateProgram.TableRow]] = []
  private var tableIndices: [Int: Int] = [:]
  /// The source location of the instructions being emitted.
  var span: Span

  /// The index of the function for each macro of the catalog; -1 for macros that aren't in the
  /// program.
  private var functionOfMacro: [Int32]
  private let knownFamilies: [CheckedFamily]
  /// The families that are called, with functions instead of macros.
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

  /// Compiles a group of templates.
  ///
  /// The functions of the program are the macros, followed by the templates. Release builds don't
  /// verify the programs of trusted templates again, because the tests have already verified them.
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

  /// Returns the index of the function for a macro.
  func function(of macro: Int) -> Int { Int(functionOfMacro[macro]) }

  /// Returns the index in the program for a family of the catalog.
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

  /// Adds an instruction without operands.
  mutating func add(_ operation: Operation) { add(Instruction(operation)) }

  mutating func add(_ instruction: Instruction) {
    code.append(instruction)
    spans.append(span)
  }

  /// The address of the next instruction.
  var here: UInt32 { UInt32(code.count) }

  /// Adds a jump whose target isn't known yet, and returns its address.
  mutating func addJump(_ operation: Operation) -> Int { addJump(Instruction(operation)) }

  /// Adds a jump whose target isn't known yet, and returns its address.
  mutating func addJump(_ instruction: Instruction) -> Int {
    add(instruction)
    return code.count - 1
  }

  /// Sets the target of a jump to the next instruction.
  mutating func land(_ jump: Int) {
    code[jump].index = here
  }

  /// Adds a text to the program, and returns its range.
  mutating func range(of bytes: some Collection<UInt8>) -> TemplateProgram.TextRange {
    let range = TemplateProgram.TextRange(
      start: UInt32(clamping: text.count),
      count: UInt32(clamping: bytes.count)
    )
    text += bytes
    return range
  }

  /// Returns the index in the program for a table of the target.
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
