/// A table for finding the function of a family for an object with a single lookup.
struct DispatchTable: Hashable, Sendable {
  /// The index of a function for each family and object type; -1 for none.
  let functions: [Int32]
  /// The offset of each family's functions and their number of parameters.
  let families: [Family]

  struct Family: Hashable, Sendable {
    let start: UInt32
    let typeCount: UInt32
    let parameterCount: UInt32
  }

  /// The functions of a family.
  struct Rows {
    /// The index of a function for each object type; -1 for none.
    let functions: [Int32]
    let parameterCount: Int
  }

  init(_ families: [Rows]) {
    var functions: [Int32] = []
    self.families = families.map { family in
      defer { functions += family.functions }
      return Family(
        start: UInt32(clamping: functions.count),
        typeCount: UInt32(clamping: family.functions.count),
        parameterCount: UInt32(clamping: family.parameterCount)
      )
    }
    self.functions = functions
  }
}
