package import JSONSyntax

/// Detects token files that aren't in DTCG form.
package struct FormScan {
  private let tree: JSONTree

  private init(_ tree: JSONTree) { self.tree = tree }

  /// Returns the first node of a file that DTCG expresses differently; `nil` if the file can be
  /// read without rewriting it.
  ///
  /// - Complexity: O(*n*) in the number of nodes, with a few instructions for each.
  package static func firstForeignNode(of tree: JSONTree) -> JSONNode? {
    guard let root = tree.root, tree.kind(root) == .object else { return nil }
    if let mark = ThemeDocument.mark(of: tree) { return mark }
    let scan = FormScan(tree)
    if let type = tree.value(of: "$type", in: root), scan.isForeignType(type) { return type }
    if DesignToolVariable.isExport(tree) { return tree.value(of: "$extensions", in: root) }
    // The root isn't a token, whatever it contains.
    for member in tree.members(of: root) where tree.kind(member.value) == .object {
      guard !scan.isProperty(member.key) else { continue }
      if let found = scan.firstForeignNode(in: member.value) { return found }
    }
    return nil
  }

  private func firstForeignNode(in object: JSONNode) -> JSONNode? {
    var isToken = false
    var hasObjects = false
    for member in tree.members(of: object) {
      if isProperty(member.key) {
        if tree.equals(member.key, "$type"), isForeignType(member.value) { return member.value }
        if tree.equals(member.key, "$value") { isToken = true }
        if tree.equals(member.key, "$extensions"),
          DesignToolVariable.hasNotes(member.value, in: tree)
        {
          return member.key
        }
        continue
      }
      let kind = tree.kind(member.value)
      if kind == .object { hasObjects = true }
      if tree.equals(member.key, "value"), kind != .null,
        kind != .object || isValue(member.value, in: object)
      {
        return member.key
      }
      if kind == .object, let found = firstForeignNode(in: member.value) { return found }
    }
    guard isToken, hasObjects else { return nil }
    return TokenShape(tree).children(ofToken: object).first?.key
  }

  @inline(__always)
  private func isProperty(_ key: JSONNode) -> Bool {
    tree.firstByte(ofString: key) == UInt8(ascii: "$")
  }

  /// Whether a file contains variables of a design tool that are aliases of others.
  package static func hasAliases(_ tree: JSONTree) -> Bool {
    tree.root.map { FormScan(tree).hasAliases(in: $0) } ?? false
  }

  private func hasAliases(in object: JSONNode) -> Bool {
    tree.members(of: object).contains { member in
      tree.kind(member.value) == .object
        && (tree.value(of: "targetVariableName", in: member.value) != nil
          || hasAliases(in: member.value))
    }
  }

  /// Whether an object named `value` is the value of a token rather than a group.
  private func isValue(_ value: JSONNode, in object: JSONNode) -> Bool {
    guard tree.value(of: "$value", in: object) == nil else { return false }
    return TokenShape(tree).isValueObject(value, in: object)
  }

  /// Whether a type is another tool's name for a numeric type.
  private func isForeignType(_ type: JSONNode) -> Bool {
    // Checking the most common types first avoids creating strings.
    if tree.equals(type, "color") || tree.equals(type, "dimension") || tree.equals(type, "number")
      || tree.equals(type, "typography") || tree.equals(type, "shadow")
      || tree.equals(type, "fontFamily") || tree.equals(type, "fontWeight")
      || tree.equals(type, "duration") || tree.equals(type, "border")
    {
      return false
    }
    guard tree.kind(type) == .string else { return false }
    let word = tree.string(type)
    // A DTCG type in different capitalization is a mistake rather than another tool's type.
    guard !ForeignType.standardWords.contains(where: { $0.lowercased() == word.lowercased() })
    else { return false }
    return ForeignType(word).isMeasure
  }
}

/// Distinguishes tokens from groups.
struct TokenShape {
  private let tree: JSONTree

  init(_ tree: JSONTree) { self.tree = tree }

  /// Returns the property that contains the value of a token; `nil` for a group.
  func value(of object: JSONNode) -> JSONMember? {
    if let member = tree.member(named: "$value", in: object) { return member }
    guard let member = tree.member(named: "value", in: object) else { return nil }
    guard tree.kind(member.value) == .object else { return member }
    return isValueObject(member.value, in: object) ? member : nil
  }

  /// Whether an object named `value` is a value rather than a group or a token of that name.
  ///
  /// A composite value contains no tokens. If that's unclear because its components are named
  /// `value` too, the `type` next to the object decides.
  func isValueObject(_ value: JSONNode, in object: JSONNode) -> Bool {
    switch contents(of: value) {
    case .nothing: true
    case .standardToken: false
    case .plainValue: tree.value(of: "type", in: object).map { tree.kind($0) == .string } ?? false
    }
  }

  /// Returns the tokens and groups inside a token; empty if there is no token among them.
  func children(ofToken object: JSONNode) -> [JSONMember] {
    let objects = tree.members(of: object).filter { member in
      tree.kind(member.value) == .object && !tree.equals(member.key, "value")
        && tree.firstByte(ofString: member.key) != UInt8(ascii: "$")
        // Style Dictionary keeps the original token here.
        && !tree.equals(member.key, "original")
    }
    let children = objects.filter { contents(of: $0.value) != .nothing }
    guard !children.isEmpty, children.count < objects.count else { return children }
    let tokens = Set(children)
    return objects.filter {
      tokens.contains($0) || !FormRewriter.notes.contains(tree.string($0.key))
    }
  }

  /// The kind of token properties found anywhere in an object.
  private enum Contents {
    case nothing
    /// A property named `value`, which can be a component of a composite value.
    case plainValue
    /// A property named `$value`.
    case standardToken
  }

  private func contents(of object: JSONNode) -> Contents {
    var contents = Contents.nothing
    for member in tree.members(of: object) {
      if tree.equals(member.key, "$value") { return .standardToken }
      // A dimension such as `{ "value": 4, "unit": "px" }` is a component of a value.
      if tree.equals(member.key, "value"), tree.value(of: "unit", in: object) == nil {
        contents = .plainValue
      }
      guard tree.kind(member.value) == .object else { continue }
      switch self.contents(of: member.value) {
      case .nothing: break
      case .plainValue: contents = .plainValue
      case .standardToken: return .standardToken
      }
    }
    return contents
  }
}
