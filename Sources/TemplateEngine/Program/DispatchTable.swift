/// A table for finding the macro of a family for an object with a single lookup.
struct DispatchTable: Hashable, Sendable {
  /// The index of a macro for each family and object type; -1 for none.
  private(set) var macros: [Int32] = []
  /// The offset of each family's macros and their number of parameters.
  private(set) var families: [Family] = []

  struct Family: Hashable, Sendable {
    let start: UInt32
    let typeCount: UInt32
    let parameterCount: UInt32
  }

  /// Adds a family, whose index is the number of families before it.
  mutating func add(_ family: CheckedFamily) {
    families.append(
      Family(
        start: UInt32(clamping: macros.count),
        typeCount: UInt32(clamping: family.macros.count),
        parameterCount: UInt32(clamping: family.parameterCount)
      )
    )
    macros += family.macros
  }
}
