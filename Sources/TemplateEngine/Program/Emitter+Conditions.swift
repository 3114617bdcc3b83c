/// Conditions are compiled directly to jumps, because templates test most of them and store few
/// results.
extension Emitter {
  /// Emits a condition and returns the jumps taken if it's false.
  mutating func emitCondition(_ condition: CheckedExpression) -> [Int] {
    emitJumps(condition, ifTrue: false)
  }

  /// Emits a condition and returns the jumps taken if its result equals `ifTrue`.
  ///
  /// Otherwise, execution continues after the condition.
  private mutating func emitJumps(_ condition: CheckedExpression, ifTrue: Bool) -> [Int] {
    span = condition.span
    switch condition.kind {
    case .not(let operand):
      return emitJumps(operand, ifTrue: !ifTrue)
    case .and(let first, let second):
      return emitJumps(first, second, decidedBy: false, ifTrue: ifTrue)
    case .or(let first, let second):
      return emitJumps(first, second, decidedBy: true, ifTrue: ifTrue)
    case .bool(let value):
      return value == ifTrue ? [addJump(.jump)] : []
    case .isCase(let operand, let type):
      emitValue(operand)
      span = condition.span
      return [addJump(.jump(ifCase: type, ifTrue))]
    default:
      if let jump = memberJump(condition, ifTrue: ifTrue) { return [addJump(jump)] }
      emitValue(condition)
      return [addJump(ifTrue ? .jumpIf : .jumpUnless)]
    }
  }

  /// Emits two conditions, the first of which is sufficient if its result equals `decision`.
  private mutating func emitJumps(
    _ first: CheckedExpression,
    _ second: CheckedExpression,
    decidedBy decision: Bool,
    ifTrue: Bool
  ) -> [Int] {
    if ifTrue == decision {
      return emitJumps(first, ifTrue: decision) + emitJumps(second, ifTrue: decision)
    }
    let skips = emitJumps(first, ifTrue: decision)
    let jumps = emitJumps(second, ifTrue: ifTrue)
    for skip in skips { land(skip) }
    return jumps
  }

  /// Returns the single instruction for a condition on a member of a slot; `nil` for other
  /// conditions.
  private func memberJump(_ condition: CheckedExpression, ifTrue: Bool) -> Instruction? {
    if let (slot, member) = slotMember(condition) {
      return .jump(ifMember: member, ofSlot: slot, ifTrue)
    }
    guard let (operand, words) = condition.wordTest, words >> UInt64(Instruction.wordLimit) == 0,
      let (slot, member) = slotMember(operand)
    else { return nil }
    return .jump(ifMember: member, ofSlot: slot, isOneOf: words, ifTrue)
  }

  private func slotMember(_ value: CheckedExpression) -> (slot: UInt16, MemberID)? {
    guard case .member(let base, let member) = value.kind, case .slot(let slot) = base.kind
    else { return nil }
    return UInt16(exactly: slot).map { ($0, member) }
  }
}

extension CheckedExpression {
  /// The operand that is compared with words, and the words as bits; `nil` for other expressions,
  /// and for words without a bit.
  var wordTest: (operand: CheckedExpression, words: UInt64)? {
    switch kind {
    case .isOneOf(let operand, let words): return (operand, words)
    case .equal(let operand, let other):
      guard case .word(let word) = other.kind, word < UInt64.bitWidth else { return nil }
      return (operand, 1 << UInt64(word))
    default: return nil
    }
  }
}
