import JSONSyntax
import SourceForms

/// A group of imported tokens, which keeps its members in the order in which they were added.
package struct DraftGroup: Equatable {
  package enum Member: Equatable {
    case group(DraftGroup)
    case token(DraftToken)
    case constant(DraftConstant)
  }

  var type: String?
  var description: String?
  /// The path of the group that this group extends.
  var base: [String]?
  package var isPrivate = false
  package private(set) var names: [String] = []
  private var members: [String: Member] = [:]

  /// The name of a group's root token.
  static let root = "$root"

  package init(type: String? = nil, description: String? = nil) {
    self.type = type
    self.description = description
  }

  package var isEmpty: Bool { names.isEmpty }

  /// The member with a name.
  ///
  /// A new member is added at the end.
  package subscript(name: String) -> Member? {
    get { members[name] }
    set {
      if members[name] == nil, newValue != nil { names.append(name) }
      if newValue == nil { names.removeAll { $0 == name } }
      members[name] = newValue
    }
  }

  /// The group with a name, which is created if necessary.
  ///
  /// A token with that name becomes the root token of the group.
  subscript(group name: String) -> DraftGroup {
    get {
      switch members[name] {
      case .group(let group): return group
      case .token(let token):
        var group = DraftGroup()
        group[Self.root] = .token(token)
        return group
      case .constant, nil: return DraftGroup()
      }
    }
    set { self[name] = .group(newValue) }
  }

  /// Adds a token or a constant at a path below this group.
  ///
  /// - Complexity: O(*n*) in the length of the path.
  package mutating func insert(_ member: Member, at path: ArraySlice<String>) {
    guard let name = path.first else { return }
    if path.count > 1 {
      var group = self[group: name]
      if members[name] == nil { names.append(name) }
      // Removing the group while it's changed makes its storage unique, which avoids copying it.
      members[name] = nil
      group.insert(member, at: path.dropFirst())
      members[name] = .group(group)
    } else if case .group = members[name], case .token = member {
      self[group: name][Self.root] = member
    } else {
      self[name] = member
    }
  }

  package func member(at path: ArraySlice<String>) -> Member? {
    guard let name = path.first, let member = members[name] else { return nil }
    if path.count == 1 { return member }
    guard case .group(let group) = member else { return nil }
    return group.member(at: path.dropFirst())
  }

  mutating func remove(at path: ArraySlice<String>) {
    guard let name = path.first else { return }
    if path.count == 1 {
      self[name] = nil
    } else if case .group(var group) = members[name] {
      group.remove(at: path.dropFirst())
      members[name] = .group(group)
    }
  }

  /// Calls `body` with the path and the value of each token and constant below this group, in order.
  func forEachValue(
    below path: [String] = [],
    _ body: ([String], DraftValue, _ extensions: [DraftValue.Member], _ isToken: Bool) -> Void
  ) {
    for name in names {
      switch members[name] {
      case .group(let group): group.forEachValue(below: path + [name], body)
      case .token(let token): body(path + [name], token.value, token.extensions, true)
      case .constant(let constant): body(path + [name], constant.value, [], false)
      case nil: break
      }
    }
  }

  /// Whether any token below this group is a text style.
  var hasTextStyles: Bool {
    type == "typography"
      || members.values.contains { member in
        switch member {
        case .group(let group): group.hasTextStyles
        case .token(let token): token.type == "typography"
        case .constant: false
        }
      }
  }

  /// The number of tokens and constants, including those in nested groups.
  package var count: Int {
    members.values.reduce(0) { sum, member in
      if case .group(let group) = member { sum + group.count } else { sum + 1 }
    }
  }

  // MARK: Writing

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
