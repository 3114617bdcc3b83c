import JSONSyntax

/// What the native export of a design tool notes about a variable.
struct DesignToolVariable {
  /// The path of the variable that it is an alias of.
  let target: String?
  /// Whether it is hidden from those who use the library.
  let isHidden: Bool
  /// Its names in code, by our targets.
  let names: [(target: String, name: String)]

  /// Reads the notes of a token; `nil` where there are none.
  init?(of token: JSONNode, in tree: JSONTree) {
    guard let extensions = tree.value(of: "$extensions", in: token),
      Self.hasNotes(extensions, in: tree)
    else { return nil }
    let nested = tree.value(of: "com.figma", in: extensions)
    func note(_ flat: StaticString, _ name: StaticString) -> JSONNode? {
      tree.value(of: flat, in: extensions) ?? nested.flatMap { tree.value(of: name, in: $0) }
    }
    let alias = note("com.figma.aliasData", "aliasData")
    target =
      alias.flatMap { tree.value(of: "targetVariableName", in: $0) }
      .flatMap { tree.textIfString($0) }.map { Self.path(ofVariable: $0) }
    let hidden = note("com.figma.hiddenFromPublishing", "hiddenFromPublishing")
    isHidden = hidden.map { tree.kind($0) == .true } ?? false
    let syntax = note("com.figma.codeSyntax", "codeSyntax")
    names =
      syntax.map { syntax in
        tree.members(of: syntax).flatMap { member -> [(target: String, name: String)] in
          guard let name = tree.textIfString(member.value), Self.isIdentifier(name) else {
            return []
          }
          return Self.targets(ofPlatform: tree.string(member.key)).map { ($0, name) }
        }
      } ?? []
  }

  /// Whether a file is the tool's own export, which names its mode.
  static func isExport(_ tree: JSONTree) -> Bool {
    guard let root = tree.root, tree.kind(root) == .object,
      let extensions = tree.value(of: "$extensions", in: root)
    else { return false }
    return hasNotes(extensions, in: tree)
  }

  /// Whether the extensions of a token or file are those of the tool.
  static func hasNotes(_ extensions: JSONNode, in tree: JSONTree) -> Bool {
    tree.members(of: extensions).contains { member in
      tree.withStringBytes(member.key) { $0.starts(with: "com.figma".utf8) }
    }
  }

  /// The members of our extension that say the same.
  var extensions: [String] {
    var members: [String] = []
    if isHidden { members.append("\"visibility\": \"private\"") }
    if !names.isEmpty {
      let texts = names.map { "\(JSONWriter.quoted($0.target)): \(JSONWriter.quoted($0.name))" }
      members.append("\"names\": { \(texts.joined(separator: ", ")) }")
    }
    return members
  }

  /// The path of a token for the name of a variable, as in `Zinc/900`.
  private static func path(ofVariable name: String) -> String {
    name.split(separator: "/").map { NewNames.legal(String($0)) }.joined(separator: ".")
  }

  /// The targets of ours in which a name stands within a type, so that it is a name of its own.
  private static func targets(ofPlatform platform: String) -> [String] {
    switch platform.lowercased() {
    case "ios": ["swift"]
    case "android": ["kotlin"]
    default: []
    }
  }

  private static func isIdentifier(_ text: String) -> Bool {
    guard let first = text.first, first.isLetter || first == "_" else { return false }
    return text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }

  // MARK: Numbers

  /// The JSON of a value with the numbers that the designer typed; `nil` if it has these.
  ///
  /// The tool keeps numbers in 32 bits and writes them with 64, so 0.2 becomes 0.20000000298023224.
  static func rounded(_ node: JSONNode, in tree: JSONTree) -> String? {
    switch tree.kind(node) {
    case .number:
      let number = tree.number(node)
      let short = Float(number)
      guard Double(short) == number, let typed = Double("\(short)"), typed != number else {
        return nil
      }
      return typed.inJSON
    case .array:
      let elements = tree.elements(of: node).map { ($0, rounded($0, in: tree)) }
      guard elements.contains(where: { $0.1 != nil }) else { return nil }
      return "[\(elements.map { $1 ?? tree.verbatim($0) }.joined(separator: ", "))]"
    case .object:
      let members = tree.members(of: node).map { ($0, rounded($0.value, in: tree)) }
      guard members.contains(where: { $0.1 != nil }) else { return nil }
      let texts = members.map { "\(tree.verbatim($0.key)): \($1 ?? tree.verbatim($0.value))" }
      return "{ \(texts.joined(separator: ", ")) }"
    default: return nil
    }
  }
}
