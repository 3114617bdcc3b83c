import Diagnostics

/// The variables that are visible at the current point of a function.
struct Scope {
  struct Variable {
    let name: Name
    /// The type; `nil` if the value has an error, which has been reported.
    let type: TemplateType?
    let slot: Int
    /// Whether to warn if the variable is never used.
    let shouldBeUsed: Bool
    var isUsed = false
  }

  /// The variables of all open blocks, those of the innermost block last.
  ///
  /// A variable's index is its slot.
  private var variables: [Variable] = []
  /// The number of variables at the start of each open block.
  private var starts: [Int] = [0]
  private(set) var slotCount = 0
  /// Whether the iteration count is used, for each open loop.
  var loops: [Bool] = []
  /// The number of enclosing conditions of loops and searches.
  var conditionDepth = 0

  mutating func open() {
    starts.append(variables.count)
  }

  /// Closes the innermost block, and returns the variables that should have been used but weren't.
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
  /// - Returns: its slot, and the variable of the same name in the same block, if any.
  mutating func declare(_ name: Name, _ type: TemplateType?, shouldBeUsed: Bool)
    -> (slot: Int, clash: Name?)
  {
    let clash = variables[(starts.last ?? 0)...].first { $0.name.text == name.text }?.name
    let slot = variables.count
    variables.append(Variable(name: name, type: type, slot: slot, shouldBeUsed: shouldBeUsed))
    slotCount = max(slotCount, variables.count)
    return (slot, clash)
  }

  /// Returns the innermost variable named `name` and marks it as used.
  mutating func use(_ name: String) -> Variable? {
    guard let index = variables.lastIndex(where: { $0.name.text == name }) else { return nil }
    variables[index].isUsed = true
    return variables[index]
  }

  /// The names of all variables, innermost first.
  var names: [String] { variables.reversed().map(\.name.text) }
}
