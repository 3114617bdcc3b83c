import Diagnostics
import JSONSyntax
import TokenModel

extension LoweringState {
  /// Reads what `$extensions["dev.tokens"]` says of a group.
  ///
  /// - Parameter extensions: the object `$extensions`.
  /// - Returns: `nil` where there is no member `dev.tokens`.
  mutating func readGroupExtension(_ extensions: SyntaxNode) -> GroupExtension? {
    guard let reader = ExtensionReader(extensions, state: &self) else { return nil }
    var result = GroupExtension()
    for (key, value) in reader.members(forGroup: true, state: &self) {
      switch key {
      case .visibility: result.isPrivate = reader.isPrivate(value, state: &self)
      case .names: result.names = reader.names(value, state: &self)
      case .component: result.component = reader.text(value, key.rawValue, state: &self)
      case .constants: result.constants = reader.constants(value, state: &self)
      default: break
      }
    }
    return result
  }
}

extension ExtensionReader {
  fileprivate func constants(
    _ node: JSONNode,
    state: inout LoweringState
  ) -> [ConstantDeclaration] {
    guard expect(.object, node, "constants", state: &state) else { return [] }
    return syntax.members(of: node).compactMap { constant($0, state: &state) }
  }

  /// Checks the members of a constant; its value waits until references can be followed.
  private func constant(
    _ member: JSONMember,
    state: inout LoweringState
  ) -> ConstantDeclaration? {
    let name = syntax.string(member.key)
    guard !name.isEmpty, !name.hasPrefix("$"), !name.contains(where: { "{}.".contains($0) }) else {
      state.diagnostics.append(.illegalConstantName(name, at: syntax.span(member.key)))
      return nil
    }
    guard expect(.object, member.value, name, state: &state) else { return nil }
    var required: [StaticString] = ["type", "value"]
    var type: ConstantType?
    if let node = syntax.value(of: "type", in: member.value) {
      type = word(node, "type", state: &state)
      if type == .word { required.append("of") }
    }
    let known = ["type", "value", "$description"] + (type == .word ? ["of"] : [])
    var description: JSONNode?
    for part in syntax.members(of: member.value) {
      let partName = syntax.string(part.key)
      if partName == "$description" {
        let isText = text(part.value, partName, state: &state) != nil
        description = isText ? part.value : nil
      } else if !known.contains(partName) {
        let holder = type.map { "a constant of type `\($0.rawValue)`" } ?? "a constant"
        let span = syntax.span(part.key)
        state.diagnostics.append(
          .unknownExtensionMember(partName, of: holder, among: known, at: span)
        )
      }
    }
    let missing = required.filter { syntax.value(of: $0, in: member.value) == nil }
    for name in missing {
      let span = syntax.openingSpan(member.value)
      state.diagnostics.append(
        .missingExtensionMember(
          "\(name)",
          of: "the constant `\(syntax.string(member.key))`",
          at: span
        )
      )
    }
    guard type != nil, missing.isEmpty else { return nil }
    return ConstantDeclaration(
      name: state.texts.intern(name),
      object: member.value,
      description: description
    )
  }
}
