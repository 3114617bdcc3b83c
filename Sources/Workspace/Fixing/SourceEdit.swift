internal import Diagnostics
internal import JSONSyntax
internal import SourceForms

/// An edit of a source file, which leaves the rest of the file unchanged.
struct SourceEdit {
  private let bytes: [UInt8]
  private let tree: JSONTree

  /// Parses a file; `nil` if it has errors.
  init?(_ bytes: [UInt8], _ name: String) {
    guard let (tree, _) = Migration.tree(of: bytes, name) else { return nil }
    self.bytes = bytes
    self.tree = tree
  }

  /// Replaces a text that occurs once in `span`; `nil` if it doesn't, or if either text would have
  /// to be escaped.
  static func replacing(
    _ old: String,
    with new: String,
    in span: Range<Int>,
    of bytes: [UInt8]
  ) -> [UInt8]? {
    let isPlain = [old, new].allSatisfy { text in
      text.utf8.allSatisfy { $0 >= 0x20 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }
    }
    let old = Array(old.utf8)
    guard isPlain, !old.isEmpty, span.upperBound <= bytes.count, old.count <= span.count else {
      return nil
    }
    let places = (span.lowerBound...span.upperBound - old.count).filter {
      bytes[$0..<$0 + old.count].elementsEqual(old)
    }
    guard places.count == 1, let place = places.first else { return nil }
    return bytes[..<place] + Array(new.utf8) + bytes[(place + old.count)...]
  }

  /// Adds the type that its value suggests to the token that begins at `offset`.
  func addingType(at offset: Int) -> [UInt8]? {
    let token = TypeSurvey(tree).missing.first { range($0.token).lowerBound == offset }
    guard let token, let type = token.byValue, !token.lacksUnit,
      let key = tree.firstKey(of: token.token)
    else { return nil }
    let start = range(key).lowerBound
    let space = bytes[..<start].reversed().prefix { $0.isJSONSpace }.reversed()
    return bytes[..<start] + Array("\"$type\": \"\(type)\",".utf8)
      + (space.isEmpty ? [UInt8(ascii: " ")] : Array(space)) + bytes[start...]
  }

  /// Removes the property whose name begins at `offset`, and the objects around it that become
  /// empty; `nil` if more than a value would be lost.
  func removingProperty(at offset: Int) -> [UInt8]? {
    var open = tree.root
    var removed: JSONMember?
    var owner = tree.root
    // An object in an object may be removed, but not an element of a list.
    var mayVanish = false
    while let node = open {
      open = nil
      let members = Array(tree.members(of: node))
      if let member = members.first(where: { range($0).contains(offset) }) {
        if members.count > 1 || !mayVanish { (removed, owner) = (member, node) }
        guard range(member.key).lowerBound != offset else {
          guard tree.string(member.key) != "$extensions" else { return nil }
          return owner.flatMap { owner in removed.flatMap { removing($0, from: owner) } }
        }
        (open, mayVanish) = (member.value, true)
      } else if let element = tree.elements(of: node).first(where: { range($0).contains(offset) }) {
        (open, mayVanish) = (element, false)
      }
    }
    return nil
  }

  private func removing(_ member: JSONMember, from object: JSONNode) -> [UInt8]? {
    guard isOnlyValue(member.value) else { return nil }
    return tree.removalRange(of: member, from: object, in: bytes)
      .map { Array(bytes[..<$0.lowerBound] + bytes[$0.upperBound...]) }
  }

  /// Whether a property can be removed without losing a description, other extensions, or a
  /// comment.
  private func isOnlyValue(_ value: JSONNode) -> Bool {
    let names = tree.members(of: value).map { tree.string($0.key) }
    let isToken = names.contains("$value")
    return !(isToken && names.contains { !["$value", "$type"].contains($0) })
      && (!tree.isRewritten || JSON5Text.comments(in: bytes, range(value)).isEmpty)
  }

  private func range(_ member: JSONMember) -> Range<Int> { tree.rangeInFile(member) }

  private func range(_ node: JSONNode) -> Range<Int> { tree.rangeInFile(node) }
}
