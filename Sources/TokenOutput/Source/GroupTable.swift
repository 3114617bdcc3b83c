import TokenCompiler
import TokenModel

/// The tree of groups.
///
/// The root is group 0, and groups come after their parents.
struct GroupTable: Sendable {
  private(set) var entries: [Entry] = []
  /// The group of each token.
  private(set) var groupOfToken: [UInt32] = []
  private var indices: [Int32]

  struct Entry: Sendable {
    let path: PathID
    let parent: Int
    let depth: Int
    /// The index in ``IR/groups``; `nil` for the root and for groups that aren't listed there.
    var source: Int?
  }

  /// Collects the groups of `ir` and those that contain its tokens.
  init(_ ir: IR) {
    indices = [Int32](repeating: -1, count: ir.paths.count)
    entries.append(Entry(path: .root, parent: 0, depth: 0, source: nil))
    indices[0] = 0
    entries.reserveCapacity(ir.groups.count + 1)
    for (index, group) in ir.groups.enumerated() {
      entries[add(group.path, ir.paths)].source = index
    }
    groupOfToken.reserveCapacity(ir.tokens.count)
    // Most tokens are in the same group as the preceding token.
    var last = PathID.root
    var group = 0
    for index in ir.tokens.indices {
      let parent = ir.paths.parent(of: ir.tokens[index].path)
      if parent != last {
        last = parent
        group = add(parent, ir.paths)
      }
      groupOfToken.append(UInt32(group))
    }
  }

  /// Returns the group at a path; `nil` if there is none.
  func index(of path: PathID) -> Int? {
    let index = indices[Int(path.index)]
    return index < 0 ? nil : Int(index)
  }

  /// Returns the group at a path, adding it and its ancestors if necessary.
  private mutating func add(_ path: PathID, _ paths: PathTable) -> Int {
    if let known = index(of: path) { return known }
    // Groups come after their parents, so the parent almost always exists.
    if let parent = index(of: paths.parent(of: path)) { return append(path, in: parent) }
    var missing: [PathID] = []
    var next = path
    while index(of: next) == nil {
      missing.append(next)
      next = paths.parent(of: next)
    }
    return missing.reversed().reduce(index(of: next) ?? 0) { append($1, in: $0) }
  }

  private mutating func append(_ path: PathID, in parent: Int) -> Int {
    let index = entries.count
    indices[Int(path.index)] = Int32(index)
    entries.append(
      Entry(path: path, parent: parent, depth: entries[parent].depth + 1, source: nil)
    )
    return index
  }
}
