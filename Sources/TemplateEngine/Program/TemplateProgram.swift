import Diagnostics

/// The compiled functions of a target's templates: instructions, and the text that they print.
///
/// Functions are only added, so addresses and indices stay valid.
struct TemplateProgram: Sendable {
  var code: [Instruction] = []
  /// The source location of each instruction.
  var spans: [Span] = []
  /// All text that the templates print verbatim.
  var text: [UInt8] = []
  /// The families of the catalog.
  var families = DispatchTable()
  /// The text of each word of each word type.
  var words: [[TextRange]] = []
  let writers: TextWriters
  /// The tables for lookups.
  var tables: [[TableRow]] = []

  init(writers: TextWriters) {
    self.writers = writers
  }

  /// Returns the source location of the instruction at `address`.
  func span(at address: Int) -> Span { spans[min(address, spans.count - 1)] }

  /// What a call of a macro pops and pushes.
  struct Signature {
    let parameterCount: Int
    /// Whether it returns a value instead of printing.
    let givesValue: Bool
  }

  /// A compiled macro or template, in a form that a call can read at once.
  struct Function: BitwiseCopyable {
    /// The address of its first instruction; -1 if it hasn't been compiled.
    let entry: Int32
    /// The number of its instructions.
    let count: Int32
    let parameterCount: Int32
    let slotCount: Int32
    /// The maximum number of values on the stack, including the slots.
    ///
    /// No instruction leaves more than three values on the stack, and the values that an expression
    /// pushes are popped before it's reached again. ``ProgramVerifier`` enforces this limit.
    let room: Int32
    /// Whether this is a template, which can't be called.
    let isTemplate: Bool
    /// Whether it returns a value instead of printing.
    let givesValue: Bool

    /// A function that hasn't been compiled.
    static let missing = Self(
      -1..<(-1),
      isTemplate: false,
      parameterCount: 0,
      slotCount: 0,
      givesValue: false
    )

    init(
      _ addresses: Range<Int>,
      isTemplate: Bool,
      parameterCount: Int,
      slotCount: Int,
      givesValue: Bool
    ) {
      entry = Int32(clamping: addresses.lowerBound)
      count = Int32(clamping: addresses.count)
      self.isTemplate = isTemplate
      self.parameterCount = Int32(clamping: parameterCount)
      self.slotCount = Int32(clamping: slotCount)
      self.givesValue = givesValue
      room = Int32(clamping: slotCount + 3 * addresses.count)
    }

    var isMissing: Bool { entry < 0 }
    /// The addresses of its instructions.
    var addresses: Range<Int> { Int(entry)..<Int(entry) + Int(count) }
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
