/// Proves that a program stays within the stacks of the machine that runs it.
///
/// The machine doesn't check the indices of its stacks, because it would have to do so several
/// times per instruction. Instead, the compiler follows each function once along all of its jumps.
/// At every instruction, the stacks must have the same depth on every path, and nothing may be
/// popped that the function hasn't pushed. The types of values are checked at run time.
struct ProgramVerifier {
  /// The number of elements that a function has on each stack of the machine.
  private struct Depth: Equatable {
    /// The number of values, including the slots of the function.
    var values: Int
    var loops = 0
    var parts = 0
  }

  private let program: TemplateProgram
  private let function: TemplateProgram.Function
  /// The signatures of the catalog's macros.
  private let macros: [TemplateProgram.Signature]
  /// The depths before each instruction of the function; `nil` if it hasn't been reached yet.
  private var depths: [Depth?]
  private var waiting: [Int] = []

  /// Verifies a function.
  ///
  /// - Parameters:
  ///   - function: the function.
  ///   - program: the program that contains it.
  ///   - macros: the signatures of all macros that the program can call, by their indices.
  /// - Returns: its flaw and the address of it; `nil` if the function is sound.
  static func flaw(
    in function: TemplateProgram.Function,
    of program: TemplateProgram,
    calling macros: [TemplateProgram.Signature]
  ) -> Flaw? {
    do throws(Flaw) {
      var verifier = try ProgramVerifier(function, of: program, calling: macros)
      try verifier.verify()
      return nil
    } catch {
      return error
    }
  }

  /// A bug in the compiler.
  struct Flaw: Error, Equatable, CustomStringConvertible {
    let reason: String
    let address: Int

    var description: String { "\(reason) at instruction \(address)" }
  }

  private init(
    _ function: TemplateProgram.Function,
    of program: TemplateProgram,
    calling macros: [TemplateProgram.Signature]
  ) throws(Flaw) {
    self.program = program
    self.function = function
    self.macros = macros
    let range = function.addresses
    guard !range.isEmpty, range.lowerBound >= 0, range.upperBound <= program.code.count else {
      throw Flaw(reason: "a function has no instructions", address: range.lowerBound)
    }
    depths = [Depth?](repeating: nil, count: range.count)
    guard function.parameterCount >= 0, function.parameterCount <= function.slotCount else {
      throw Flaw(reason: "a function has fewer slots than parameters", address: range.lowerBound)
    }
  }

  private mutating func verify() throws(Flaw) {
    let entry = function.addresses.lowerBound
    try reach(entry, Depth(values: Int(function.slotCount)), from: entry)
    while let address = waiting.popLast() {
      guard let depth = depths[address - function.addresses.lowerBound] else { continue }
      try follow(program.code[address], at: address, depth)
    }
  }

  /// Records that execution can reach the instruction at `address`.
  private mutating func reach(_ address: Int, _ depth: Depth, from origin: Int) throws(Flaw) {
    guard function.addresses.contains(address) else {
      throw Flaw(reason: "a function is left by a jump", address: origin)
    }
    guard depth.values <= function.room else {
      throw Flaw(reason: "more values than there is room for", address: origin)
    }
    let index = address - function.addresses.lowerBound
    if let known = depths[index] {
      guard known == depth else { throw Flaw(reason: "two depths", address: address) }
    } else {
      depths[index] = depth
      waiting.append(address)
    }
  }

  /// Applies the effect of `step` to the depths, and continues.
  private mutating func follow(
    _ step: Instruction,
    at address: Int,
    _ before: Depth
  ) throws(Flaw) {
    func fail(_ reason: String) -> Flaw { Flaw(reason: reason, address: address) }
    guard step.usesOnlySlots(below: Int(function.slotCount)) else { throw fail("a missing slot") }
    if step.hasText {
      let (end, overflow) = Int(step.index).addingReportingOverflow(step.count)
      guard !overflow, step.count >= 0, end <= program.text.count else {
        throw fail("text that is not there")
      }
    }
    let effect = try effect(of: step, at: address)
    var depth = before
    depth.values -= effect.popped
    depth.loops += min(effect.loops, 0)
    depth.parts += min(effect.parts, 0)
    guard depth.values >= function.slotCount, depth.loops >= 0, depth.parts >= 0 else {
      throw fail("more is popped than was pushed")
    }
    guard before.loops > 0 || !step.needsLoop else { throw fail("no loop") }
    depth.values += effect.pushed
    depth.loops += max(effect.loops, 0)
    depth.parts += max(effect.parts, 0)
    try reachFollowers(of: step, at: address, depth)
  }

  /// Continues at all instructions that can follow `step`, which leaves the stacks at `depth`.
  private mutating func reachFollowers(
    of step: Instruction,
    at address: Int,
    _ depth: Depth
  ) throws(Flaw) {
    switch step.operation {
    case .stop, .returnFromCall, .returnValue:
      guard function.isTemplate == (step.operation == .stop),
        function.givesValue == (step.operation == .returnValue),
        depth == Depth(values: Int(function.slotCount))
      else { throw Flaw(reason: "a function does not end as it began", address: address) }
    case .jump: try reach(step.target, depth, from: address)
    case .jumpIfNone, .jumpIfSome:
      // Only one of the two paths pops the value.
      var without = depth
      without.values -= 1
      let isTaken = step.operation == .jumpIfNone
      try reach(step.target, isTaken ? without : depth, from: address)
      try reach(address + 1, isTaken ? depth : without, from: address)
    default:
      if step.jumps { try reach(step.target, depth, from: address) }
      try reach(address + 1, depth, from: address)
    }
  }

  /// Returns the effect of an instruction on the stacks.
  private func effect(of step: Instruction, at address: Int) throws(Flaw) -> Effect {
    switch step.operation {
    case .call:
      guard macros.indices.contains(Int(step.index)) else {
        throw Flaw(reason: "a missing macro", address: address)
      }
      let macro = macros[Int(step.index)]
      return Effect(popped: macro.parameterCount, pushed: macro.givesValue ? 1 : 0)
    case .dispatch:
      return try effect(ofFamily: Int(step.index), at: address)
    case .lookup where !program.tables.indices.contains(Int(step.index)):
      throw Flaw(reason: "a missing table", address: address)
    default:
      return step.effect
    }
  }

  /// Returns the effect of calling any macro of a family.
  private func effect(ofFamily index: Int, at address: Int) throws(Flaw) -> Effect {
    let table = program.families
    guard table.families.indices.contains(index) else {
      throw Flaw(reason: "a missing family", address: address)
    }
    let family = table.families[index]
    let cases = Int(family.start)..<Int(family.start) + Int(family.typeCount)
    guard cases.upperBound <= table.macros.count else {
      throw Flaw(reason: "a family without macros", address: address)
    }
    let count = Int(family.parameterCount)
    var givesValue: Bool?
    for macro in table.macros[cases] where macro >= 0 {
      guard macros.indices.contains(Int(macro)), macros[Int(macro)].parameterCount == count,
        macros[Int(macro)].givesValue == givesValue ?? macros[Int(macro)].givesValue
      else { throw Flaw(reason: "a family of different macros", address: address) }
      givesValue = macros[Int(macro)].givesValue
    }
    return Effect(popped: count, pushed: givesValue == true ? 1 : 0)
  }
}
