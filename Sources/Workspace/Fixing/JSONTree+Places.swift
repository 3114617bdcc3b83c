internal import Diagnostics
internal import JSONSyntax

/// Places in the file of a tree.
extension JSONTree {
  /// Returns the range of a node in the file.
  func rangeInFile(_ node: JSONNode) -> Range<Int> {
    let span = span(node)
    return Int(span.start)..<Int(span.end)
  }

  /// Returns the range of a property in the file, with its name.
  func rangeInFile(_ member: JSONMember) -> Range<Int> {
    let key = rangeInFile(member.key)
    return key.lowerBound..<max(key.upperBound, rangeInFile(member.value).upperBound)
  }

  /// Returns the range to delete in the file to remove a property with one of the commas around it;
  /// `nil` if the object doesn't have the property.
  ///
  /// Comments before the property stay.
  func removalRange(
    of member: JSONMember,
    from object: JSONNode,
    in bytes: [UInt8]
  ) -> Range<Int>? {
    let members = Array(self.members(of: object))
    guard let index = members.firstIndex(of: member) else { return nil }
    var cut = rangeInFile(members[index])
    let comma = bytes[cut.upperBound...].prefix { $0.isJSONSpace || $0 == UInt8(ascii: ",") }
    if index + 1 < members.count {
      cut = cut.lowerBound..<comma.endIndex
    } else if index > 0 {
      let end = rangeInFile(members[index - 1]).upperBound
      let isPlain = bytes[end..<cut.lowerBound]
        .allSatisfy { $0.isJSONSpace || $0 == UInt8(ascii: ",") }
      cut = isPlain ? end..<cut.upperBound : cut.lowerBound..<comma.endIndex
    } else {
      let inner = rangeInFile(object)
      let isAlone = bytes[inner.lowerBound + 1..<cut.lowerBound].allSatisfy(\.isJSONSpace)
      if isAlone, comma.endIndex == inner.upperBound - 1 {
        cut = inner.lowerBound + 1..<comma.endIndex
      }
    }
    return cut
  }
}
