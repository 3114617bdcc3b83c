import JSONSyntax

/// A group of tokens that an importer makes; members keep the order in which they were added.
struct DraftGroup: Hashable {
  enum Member: Hashable {
    case group(DraftGroup)
    case token(DraftToken)
    case constant(DraftConstant)
  }

  var type: String?
  var description: String?
  /// The group that this one inherits from.
  var base: [String]?
  var isPrivate = false
  private(set) var names: [String] = []
  private var members: [String: Member] = [:]

  /// The name of the token that a group stands for by itself.
  static let root = "$root"

  init(type: String? = nil, description: String? = nil) {
    self.type = type
    self.description = description
  }

  var isEmpty: Bool { names.isEmpty }

  /// A member by its name; setting one that is new puts it last.
  subscript(name: String) -> Member? {
    get { members[name] }
    set {
      if members[name] == nil, newValue != nil { names.append(name) }
      if newValue == nil { names.removeAll { $0 == name } }
      members[name] = newValue
    }
  }

  /// The group of a name, which is made if it is not there.
  ///
  /// A token of that name becomes the one that the group stands for by itself.
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

  /// Puts a token or a constant at a path below this group.
  ///
  /// - Complexity: O(*n*) in the length of the path.
  mutating func insert(_ member: Member, at path: ArraySlice<String>) {
    guard let name = path.first else { return }
    if path.count > 1 {
      var group = self[group: name]
      if members[name] == nil { names.append(name) }
      // Nothing else holds the group while it is changed, or each insertion would copy it.
      members[name] = nil
      group.insert(member, at: path.dropFirst())
      members[name] = .group(group)
    } else if case .group = members[name], case .token = member {
      self[group: name][Self.root] = member
    } else {
      self[name] = member
    }
  }

  /// What stands at a path.
  func member(at path: ArraySlice<String>) -> Member? {
    guard let name = path.first, let member = members[name] else { return nil }
    if path.count == 1 { return member }
    guard case .group(let group) = member else { return nil }
    return group.member(at: path.dropFirst())
  }

  /// Whether one of the tokens below this group is a text style.
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

  /// The number of tokens and constants.
  var count: Int {
    members.values.reduce(0) { sum, member in
      if case .group(let group) = member { sum + group.count } else { sum + 1 }
    }
  }
}
