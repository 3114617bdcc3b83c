/// The operation of an instruction.
///
/// Operations pop their arguments from a stack and push their results. Offsets and counts refer to
/// the program's text, and targets are indices of instructions. The factory methods of
/// ``Instruction`` define the operands of each operation.
enum Operation: UInt8 {
  // MARK: Printing
  /// Prints a line or a part of one. Only the last byte may be a line feed.
  case text
  /// Prints a line ending.
  case lineEnd
  case printText
  case printMember
  case printSlot
  case printInteger
  case printNumber
  case printHex
  case printWord
  case printJoined

  // MARK: Text that is transformed after printing
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
  /// Replaces a position with the hash of the text printed since then.
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
  /// Pushes two or three slots, the arguments of a call.
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
  /// Whether a word is in a set, given as bits.
  case isOneOf
  case isCase
  case cast
  case wordText
  case pushNone
  /// Whether a list contains a value.
  case contains
  /// Replaces a text with its row in a table, or with none.
  case lookup
  /// Pops a message and optionally its subject, and reports the message.
  case report
  /// Pops a name and an object, and reports another object with the same name.
  case claim

  // MARK: Control
  case jump
  case jumpUnless
  case jumpIf
  /// Pops an object, and jumps unless it has the type.
  case jumpUnlessCase
  case jumpIfCase
  /// Jumps unless a Boolean member of a slot is true.
  case jumpUnlessMember
  case jumpIfMember
  /// Jumps unless a member of a slot is in a set of words, given as bits.
  case jumpUnlessMemberIsOneOf
  case jumpIfMemberIsOneOf
  /// Pops the value and jumps if it's none; otherwise leaves it.
  case jumpIfNone
  /// Leaves the value and jumps if it isn't none; otherwise pops it.
  case jumpIfSome
  case call
  case dispatch
  case returnFromCall
  /// Returns from a function with a value, which stays on the stack.
  case returnValue
  case stop

  // MARK: Loops
  case beginLoop
  /// Stores the next element in a slot and jumps to the start of the iteration, or continues if
  /// there are no more elements.
  ///
  /// Counts the iteration if the loop has no condition.
  case nextTurn
  /// Counts the current iteration after its condition was satisfied.
  case acceptTurn
  /// Restarts the loop once the number of iterations is known.
  case rewindLoop
  case jumpIfFirstTurn
  /// Ends the loop, and jumps if it had at least one iteration.
  case endLoop
  /// Ends a search.
  case leaveLoop
  case beginTrack
  case endTrack
}
