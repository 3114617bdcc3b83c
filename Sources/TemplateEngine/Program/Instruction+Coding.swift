/// Programs as numbers. An operation keeps its number: programs that are built in name it.
extension Instruction {
  /// The number of the operation and its operands.
  var numbers: [UInt64] {
    switch self {
    case .text(start: let first, count: let second): [0, UInt64(first), UInt64(second)]
    case .printText: [1]
    case .printMember(slot: let first, let second): [2, UInt64(first), UInt64(second.index)]
    case .printInteger: [3]
    case .printNumber(digits: let first, isFloat: let second):
      [4, UInt64(UInt8(bitPattern: first)), second ? 1 : 0]
    case .printHex(digits: let first): [5, UInt64(UInt8(bitPattern: first))]
    case .printWord(let first): [6, UInt64(first.index)]
    case .printJoined(separator: let first, count: let second, let third):
      [7, UInt64(first), UInt64(second), third.number]
    case .beginString(let first): [8, UInt64(first)]
    case .endString(let first): [9, UInt64(first)]
    case .beginStyling: [10]
    case .endComment(let first): [11, UInt64(first)]
    case .endCase(isUpper: let first): [12, first ? 1 : 0]
    case .endWrap(width: let first): [13, UInt64(first)]
    case .beginCapture: [14]
    case .endCapture: [15]
    case .beginLine(start: let first, count: let second): [16, UInt64(first), UInt64(second)]
    case .endLine(hasLineEnd: let first): [17, first ? 1 : 0]
    case .pushMargin(start: let first, count: let second): [18, UInt64(first), UInt64(second)]
    case .popMargin(count: let first): [19, UInt64(first)]
    case .beginInclude: [20]
    case .endInclude: [21]
    case .pushText(start: let first, count: let second): [22, UInt64(first), UInt64(second)]
    case .pushInteger(let first): [23, UInt64(bitPattern: Int64(first))]
    case .pushNumber(let first): [24, first.bitPattern]
    case .pushBool(let first): [25, first ? 1 : 0]
    case .pushWord(let first): [26, UInt64(first)]
    case .pushRoot: [27]
    case .pushSlot(let first): [28, UInt64(first)]
    case .storeSlot(let first): [29, UInt64(first)]
    case .member(let first): [30, UInt64(first.index)]
    case .slotMember(slot: let first, let second): [31, UInt64(first), UInt64(second.index)]
    case .loopMember(let first): [32, first.number]
    case .count: [33]
    case .element(isLast: let first): [34, first ? 1 : 0]
    case .skip(let first): [35, UInt64(first)]
    case .take(let first): [36, UInt64(first)]
    case .toNumber: [37]
    case .round: [38]
    case .negateInteger: [39]
    case .negateNumber: [40]
    case .integerArithmetic(let first): [41, UInt64(first.rawValue)]
    case .numberArithmetic(let first): [42, UInt64(first.rawValue)]
    case .orderIntegers(let first): [43, UInt64(first.rawValue)]
    case .orderNumbers(let first): [44, UInt64(first.rawValue)]
    case .equal: [45]
    case .equalTexts: [46]
    case .not: [47]
    case .isNone: [48]
    case .isEmpty: [49]
    case .isCase(let first): [50, UInt64(first.index)]
    case .cast(let first): [51, UInt64(first.index)]
    case .wordText(let first): [52, UInt64(first.index)]
    case .jump(let first): [53, UInt64(first)]
    case .jumpUnless(let first): [54, UInt64(first)]
    case .jumpIfNone(let first): [55, UInt64(first)]
    case .jumpIfSome(let first): [56, UInt64(first)]
    case .call(let first): [57, UInt64(first)]
    case .dispatch(let first): [58, UInt64(first)]
    case .returnFromCall: [59]
    case .stop: [60]
    case .beginLoop(chunk: let first): [61, UInt64(first)]
    case .nextTurn(slot: let first, start: let second, counts: let third):
      [62, UInt64(first), UInt64(second), third ? 1 : 0]
    case .acceptTurn: [63]
    case .rewindLoop: [64]
    case .jumpIfFirstTurn(let first): [65, UInt64(first)]
    case .endLoop(let first): [66, UInt64(first)]
    case .beginTrack(slot: let first): [67, UInt64(first)]
    case .endTrack: [68]
    case .piece(start: let first, count: let second): [79, UInt64(first), UInt64(second)]
    case .printSlot(let first): [69, UInt64(first)]
    case .pushSlots(count: let count, let first, let second, let third):
      [70, UInt64(count), UInt64(first), UInt64(second), UInt64(third)]
    case .isOneOf(words: let first): [71, first]
    case .jumpIf(let first): [72, UInt64(first)]
    case .jumpUnlessCase(let first, let second): [73, UInt64(first.index), UInt64(second)]
    case .jumpIfCase(let first, let second): [74, UInt64(first.index), UInt64(second)]
    case .jumpUnlessMember(slot: let first, let second, let third):
      [75, UInt64(first), UInt64(second.index), UInt64(third)]
    case .jumpIfMember(slot: let first, let second, let third):
      [76, UInt64(first), UInt64(second.index), UInt64(third)]
    case .jumpUnlessMemberIsOneOf(slot: let first, let second, words: let third, let fourth):
      [77, UInt64(first), UInt64(second.index), UInt64(third), UInt64(fourth)]
    case .jumpIfMemberIsOneOf(slot: let first, let second, words: let third, let fourth):
      [78, UInt64(first), UInt64(second.index), UInt64(third), UInt64(fourth)]
    }
  }

  /// Reads an instruction; `nil` where there is none.
  @inline(__always)
  static func read(from decoder: inout PrintableDecoder) -> Instruction? {
    let number = decoder.number()
    return switch number {
    case 0: .text(start: decoder.word(), count: decoder.word())
    case 1: .printText
    case 2: .printMember(slot: decoder.word(), MemberID(UInt16(truncatingIfNeeded: decoder.word())))
    case 3: .printInteger
    case 4:
      .printNumber(digits: Int8(truncatingIfNeeded: decoder.word()), isFloat: decoder.word() == 1)
    case 5: .printHex(digits: Int8(truncatingIfNeeded: decoder.word()))
    case 6: .printWord(WordTypeID(UInt16(truncatingIfNeeded: decoder.word())))
    case 7:
      .printJoined(
        separator: decoder.word(),
        count: decoder.word(),
        JoinedElement(number: decoder.number())
      )
    case 8: .beginString(decoder.word())
    case 9: .endString(decoder.word())
    case 10: .beginStyling
    case 11: .endComment(decoder.word())
    case 12: .endCase(isUpper: decoder.word() == 1)
    case 13: .endWrap(width: decoder.word())
    case 14: .beginCapture
    case 15: .endCapture
    case 16: .beginLine(start: decoder.word(), count: decoder.word())
    case 17: .endLine(hasLineEnd: decoder.word() == 1)
    case 18: .pushMargin(start: decoder.word(), count: decoder.word())
    case 19: .popMargin(count: decoder.word())
    case 20: .beginInclude
    case 21: .endInclude
    case 22: .pushText(start: decoder.word(), count: decoder.word())
    case 23: .pushInteger(decoder.integer())
    case 24: .pushNumber(Double(bitPattern: decoder.number()))
    case 25: .pushBool(decoder.word() == 1)
    case 26: .pushWord(decoder.word())
    case 27: .pushRoot
    case 28: .pushSlot(decoder.word())
    case 29: .storeSlot(decoder.word())
    case 30: .member(MemberID(UInt16(truncatingIfNeeded: decoder.word())))
    case 31: .slotMember(slot: decoder.word(), MemberID(UInt16(truncatingIfNeeded: decoder.word())))
    case 32: .loopMember(LoopMember(number: decoder.number()))
    case 33: .count
    case 34: .element(isLast: decoder.word() == 1)
    case 35: .skip(decoder.word())
    case 36: .take(decoder.word())
    case 37: .toNumber
    case 38: .round
    case 39: .negateInteger
    case 40: .negateNumber
    case 41: Arithmetic(rawValue: decoder.word()).map { .integerArithmetic($0) }
    case 42: Arithmetic(rawValue: decoder.word()).map { .numberArithmetic($0) }
    case 43: NumberOrder(rawValue: decoder.word()).map { .orderIntegers($0) }
    case 44: NumberOrder(rawValue: decoder.word()).map { .orderNumbers($0) }
    case 45: .equal
    case 46: .equalTexts
    case 47: .not
    case 48: .isNone
    case 49: .isEmpty
    case 50: .isCase(ObjectTypeID(UInt16(truncatingIfNeeded: decoder.word())))
    case 51: .cast(ObjectTypeID(UInt16(truncatingIfNeeded: decoder.word())))
    case 52: .wordText(WordTypeID(UInt16(truncatingIfNeeded: decoder.word())))
    case 53: .jump(decoder.word())
    case 54: .jumpUnless(decoder.word())
    case 55: .jumpIfNone(decoder.word())
    case 56: .jumpIfSome(decoder.word())
    case 57: .call(decoder.word())
    case 58: .dispatch(decoder.word())
    case 59: .returnFromCall
    case 60: .stop
    case 61: .beginLoop(chunk: decoder.word())
    case 62:
      .nextTurn(slot: decoder.word(), start: decoder.word(), counts: decoder.word() == 1)
    case 63: .acceptTurn
    case 64: .rewindLoop
    case 65: .jumpIfFirstTurn(decoder.word())
    case 66: .endLoop(decoder.word())
    case 67: .beginTrack(slot: decoder.word())
    case 68: .endTrack
    default: readJoined(number, from: &decoder)
    }
  }
}

extension Instruction {
  /// Reads one of those that do the work of several.
  private static func readJoined(
    _ number: UInt64,
    from decoder: inout PrintableDecoder
  ) -> Instruction? {
    switch number {
    case 69: .printSlot(decoder.word())
    case 70:
      .pushSlots(count: decoder.short(), decoder.short(), decoder.short(), decoder.short())
    case 71: .isOneOf(words: decoder.number())
    case 72: .jumpIf(decoder.word())
    case 73: .jumpUnlessCase(ObjectTypeID(decoder.short()), decoder.word())
    case 74: .jumpIfCase(ObjectTypeID(decoder.short()), decoder.word())
    case 75:
      .jumpUnlessMember(slot: decoder.short(), MemberID(decoder.short()), decoder.word())
    case 76: .jumpIfMember(slot: decoder.short(), MemberID(decoder.short()), decoder.word())
    case 77:
      .jumpUnlessMemberIsOneOf(
        slot: decoder.short(),
        MemberID(decoder.short()),
        words: decoder.word(),
        decoder.word()
      )
    case 78:
      .jumpIfMemberIsOneOf(
        slot: decoder.short(),
        MemberID(decoder.short()),
        words: decoder.word(),
        decoder.word()
      )
    case 79: .piece(start: decoder.word(), count: decoder.word())
    default: nil
    }
  }
}

extension JoinedElement {
  fileprivate var number: UInt64 {
    switch self {
    case .code: 0
    case .integer: 1
    case .number: 2
    case .word(let type): 3 + UInt64(type.index)
    }
  }

  fileprivate init(number: UInt64) {
    switch number {
    case 0: self = .code
    case 1: self = .integer
    case 2: self = .number
    default: self = .word(WordTypeID(UInt16(truncatingIfNeeded: number - 3)))
    }
  }
}

extension LoopMember {
  fileprivate var number: UInt64 {
    switch self {
    case .index: 0
    case .index0: 1
    case .first: 2
    case .last: 3
    case .count: 4
    }
  }

  fileprivate init(number: UInt64) {
    switch number {
    case 0: self = .index
    case 1: self = .index0
    case 2: self = .first
    case 3: self = .last
    default: self = .count
    }
  }
}
