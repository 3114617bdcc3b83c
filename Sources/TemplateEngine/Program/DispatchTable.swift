/// Which function of a family is meant for an object, found with one look.
struct DispatchTable: Hashable, Sendable {
  /// For each family and each object type the index of a function; -1 for none.
  let functions: [Int32]
  /// For each family, where its functions begin, and the number of values that each takes.
  let families: [Family]

  struct Family: Hashable, Sendable {
    let start: UInt32
    let typeCount: UInt32
    let parameterCount: UInt32
  }

  /// A family as it is made.
  struct Rows {
    /// For each object type the index of a function; -1 for none.
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
