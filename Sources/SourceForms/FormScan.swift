package import JSONSyntax

/// Detects token files that aren't in DTCG form.
package struct FormScan {
  private let tree: JSONTree
  /// The first node that DTCG expresses differently; `nil` if the file can be read without rewriting
  /// it.
  package private(set) var foreignNode: JSONNode?
  /// Whether a group generates tokens.
  ///
  /// In a file with a ``foreignNode``, only the groups before it were looked at.
  package private(set) var hasGenerators = false

  /// Returns the first node of a file that DTCG expresses differently; `nil` if the file can be
  /// read without rewriting it.
  ///
  /// - Complexity: O(*n*) in the number of nodes, with a few instructions for each.
  package static func firstForeignNode(of tree: JSONTree) -> JSONNode? {
    FormScan(of: tree).foreignNode
  }

  /// Scans a file.
  ///
  /// - Complexity: O(*n*) in the number of nodes, with a few instructions for each.
  package init(of tree: JSONTree) {
    self.tree = tree
    foreignNode = scan()
  }

  private mutating func scan() -> JSONNode? {
    guard let root = tree.root, tree.kind(root) == .object else { return nil }
    if let mark = ThemeDocument.mark(of: tree) { return mark }
    if let extensions = tree.value(of: "$extensions", in: root) { lookForGenerators(extensions) }
    let type = tree.value(of: "$type", in: root)
    if let type, isForeignType(type) { return type }
    if DesignToolVariable.isExport(tree) { return tree.value(of: "$extensions", in: root) }
    // The root isn't a token, whatever it contains.
    for member in tree.members(of: root) where tree.kind(member.value) == .object {
      guard !isProperty(member.key) else { continue }
      if let found = firstForeignNode(in: member.value, type) { return found }
    }
    return nil
  }

  private mutating func lookForGenerators(_ extensions: JSONNode) {
    if !GeneratedMembers.generators(in: extensions, of: tree).isEmpty { hasGenerators = true }
  }

  private mutating func firstForeignNode(in object: JSONNode, _ inherited: JSONNode?) -> JSONNode? {
    let type = tree.value(of: "$type", in: object) ?? inherited
    var isToken = false
    var hasObjects = false
    var extensions: JSONNode?
    for member in tree.members(of: object) {
      if isProperty(member.key) {
        if tree.equals(member.key, "$type"), isForeignType(member.value) { return member.value }
        if tree.equals(member.key, "$value") {
          isToken = true
          if isForeignValue(member.value, type, in: object) { return member.value }
        }
        if tree.equals(member.key, "$extensions") {
          if DesignToolVariable.hasNotes(member.value, in: tree) { return member.key }
          extensions = member.value
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
      if kind == .object, let found = firstForeignNode(in: member.value, type) { return found }
    }
    if !isToken, let extensions { lookForGenerators(extensions) }
    guard isToken, hasObjects else { return nil }
    return TokenShape(tree).children(ofToken: object).first?.key
  }

  @inline(__always)
  private func isProperty(_ key: JSONNode) -> Bool {
    tree.firstByte(ofString: key) == UInt8(ascii: "$")
  }

  /// Whether a file contains variables of a design tool that are aliases of others.
  package static func hasAliases(_ tree: JSONTree) -> Bool {
    func hasAliases(in object: JSONNode) -> Bool {
      tree.members(of: object).contains { member in
        tree.value(of: "targetVariableName", in: member.value) != nil
          || hasAliases(in: member.value)
      }
    }
    return tree.root.map(hasAliases) ?? false
  }

  /// Whether an object named `value` is the value of a token rather than a group.
  private func isValue(_ value: JSONNode, in object: JSONNode) -> Bool {
    guard tree.value(of: "$value", in: object) == nil else { return false }
    return TokenShape(tree).isValueObject(value, in: object)
  }

  /// Whether a composite `$value` contains a color in CSS notation other than hexadecimal.
  private func containsColorText(_ value: JSONNode) -> Bool {
    switch tree.kind(value) {
    case .array: return tree.elements(of: value).contains(where: containsColorText)
    case .object:
      // Most values are objects without such a color, so no text is copied for them.
      guard let color = tree.value(of: "color", in: value),
        tree.withStringBytes(color, { $0.last }) == UInt8(ascii: ")")
      else { return false }
      return CSSColor(tree.string(color)) != nil
    default: return false
    }
  }

  /// Whether a `$value` isn't a value of the type in any draft of DTCG, but text in CSS notation, text
  /// with references, or a number or color without a type.
  private func isForeignValue(_ value: JSONNode, _ type: JSONNode?, in object: JSONNode) -> Bool {
    guard tree.kind(value) == .string else { return containsColorText(value) }
    let (first, isText) = tree.withStringBytes(value) { bytes in
      // Anything but a single reference.
      let start = bytes.firstIndex(of: UInt8(ascii: "{"))
      let end = bytes.firstIndex(of: UInt8(ascii: "}"))
      let isText = start != nil && end.map { $0 < bytes.count - 1 || start != 0 } ?? false
      return (bytes.first, isText)
    }
    guard let first, first != UInt8(ascii: "~") else { return false }
    if isText { return !isVerbatim(object) }
    guard first != UInt8(ascii: "{") else { return false }
    guard let type else {
      let text = tree.string(value)
      return first == UInt8(ascii: "#") || text.last == ")" || Measure(text) != nil
    }
    if tree.equals(type, "number") || tree.equals(type, "font") {
      return Measure(tree.string(value)) != nil
    }
    let isColor = tree.equals(type, "color")
    if isColor, first != UInt8(ascii: "#"), CSSColor(tree.string(value)) != nil { return true }
    return (isColor || tree.equals(type, "dimension"))
      && tree.withStringBytes(value) { $0.last } == UInt8(ascii: ")")
  }

  /// Whether the `dev.tokens` extension of a token marks its text as CSS notation.
  private func isVerbatim(_ token: JSONNode) -> Bool {
    tree.value(at: "$extensions", "dev.tokens", "verbatim", in: token) != nil
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

  /// Returns the tokens inside a token, and the groups with tokens inside it.
  func children(ofToken object: JSONNode) -> [JSONMember] {
    tree.members(of: object).filter { member in
      tree.kind(member.value) == .object && !tree.equals(member.key, "value")
        && tree.firstByte(ofString: member.key) != UInt8(ascii: "$")
        // Exports from Figma keep their data here, and Style Dictionary the original token.
        && !tree.equals(member.key, "extensions") && !tree.equals(member.key, "original")
        && contents(of: member.value) != .nothing
    }
  }

  /// Whether an object of a group describes the group: it has properties, but no tokens and no DTCG
  /// properties.
  func isMetadata(_ object: JSONNode) -> Bool {
    guard tree.kind(object) == .object, tree.count(of: object) > 0, value(of: object) == nil else {
      return false
    }
    return tree.members(of: object).allSatisfy { member in
      tree.firstByte(ofString: member.key) != UInt8(ascii: "$")
        && (tree.kind(member.value) != .object || tree.count(of: member.value) == 0
          || isMetadata(member.value))
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
