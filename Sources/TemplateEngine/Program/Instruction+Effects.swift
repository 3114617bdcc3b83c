/// The effect of an instruction on the machine's stacks.
struct Effect: Equatable {
  var popped = 0
  var pushed = 0
  /// 1 for an instruction that begins a loop, -1 for one that ends it.
  var loops = 0
  /// 1 for an instruction that begins a part (a range of output that is transformed or removed
  /// later), -1 for one that ends it.
  var parts = 0
}

/// The properties of operations that ``ProgramVerifier`` relies on.
///
/// They must match the machine.
extension Instruction {
  /// The effect of an instruction other than a call.
  var effect: Effect {
    switch operation {
    case .text, .lineEnd, .printMember, .printSlot, .pushMargin, .popMargin: Effect()
    case .printText, .printInteger, .printNumber, .printHex, .printWord, .printJoined, .storeSlot:
      Effect(popped: 1)
    case .beginString, .beginStyling, .beginCapture, .beginLine, .beginInclude: Effect(parts: 1)
    case .endString, .endComment, .endCase, .endName, .endHash, .endLine, .endInclude:
      Effect(parts: -1)
    case .endCapture: Effect(pushed: 1, parts: -1)
    case .pushText, .pushInteger, .pushNumber, .pushBool, .pushWord, .pushRoot, .pushSlot,
      .slotMember, .loopMember, .pushNone, .pushPosition:
      Effect(pushed: 1)
    case .pushSlots: Effect(pushed: flag > 2 ? 3 : 2)
    case .member, .count, .element, .skip, .take, .toNumber, .round, .negateInteger, .negateNumber,
      .not, .isNone, .isEmpty, .isOneOf, .isCase, .cast, .wordText, .lookup, .hashSince,
      .jumpIfNone,
      .jumpIfSome:
      Effect(popped: 1, pushed: 1)
    case .integerArithmetic, .numberArithmetic, .orderIntegers, .orderNumbers, .equal, .equalTexts,
      .contains:
      Effect(popped: 2, pushed: 1)
    case .jumpUnless, .jumpIf, .jumpUnlessCase, .jumpIfCase: Effect(popped: 1)
    case .jump, .jumpUnlessMember, .jumpIfMember, .jumpUnlessMemberIsOneOf, .jumpIfMemberIsOneOf:
      Effect()
    case .beginLoop: Effect(popped: 1, loops: 1)
    case .endLoop, .leaveLoop: Effect(loops: -1)
    case .report: Effect(popped: isSet ? 2 : 1)
    case .returnValue: Effect(popped: 1)
    case .claim: Effect(popped: 2)
    case .nextTurn, .acceptTurn, .rewindLoop, .jumpIfFirstTurn, .beginTrack, .endTrack: Effect()
    case .call, .dispatch, .returnFromCall, .stop: Effect()
    }
  }

  /// Whether execution can continue at ``target``.
  var jumps: Bool {
    switch operation {
    case .jump, .jumpUnless, .jumpIf, .jumpUnlessCase, .jumpIfCase, .jumpUnlessMember,
      .jumpIfMember, .jumpUnlessMemberIsOneOf, .jumpIfMemberIsOneOf, .jumpIfNone, .jumpIfSome,
      .nextTurn, .jumpIfFirstTurn, .endLoop:
      true
    default: false
    }
  }

  /// Whether it requires a current loop.
  var needsLoop: Bool {
    switch operation {
    case .nextTurn, .acceptTurn, .rewindLoop, .jumpIfFirstTurn, .endLoop, .leaveLoop: true
    default: false
    }
  }

  /// Whether its operands are a range of the program's text.
  var hasText: Bool {
    switch operation {
    case .text, .pushText, .beginLine, .pushMargin, .printJoined, .endName: true
    default: false
    }
  }

  /// Whether it only reads and writes slots less than `count`.
  func usesOnlySlots(below count: Int) -> Bool {
    switch operation {
    case .printMember, .printSlot, .pushSlot, .storeSlot, .slotMember, .beginTrack: slot < count
    case .pushSlots: Int(id) < count && slot < count && (flag <= 2 || otherSlot < count)
    case .jumpUnlessMember, .jumpIfMember, .jumpUnlessMemberIsOneOf, .jumpIfMemberIsOneOf,
      .nextTurn:
      otherSlot < count
    default: true
    }
  }
}
