import Diagnostics

/// The variables that are known at a place of one function.
struct Scope {
  struct Variable {
    let name: Name
    /// `nil` if the value is wrong, which has been reported.
    let type: TemplateType?
    let slot: Int
    /// Whether it is odd if nothing uses the variable.
    let shouldBeUsed: Bool
    var isUsed = false
  }

  /// The variables of each open block, innermost last.
  private var blocks: [[Variable]] = [[]]
  private var nextSlot = 0
  private(set) var slotCount = 0
  /// For each open loop, whether its count is asked for.
  var loops: [Bool] = []
  /// How many conditions of loops and searches stand around this place.
  var conditionDepth = 0

  mutating func open() {
    blocks.append([])
  }

  /// Closes the innermost block and gives the variables that should have been used.
  mutating func close() -> [Name] {
    let block = blocks.removeLast()
    nextSlot -= block.count
    return block.filter { $0.shouldBeUsed && !$0.isUsed }.map(\.name)
  }

  /// Adds a variable to the innermost block.
  ///
  /// - Returns: its slot, and the variable of the same name in the same block if there is one.
  mutating func declare(_ name: Name, _ type: TemplateType?, shouldBeUsed: Bool)
    -> (slot: Int, clash: Name?)
  {
    let last = blocks.count - 1
    let clash = blocks[last].first { $0.name.text == name.text }?.name
    let slot = nextSlot
    nextSlot += 1
    slotCount = max(slotCount, nextSlot)
    blocks[last].append(
      Variable(name: name, type: type, slot: slot, shouldBeUsed: shouldBeUsed)
    )
    return (slot, clash)
  }

  /// The variable of a name, which is then used.
  mutating func use(_ name: String) -> Variable? {
    for block in blocks.indices.reversed() {
      for index in blocks[block].indices.reversed() where blocks[block][index].name.text == name {
        blocks[block][index].isUsed = true
        return blocks[block][index]
      }
    }
    return nil
  }

  /// All names, those of inner blocks first.
  var names: [String] {
    blocks.reversed().flatMap { $0.reversed().map(\.name.text) }
  }
}
