/// An instruction of a program: an operation and its operands.
///
/// Instructions are flat and 16 bytes long, so the machine can read each operand in place.
/// Enumeration cases with associated values would have to be unpacked at each step. The factory
/// methods below define the operands of each operation.
struct Instruction: BitwiseCopyable, Equatable {
  let operation: Operation
  /// A Boolean value or another small number.
  private(set) var flag: UInt8 = 0
  /// A member, an object type, or a word type.
  private(set) var id: UInt16 = 0
  /// A slot, an offset in the text, the target of a jump, or another number.
  var index: UInt32 = 0
  /// A count, the bits of a number, or an operand for which `index` has no room.
  private(set) var extra: UInt64 = 0

  init(
    _ operation: Operation,
    flag: UInt8 = 0,
    id: UInt16 = 0,
    index: UInt32 = 0,
    extra: UInt64 = 0
  ) {
    self.operation = operation
    self.flag = flag
    self.id = id
    self.index = index
    self.extra = extra
  }

  // MARK: Operands

  var isSet: Bool { flag != 0 }
  var member: MemberID { MemberID(id) }
  var objectType: ObjectTypeID { ObjectTypeID(id) }
  var wordType: WordTypeID { WordTypeID(id) }
  var target: Int { Int(index) }
  var slot: Int { Int(index) }
  var count: Int { Int(truncatingIfNeeded: extra) }
  /// The slot of an operation that also has a target.
  var otherSlot: Int { Int(truncatingIfNeeded: extra & 0xFFFF) }
  /// The words of an operation that also has a slot and a target.
  var words: UInt64 { extra >> 16 }
  var arithmetic: Arithmetic { Arithmetic(rawValue: flag) ?? .divide }
  /// Whether a comparison excludes equality.
  var isStrict: Bool { flag == NumberOrder.less.rawValue }
  /// The maximum number of slots of a function: some operations store a slot in 16 bits.
  static let slotLimit = 1 << 16
  /// The maximum number of words, one bit each, in an operation that also has a slot.
  static let wordLimit = 48
}

// MARK: - Printing

extension Instruction {
  static func text(_ range: TemplateProgram.TextRange) -> Self { Self(.text, range) }
  static func printMember(slot: Int, _ member: MemberID) -> Self {
    Self(.printMember, id: member.index, index: UInt32(slot))
  }
  static func printSlot(_ slot: Int) -> Self { Self(.printSlot, index: UInt32(slot)) }
  /// `digits` is the number of decimals, or -1 for the shortest text.
  static func printNumber(digits: Int, isFloat: Bool) -> Self {
    Self(.printNumber, flag: isFloat ? 1 : 0, index: UInt32(bitPattern: Int32(clamping: digits)))
  }
  static func printHex(digits: Int) -> Self { Self(.printHex, index: UInt32(clamping: digits)) }
  static func printWord(_ type: WordTypeID) -> Self { Self(.printWord, id: type.index) }
  static func printJoined(
    _ separator: TemplateProgram.TextRange,
    _ element: JoinedElement,
    _ words: WordTypeID?
  ) -> Self {
    Self(
      .printJoined,
      flag: element.rawValue,
      id: words?.index ?? 0,
      index: separator.start,
      extra: UInt64(separator.count)
    )
  }

  static func beginString(_ style: Int) -> Self { Self(.beginString, index: UInt32(style)) }
  static func endString(_ style: Int) -> Self { Self(.endString, index: UInt32(style)) }
  static func endComment(_ style: Int) -> Self { Self(.endComment, index: UInt32(style)) }
  static func endCase(isUpper: Bool) -> Self { Self(.endCase, flag: isUpper ? 1 : 0) }
  /// `separator` is the text between the parts, or `nil` for the form's default.
  static func endName(form: Int, _ separator: TemplateProgram.TextRange?) -> Self {
    Self(
      .endName,
      flag: separator == nil ? 0 : 1,
      id: UInt16(clamping: form),
      index: separator?.start ?? 0,
      extra: UInt64(separator?.count ?? 0)
    )
  }
  /// Ends the capture of a block, dropping its last line ending.
  static var endSet: Self { Self(.endCapture, flag: 1) }

  static func beginLine(_ margin: TemplateProgram.TextRange) -> Self { Self(.beginLine, margin) }
  static func endLine(hasLineEnd: Bool) -> Self { Self(.endLine, flag: hasLineEnd ? 1 : 0) }
  static func pushMargin(_ margin: TemplateProgram.TextRange) -> Self { Self(.pushMargin, margin) }
  static func popMargin(count: UInt32) -> Self { Self(.popMargin, extra: UInt64(count)) }

  private init(_ operation: Operation, _ range: TemplateProgram.TextRange) {
    self.init(operation, index: range.start, extra: UInt64(range.count))
  }
}

// MARK: - Values

extension Instruction {
  static func pushText(_ range: TemplateProgram.TextRange) -> Self { Self(.pushText, range) }
  static func pushInteger(_ value: Int) -> Self {
    Self(.pushInteger, extra: UInt64(bitPattern: Int64(value)))
  }
  static func pushNumber(_ value: Double) -> Self { Self(.pushNumber, extra: value.bitPattern) }
  static func pushBool(_ value: Bool) -> Self { Self(.pushBool, flag: value ? 1 : 0) }
  static func pushWord(_ word: Int) -> Self { Self(.pushWord, index: UInt32(word)) }
  static func pushSlot(_ slot: Int) -> Self { Self(.pushSlot, index: UInt32(slot)) }
  /// `slots` must have two or three elements.
  static func pushSlots(_ slots: [UInt16]) -> Self {
    Self(
      .pushSlots,
      flag: UInt8(slots.count),
      id: slots[0],
      index: UInt32(slots[1]),
      extra: slots.count > 2 ? UInt64(slots[2]) : 0
    )
  }
  static func storeSlot(_ slot: Int) -> Self { Self(.storeSlot, index: UInt32(slot)) }
  static func member(_ member: MemberID) -> Self { Self(.member, id: member.index) }
  static func slotMember(slot: Int, _ member: MemberID) -> Self {
    Self(.slotMember, id: member.index, index: UInt32(slot))
  }
  static func loopMember(_ member: LoopMember) -> Self { Self(.loopMember, flag: member.rawValue) }
  static func element(isLast: Bool) -> Self { Self(.element, flag: isLast ? 1 : 0) }
  static func skip(_ count: Int) -> Self { Self(.skip, index: UInt32(clamping: count)) }
  static func take(_ count: Int) -> Self { Self(.take, index: UInt32(clamping: count)) }
  static func integerArithmetic(_ sign: Arithmetic) -> Self {
    Self(.integerArithmetic, flag: sign.rawValue)
  }
  static func numberArithmetic(_ sign: Arithmetic) -> Self {
    Self(.numberArithmetic, flag: sign.rawValue)
  }
  static func orderIntegers(_ order: NumberOrder) -> Self {
    Self(.orderIntegers, flag: order.rawValue)
  }
  static func orderNumbers(_ order: NumberOrder) -> Self {
    Self(.orderNumbers, flag: order.rawValue)
  }
  static func isOneOf(words: UInt64) -> Self { Self(.isOneOf, extra: words) }
  static func isCase(_ type: ObjectTypeID) -> Self { Self(.isCase, id: type.index) }
  static func cast(_ type: ObjectTypeID) -> Self { Self(.cast, id: type.index) }
  static func contains(areTexts: Bool) -> Self { Self(.contains, flag: areTexts ? 1 : 0) }
  static func lookup(table: Int) -> Self { Self(.lookup, index: UInt32(clamping: table)) }
  /// `hasSubject` specifies whether there is an object above the message.
  static func report(isFailure: Bool, hasSubject: Bool) -> Self {
    Self(.report, flag: hasSubject ? 1 : 0, id: isFailure ? 1 : 0)
  }
  static func wordText(_ type: WordTypeID) -> Self { Self(.wordText, id: type.index) }
}

// MARK: - Control

extension Instruction {
  static func jump(ifCase type: ObjectTypeID, _ isWanted: Bool) -> Self {
    Self(isWanted ? .jumpIfCase : .jumpUnlessCase, id: type.index)
  }
  static func jump(ifMember member: MemberID, ofSlot slot: UInt16, _ isWanted: Bool) -> Self {
    Self(isWanted ? .jumpIfMember : .jumpUnlessMember, id: member.index, extra: UInt64(slot))
  }
  /// `words` are bits, of which only the lowest ``wordLimit`` can be set.
  static func jump(
    ifMember member: MemberID,
    ofSlot slot: UInt16,
    isOneOf words: UInt64,
    _ isWanted: Bool
  ) -> Self {
    Self(
      isWanted ? .jumpIfMemberIsOneOf : .jumpUnlessMemberIsOneOf,
      id: member.index,
      extra: words << 16 | UInt64(slot)
    )
  }
  /// `macro` is the index of a macro in the catalog; which check of it runs depends on the template.
  static func call(_ macro: Int) -> Self { Self(.call, index: UInt32(macro)) }
  static func dispatch(_ family: Int) -> Self { Self(.dispatch, index: UInt32(family)) }

  /// `chunk` is the number of elements per iteration, or 0 for iterations over single elements.
  static func beginLoop(chunk: Int) -> Self { Self(.beginLoop, index: UInt32(clamping: chunk)) }
  static func nextTurn(slot: Int, start: UInt32, counts: Bool) -> Self {
    Self(.nextTurn, flag: counts ? 1 : 0, index: start, extra: UInt64(slot))
  }
  static func beginTrack(slot: Int) -> Self { Self(.beginTrack, index: UInt32(slot)) }
}

/// The type of the elements of a joined list.
enum JoinedElement: UInt8 {
  case code
  case integer
  case number
  case word
}
