import Diagnostics
import JSONSyntax
import TokenModel

/// Objects that were meant as tokens or have a misspelled property.
///
/// Such an object is read as a group, in which each of its properties would be a mistake. Only the
/// first one is reported.
extension LayerReader {
  /// The names of DTCG properties without the `$`.
  private static let bareNames = [
    "value", "type", "description", "extensions", "ref", "extends", "deprecated",
  ]

  /// Reports a group's property whose name has no `$` and whose value isn't a group or token.
  func reportPlainMember(
    _ member: JSONMember,
    of group: inout GroupDefinition,
    tree: inout SourceTree,
    state: inout LoweringState
  ) {
    guard !tree.brokenPaths.contains(group.path) else { return }
    let name = syntax.string(member.key)
    state.diagnostics.append(
      .childMustBeObject(name, kindName(member.value), syntax.span(member.value))
    )
    guard group.path != .root, Self.bareNames.contains(name) else { return }
    suppressFollowUps(
      after: member,
      meaning: "$" + name,
      in: &group,
      isMeantAsToken(group.object.node),
      &tree
    )
  }

  /// The names of an object's properties that begin with `$`.
  func propertyNames(of object: JSONNode) -> [String] {
    syntax.members(of: object).filter { isProperty($0.key) }.map { syntax.string($0.key) }
  }

  /// Reports an unknown `$` property of a group.
  func reportUnknownProperty(
    _ member: JSONMember,
    of group: inout GroupDefinition,
    tree: inout SourceTree,
    state: inout LoweringState
  ) {
    guard !tree.brokenPaths.contains(group.path) else { return }
    let path = path(of: member.key, below: group.path, &state)
    guard !tree.omits(path) else { return }
    tree.omissiblePaths[syntax.span(member.key)] = path
    let name = syntax.string(member.key)
    let known = propertyNames(of: group.object.node)
    let property = Diagnostic.property(near: name, of: "token", besides: known)
    let isMeantAsToken =
      (property == "$value" || property == "$ref") && group.path != .root
      && isMeantAsToken(group.object.node)
    state.diagnostics.append(
      .unknownProperty(
        name,
        of: isMeantAsToken ? "token" : "group",
        pathText(group.path, state),
        meaning: isMeantAsToken
          ? property : Diagnostic.property(near: name, of: "group", besides: known),
        isIgnored: !containsToken(member.value),
        syntax.span(member.key)
      )
    )
    suppressFollowUps(after: member, meaning: property, in: &group, isMeantAsToken, &tree)
  }

  /// Suppresses diagnostics that would only follow from a property that was just reported.
  ///
  /// If it was meant as a `$type`, the group's type is marked invalid, so its tokens aren't
  /// reported as untyped. If the object was meant as a token, its other properties are ignored.
  private func suppressFollowUps(
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

  /// Whether a group's object contains no groups or tokens.
  private func isMeantAsToken(_ object: JSONNode) -> Bool {
    !syntax.members(of: object).contains { isChild($0) && !isValueWithoutDollar($0) }
  }

  /// Whether a property that would be read as a group is a token's value: its name is `value`, and
  /// it contains neither tokens nor `$` properties.
  func isValueWithoutDollar(_ member: JSONMember) -> Bool {
    syntax.equals(member.key, "value") && syntax.count(of: member.value) > 0
      && !hasProperty(member.value)
  }

  private func hasProperty(_ object: JSONNode) -> Bool {
    syntax.members(of: object).contains {
      isProperty($0.key) || isChild($0) && hasProperty($0.value)
    }
  }

  /// Whether a value is a token or contains one.
  func containsToken(_ value: JSONNode) -> Bool {
    syntax.kind(value) == .object
      && syntax.members(of: value).contains { member in
        syntax.equals(member.key, "$value") || syntax.equals(member.key, "$ref")
          || containsToken(member.value)
      }
  }

  /// Whether a property is a group or token.
  private func isChild(_ member: JSONMember) -> Bool {
    !isProperty(member.key) && syntax.kind(member.value) == .object
  }
}
