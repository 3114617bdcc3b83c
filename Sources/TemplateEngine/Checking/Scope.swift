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

  /// The variables of all open blocks, those of the innermost last.
  ///
  /// The place of one is its slot.
  private var variables: [Variable] = []
  /// How many variables there were when each block was opened.
  private var starts: [Int] = [0]
  private(set) var slotCount = 0
  /// For each open loop, whether its count is asked for.
  var loops: [Bool] = []
  /// How many conditions of loops and searches stand around this place.
  var conditionDepth = 0

  mutating func open() {
    starts.append(variables.count)
  }

  /// Closes the innermost block and gives the variables that should have been used.
  mutating func close() -> [Name] {
    let start = starts.removeLast()
    var unused: [Name] = []
    for variable in variables[start...] where variable.shouldBeUsed && !variable.isUsed {
      unused.append(variable.name)
    }
    variables.removeLast(variables.count - start)
    return unused
  }

  /// Adds a variable to the innermost block.
  ///
  /// - Returns: its slot, and the variable of the same name in the same block if there is one.
  mutating func declare(_ name: Name, _ type: TemplateType?, shouldBeUsed: Bool)
    -> (slot: Int, clash: Name?)
  {
    let clash = variables[(starts.last ?? 0)...].first { $0.name.text == name.text }?.name
    let slot = variables.count
    variables.append(Variable(name: name, type: type, slot: slot, shouldBeUsed: shouldBeUsed))
    slotCount = max(slotCount, variables.count)
    return (slot, clash)
  }

  /// The variable of a name, which is then used.
  mutating func use(_ name: String) -> Variable? {
    guard let index = variables.lastIndex(where: { $0.name.text == name }) else { return nil }
    variables[index].isUsed = true
    return variables[index]
  }

  /// All names, those of inner blocks first.
  var names: [String] { variables.reversed().map(\.name.text) }
}
