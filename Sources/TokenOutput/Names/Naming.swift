import TokenCompiler
import TokenModel

/// The state for naming everything in an output.
struct Naming: ~Copyable {
  var maker: IdentifierMaker
  let overrides: NameOverrides
  /// The text `$root`; `nil` if the source doesn't contain it.
  let rootName: TextID?
  /// The text `_`, which Style Dictionary uses like `$root`; `nil` if the source doesn't contain it.
  let blankName: TextID?

  mutating func groupName(_ path: PathID, _ segment: TextID) -> TextID {
    if let name = overrides[path] { return maker.keep(verbatim: name) }
    return maker.standalone(maker.segment(segment, isGroup: true))
  }

  /// Returns the name of a group as a member.
  mutating func memberName(_ path: PathID, _ segment: TextID) -> TextID {
    if let name = overrides[path] { return maker.keep(verbatim: name) }
    return maker.standalone(maker.segment(segment, isGroup: false))
  }

  /// Returns the name of a group's type, which differs from the group's name as a member if the
  /// rules require it.
  mutating func typeName(_ path: PathID, _ segment: TextID, beside member: TextID) -> TextID {
    if let name = overrides[path] { return maker.type(maker.keep(verbatim: name), beside: member) }
    return maker.type(maker.segment(segment, isGroup: true), beside: member)
  }

  /// Returns the name of a token in its group.
  mutating func tokenName(_ path: PathID, _ segment: TextID) -> TextID {
    if let name = overrides[path] { return maker.keep(verbatim: name) }
    if segment == rootName { return maker.keep(maker.rules.root ?? "root") }
    return maker.segment(segment, isGroup: false)
  }

  /// Returns the prefix of the global names in a group.
  mutating func global(_ path: PathID, _ segment: TextID, below above: TextID) -> TextID {
    if let name = overrides[path] { return maker.join(above, maker.keep(verbatim: name)) }
    return maker.appending(segment, to: above)
  }

  /// Returns the global name of a token.
  mutating func globalToken(_ path: PathID, _ segment: TextID, below above: TextID) -> TextID {
    if let name = overrides[path] { return maker.join(above, maker.keep(verbatim: name)) }
    if segment == blankName, maker.rules.root == nil, above != .empty { return above }
    guard segment == rootName else { return maker.appending(segment, to: above) }
    if let root = maker.rules.root { return maker.join(above, maker.keep(root)) }
    return above == .empty ? maker.keep("root") : above
  }

  /// Returns the name of a group after that of its parent, if the parent has one.
  mutating func joined(_ name: TextID, below above: TextID, _ separator: [UInt8]) -> TextID {
    above == .empty ? name : maker.concatenated(above, separator, name)
  }
}

/// The names that the source sets for a target, by path.
struct NameOverrides {
  /// The handle of each path's name plus 1, or 0 for none; empty if there are no names.
  private var names: [UInt32] = []

  /// The name set for a token or group; `nil` if there is none.
  subscript(path: PathID) -> TextID? {
    let index = Int(path.index)
    guard index < names.count, names[index] != 0 else { return nil }
    return TextID(names[index] - 1)
  }

  /// Sets the name of a path.
  ///
  /// `count` is the number of paths.
  mutating func set(_ name: TextID, of path: PathID, among count: Int) {
    if names.isEmpty { names = [UInt32](repeating: 0, count: count) }
    names[Int(path.index)] = name.index + 1
  }
}
