import Diagnostics

/// Runs a program with a stack of values, a stack of calls, and a writer.
///
/// The machine isn't generic over the host, because generic code across modules looks up types at
/// run time. It's noncopyable and manages its own memory, because every instruction reads and
/// writes it.
struct Machine: ~Copyable {
  struct Frame: BitwiseCopyable {
    let returnAddress: Int
    let base: Int
    let madeCount: Int
    let outputStart: Int
  }

  struct Loop: BitwiseCopyable {
    let list: TemplateList
    let chunk: Int
    let madeCount: Int
    /// The index of the next element, from 0.
    var next = 0
    var turn = 0
    /// The total number of iterations.
    var count: Int
  }

  /// The beginning of a line, a styled part, or a capture.
  struct Part: BitwiseCopyable {
    let mark: IndentingWriter.Mark
    let start: Int
    let traceCount: Int
  }

  let host: any TemplateHost
  let limits: TemplateLimits
  let isRecording: Bool

  // MARK: The current program

  // Cached from the program, which is too large to copy.
  private var code = UnsafeBufferPointer<Instruction>(start: nil, count: 0)
  private(set) var text = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
  /// The functions of the macros.
  private(set) var functions = UnsafeBufferPointer<TemplateProgram.Function>(start: nil, count: 0)
  private(set) var families: [DispatchTable.Family] = []
  private(set) var macrosOfFamilies: [Int32] = []
  private(set) var words: [[TemplateProgram.TextRange]] = []
  private(set) var writers = TextWriters.none
  private(set) var tables: [[TemplateProgram.TableRow]] = []
  private(set) var root = TemplateObject(ObjectTypeID(0), 0)

  // MARK: Memory

  var writer = IndentingWriter()
  /// Text created during the run, as a stack: iterations and calls remove the text they created.
  var made = OutputBuffer(capacity: 1 << 20)
  var stack = Stack<TemplateValue>(capacity: 256)
  /// The index of the first slot of the current function.
  var base = 0
  var frames = Stack<Frame>()
  var loops = Stack<Loop>()
  var parts = Stack<Part>()
  /// A scratch buffer for text that is only needed briefly.
  var work = OutputBuffer()
  var steps = 0
  /// The address of the current instruction; only valid when the run has stopped.
  private(set) var address = 0
  var traces: [TemplateTrace] = []
  /// The messages created by `fail`, `warn`, and `unique`.
  var reports: [Report] = []
  /// The objects that have the names recorded by `unique`.
  var claims: [ClaimedName: TemplateObject] = [:]
  /// The number of captures that haven't ended.
  var captures = 0
  /// The traces that haven't ended, outermost first.
  ///
  /// A trace directly inside one of the same object is repeated and adds nothing, except in a
  /// capture, whose text can be printed elsewhere.
  var openTraces: [(object: TemplateObject, start: Int, captures: Int, isRepeated: Bool)] = []
  /// The traces of captured text, as offsets into `made`.
  var madeTraces: [TemplateTrace] = []

  init(host: any TemplateHost, limits: TemplateLimits, isRecording: Bool) {
    self.host = host
    self.limits = limits
    self.isRecording = isRecording
  }

  /// Prepares to run a template.
  ///
  /// - Parameters:
  ///   - main: the template's function.
  ///   - root: the object whose members are the template's names.
  mutating func begin(_ main: TemplateProgram.Function, root: TemplateObject) {
    clear()
    self.root = root
    address = Int(main.entry)
    stack.reserve(Int(main.room))
    stack.fill(to: Int(main.slotCount), with: .none)
  }

  /// Runs the template, or continues after a macro has been compiled.
  ///
  /// - Parameters:
  ///   - program: the code of all functions.
  ///   - functions: the functions of the macros, by their indices in the catalog.
  /// - Returns: the reason the run stopped; `nil` if it's complete.
  mutating func run(
    _ program: TemplateProgram,
    calling functions: [TemplateProgram.Function]
  ) -> RenderFault? {
    families = program.families.families
    macrosOfFamilies = program.families.macros
    words = program.words
    writers = program.writers
    tables = program.tables
    // Macros that are compiled later are added to the program, which would be copied.
    defer {
      families = []
      macrosOfFamilies = []
      words = []
      tables = []
    }
    return program.code.withUnsafeBufferPointer { code in
      program.text.withUnsafeBufferPointer { text in
        functions.withUnsafeBufferPointer { functions in
          self.code = code
          self.text = text
          self.functions = functions
          return run()
        }
      }
    }
  }

  private mutating func run() -> RenderFault? {
    do throws(RenderFault) {
      try execute(from: address)
      try checkOutput()
      dropBlankLinesAtEnd()
      return nil
    } catch {
      return error
    }
  }

  /// Resets the state of the previous run, which may have stopped anywhere.
  private mutating func clear() {
    writer.clear()
    made.truncate(to: 0)
    stack.shrink(to: 0)
    frames.shrink(to: 0)
    loops.shrink(to: 0)
    parts.shrink(to: 0)
    work.truncate(to: 0)
    base = 0
    steps = 0
    traces = []
    reports = []
    claims = [:]
    captures = 0
    openTraces = []
    madeTraces = []
  }

  /// Executes instructions until the template ends.
  ///
  /// The most frequent operations are handled here, at the cost of a single jump. The others are in
  /// `perform`.
  private mutating func execute(from entry: Int) throws(RenderFault) {
    guard let code = code.baseAddress else { return }
    var next = code + entry
    // The address is only needed if the run stops.
    defer { address = next - code - 1 }
    while true {
      let place = next
      // Read in place, because most operations have at most one operand.
      var step: Instruction { place.pointee }
      next += 1
      switch step.operation {
      case .text: writer.appendLine(literal(step))
      case .lineEnd: writer.output.append(UInt8(ascii: "\n"))
      case .printMember:
        try print(try member(step.member, of: stack[unchecked: base &+ step.slot]))
      case .printSlot: try print(stack[unchecked: base &+ step.slot])
      case .printText: try print(pop())
      case .beginLine: beginLine(literal(step))
      case .endLine: endLine(hasLineEnd: step.isSet)
      case .pushMargin: writer.pushMargin(literal(step))
      case .popMargin: writer.popMargin(step.count)
      case .pushText:
        push(
          .literal(start: step.index, count: UInt32(truncatingIfNeeded: step.extra))
        )
      case .pushBool: push(.bool(step.isSet))
      case .pushWord: push(.word(Int(step.index)))
      case .pushSlot: push(stack[unchecked: base &+ step.slot])
      case .pushSlots:
        push(stack[unchecked: base &+ Int(step.id)])
        push(stack[unchecked: base &+ step.slot])
        if step.flag > 2 { push(stack[unchecked: base &+ step.otherSlot]) }
      case .storeSlot:
        let value = pop()
        stack[unchecked: base &+ step.slot] = value
      case .member: top = try member(step.member, of: top)
      case .slotMember: push(try member(step.member, of: stack[unchecked: base &+ step.slot]))
      case .isNone: top = .bool(top.isNone)
      case .isEmpty:
        let value = pop()
        push(.bool(try isEmpty(value)))
      case .isOneOf: top = .bool(try isOneOf(top, step.extra))
      case .isCase: top = .bool(try object(top).type == step.objectType)
      case .cast:
        if try object(top).type != step.objectType { top = .none }
      case .not:
        let value = try popBool()
        push(.bool(!value))
      case .equal:
        let second = pop()
        top = .bool(try isEqual(top, second))
      case .beginCapture: beginCapture()
      case .endCapture: try endCapture(isBlock: step.isSet)
      case .jump: next = code + step.target
      case .jumpUnless: if !(try popBool()) { next = code + step.target }
      case .jumpIf: if try popBool() { next = code + step.target }
      case .jumpUnlessMember: if !(try isTrue(step)) { next = code + step.target }
      case .jumpIfMember: if try isTrue(step) { next = code + step.target }
      case .jumpUnlessMemberIsOneOf:
        if !(try isOneOf(step)) { next = code + step.target }
      case .jumpIfMemberIsOneOf: if try isOneOf(step) { next = code + step.target }
      case .jumpUnlessCase:
        if try object(pop()).type != step.objectType { next = code + step.target }
      case .jumpIfCase:
        if try object(pop()).type == step.objectType { next = code + step.target }
      case .jumpIfNone:
        if top.isNone {
          _ = pop()
          next = code + step.target
        }
      case .jumpIfSome: if top.isNone { _ = pop() } else { next = code + step.target }
      case .call: next = code + (try call(Int(step.index), returningTo: next - code))
      case .dispatch:
        next = code + (try call(try macro(of: Int(step.index)), returningTo: next - code))
      case .returnFromCall: next = code + (try returnFromCall())
      case .returnValue: next = code + (try returnValue())
      case .nextTurn:
        if try nextTurn(slot: step.otherSlot, counts: step.isSet) {
          next = code + step.target
        }
      case .acceptTurn: loops.top.turn &+= 1
      case .jumpIfFirstTurn: if loops.top.turn <= 1 { next = code + step.target }
      case .leaveLoop: _ = loops.popUnchecked()
      case .report: try report(step, at: next - code - 1)
      case .claim: try claim(at: next - code - 1)
      case .endLoop: if loops.popUnchecked().turn > 0 { next = code + step.target }
      case .beginTrack: if isRecording { beginTrack(stack[unchecked: base &+ step.slot]) }
      case .endTrack: if isRecording { endTrack() }
      case .stop: return
      case .printNumber, .printWord, .beginString, .endString, .beginStyling, .endComment:
        try performText(step)
      // Without a default, the operation needs no check.
      case .printInteger, .printHex, .printJoined, .endCase, .endName, .endHash, .pushPosition,
        .hashSince, .beginInclude, .endInclude, .pushInteger, .pushNumber, .pushRoot, .loopMember,
        .count, .element, .skip, .take, .toNumber, .round, .negateInteger, .negateNumber,
        .integerArithmetic, .numberArithmetic, .orderIntegers, .orderNumbers, .equalTexts,
        .wordText, .pushNone, .contains, .lookup, .beginLoop, .rewindLoop:
        try perform(step)
      }
    }
  }

  // MARK: - Values

  /// Returns the text operand of an instruction.
  func literal(_ step: Instruction) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: text.baseAddress.map { $0 + Int(step.index) }, count: step.count)
  }

  func slice(_ start: UInt32, _ count: UInt32) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: text.baseAddress.map { $0 + Int(start) }, count: Int(count))
  }

  mutating func push(_ value: TemplateValue) { stack.pushReserved(value) }

  mutating func pop() -> TemplateValue { stack.popUnchecked() }

  mutating func popBool() throws(RenderFault) -> Bool {
    guard case .bool(let value) = pop() else { throw .unexpectedValue }
    return value
  }

  private func object(_ value: TemplateValue) throws(RenderFault) -> TemplateObject {
    guard case .object(let object) = value else { throw .unexpectedValue }
    return object
  }

  func member(_ member: MemberID, of value: TemplateValue) throws(RenderFault) -> TemplateValue {
    guard case .object(let object) = value else { throw .unexpectedValue }
    return host.member(member, of: object)
  }

  /// Whether a Boolean member of a slot is true.
  private func isTrue(_ step: Instruction) throws(RenderFault) -> Bool {
    let value = try member(step.member, of: stack[unchecked: base &+ step.otherSlot])
    guard case .bool(let isTrue) = value else { throw .unexpectedValue }
    return isTrue
  }

  /// Whether a member of a slot is one of the words.
  @inline(__always)
  private func isOneOf(_ step: Instruction) throws(RenderFault) -> Bool {
    try isOneOf(try member(step.member, of: stack[unchecked: base &+ step.otherSlot]), step.words)
  }

  @inline(__always)
  private func isOneOf(_ value: TemplateValue, _ words: UInt64) throws(RenderFault) -> Bool {
    guard case .word(let word) = value else { throw .unexpectedValue }
    // A word beyond the last bit isn't in the set.
    return words >> UInt64(truncatingIfNeeded: word) & 1 != 0
  }

  // MARK: - Limits

  /// Removes the text after the first `count` bytes of `made`.
  mutating func truncateMade(to count: Int) {
    if made.count > count { dropMade(from: count) }
  }

  private mutating func dropMade(from count: Int) {
    made.truncate(to: count)
    while let last = madeTraces.last, last.bytes.upperBound > count { madeTraces.removeLast() }
  }

  mutating func step() throws(RenderFault) {
    steps &+= 1
    if steps > limits.steps { throw .steps }
  }

  func checkOutput() throws(RenderFault) {
    if writer.count > limits.outputBytes { throw .outputBytes }
  }

  // MARK: - Loops

  @inline(__always)
  private mutating func nextTurn(slot: Int, counts: Bool) throws(RenderFault) -> Bool {
    try step()
    try checkOutput()
    let loop = loops.top
    truncateMade(to: loop.madeCount)
    let count = Int(loop.list.count)
    guard loop.next < count else { return false }
    let first = Int(loop.list.start) + loop.next
    if loop.chunk == 0 {
      stack[unchecked: base + slot] = host.element(at: first, of: loop.list)
      loops.top.next = loop.next + 1
    } else {
      var part = loop.list
      part.start = UInt32(clamping: first)
      part.count = UInt32(clamping: min(loop.chunk, count - loop.next))
      stack[unchecked: base + slot] = .list(part)
      loops.top.next = loop.next + loop.chunk
    }
    if counts { loops.top.turn += 1 }
    return true
  }
}
