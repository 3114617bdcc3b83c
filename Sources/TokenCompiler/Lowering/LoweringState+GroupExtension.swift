import Diagnostics
import JSONSyntax
import TokenModel

extension LoweringState {
  /// Reads the `dev.tokens` extension of a group.
  ///
  /// - Parameter extensions: the object `$extensions`.
  /// - Returns: `nil` if `dev.tokens` is missing or isn't an object.
  mutating func readGroupExtension(_ extensions: SyntaxNode) -> GroupExtension? {
    guard let reader = ExtensionReader(extensions, state: &self) else { return nil }
    var result = GroupExtension()
    for (key, value) in reader.members(forGroup: true, state: &self) {
      switch key {
      case .visibility: result.isPrivate = reader.isPrivate(value, state: &self)
      case .names: result.names = reader.names(value, state: &self)
      case .lint: result.suppressedRules = reader.suppressions(value, state: &self)
      case .component:
        result.component = reader.text(value, key.rawValue, state: &self)
        if let kind = result.component,
          let meant = ComponentVocabulary.suggestedKind(by: texts[kind])
        {
          let span = reader.syntax.span(value)
          diagnostics.append(.misspelledKind(texts[kind], meant: meant, span))
        }
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

  /// Checks the properties of a constant.
  ///
  /// Its value is read later, when references can be followed.
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
    let known =
      ["type", "value", "$description"] + (type == .word ? ["of"] : [])
      + (type == .string ? ["verbatim"] : [])
    let holder = type.map { "a constant of type `\($0.rawValue)`" } ?? "a constant"
    let description = description(of: member.value, known, holder, state: &state)
    let missing = required.filter { syntax.value(of: $0, in: member.value) == nil }
    for part in missing {
      reportMissing("\(part)", of: "the constant `\(name)`", in: member.value, state: &state)
    }
    guard type != nil, missing.isEmpty else { return nil }
    return ConstantDeclaration(
      name: state.texts.intern(name),
      object: member.value,
      description: description
    )
  }

  /// Returns the description of a constant, and reports properties that aren't `known`.
  private func description(
    of object: JSONNode,
    _ known: [String],
    _ holder: String,
    state: inout LoweringState
  ) -> JSONNode? {
    var description: JSONNode?
    for part in syntax.members(of: object) {
      let name = syntax.string(part.key)
      if name == "$description" {
        description = text(part.value, name, state: &state) == nil ? nil : part.value
      } else if !known.contains(name) {
        reportUnknown(part, of: holder, among: known, state: &state)
      }
    }
    return description
  }
}
