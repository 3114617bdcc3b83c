import Diagnostics
import Testing

@testable import TemplateEngine

/// The interpreter trusts verified programs, so every way to access invalid memory is tested here.
@Suite struct ProgramVerifierTests {
  @Test func `a program with correct stack usage is valid`() {
    let code: [Instruction] = [
      Instruction(.pushRoot), .storeSlot(0), .slotMember(slot: 0, MemberID(0)),
      .beginLoop(chunk: 0),
      Self.jump(.jump, to: 7), Instruction(.beginCapture), Instruction(.endCapture),
      .nextTurn(slot: 0, start: 5, counts: true),
    ]
    #expect(flaw(code, slots: 1) != nil)
    let sound: [Instruction] = [
      .slotMember(slot: 0, MemberID(0)), .beginLoop(chunk: 0), Self.jump(.jump, to: 4),
      .printSlot(0), .nextTurn(slot: 0, start: 3, counts: true), Self.jump(.endLoop, to: 6),
      Instruction(.stop),
    ]
    #expect(flaw(sound, slots: 1) == nil)
  }

  @Test(arguments: [
    ("a value that nobody pushed is popped", [Instruction(.printText), Instruction(.stop)]),
    ("a slot that the function does not have", [.printSlot(1), Instruction(.stop)]),
    (
      "a second slot that it does not have",
      [.pushSlots([0, 1]), .storeSlot(0), .storeSlot(0), Instruction(.stop)]
    ),
    ("a slot of a condition", [.jump(ifMember: MemberID(0), ofSlot: 9, true), Instruction(.stop)]),
    ("a part is ended that was not begun", [.endString(0), Instruction(.stop)]),
    ("a line is ended that was not begun", [.endLine(hasLineEnd: true), Instruction(.stop)]),
    ("a part is left open", [Instruction(.beginStyling), Instruction(.stop)]),
    ("a loop is left open", [Instruction(.pushRoot), .beginLoop(chunk: 0), Instruction(.stop)]),
    ("a turn without a loop", [.nextTurn(slot: 0, start: 0, counts: true), Instruction(.stop)]),
    ("a value is left behind", [.pushBool(true), Instruction(.stop)]),
    ("the function has no end", [Instruction(.lineEnd)]),
    (
      "a jump leads out of the function",
      [ProgramVerifierTests.jump(.jump, to: 7), Instruction(.stop)]
    ),
    (
      "the ways to one place differ",
      [
        .pushBool(true), ProgramVerifierTests.jump(.jumpIf, to: 3), .pushBool(true),
        Instruction(.stop),
      ]
    ),
    (
      "text beyond the program's",
      [.text(TemplateProgram.TextRange(start: 0, count: 1)), Instruction(.stop)]
    ),
    ("a macro that there is not", [.call(3), Instruction(.stop)]),
    ("a family that there is not", [.dispatch(0), Instruction(.stop)]),
    ("a macro's end in a template", [Instruction(.returnFromCall)]),
  ])
  func `a program with out-of-bounds accesses is rejected`(_ name: String, _ code: [Instruction]) {
    #expect(flaw(code, slots: 1) != nil, "\(name)")
  }

  @Test func `a call removes its arguments and may push a value`() {
    let macros = [
      TemplateProgram.Signature(parameterCount: 2, givesValue: false),
      TemplateProgram.Signature(parameterCount: 0, givesValue: true),
    ]
    let sound: [Instruction] = [
      .pushBool(true), .call(1), .call(0), Instruction(.stop),
    ]
    #expect(flaw(sound, slots: 0, macros) == nil)
    let few: [Instruction] = [.pushBool(true), .call(0), Instruction(.stop)]
    #expect(flaw(few, slots: 0, macros) != nil)
    let left: [Instruction] = [.call(1), Instruction(.stop)]
    #expect(flaw(left, slots: 0, macros) != nil)
  }

  static func jump(_ operation: Operation, to target: UInt32) -> Instruction {
    Instruction(operation, index: target)
  }

  private func flaw(
    _ code: [Instruction],
    slots: Int,
    _ macros: [TemplateProgram.Signature] = []
  ) -> ProgramVerifier.Flaw? {
    var program = TemplateProgram(writers: .none)
    program.code = code
    let main = TemplateProgram.Function(
      code.indices,
      isTemplate: true,
      parameterCount: 0,
      slotCount: slots,
      givesValue: false
    )
    return ProgramVerifier.flaw(in: main, of: program, calling: macros)
  }
}
