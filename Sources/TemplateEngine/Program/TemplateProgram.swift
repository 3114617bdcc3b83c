import Diagnostics

/// A compiled template: instructions, and the text that they print.
///
/// Templates that call the same macros are in one program, and each begins at a function of its own.
package struct TemplateProgram: Sendable {
  let code: [Instruction]
  /// Where each instruction comes from.
  private let spans: [Span]
  /// All text that the template prints as it is.
  let text: [UInt8]
  /// What can be called, and the templates.
  let functions: [Function]
  let families: DispatchTable
  /// The text of each word of each word type.
  let words: [[TextRange]]
  let writers: TextWriters
  /// The tables that the template looks texts up in.
  let tables: [[TableRow]]
  /// The index of the function that is the template.
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

  /// The same program for another of its templates.
  func starting(at function: Int) -> TemplateProgram {
    var program = self
    program.main = function
    return program
  }

  /// The place of the instruction at `address`.
  func span(at address: Int) -> Span { spans[min(address, spans.count - 1)] }

  struct Function: Sendable {
    let entry: Int
    /// Whether this is a template, which is not called.
    let isTemplate: Bool
    let parameterCount: Int
    let slotCount: Int
    /// Whether it leaves a value on the stack and prints nothing.
    let givesValue: Bool
    /// The most values that it has on the stack, slots included.
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

    /// The same, its code reaching up to `end`.
    ///
    /// No instruction leaves more than three values on the stack, and what an expression pushes is
    /// popped before it is reached again; ``ProgramVerifier`` holds each program to that.
    fileprivate func ending(at end: Int) -> Function {
      var function = self
      function.room = slotCount + 3 * max(0, end - entry)
      return function
    }
  }

  /// A row of a table; `nil` for a key that the target has nothing for.
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
