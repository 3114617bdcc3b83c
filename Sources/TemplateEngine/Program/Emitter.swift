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

  private init(span: Span, tables: [TextRules.Table]) {
    self.span = span
    knownTables = tables
  }

  static func program(
    for template: CheckedTemplate,
    schema: TemplateSchema,
    writers: TextWriters,
    tables: [TextRules.Table],
    span: Span
  ) -> TemplateProgram {
    var emitter = Emitter(span: span, tables: tables)
    for function in template.functions { emitter.emit(function) }
    let words = schema.words.map { type in type.words.map { emitter.range(of: $0.utf8) } }
    let program = TemplateProgram(
      code: emitter.code,
      spans: emitter.spans,
      text: emitter.text,
      functions: emitter.functions,
      families: DispatchTable(template.families),
      words: words,
      writers: writers,
      tables: emitter.tables
    )
    if let flaw = ProgramVerifier.flaw(in: program) {
      preconditionFailure("the template compiler made an unsound program: \(flaw)")
    }
    return program
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
