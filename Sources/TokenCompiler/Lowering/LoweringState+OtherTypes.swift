import Diagnostics
import JSONSyntax
import TokenModel

/// Values of the wrong type.
extension LoweringState {
  /// Reports an object without any property of its type if it looks like the value of another type.
  ///
  /// `members` are all properties of the object. Returns whether the object was reported.
  mutating func reportOtherType(
    _ members: [JSONMember],
    of object: JSONNode,
    _ type: TokenType,
    in source: ValueSource
  ) -> Bool {
    // A reference or token instead of a value is a different mistake.
    guard let first = members.first,
      !members.contains(where: { source.firstByte(ofString: $0.key) == UInt8(ascii: "$") }),
      let found = Self.type(ofMembers: members, in: source.tree), found != type
    else { return false }
    diagnostics.append(.valueOfOtherType(type, found, at: source.tree.span(first.key)))
    valueOfOtherType = (source.place(object), found)
    return true
  }

  /// The type whose values have properties with these names.
  private static func type(ofMembers members: [JSONMember], in tree: JSONTree) -> TokenType? {
    let names = Set(members.map { tree.string($0.key) })
    if !names.isDisjoint(with: ["colorSpace", "components"]) { return .color }
    if !names.isDisjoint(with: ["fontFamily", "fontSize"]) { return .typography }
    if !names.isDisjoint(with: ["offsetX", "offsetY"]) { return .shadow }
    if names.contains("timingFunction") { return .transition }
    if names.contains("dashArray") { return .strokeStyle }
    if names.isSuperset(of: ["width", "style"]) { return .border }
    guard names.contains("value"),
      let unit = members.first(where: { tree.equals($0.key, "unit") })?.value
    else { return nil }
    return tree.equals(unit, "ms") || tree.equals(unit, "s") ? .duration : .dimension
  }
}
