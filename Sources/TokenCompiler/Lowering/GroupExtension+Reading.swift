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

/// The words that stand in `type` of a constant.
private enum ConstantType: String, CaseIterable {
  case boolean, string, image, number, point, size, rect, insets

  /// The numbers that a value of the type is made of.
  var members: [String] {
    switch self {
    case .point: ["x", "y"]
    case .size: ["width", "height"]
    case .rect: ["x", "y", "width", "height"]
    case .insets: ["top", "leading", "bottom", "trailing"]
    default: []
    }
  }
}

extension ExtensionReader {
  fileprivate func constants(_ node: JSONNode, state: inout LoweringState) -> [Constant] {
    guard expect(.object, node, "constants", state: &state) else { return [] }
    return syntax.members(of: node).compactMap { constant($0, state: &state) }
  }

  private func constant(_ member: JSONMember, state: inout LoweringState) -> Constant? {
    let name = syntax.string(member.key)
    guard !name.isEmpty, !name.hasPrefix("$"), !name.contains(where: { "{}.".contains($0) }) else {
      state.diagnostics.append(.illegalConstantName(name, at: syntax.span(member.key)))
      return nil
    }
    guard expect(.object, member.value, name, state: &state) else { return nil }
    var type: ConstantType?
    var description: TextID?
    for part in syntax.members(of: member.value) {
      let partName = syntax.string(part.key)
      switch partName {
      case "type": type = word(part.value, partName, state: &state)
      case "value": break
      case "$description": description = text(part.value, partName, state: &state)
      default:
        let known = ["type", "value", "$description"]
        state.diagnostics.append(
          .unknownExtensionMember(
            partName,
            of: "a constant",
            among: known,
            at: syntax.span(part.key)
          )
        )
      }
    }
    for required: StaticString in ["type", "value"]
    where syntax.value(of: required, in: member.value) == nil {
      let span = syntax.openingSpan(member.value)
      state.diagnostics.append(
        .missingExtensionMember("\(required)", of: "the constant `\(name)`", at: span)
      )
    }
    guard let type, let node = syntax.value(of: "value", in: member.value),
      let value = value(node, as: type, state: &state)
    else { return nil }
    return Constant(name: state.texts.intern(name), value: value, description: description)
  }

  private func value(
    _ node: JSONNode,
    as type: ConstantType,
    state: inout LoweringState
  ) -> Constant.Value? {
    switch type {
    case .boolean: return boolean(node, "value", state: &state).map { .boolean($0) }
    case .number: return number(node, "value", state: &state).map { .number($0) }
    case .image: return text(node, "value", state: &state).map { .image($0) }
    case .string:
      guard expect(.string, node, "value", state: &state) else { return nil }
      return .string(syntax.withStringBytes(node) { state.texts.intern($0) })
    case .point, .size, .rect, .insets: break
    }
    guard let parts = numbers(node, type, state: &state) else { return nil }
    switch type {
    case .point: return .point(x: parts[0], y: parts[1])
    case .size: return .size(width: parts[0], height: parts[1])
    case .rect: return .rect(x: parts[0], y: parts[1], width: parts[2], height: parts[3])
    default:
      return .insets(top: parts[0], leading: parts[1], bottom: parts[2], trailing: parts[3])
    }
  }

  /// The numbers of an object that has exactly the members of `type`, in their order.
  private func numbers(
    _ node: JSONNode,
    _ type: ConstantType,
    state: inout LoweringState
  ) -> [Double]? {
    let names = type.members
    guard syntax.kind(node) == .object else {
      let expected = "an object with " + names.map { "`\($0)`" }.joined(separator: ", ")
      reject(node, "value", expected: expected, state: &state)
      return nil
    }
    var values = [Double?](repeating: nil, count: names.count)
    var isComplete = true
    for member in syntax.members(of: node) {
      let name = syntax.string(member.key)
      guard let index = names.firstIndex(of: name) else {
        state.diagnostics.append(
          .unknownExtensionMember(
            name,
            of: "a \(type.rawValue)",
            among: names,
            at: syntax.span(member.key)
          )
        )
        isComplete = false
        continue
      }
      values[index] = number(member.value, name, state: &state)
      if values[index] == nil { isComplete = false }
    }
    let missing = names.indices.filter { values[$0] == nil }
    if isComplete, let first = missing.first {
      state.diagnostics.append(
        .missingExtensionMember(
          names[first],
          of: "the \(type.rawValue)",
          at: syntax.openingSpan(node)
        )
      )
    }
    return isComplete && missing.isEmpty ? values.compactMap { $0 } : nil
  }
}
