import Diagnostics

/// Compiles checked functions and adds them to a program.
struct Emitter: Sendable {
  private(set) var program: TemplateProgram
  /// The tables of the target.
  private let knownTables: [TextRules.Table]
  private var tableIndices: [Int: Int] = [:]
  /// The source location of the instructions being emitted.
  var span = Span(file: SourceMap.FileID(index: 0), start: 0, end: 0)

  init(schema: TemplateSchema, writers: TextWriters, tables: [TextRules.Table]) {
    program = TemplateProgram(writers: writers)
    knownTables = tables
    program.words = schema.words.map { type in type.words.map { range(of: $0.utf8) } }
  }

  /// Adds the families of the catalog that aren't in the program yet.
  mutating func add(_ families: [CheckedFamily]) {
    for family in families[program.families.families.count...] { program.families.add(family) }
  }

  /// Compiles a macro or a template.
  ///
  /// The families that it calls must be in the program.
  mutating func emit(_ function: CheckedFunction) -> TemplateProgram.Function {
    let start = program.code.count
    span = function.span
    for slot in function.trackedParameters { add(.beginTrack(slot: slot)) }
    emit(function.body)
    span = function.span
    for _ in function.trackedParameters { add(.endTrack) }
    if let result = function.result {
      emitValue(result)
      add(.returnValue)
    } else {
      add(function.isTemplate ? .stop : .returnFromCall)
    }
    return TemplateProgram.Function(
      start..<program.code.count,
      isTemplate: function.isTemplate,
      parameterCount: function.parameterCount,
      slotCount: function.slotCount,
      givesValue: function.result != nil
    )
  }

  /// Adds an instruction without operands.
  mutating func add(_ operation: Operation) { add(Instruction(operation)) }

  mutating func add(_ instruction: Instruction) {
    program.code.append(instruction)
    program.spans.append(span)
  }

  /// The address of the next instruction.
  var here: UInt32 { UInt32(program.code.count) }

  /// Adds a jump whose target isn't known yet, and returns its address.
  mutating func addJump(_ operation: Operation) -> Int { addJump(Instruction(operation)) }

  /// Adds a jump whose target isn't known yet, and returns its address.
  mutating func addJump(_ instruction: Instruction) -> Int {
    add(instruction)
    return program.code.count - 1
  }

  /// Sets the target of a jump to the next instruction.
  mutating func land(_ jump: Int) {
    program.code[jump].index = here
  }

  /// Adds a text to the program, and returns its range.
  mutating func range(of bytes: some Collection<UInt8>) -> TemplateProgram.TextRange {
    let range = TemplateProgram.TextRange(
      start: UInt32(clamping: program.text.count),
      count: UInt32(clamping: bytes.count)
    )
    program.text += bytes
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
    program.tables.append(rows)
    tableIndices[index] = program.tables.count - 1
    return program.tables.count - 1
  }
}
