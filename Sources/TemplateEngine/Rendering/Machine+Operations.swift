import Diagnostics

extension Machine {
  /// Performs an instruction that doesn't jump.
  mutating func perform(_ instruction: Instruction) throws(RenderFault) {
    switch instruction.operation {
    case .pushInteger: push(.integer(instruction.count))
    case .pushNumber: push(.number(Double(bitPattern: instruction.extra)))
    case .pushRoot: push(.object(root))
    case .loopMember: pushLoopMember(LoopMember(rawValue: instruction.flag) ?? .count)
    case .beginLoop: try beginLoop(chunk: Int(instruction.index))
    case .rewindLoop:
      loops.top.count = loops.top.turn
      loops.top.next = 0
      loops.top.turn = 0
    case .pushNone: push(.none)
    case .contains: try contains(areTexts: instruction.isSet)
    case .lookup: try lookUp(Int(instruction.index))
    case .equalTexts:
      let second = pop()
      let first = pop()
      push(.bool(try areEqualTexts(first, second)))
    default: try performText(instruction)
    }
  }

  private mutating func pushLoopMember(_ member: LoopMember) {
    guard !loops.isEmpty else { return push(.none) }
    let loop = loops.top
    switch member {
    case .index: push(.integer(loop.turn))
    case .index0: push(.integer(loop.turn - 1))
    case .first: push(.bool(loop.turn == 1))
    case .last: push(.bool(loop.turn == loop.count))
    case .count: push(.integer(loop.count))
    }
  }

  private mutating func beginLoop(chunk: Int) throws(RenderFault) {
    let list = try popList()
    let elements = Int(list.count)
    let count = chunk == 0 ? elements : (elements + chunk - 1) / chunk
    loops.push(Loop(list: list, chunk: chunk, madeCount: made.count, count: count))
  }

  mutating func beginTrack(_ value: TemplateValue) {
    guard case .object(let object) = value else { return }
    let last = openTraces.last
    let isRepeated = last?.object == object && last?.captures == captures
    openTraces.append((object, writer.count, captures, isRepeated))
  }

  mutating func endTrack() {
    guard let (object, start, _, isRepeated) = openTraces.popLast(), !isRepeated,
      start < writer.count
    else { return }
    traces.append(
      TemplateTrace(object: object, bytes: start..<writer.count)
    )
  }

  // MARK: - Computing

  mutating func compute(_ instruction: Instruction) throws(RenderFault) {
    switch instruction.operation {
    case .toNumber: push(.number(Double(try popInteger())))
    case .round:
      guard let value = try popNumber().nearestInteger else { throw .overflow }
      push(.integer(value))
    case .negateInteger:
      let (value, overflow) = (0).subtractingReportingOverflow(try popInteger())
      guard !overflow else { throw .overflow }
      push(.integer(value))
    case .negateNumber: push(.number(-(try popNumber())))
    case .integerArithmetic: try computeInteger(instruction.arithmetic)
    case .numberArithmetic: try computeNumber(instruction.arithmetic)
    case .orderIntegers:
      let second = try popInteger()
      let first = try popInteger()
      push(.bool(instruction.isStrict ? first < second : first <= second))
    case .orderNumbers:
      let second = try popNumber()
      let first = try popNumber()
      push(.bool(instruction.isStrict ? first < second : first <= second))
    default: try performList(instruction)
    }
  }

  private mutating func computeInteger(_ sign: Arithmetic) throws(RenderFault) {
    let second = try popInteger()
    let first = try popInteger()
    let (value, overflow) =
      switch sign {
      case .add: first.addingReportingOverflow(second)
      case .subtract: first.subtractingReportingOverflow(second)
      case .multiply: first.multipliedReportingOverflow(by: second)
      case .divide: (0, true)
      }
    guard !overflow else { throw .overflow }
    push(.integer(value))
  }

  private mutating func computeNumber(_ sign: Arithmetic) throws(RenderFault) {
    let second = try popNumber()
    let first = try popNumber()
    switch sign {
    case .add: push(.number(first + second))
    case .subtract: push(.number(first - second))
    case .multiply: push(.number(first * second))
    case .divide: push(.number(first / second))
    }
  }

  @inline(__always)
  func isEqual(_ first: TemplateValue, _ second: TemplateValue) throws(RenderFault)
    -> Bool
  {
    switch (first, second) {
    case (.bool(let one), .bool(let other)): one == other
    case (.integer(let one), .integer(let other)): one == other
    case (.number(let one), .number(let other)): one == other
    case (.word(let one), .word(let other)): one == other
    case (.object(let one), .object(let other)): one == other
    default: throw .unexpectedValue
    }
  }

  mutating func isEmpty(_ value: TemplateValue) throws(RenderFault) -> Bool {
    switch value {
    case .list(let list): list.count == 0
    case .literal(_, let count), .made(_, let count): count == 0
    default: try temporaryLocation(value).range.isEmpty
    }
  }

  private mutating func performList(_ instruction: Instruction) throws(RenderFault) {
    switch instruction.operation {
    case .count: push(.integer(Int(try popList().count)))
    case .element:
      let list = try popList()
      if list.count == 0 {
        push(.none)
      } else {
        let index = Int(list.start) + (instruction.isSet ? Int(list.count) - 1 : 0)
        push(host.element(at: index, of: list))
      }
    case .skip:
      var list = try popList()
      let skipped = min(instruction.index, list.count)
      list.start = UInt32(clamping: Int(list.start) + Int(skipped))
      list.count -= skipped
      push(.list(list))
    case .take:
      var list = try popList()
      list.count = min(instruction.index, list.count)
      push(.list(list))
    default: throw .unexpectedValue
    }
  }
}
