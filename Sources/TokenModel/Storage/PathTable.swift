/// The handle of a token path or a group path in a ``PathTable``.
@frozen
public struct PathID: Hashable, Sendable {
  /// The index in the table, from 0.
  public let index: UInt32

  /// Creates a handle for the path at `index`.
  @inlinable
  public init(_ index: UInt32) {
    self.index = index
  }

  /// The root path, which has no name.
  @inlinable public static var root: Self { Self(0) }
}

/// A tree of paths.
///
/// Each path consists of its parent's path and one additional name.
public struct PathTable: Sendable {
  @usableFromInline
  struct Entry: Sendable {
    @usableFromInline let parent: PathID
    @usableFromInline let name: TextID
  }

  @usableFromInline private(set) var entries = [Entry(parent: .root, name: .empty)]
  private var table = SlotTable()
  private let hasher = ContentHasher.forTable()
  /// The new paths of renamed paths.
  private var newPaths: [PathID: PathID] = [:]

  /// Creates a table that contains only the root.
  public init() {}

  /// Reserves capacity for `count` paths.
  package mutating func reserveCapacity(_ count: Int) {
    entries.reserveCapacity(count)
    table.reserveCapacity(count)
  }

  /// The number of paths, including the root.
  public var count: Int { entries.count }

  /// Returns the parent of a path.
  ///
  /// The root is its own parent.
  @inlinable
  public func parent(of path: PathID) -> PathID { entries[Int(path.index)].parent }

  /// Returns the last name of a path.
  ///
  /// The root's name is empty.
  @inlinable
  public func name(of path: PathID) -> TextID { entries[Int(path.index)].name }

  /// Returns the handle of the path `name` below `parent`, adding it to the table if necessary.
  ///
  /// - Complexity: O(1) on average.
  package mutating func intern(_ name: TextID, below parent: PathID) -> PathID {
    let hash = hash(name, parent)
    if let index = find(name, parent, hash) { return newPath(index) }
    let index = entries.count
    entries.append(Entry(parent: parent, name: name))
    table.insert(hash, index)
    return PathID(UInt32(index))
  }

  /// Returns the handle of the path `name` below `parent`, if the table contains it.
  package func find(_ name: TextID, below parent: PathID) -> PathID? {
    find(name, parent, hash(name, parent)).map { newPath($0) }
  }

  package var hasNewPaths: Bool { !newPaths.isEmpty }

  /// Renames paths: from now on, looking up a renamed path returns its new path.
  ///
  /// Paths below a renamed path are renamed as well, because they're looked up below its new path.
  package mutating func rename(_ paths: [PathID: PathID]) { newPaths = paths }

  private func newPath(_ index: Int) -> PathID {
    let path = PathID(UInt32(truncatingIfNeeded: index))
    return newPaths.isEmpty ? path : newPaths[path] ?? path
  }

  private func find(_ name: TextID, _ parent: PathID, _ hash: UInt64) -> Int? {
    table.find(hash) { index in
      let entry = entries[index]
      return entry.name == name && entry.parent == parent
    }
  }

  private func hash(_ name: TextID, _ parent: PathID) -> UInt64 {
    var hasher = hasher
    hasher.mix(UInt64(parent.index) << 32 | UInt64(name.index))
    return hasher.state
  }

  /// Returns the names of a path, from the root down.
  public func names(of path: PathID) -> [TextID] {
    var names: [TextID] = []
    var path = path
    while path != .root {
      names.append(name(of: path))
      path = parent(of: path)
    }
    return names.reversed()
  }

  /// Returns the number of names in a path.
  package func depth(of path: PathID) -> Int {
    names(upwardFrom: path).reduce(0) { count, _ in count + 1 }
  }

  /// Returns the names of a path joined with periods.
  ///
  /// The description of the root is empty.
  public func description(of path: PathID, in texts: TextTable) -> String {
    var buffer: [UInt8] = []
    append(path, in: texts, to: &buffer)
    return String(decoding: buffer, as: UTF8.self)
  }

  /// Appends the names of `path`, joined with periods, to `buffer`.
  package func append(_ path: PathID, in texts: TextTable, to buffer: inout [UInt8]) {
    guard path != .root else { return }
    // The names are written from last to first without recursion, because a path can have any
    // length.
    var length = -1
    for name in names(upwardFrom: path) { length += texts.count(of: name) + 1 }
    buffer.append(contentsOf: repeatElement(UInt8(ascii: "."), count: length))
    var end = buffer.count
    for name in names(upwardFrom: path) {
      texts.withBytes(of: name) { bytes in
        end -= bytes.count
        for (index, byte) in bytes.enumerated() { buffer[end + index] = byte }
      }
      end -= 1
    }
  }

  /// Returns the names from the last one up to the one below the root.
  private func names(upwardFrom path: PathID) -> some Sequence<TextID> {
    sequence(state: path) { path in
      guard path != .root else { return nil }
      defer { path = parent(of: path) }
      return name(of: path)
    }
  }
}
