/// Conditions lead to jumps at once: most of a template asks, and few answers are kept as values.
extension Emitter {
  /// Emits a condition and gives the jumps that are taken if it does not hold.
  mutating func emitCondition(_ condition: CheckedExpression) -> [Int] {
    emitJumps(condition, ifTrue: false)
  }

  /// Emits a condition and gives the jumps that are taken if it is what `ifTrue` says.
  ///
  /// Otherwise the run goes on behind it.
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
      return value == ifTrue ? [addJump(.jump(0))] : []
    case .isCase(let operand, let type):
      emitValue(operand)
      span = condition.span
      return [addJump(ifTrue ? .jumpIfCase(type, 0) : .jumpUnlessCase(type, 0))]
    default:
      if let jump = memberJump(condition, ifTrue: ifTrue) { return [addJump(jump)] }
      emitValue(condition)
      return [addJump(ifTrue ? .jumpIf(0) : .jumpUnless(0))]
    }
  }

  /// Emits two conditions of which the first one decides alone if it is `decision`.
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

  /// The one step for a condition on a member of a slot; `nil` for other conditions.
  private func memberJump(_ condition: CheckedExpression, ifTrue: Bool) -> Instruction? {
    if let (slot, member) = slotMember(condition) {
      return ifTrue
        ? .jumpIfMember(slot: slot, member, 0) : .jumpUnlessMember(slot: slot, member, 0)
    }
    guard let (operand, words) = condition.wordTest, let words = UInt32(exactly: words),
      let (slot, member) = slotMember(operand)
    else { return nil }
    return ifTrue
      ? .jumpIfMemberIsOneOf(slot: slot, member, words: words, 0)
      : .jumpUnlessMemberIsOneOf(slot: slot, member, words: words, 0)
  }

  private func slotMember(_ value: CheckedExpression) -> (slot: UInt16, MemberID)? {
    guard case .member(let base, let member) = value.kind, case .slot(let slot) = base.kind
    else { return nil }
    return UInt16(exactly: slot).map { ($0, member) }
  }
}

extension CheckedExpression {
  /// What is compared with words, and the bits of those; `nil` for other expressions, and for words
  /// that have no bit.
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

extension Instruction {
  /// The same jump to another place.
  func leading(to target: UInt32) -> Instruction {
    switch self {
    case .jump: .jump(target)
    case .jumpUnless: .jumpUnless(target)
    case .jumpIf: .jumpIf(target)
    case .jumpIfNone: .jumpIfNone(target)
    case .jumpIfSome: .jumpIfSome(target)
    case .jumpUnlessCase(let type, _): .jumpUnlessCase(type, target)
    case .jumpIfCase(let type, _): .jumpIfCase(type, target)
    case .jumpUnlessMember(let slot, let member, _):
      .jumpUnlessMember(slot: slot, member, target)
    case .jumpIfMember(let slot, let member, _): .jumpIfMember(slot: slot, member, target)
    case .jumpUnlessMemberIsOneOf(let slot, let member, let words, _):
      .jumpUnlessMemberIsOneOf(slot: slot, member, words: words, target)
    case .jumpIfMemberIsOneOf(let slot, let member, let words, _):
      .jumpIfMemberIsOneOf(slot: slot, member, words: words, target)
    case .jumpIfFirstTurn: .jumpIfFirstTurn(target)
    case .endLoop: .endLoop(target)
    case .nextTurn(let slot, _, let counts):
      .nextTurn(slot: slot, start: target, counts: counts)
    default: preconditionFailure("only jumps land")
    }
  }
}
