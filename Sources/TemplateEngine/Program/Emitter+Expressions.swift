extension Emitter {
  /// Emits instructions that print a value of type `code`, or of type `text` if a filter makes it
  /// safe.
  mutating func emitPrint(_ value: CheckedExpression) {
    span = value.span
    switch value.kind {
    case .text(let text): addText(Array(text.utf8))
    case .call, .dispatch: emitCall(value)
    case .member(let base, let member):
      if case .slot(let slot) = base.kind {
        add(.printMember(slot: slot, member))
      } else {
        emitValue(value)
        add(.printText)
      }
    case .pair(let first, let second):
      emitPrint(first)
      emitPrint(second)
    case .conditional(let first, let condition, let second):
      let skips = emitCondition(condition)
      emitPrint(first)
      let end = addJump(.jump)
      for skip in skips { land(skip) }
      emitPrint(second)
      land(end)
    case .slot(let slot): add(.printSlot(slot))
    case .styled(let styling, let operand): emit(styling, operand)
    case .wordText(let operand, let type):
      emitValue(operand)
      add(.printWord(type))
    case .printed(let instruction, let operand):
      emitUnary(operand, instruction, value)
    case .joined(let operand, let separator, let element):
      emitValue(operand)
      span = value.span
      emitJoin(range(of: separator.utf8), element)
    default:
      emitValue(value)
      add(.printText)
    }
  }

  private mutating func emitJoin(
    _ separator: TemplateProgram.TextRange,
    _ element: TemplateType
  ) {
    switch element {
    case .integer: add(.printJoined(separator, .integer, nil))
    case .number: add(.printJoined(separator, .number, nil))
    case .word(let type): add(.printJoined(separator, .word, type))
    default: add(.printJoined(separator, .code, nil))
    }
  }

  private mutating func emit(_ styling: TextStyling, _ operand: CheckedExpression) {
    switch styling {
    case .string(let style):
      add(.beginString(style))
      emitPrint(operand)
      add(.endString(style))
    case .indent(let count):
      let blanks = range(of: [UInt8](repeating: UInt8(ascii: " "), count: count))
      add(.pushMargin(blanks))
      emitPrint(operand)
      add(.popMargin(count: blanks.count))
    case .comment(let style):
      add(.beginStyling)
      emitPrint(operand)
      add(.endComment(style))
    case .upper:
      add(.beginStyling)
      emitPrint(operand)
      add(.endCase(isUpper: true))
    case .lower:
      add(.beginStyling)
      emitPrint(operand)
      add(.endCase(isUpper: false))
    case .hash:
      add(.beginStyling)
      emitPrint(operand)
      add(.endHash)
    case .name(let form, let separator):
      let range = range(of: (separator ?? "").utf8)
      add(.beginStyling)
      emitPrint(operand)
      add(.endName(form: form, separator == nil ? nil : range))
    }
  }

  private mutating func emitCall(_ value: CheckedExpression) {
    switch value.kind {
    case .call(let macro, let arguments):
      emitArguments(arguments)
      span = value.span
      add(.call(macro))
    case .dispatch(let family, let arguments):
      emitArguments(arguments)
      span = value.span
      add(.dispatch(family))
    default:
      preconditionFailure("only calls are emitted here")
    }
  }

  /// Emits instructions that push arguments.
  ///
  /// Consecutive slots are pushed by a single instruction.
  private mutating func emitArguments(_ arguments: [CheckedExpression]) {
    var slots: [UInt16] = []
    for argument in arguments {
      if case .slot(let slot) = argument.kind, let slot = UInt16(exactly: slot) {
        span = argument.span
        slots.append(slot)
        if slots.count == 3 { emitSlots(&slots) }
      } else {
        emitSlots(&slots)
        emitValue(argument)
      }
    }
    emitSlots(&slots)
  }

  private mutating func emitSlots(_ slots: inout [UInt16]) {
    switch slots.count {
    case 0: break
    case 1: add(.pushSlot(Int(slots[0])))
    default: add(.pushSlots(slots))
    }
    slots = []
  }

  /// Emits instructions that push a value.
  mutating func emitValue(_ value: CheckedExpression) {
    span = value.span
    switch value.kind {
    case .text(let text):
      let range = range(of: text.utf8)
      add(.pushText(range))
    case .integer(let number): add(.pushInteger(number))
    case .number(let number): add(.pushNumber(number))
    case .bool(let bool): add(.pushBool(bool))
    case .word(let index): add(.pushWord(index))
    case .root: add(.pushRoot)
    case .slot(let slot): add(.pushSlot(slot))
    case .loop(let member): add(.loopMember(member))
    case .member(let base, let member):
      if case .slot(let slot) = base.kind {
        add(.slotMember(slot: slot, member))
      } else {
        emitValue(base)
        add(.member(member))
      }
    case .wordText(let operand, let type): emitUnary(operand, .wordText(type), value)
    case .call, .dispatch, .styled, .printed, .joined, .pair:
      add(.beginCapture)
      emitPrint(value)
      add(.endCapture)
    case .result(let call): emitCall(call)
    case .search(let search, let slot, let list, let condition):
      emitSearch(search, slot, list, condition, at: value)
    case .conditional, .fallback, .and, .or: emitChoice(value)
    default: emitOperation(value)
    }
  }

  private mutating func emitChoice(_ value: CheckedExpression) {
    switch value.kind {
    case .conditional(let first, let condition, let second):
      let skips = emitCondition(condition)
      emitValue(first)
      let end = addJump(.jump)
      for skip in skips { land(skip) }
      emitValue(second)
      land(end)
    case .fallback(let operand, let other):
      emitValue(operand)
      let end = addJump(.jumpIfSome)
      emitValue(other)
      land(end)
    case .and, .or:
      let skips = emitCondition(value)
      add(.pushBool(true))
      let end = addJump(.jump)
      for skip in skips { land(skip) }
      add(.pushBool(false))
      land(end)
    default:
      preconditionFailure("only choices are emitted here")
    }
  }

  private mutating func emitOperation(_ value: CheckedExpression) {
    switch value.kind {
    case .unary(let instruction, let operand): emitUnary(operand, instruction, value)
    case .binary(let instruction, let first, let second):
      emitValue(first)
      emitUnary(second, instruction, value)
    case .lookup(let operand, let table):
      emitUnary(operand, .lookup(table: self.table(table)), value)
    case .not(let operand): emitUnary(operand, Instruction(.not), value)
    case .isOneOf(let operand, let words): emitUnary(operand, .isOneOf(words: words), value)
    case .isCase(let operand, let type): emitUnary(operand, .isCase(type), value)
    case .equal(let first, let second):
      if let (operand, words) = value.wordTest {
        return emitUnary(operand, .isOneOf(words: words), value)
      }
      emitValue(first)
      emitUnary(second, Instruction(first.type.isText ? .equalTexts : .equal), value)
    default:
      preconditionFailure("not an operation")
    }
  }

  /// Emits a loop that ends at the first element that satisfies a condition.
  private mutating func emitSearch(
    _ search: Expression.Search,
    _ slot: Int,
    _ list: CheckedExpression,
    _ condition: CheckedExpression,
    at value: CheckedExpression
  ) {
    emitValue(list)
    span = value.span
    add(.beginLoop(chunk: 0))
    let entry = addJump(.jump)
    let start = here
    let skips = emitCondition(condition)
    span = value.span
    add(.leaveLoop)
    add(search == .any ? .pushBool(true) : .pushSlot(slot))
    let end = addJump(.jump)
    for jump in [entry] + skips { land(jump) }
    add(.nextTurn(slot: slot, start: start, counts: true))
    add(.leaveLoop)
    add(search == .any ? .pushBool(false) : Instruction(.pushNone))
    land(end)
  }

  private mutating func emitUnary(
    _ operand: CheckedExpression,
    _ instruction: Instruction,
    _ value: CheckedExpression
  ) {
    emitValue(operand)
    span = value.span
    add(instruction)
  }
}
