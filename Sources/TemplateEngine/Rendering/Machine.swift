import Diagnostics

/// Runs a program: a stack of values, a stack of calls, and a writer.
///
/// Not generic over the host: what is generic across modules looks up its types while it runs. Not
/// copyable: a copy that the compiler makes counts a reference for every array in here.
struct Machine: ~Copyable {
  struct Frame {
    let returnAddress: Int
    let base: Int
    let madeCount: Int
    let outputStart: Int
    let loopCount: Int
  }

  struct Loop {
    let list: TemplateList
    let chunk: Int
    let madeCount: Int
    /// The element that comes next, from 0.
    var next = 0
    var turn = 0
    /// The number of all turns.
    var count: Int
  }

  /// The place where a line, a styled part or a capture began.
  struct Part {
    let mark: IndentingWriter.Mark
    let start: Int
    let traceCount: Int
  }

  let program: TemplateProgram
  let code: UnsafeBufferPointer<Instruction>
  let text: UnsafeBufferPointer<UInt8>
  let host: any TemplateHost
  let root: TemplateObject
  let limits: TemplateLimits
  var writer: IndentingWriter
  /// Text that was made while running, as a stack: turns and calls take away what they made.
  var made: [UInt8] = []
  var stack: [TemplateValue]
  /// The first free place of the stack.
  var top = 0
  /// Where the slots of the function at hand begin.
  var base = 0
  var frames: [Frame] = []
  var loops: [Loop] = []
  var parts: [Part] = []
  var work: [UInt8] = []
  var steps = 0
  var address = 0
  let outputLimit: Int
  let isRecording: Bool
  var traces: [TemplateTrace] = []
  var openTraces: [(object: TemplateObject, start: Int)] = []
  /// The traces of captured text, as offsets into `made`.
  var madeTraces: [TemplateTrace] = []
  let outputStart: Int

  init(
    program: TemplateProgram,
    code: UnsafeBufferPointer<Instruction>,
    text: UnsafeBufferPointer<UInt8>,
    host: any TemplateHost,
    root: TemplateObject,
    limits: TemplateLimits,
    output: [UInt8],
    isRecording: Bool
  ) {
    self.program = program
    self.code = code
    self.text = text
    self.host = host
    self.root = root
    self.limits = limits
    self.isRecording = isRecording
    outputStart = output.count
    outputLimit = output.count.addingReportingOverflow(limits.outputBytes).partialValue
    writer = IndentingWriter(output)
    stack = [TemplateValue](repeating: .none, count: 256)
  }

  /// Runs the template, and gives what stopped it before its end.
  mutating func run() -> Diagnostic? {
    do throws(RenderFault) {
      guard let main = program.functions.last else { return nil }
      address = main.entry
      reserve(main.slotCount)
      top = main.slotCount
      try execute()
      try checkOutput()
      return nil
    } catch {
      let span = program.spans[min(address, program.spans.count - 1)]
      return TemplateDiagnostics.stopped(error, at: span, limits: limits)
    }
  }

  private mutating func execute() throws(RenderFault) {
    while true {
      switch code[address] {
      case .text(let start, let count):
        writer.append(slice(start, count))
      case .printMember(let slot, let member):
        try print(try self.member(member, of: stack[base + Int(slot)]))
      case .printText:
        try print(pop())
      case .jump(let target):
        address = Int(target)
        continue
      case .jumpUnless(let target):
        guard try popBool() else {
          address = Int(target)
          continue
        }
      case .jumpIfNone(let target):
        if case .none = stack[top - 1] {
          top -= 1
          address = Int(target)
          continue
        }
      case .jumpIfSome(let target):
        guard case .none = stack[top - 1] else {
          address = Int(target)
          continue
        }
        top -= 1
      case .call(let function):
        try call(Int(function))
        continue
      case .dispatch(let family):
        try call(try function(of: Int(family)))
        continue
      case .returnFromCall:
        try returnFromCall()
        continue
      case .nextTurn(let slot, let exit):
        guard try nextTurn(slot: Int(slot)) else {
          address = Int(exit)
          continue
        }
      case .jumpIfFirstTurn(let target):
        if let loop = loops.last, loop.turn <= 1 {
          address = Int(target)
          continue
        }
      case .endLoop(let target):
        if let loop = loops.popLast(), loop.turn > 0 {
          address = Int(target)
          continue
        }
      case .stop:
        return
      default:
        try perform(code[address])
      }
      address += 1
    }
  }

  // MARK: - Values

  func slice(_ start: UInt32, _ count: UInt32) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: text[Int(start)..<Int(start) + Int(count)])
  }

  mutating func push(_ value: TemplateValue) {
    if top == stack.count { reserve(stack.count) }
    stack[top] = value
    top += 1
  }

  mutating func pop() -> TemplateValue {
    top -= 1
    return stack[top]
  }

  mutating func popBool() throws(RenderFault) -> Bool {
    guard case .bool(let value) = pop() else { throw .unexpectedValue }
    return value
  }

  mutating func popInteger() throws(RenderFault) -> Int {
    guard case .integer(let value) = pop() else { throw .unexpectedValue }
    return value
  }

  mutating func popNumber() throws(RenderFault) -> Double {
    guard case .number(let value) = pop() else { throw .unexpectedValue }
    return value
  }

  mutating func popList() throws(RenderFault) -> TemplateList {
    guard case .list(let value) = pop() else { throw .unexpectedValue }
    return value
  }

  func member(_ member: MemberID, of value: TemplateValue) throws(RenderFault) -> TemplateValue {
    guard case .object(let object) = value else { throw .unexpectedValue }
    return host.member(member, of: object)
  }

  /// Makes room for so many values above the top.
  mutating func reserve(_ count: Int) {
    let missing = top + count - stack.count
    if missing > 0 {
      stack += [TemplateValue](repeating: .none, count: max(missing, stack.count))
    }
  }

  // MARK: - Calls

  private func function(of family: Int) throws(RenderFault) -> Int {
    let functions = program.families[family].functions
    // The object stands below the other arguments, whose number all functions agree on.
    guard let sample = functions.first(where: { $0 >= 0 }) else { throw .unexpectedValue }
    let count = program.functions[Int(sample)].parameterCount
    guard case .object(let object) = stack[top - count], Int(object.type.index) < functions.count
    else { throw .unexpectedValue }
    let function = functions[Int(object.type.index)]
    guard function >= 0 else { throw .unexpectedValue }
    return Int(function)
  }

  private mutating func call(_ index: Int) throws(RenderFault) {
    let function = program.functions[index]
    guard frames.count < limits.callDepth else { throw .callDepth }
    try step()
    frames.append(
      Frame(
        returnAddress: address + 1,
        base: base,
        madeCount: made.count,
        outputStart: writer.count,
        loopCount: loops.count
      )
    )
    base = top - function.parameterCount
    reserve(function.slotCount - function.parameterCount)
    top = base + function.slotCount
    address = function.entry
  }

  private mutating func returnFromCall() throws(RenderFault) {
    guard let frame = frames.popLast() else { throw .unexpectedValue }
    writer.dropLineEnd(after: frame.outputStart)
    truncateMade(to: frame.madeCount)
    top = base
    base = frame.base
    address = frame.returnAddress
    try checkOutput()
  }

  /// Takes away text that was made since `made` had `count` bytes.
  private mutating func truncateMade(to count: Int) {
    guard made.count > count else { return }
    made.removeLast(made.count - count)
    while let last = madeTraces.last, last.bytes.upperBound > count { madeTraces.removeLast() }
  }

  mutating func step() throws(RenderFault) {
    steps += 1
    if steps > limits.steps { throw .steps }
  }

  func checkOutput() throws(RenderFault) {
    if writer.count > outputLimit { throw .outputBytes }
  }

  // MARK: - Loops

  private mutating func nextTurn(slot: Int) throws(RenderFault) -> Bool {
    try step()
    try checkOutput()
    let last = loops.count - 1
    let loop = loops[last]
    truncateMade(to: loop.madeCount)
    let count = Int(loop.list.count)
    guard loop.next < count else { return false }
    let first = Int(loop.list.start) + loop.next
    if loop.chunk == 0 {
      stack[base + slot] = host.element(at: first, of: loop.list)
      loops[last].next = loop.next + 1
    } else {
      var part = loop.list
      part.start = UInt32(clamping: first)
      part.count = UInt32(clamping: min(loop.chunk, count - loop.next))
      stack[base + slot] = .list(part)
      loops[last].next = loop.next + loop.chunk
    }
    return true
  }
}
