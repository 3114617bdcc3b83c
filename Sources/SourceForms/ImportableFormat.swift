package import JSONSyntax

/// A format that is no form of tokens, but that `tokens import` reads.
package enum ImportableFormat: String, Sendable {
  /// Fonts and colors of an app.
  case themeJSON = "theme-json"
  /// Nested objects with references, whose types their names tell.
  case stylesheet
  /// A resource file of Android.
  case colorsXML = "colors-xml"
  /// A style sheet with custom properties.
  case css

  /// What a file of the format is, in messages.
  package var phrase: String {
    switch self {
    case .themeJSON: "a theme of an app, with fonts and colors"
    case .stylesheet: "a style sheet in JSON"
    case .colorsXML: "a resource file of Android"
    case .css: "a style sheet of CSS"
    }
  }

  /// The format of a file that is not JSON; `nil` for all other files.
  ///
  /// - Complexity: O(*n*) in the number of spaces that the file begins with.
  package init?(_ bytes: [UInt8], at path: String) {
    guard let first = bytes.first(where: { !$0.isJSONSpace }), first != UInt8(ascii: "{") else {
      return nil
    }
    if path.hasSuffix(".css") {
      self = .css
    } else if path.hasSuffix(".xml"), first == UInt8(ascii: "<") {
      self = .colorsXML
    } else {
      return nil
    }
  }

  /// The format of a JSON file; `nil` for a token file.
  ///
  /// - Complexity: O(*n*) in the number of members of the root; with a member that no token file has
  ///   there, in the number of nodes.
  package init?(_ tree: JSONTree) {
    guard let root = tree.root, tree.kind(root) == .object else { return nil }
    if Self.isTheme(root, of: tree) {
      self = .themeJSON
    } else if Self.isStylesheet(root, of: tree) {
      self = .stylesheet
    } else {
      return nil
    }
  }

  /// Whether the members are `fonts` and `colors`, with colors in red, green and blue or fonts with sizes.
  private static func isTheme(_ root: JSONNode, of tree: JSONTree) -> Bool {
    var count = 0
    for member in tree.members(of: root) {
      count += 1
      guard count <= 2, tree.kind(member.value) == .object,
        let first = tree.members(of: member.value).first(where: { _ in true }),
        tree.kind(first.value) == .object
      else { return false }
      let isColor = tree.value(of: "r", in: first.value).map { tree.kind($0) == .number } ?? false
      let isFont = tree.value(of: "size", in: first.value).map { tree.kind($0) == .number } ?? false
      let isKnown =
        tree.equals(member.key, "colors") && isColor || tree.equals(member.key, "fonts") && isFont
      guard isKnown else { return false }
    }
    return count > 0
  }

  /// Whether the root has an include, or a text with a reference, and nothing in the file is a token.
  private static func isStylesheet(_ root: JSONNode, of tree: JSONTree) -> Bool {
    let isSuspicious = tree.members(of: root).contains { member in
      guard tree.firstByte(ofString: member.key) != UInt8(ascii: "$") else { return false }
      return switch tree.kind(member.value) {
      case .object: hasMark(member.value, of: tree, depth: 1)
      case .string: isMark(member, of: tree)
      default: tree.firstByte(ofString: member.key) == UInt8(ascii: "@")
      }
    }
    return isSuspicious && !hasToken(root, of: tree)
  }

  /// Whether a member is one of a style sheet: its name begins with `@`, or its value refers to another.
  private static func isMark(_ member: JSONMember, of tree: JSONTree) -> Bool {
    let marks = [UInt8(ascii: "@"), UInt8(ascii: "~")]
    if tree.firstByte(ofString: member.key) == marks[0] { return true }
    guard tree.kind(member.value) == .string, let first = tree.firstByte(ofString: member.value)
    else { return false }
    return marks.contains(first)
  }

  private static func hasMark(_ object: JSONNode, of tree: JSONTree, depth: Int) -> Bool {
    // A token or a group of the standard is told by its first member in most files.
    guard let key = tree.firstKey(of: object), tree.firstByte(ofString: key) != UInt8(ascii: "$")
    else { return false }
    return tree.members(of: object).contains { member in
      guard tree.firstByte(ofString: member.key) != UInt8(ascii: "$") else { return false }
      return tree.kind(member.value) == .object
        ? depth < 2 && hasMark(member.value, of: tree, depth: depth + 1)
        : isMark(member, of: tree)
    }
  }

  private static func hasToken(_ object: JSONNode, of tree: JSONTree) -> Bool {
    tree.members(of: object).contains { member in
      tree.equals(member.key, "$value") || tree.equals(member.key, "value")
        || tree.equals(member.key, "$ref")
        || tree.kind(member.value) == .object && hasToken(member.value, of: tree)
    }
  }
}
