import TokenCompiler
import TokenModel

/// What is needed to name one thing after the other.
struct Naming: ~Copyable {
  var maker: IdentifierMaker
  let overrides: NameOverrides
  /// The text `$root`, where the source has it.
  let rootName: TextID?

  mutating func groupName(_ path: PathID, _ segment: TextID) -> TextID {
    if let name = overrides[path] { return maker.keep(verbatim: name) }
    return maker.standalone(maker.segment(segment, isGroup: true))
  }

  /// A group's name as a member.
  mutating func memberName(_ path: PathID, _ segment: TextID) -> TextID {
    if let name = overrides[path] { return maker.keep(verbatim: name) }
    return maker.standalone(maker.segment(segment, isGroup: false))
  }

  /// The name of a group's type beside the group's name as a member.
  mutating func typeName(_ path: PathID, _ segment: TextID, beside member: TextID) -> TextID {
    if let name = overrides[path] { return maker.type(maker.keep(verbatim: name), beside: member) }
    return maker.type(maker.segment(segment, isGroup: true), beside: member)
  }

  /// A token's name in its group.
  mutating func tokenName(_ path: PathID, _ segment: TextID) -> TextID {
    if let name = overrides[path] { return maker.keep(verbatim: name) }
    if segment == rootName { return maker.keep(maker.rules.root ?? "root") }
    return maker.segment(segment, isGroup: false)
  }

  /// The beginning of global names in a group.
  mutating func global(_ path: PathID, _ segment: TextID, below above: TextID) -> TextID {
    if let name = overrides[path] { return maker.join(above, maker.keep(verbatim: name)) }
    return maker.appending(segment, to: above)
  }

  /// A token's global name.
  mutating func globalToken(_ path: PathID, _ segment: TextID, below above: TextID) -> TextID {
    if let name = overrides[path] { return maker.join(above, maker.keep(verbatim: name)) }
    guard segment == rootName else { return maker.appending(segment, to: above) }
    if let root = maker.rules.root { return maker.join(above, maker.keep(root)) }
    return above == .empty ? maker.keep("root") : above
  }

  /// A group's name behind that of the group around it, if that one has any.
  mutating func joined(_ name: TextID, below above: TextID, _ separator: [UInt8]) -> TextID {
    above == .empty ? name : maker.concatenated(above, separator, name)
  }
}

/// The names that the source sets for one target, by path.
struct NameOverrides {
  /// One more than the handle of each path's name, 0 for none; empty where no path has one.
  private var names: [UInt32] = []

  /// The name that is set for a token or a group.
  subscript(path: PathID) -> TextID? {
    let index = Int(path.index)
    guard index < names.count, names[index] != 0 else { return nil }
    return TextID(names[index] - 1)
  }

  /// Sets the name of one of `count` paths.
  mutating func set(_ name: TextID, of path: PathID, among count: Int) {
    if names.isEmpty { names = [UInt32](repeating: 0, count: count) }
    names[Int(path.index)] = name.index + 1
  }
}
