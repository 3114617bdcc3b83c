/// The handle of a token's or a group's path in a ``PathTable``.
@frozen
public struct PathID: Hashable, Sendable {
  /// Position in the table, from 0.
  public let index: UInt32

  /// Makes the handle of the path at `index`.
  @inlinable
  public init(_ index: UInt32) {
    self.index = index
  }

  /// The root of all paths, which has no name.
  public static let root = PathID(0)
}

/// The tree of all paths: a path is its parent's path and one name more.
public struct PathTable: Sendable {
  private var parents: [PathID] = [.root]
  private var names: [TextID] = [.empty]
  /// Open addressing over (parent, name): 0 is free (the root is never looked up), otherwise index.
  private var slots = [UInt32](repeating: 0, count: 64)

  /// Makes a table that holds the root alone.
  public init() {}

  /// The number of paths, with the root.
  public var count: Int { names.count }

  /// The path one level up; the root's is the root.
  public func parent(of path: PathID) -> PathID { parents[Int(path.index)] }

  /// The last name of a path; the root's is empty.
  public func name(of path: PathID) -> TextID { names[Int(path.index)] }

  /// The handle of the path `name` below `parent`, which is added unless it is there already.
  ///
  /// - Complexity: O(1) on average.
  package mutating func intern(_ name: TextID, below parent: PathID) -> PathID {
    if names.count * 2 >= slots.count { grow() }
    let slot = slot(of: name, below: parent)
    if slots[slot] != 0 { return PathID(slots[slot]) }
    let index = UInt32(names.count)
    parents.append(parent)
    names.append(name)
    slots[slot] = index
    return PathID(index)
  }

  /// The path `name` below `parent`, where the table holds it.
  package func find(_ name: TextID, below parent: PathID) -> PathID? {
    let index = slots[slot(of: name, below: parent)]
    return index == 0 ? nil : PathID(index)
  }

  /// The names from the root down.
  public func names(of path: PathID) -> [TextID] {
    var names: [TextID] = []
    var path = path
    while path != .root {
      names.append(name(of: path))
      path = parent(of: path)
    }
    return names.reversed()
  }

  /// The path as people write it: its names joined with periods; the root's is empty.
  public func description(of path: PathID, in texts: TextTable) -> String {
    var buffer: [UInt8] = []
    append(path, in: texts, to: &buffer)
    return String(decoding: buffer, as: UTF8.self)
  }

  /// Appends the names of `path`, joined with periods, to `buffer`.
  package func append(_ path: PathID, in texts: TextTable, to buffer: inout [UInt8]) {
    guard path != .root else { return }
    let parent = parent(of: path)
    if parent != .root {
      append(parent, in: texts, to: &buffer)
      buffer.append(UInt8(ascii: "."))
    }
    texts.append(name(of: path), to: &buffer)
  }

  private func slot(of name: TextID, below parent: PathID) -> Int {
    let mask = slots.count - 1
    var hasher = ContentHasher()
    hasher.mix(UInt64(parent.index) << 32 | UInt64(name.index))
    var slot = Int(truncatingIfNeeded: hasher.state) & mask
    while slots[slot] != 0 {
      let index = Int(slots[slot])
      if names[index] == name, parents[index] == parent { break }
      slot = (slot + 1) & mask
    }
    return slot
  }

  private mutating func grow() {
    slots = [UInt32](repeating: 0, count: slots.count * 2)
    for index in 1..<max(1, names.count) {
      slots[slot(of: names[index], below: parents[index])] = UInt32(index)
    }
  }
}
