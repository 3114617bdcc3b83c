package import JSONSyntax

/// Finds out whether a token file is in a form that the standard does not have.
package struct FormScan {
  private let tree: JSONTree

  private init(_ tree: JSONTree) { self.tree = tree }

  /// The first node of a file that the standard writes in another way; `nil` for a file that does not
  /// have to be written anew before it is read.
  ///
  /// - Complexity: O(*n*) in the number of nodes, at a few instructions each.
  package static func firstForeignNode(of tree: JSONTree) -> JSONNode? {
    guard let root = tree.root, tree.kind(root) == .object else { return nil }
    return FormScan(tree).firstForeignNode(in: root)
  }

  private func firstForeignNode(in object: JSONNode) -> JSONNode? {
    for member in tree.members(of: object) {
      let isValue = tree.equals(member.key, "value")
      switch tree.kind(member.value) {
      case .object:
        if isValue, self.isValue(member.value, in: object) { return member.key }
        if tree.equals(member.key, "$value"), isLayer(member.value) { return member.value }
        if !isProperty(member.key), let found = firstForeignNode(in: member.value) { return found }
      case .array:
        if isValue { return member.key }
        if tree.equals(member.key, "$value"), hasLayer(member.value) { return member.value }
      case .string:
        if isValue { return member.key }
        if tree.equals(member.key, "$type"), isForeignType(member.value) { return member.value }
      case .number, .true, .false:
        if isValue { return member.key }
      case .null: break
      }
    }
    return nil
  }

  private func isProperty(_ key: JSONNode) -> Bool {
    tree.firstByte(ofString: key) == UInt8(ascii: "$")
  }

  /// Whether an object called `value` is the value of a token rather than a group.
  private func isValue(_ value: JSONNode, in object: JSONNode) -> Bool {
    guard tree.value(of: "$value", in: object) == nil else { return false }
    return TokenShape(tree).isValueObject(value, in: object)
  }

  /// Whether a type is one of another tool, which the standard has another word for.
  private func isForeignType(_ type: JSONNode) -> Bool {
    let word = tree.string(type)
    // A word of the standard in other letters is a slip.
    guard !ForeignType.standardWords.contains(where: { $0.lowercased() == word.lowercased() })
    else { return false }
    return ForeignType(word).isMeasure
  }

  /// Whether a value is a layer of a shadow as Tokens Studio has it.
  private func isLayer(_ value: JSONNode) -> Bool {
    tree.value(of: "blur", in: value) != nil && tree.value(of: "x", in: value) != nil
  }

  private func hasLayer(_ value: JSONNode) -> Bool {
    tree.elements(of: value).contains { tree.kind($0) == .object && isLayer($0) }
  }
}

/// Tells tokens from groups.
struct TokenShape {
  private let tree: JSONTree

  init(_ tree: JSONTree) { self.tree = tree }

  /// The member that says the value of an object; `nil` for a group.
  func value(of object: JSONNode) -> JSONMember? {
    if let member = tree.member(named: "$value", in: object) { return member }
    guard let member = tree.member(named: "value", in: object) else { return nil }
    guard tree.kind(member.value) == .object else { return member }
    return isValueObject(member.value, in: object) ? member : nil
  }

  /// Whether an object called `value` is a value rather than a group.
  ///
  /// A composite has a type beside it, or no tokens in it.
  func isValueObject(_ value: JSONNode, in object: JSONNode) -> Bool {
    if let type = tree.value(of: "type", in: object) ?? tree.value(of: "$type", in: object),
      tree.kind(type) == .string
    {
      return true
    }
    return !hasToken(value)
  }

  /// Whether a token is somewhere in an object.
  func hasToken(_ object: JSONNode) -> Bool {
    tree.members(of: object).contains { member in
      if tree.equals(member.key, "$value") { return true }
      // A measure such as `{ "value": 4, "unit": "px" }` is a part of a value.
      if tree.equals(member.key, "value") { return tree.value(of: "unit", in: object) == nil }
      return tree.kind(member.value) == .object && hasToken(member.value)
    }
  }
}
