/// What a step of a program does.
///
/// Values are taken from and put on a stack. Offsets and counts are those of the program's text;
/// targets are indices of instructions. Operands are those that ``Instruction`` makes a step with.
enum Operation: UInt8 {
  // MARK: Printing
  /// Prints a line or a part of one: there is no line end but at the end of the text.
  case text
  /// Prints a line end.
  case lineEnd
  case printText
  case printMember
  case printSlot
  case printInteger
  case printNumber
  case printHex
  case printWord
  case printJoined

  // MARK: Text that is changed after printing
  case beginString
  case endString
  case beginStyling
  case endComment
  case endCase
  case endName
  case endHash
  case beginCapture
  case endCapture
  case pushPosition
  case hashSince

  // MARK: Lines
  case beginLine
  case endLine
  case pushMargin
  case popMargin
  case beginInclude
  case endInclude

  // MARK: Values
  case pushText
  case pushInteger
  case pushNumber
  case pushBool
  case pushWord
  case pushRoot
  case pushSlot
  /// Pushes two or three slots: what a call passes on.
  case pushSlots
  case storeSlot
  case member
  case slotMember
  case loopMember
  case count
  case element
  case skip
  case take
  case toNumber
  case round
  case negateInteger
  case negateNumber
  case integerArithmetic
  case numberArithmetic
  case orderIntegers
  case orderNumbers
  case equal
  case equalTexts
  case not
  case isNone
  case isEmpty
  /// Whether a word is among those whose bits are set.
  case isOneOf
  case isCase
  case cast
  case wordText
  case pushNone
  /// Whether a list contains a value.
  case contains
  /// Replaces a text by its row in a table, or by none.
  case lookup
  /// Takes a message away, and perhaps what it is about.
  case report
  /// Takes a name and what has it away, and reports another object that has it.
  case claim

  // MARK: Control
  case jump
  case jumpUnless
  case jumpIf
  /// Takes an object away and jumps unless it is of the type.
  case jumpUnlessCase
  case jumpIfCase
  /// Jumps unless a member of a slot, a truth value, holds.
  case jumpUnlessMember
  case jumpIfMember
  /// Jumps unless a member of a slot, a word, is among those whose bits are set.
  case jumpUnlessMemberIsOneOf
  case jumpIfMemberIsOneOf
  /// Takes the value away and jumps if it is none; leaves it otherwise.
  case jumpIfNone
  /// Leaves the value and jumps if there is one; takes it away otherwise.
  case jumpIfSome
  case call
  case dispatch
  case returnFromCall
  /// Returns from a function that gives a value, which stays on the stack.
  case returnValue
  case stop

  // MARK: Loops
  case beginLoop
  /// Puts the next element in a slot and jumps to the start of the turn, or goes on if there is
  /// none; counts the turn if no condition follows.
  case nextTurn
  /// Counts the turn at hand, after the condition of the loop.
  case acceptTurn
  /// Begins again, the number of turns now being known.
  case rewindLoop
  case jumpIfFirstTurn
  /// Leaves the loop, and jumps if it had a turn.
  case endLoop
  /// Leaves a search.
  case leaveLoop
  case beginTrack
  case endTrack
}
