import Diagnostics

extension Machine {
  /// Returns the macro of a family for the first argument.
  @inline(__always)
  func macro(of family: Int) throws(RenderFault) -> Int {
    let family = families[family]
    // The object is below the other arguments on the stack.
    guard family.parameterCount > 0,
      case .object(let object) = stack[stack.count - Int(family.parameterCount)],
      Int(object.type.index) < Int(family.typeCount)
    else { throw .unexpectedValue }
    let macro = macrosOfFamilies[Int(family.start) + Int(object.type.index)]
    guard macro >= 0 else { throw .unexpectedValue }
    return Int(macro)
  }

  /// Calls a macro, and returns the address of its first instruction.
  ///
  /// If it hasn't been compiled, the call has no effect, so it can be repeated.
  @inline(__always)
  mutating func call(
    _ macro: Int,
    returningTo next: Int
  ) throws(RenderFault) -> Int {
    let function = functions[macro]
    guard !function.isMissing else { throw .unlinked(macro: macro) }
    guard frames.count < limits.callDepth else { throw .callDepth }
    try step()
    frames.push(
      Frame(returnAddress: next, base: base, madeCount: made.count, outputStart: writer.count)
    )
    base = stack.count &- Int(function.parameterCount)
    stack.reserve(Int(function.room))
    stack.fill(to: base &+ Int(function.slotCount), with: .none)
    return Int(function.entry)
  }

  @inline(__always)
  mutating func returnFromCall() throws(RenderFault) -> Int {
    guard !frames.isEmpty else { throw .unexpectedValue }
    let frame = frames.popUnchecked()
    writer.dropLineEnd(after: frame.outputStart)
    truncateMade(to: frame.madeCount)
    stack.shrink(to: base)
    base = frame.base
    try checkOutput()
    return frame.returnAddress
  }

  /// Returns from a function that returns a value, which may be text it created.
  @inline(never)
  mutating func returnValue() throws(RenderFault) -> Int {
    let value = pop()
    guard !frames.isEmpty else { throw .unexpectedValue }
    let frame = frames.popUnchecked()
    stack.shrink(to: base)
    base = frame.base
    push(value)
    return frame.returnAddress
  }
}
