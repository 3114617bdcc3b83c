import JSONSyntax
import SourceForms

extension DraftGroup {
  /// Returns the text of a token file with the group's contents.
  ///
  /// - Parameter source: the groups of all files, in which references are looked up.
  /// - Returns: the text of the file.
  func text(in source: DraftGroup) -> String {
    var writer = JSONWriter(.pretty(width: 100))
    value.write(to: &writer) { source.reference(to: $0) }
    return String(decoding: writer.bytes, as: UTF8.self) + "\n"
  }

  /// The group in DTCG form.
  private var value: DraftValue {
    var members: [DraftValue.Member] = []
    if let type { members.append(.init("$type", .string(type))) }
    if let description { members.append(.init("$description", .string(description))) }
    if let base { members.append(.init("$extends", .string("{\(base.joined(separator: "."))}"))) }
    if !extensions.isEmpty { members.append(.extensions(extensions)) }
    for name in names {
      switch self[name] {
      case .group(let group): members.append(.init(name, group.value))
      case .token(let token): members.append(.init(name, token.object))
      case .constant, nil: break
      }
    }
    return .object(members)
  }

  /// The properties of the `dev.tokens` extension.
  private var extensions: [DraftValue.Member] {
    let constants = names.compactMap { name -> DraftValue.Member? in
      guard case .constant(let constant) = self[name] else { return nil }
      return DraftValue.Member(name, constant.object)
    }
    var members: [DraftValue.Member] = []
    if isPrivate { members.append(.init("visibility", .string("private"))) }
    if !constants.isEmpty { members.append(.init("constants", .object(constants))) }
    return members
  }

  /// Returns the text of a reference to the member at a path.
  private func reference(to path: [String]) -> String {
    var path = path
    if case .group(let group) = member(at: path[...]), group[Self.root] != nil {
      path.append(Self.root)
    }
    return "{" + path.joined(separator: ".") + "}"
  }
}

extension DraftToken {
  /// The token in DTCG form.
  fileprivate var object: DraftValue {
    var members: [DraftValue.Member] = []
    if let type { members.append(.init("$type", .string(type))) }
    members.append(.init("$value", value))
    if let description { members.append(.init("$description", .string(description))) }
    if !extensions.isEmpty { members.append(.extensions(extensions)) }
    return .object(members)
  }
}

extension DraftConstant {
  /// The constant as a value in the `dev.tokens` extension.
  fileprivate var object: DraftValue {
    var members: [DraftValue.Member] = [.init("type", .string(type)), .init("value", value)]
    if !words.isEmpty { members.append(.init("of", .array(words.map { .string($0) }))) }
    return .object(members)
  }
}
