import Diagnostics

/// A compiled template: instructions, and the text that they print.
///
/// Templates that call the same macros share a program, in which each has its own function.
package struct TemplateProgram: Sendable {
  let code: [Instruction]
  /// The source location of each instruction.
  private let spans: [Span]
  /// All text that the template prints verbatim.
  let text: [UInt8]
  /// The macros, followed by the templates.
  let functions: [Function]
  let families: DispatchTable
  /// The text of each word of each word type.
  let words: [[TextRange]]
  let writers: TextWriters
  /// The tables for lookups.
  let tables: [[TableRow]]
  /// The index of the function to run.
  private(set) var main: Int

  init(
    code: [Instruction],
    spans: [Span],
    text: [UInt8],
    functions: [Function],
    families: DispatchTable,
    words: [[TextRange]],
    writers: TextWriters,
    tables: [[TableRow]] = []
  ) {
    self.code = code
    self.spans = spans
    self.text = text
    self.functions = functions.indices.map { index in
      let end = index + 1 < functions.count ? functions[index + 1].entry : code.count
      return functions[index].ending(at: end)
    }
    self.families = families
    self.words = words
    self.writers = writers
    self.tables = tables
    main = functions.count - 1
  }

  /// Returns the same program with another entry point.
  func starting(at function: Int) -> TemplateProgram {
    var program = self
    program.main = function
    return program
  }

  /// Returns the source location of the instruction at `address`.
  func span(at address: Int) -> Span { spans[min(address, spans.count - 1)] }

  struct Function: Sendable {
    let entry: Int
    /// Whether this is a template, which can't be called.
    let isTemplate: Bool
    let parameterCount: Int
    let slotCount: Int
    /// Whether it returns a value instead of printing.
    let givesValue: Bool
    /// The maximum number of values on the stack, including the slots.
    private(set) var room = 0

    init(
      entry: Int,
      isTemplate: Bool = false,
      parameterCount: Int,
      slotCount: Int,
      givesValue: Bool = false
    ) {
      self.entry = entry
      self.isTemplate = isTemplate
      self.parameterCount = parameterCount
      self.slotCount = slotCount
      self.givesValue = givesValue
    }

    /// Returns the same function, ending at `end`.
    ///
    /// No instruction leaves more than three values on the stack, and the values that an expression
    /// pushes are popped before it's reached again. ``ProgramVerifier`` enforces this limit.
    fileprivate func ending(at end: Int) -> Function {
      var function = self
      function.room = slotCount + 3 * max(0, end - entry)
      return function
    }
  }

  /// A row of a table; `text` is `nil` for a key that has no equivalent in the target.
  struct TableRow: Sendable {
    let key: TextRange
    let text: TextRange?
  }

  struct TextRange: Hashable, Sendable {
    let start: UInt32
    let count: UInt32
  }
}

/// A member of an object type.
package struct TemplateMemberUse: Hashable, Sendable {
  package let type: ObjectTypeID
  package let member: MemberID

  package init(type: ObjectTypeID, member: MemberID) {
    self.type = type
    self.member = member
  }
}
