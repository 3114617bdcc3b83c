import Diagnostics
import JSONSyntax
import TokenModel

/// Objects that were meant as tokens or have a property whose name is misspelled.
///
/// Such an object is read as a group, and each of its members would be a mistake in a group: the first
/// says what is wrong, and the others are passed.
extension LayerReader {
  /// The names of the standard's properties without their dollar signs.
  private static let bareNames = [
    "value", "type", "description", "extensions", "ref", "extends", "deprecated",
  ]

  /// Reports a member of a group that is neither a property nor a group or token.
  func reportPlainMember(
    _ member: JSONMember,
    of group: inout GroupDefinition,
    tree: inout SourceTree,
    state: inout LoweringState
  ) {
    guard !tree.brokenPaths.contains(group.path) else { return }
    let name = syntax.string(member.key)
    state.diagnostics.append(
      .childIsNoObject(name, kindName(member.value), syntax.span(member.value))
    )
    guard group.path != .root, Self.bareNames.contains(name) else { return }
    readOn(after: member, meaning: "$" + name, in: &group, isMeantAsToken(group.object.node), &tree)
  }

  /// Reports a property that groups do not have.
  func reportUnknownProperty(
    _ member: JSONMember,
    of group: inout GroupDefinition,
    tree: inout SourceTree,
    state: inout LoweringState
  ) {
    guard !tree.brokenPaths.contains(group.path) else { return }
    let name = syntax.string(member.key)
    let property = Diagnostic.property(near: name, of: "token")
    let isMeantAsToken =
      (property == "$value" || property == "$ref") && group.path != .root
      && isMeantAsToken(group.object.node)
    state.diagnostics.append(
      .unknownProperty(name, of: isMeantAsToken ? "token" : "group", syntax.span(member.key))
    )
    readOn(after: member, meaning: property, in: &group, isMeantAsToken, &tree)
  }

  /// Keeps what follows from a reported member from being reported too.
  ///
  /// A group whose type nobody knows has one, so that its tokens do not lack it; of an object that was
  /// meant as a token, no other member is looked at.
  private func readOn(
    after member: JSONMember,
    meaning property: String?,
    in group: inout GroupDefinition,
    _ isMeantAsToken: Bool,
    _ tree: inout SourceTree
  ) {
    if property == "$type", group.type == nil {
      group.type = .invalid
      group.typeNode = member.value
    }
    if isMeantAsToken { tree.brokenPaths.insert(group.path) }
  }

  /// Whether a group's object has no groups or tokens in it.
  private func isMeantAsToken(_ object: JSONNode) -> Bool {
    !syntax.members(of: object).contains { isChild($0) && !isValueWithoutDollar($0) }
  }

  /// Whether a member that would be a group is a token's value: it is called `value`, and neither a
  /// token nor a property stands in it.
  func isValueWithoutDollar(_ member: JSONMember) -> Bool {
    syntax.equals(member.key, "value") && syntax.count(of: member.value) > 0
      && !hasProperty(member.value)
  }

  private func hasProperty(_ object: JSONNode) -> Bool {
    syntax.members(of: object).contains {
      isProperty($0.key) || isChild($0) && hasProperty($0.value)
    }
  }

  /// Whether a member is a group or token.
  private func isChild(_ member: JSONMember) -> Bool {
    !isProperty(member.key) && syntax.kind(member.value) == .object
  }
}
