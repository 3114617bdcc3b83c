/// A step of a program.
///
/// Values are taken from and put on a stack.
///
/// Offsets and counts are those of the program's text; targets are indices of instructions.
enum Instruction: Equatable {
  // MARK: Printing
  case text(start: UInt32, count: UInt32)
  /// Text without a line end.
  case piece(start: UInt32, count: UInt32)
  case printText
  case printMember(slot: UInt32, MemberID)
  case printSlot(UInt32)
  case printInteger
  case printNumber(digits: Int8, isFloat: Bool)
  case printHex(digits: Int8)
  case printWord(WordTypeID)
  case printJoined(separator: UInt32, count: UInt32, JoinedElement)

  // MARK: Text that is changed after printing
  case beginString(UInt32)
  case endString(UInt32)
  case beginStyling
  case endComment(UInt32)
  case endCase(isUpper: Bool)
  case endWrap(width: UInt32)
  case beginCapture
  case endCapture

  // MARK: Lines
  case beginLine(start: UInt32, count: UInt32)
  case endLine(hasLineEnd: Bool)
  case pushMargin(start: UInt32, count: UInt32)
  case popMargin(count: UInt32)
  case beginInclude
  case endInclude

  // MARK: Values
  case pushText(start: UInt32, count: UInt32)
  case pushInteger(Int)
  case pushNumber(Double)
  case pushBool(Bool)
  case pushWord(UInt32)
  case pushRoot
  case pushSlot(UInt32)
  /// Pushes several slots, of which `count` are given: what a call passes on.
  case pushSlots(count: UInt16, UInt16, UInt16, UInt16)
  case storeSlot(UInt32)
  case member(MemberID)
  case slotMember(slot: UInt32, MemberID)
  case loopMember(LoopMember)
  case count
  case element(isLast: Bool)
  case skip(UInt32)
  case take(UInt32)
  case toNumber
  case round
  case negateInteger
  case negateNumber
  case integerArithmetic(Arithmetic)
  case numberArithmetic(Arithmetic)
  case orderIntegers(NumberOrder)
  case orderNumbers(NumberOrder)
  case equal
  case equalTexts
  case not
  case isNone
  case isEmpty
  /// Whether a word is among those whose bits are set.
  case isOneOf(words: UInt64)
  case isCase(ObjectTypeID)
  case cast(ObjectTypeID)
  case wordText(WordTypeID)

  // MARK: Control
  case jump(UInt32)
  case jumpUnless(UInt32)
  case jumpIf(UInt32)
  /// Takes an object away and jumps unless it is of the type.
  case jumpUnlessCase(ObjectTypeID, UInt32)
  case jumpIfCase(ObjectTypeID, UInt32)
  /// Jumps unless a member, a truth value, holds.
  case jumpUnlessMember(slot: UInt16, MemberID, UInt32)
  case jumpIfMember(slot: UInt16, MemberID, UInt32)
  /// Jumps unless a member, a word, is among those whose bits are set.
  case jumpUnlessMemberIsOneOf(slot: UInt16, MemberID, words: UInt32, UInt32)
  case jumpIfMemberIsOneOf(slot: UInt16, MemberID, words: UInt32, UInt32)
  /// Takes the value away and jumps if it is none; leaves it otherwise.
  case jumpIfNone(UInt32)
  /// Leaves the value and jumps if there is one; takes it away otherwise.
  case jumpIfSome(UInt32)
  case call(UInt32)
  case dispatch(UInt32)
  case returnFromCall
  case stop

  // MARK: Loops
  case beginLoop(chunk: UInt32)
  /// Puts the next element in a slot and jumps to the start of the turn, or goes on if there is
  /// none; counts the turn if no condition follows.
  case nextTurn(slot: UInt32, start: UInt32, counts: Bool)
  /// Counts the turn at hand, after the condition of the loop.
  case acceptTurn
  /// Begins again, the number of turns now being known.
  case rewindLoop
  case jumpIfFirstTurn(UInt32)
  /// Leaves the loop, and jumps if it had a turn.
  case endLoop(UInt32)
  case beginTrack(slot: UInt32)
  case endTrack
}

/// What the elements of a joined list are.
enum JoinedElement: Equatable {
  case code
  case integer
  case number
  case word(WordTypeID)
}
