package import JSONSyntax

/// A format that `tokens import` supports.
package enum ImportFormat: String, CaseIterable, Sendable {
  /// The fonts and colors of an app, `{"fonts": {…}, "colors": {…}}`.
  case themeJSON = "theme-json"
  /// Nested objects with references, includes, and functions, whose names imply the types.
  case stylesheet
  /// Android resource files such as `res/values/colors.xml`.
  case colorsXML = "colors-xml"
  /// An Xcode asset catalog.
  case assetCatalog = "xcassets"
  /// CSS custom properties.
  case css

  /// Whether files are JSON, which is always UTF-8.
  package var isJSON: Bool { self != .colorsXML && self != .css }

  /// A description for a list of formats.
  package var summary: String {
    switch self {
    case .themeJSON: "fonts and colors of an app in JSON; a second file is for dark appearance"
    case .stylesheet: "a style sheet in JSON with references, includes and color functions"
    case .colorsXML: "resource files of Android with colors and dimensions"
    case .assetCatalog: "asset catalogs of Xcode with color sets"
    case .css: "style sheets with custom properties of CSS"
    }
  }

  /// A description of a file in the format, for messages.
  package var phrase: String {
    switch self {
    case .themeJSON: "an app theme with fonts and colors"
    case .stylesheet: "a style sheet in JSON"
    case .colorsXML: "an Android resource file"
    case .assetCatalog: "a file of an asset catalog"
    case .css: "a CSS style sheet"
    }
  }

  /// Detects the format of a file that isn't JSON; `nil` for all other files.
  ///
  /// - Complexity: O(*n*) in the number of spaces at the start of the file.
  package init?(_ bytes: [UInt8], at path: String) {
    let text = bytes.drop { [0xEF, 0xBB, 0xBF].contains($0) }
    guard let first = text.first(where: { !$0.isJSONSpace }), first != UInt8(ascii: "{") else {
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

  /// Detects the format of a JSON file; `nil` for a token file.
  ///
  /// - Complexity: O(*n*) in the number of the root's properties. If the root has a property that
  ///   token files don't have, O(*n*) in the number of nodes.
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

  /// Whether the root contains only `fonts` and `colors`, with RGB colors or fonts with sizes.
  private static func isTheme(_ root: JSONNode, of tree: JSONTree) -> Bool {
    var count = 0
    for member in tree.members(of: root) {
      count += 1
      guard count <= 2, tree.kind(member.value) == .object,
        let first = tree.members(of: member.value).first(where: { _ in true }),
        tree.kind(first.value) == .object
      else { return false }
      let isColor = tree.number(of: "r", in: first.value) != nil
      let isFont = tree.number(of: "size", in: first.value) != nil
      let isKnown =
        tree.equals(member.key, "colors") && isColor || tree.equals(member.key, "fonts") && isFont
      guard isKnown else { return false }
    }
    return count > 0
  }

  /// Whether the file contains an include or a reference near the root, and no tokens.
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

  /// Whether a property is typical of a style sheet: its name begins with `@`, or its value is a
  /// reference.
  private static func isMark(_ member: JSONMember, of tree: JSONTree) -> Bool {
    let first = tree.firstByte(ofString: member.value)
    return tree.firstByte(ofString: member.key) == UInt8(ascii: "@")
      || first == UInt8(ascii: "@") || first == UInt8(ascii: "~")
  }

  private static func hasMark(_ object: JSONNode, of tree: JSONTree, depth: Int) -> Bool {
    // In most files, the first property identifies an object as a DTCG token or group.
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
