import JSONSyntax

/// The metadata of a variable in a design tool's native export.
struct DesignToolVariable {
  /// The path of the variable that this variable is an alias of, if any.
  let target: String?
  /// Whether the variable is hidden from users of the library.
  let isHidden: Bool
  /// The variable's names in code, by target.
  let names: [(target: String, name: String)]

  /// Reads the metadata of a token; `nil` if there is none.
  init?(of token: JSONNode, in tree: JSONTree) {
    guard let extensions = tree.value(of: "$extensions", in: token),
      Self.hasNotes(extensions, in: tree)
    else { return nil }
    let nested = tree.value(of: "com.figma", in: extensions)
    func note(_ flat: StaticString, _ name: StaticString) -> JSONNode? {
      tree.value(of: flat, in: extensions) ?? nested.flatMap { tree.value(of: name, in: $0) }
    }
    let alias = note("com.figma.aliasData", "aliasData")
    target = alias.flatMap { tree.text(of: "targetVariableName", in: $0) }
      .map { Self.path(ofVariable: $0) }
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

  /// Whether a file is the tool's native export, whose root contains the name of the mode.
  static func isExport(_ tree: JSONTree) -> Bool {
    guard let root = tree.root, tree.kind(root) == .object,
      let extensions = tree.value(of: "$extensions", in: root)
    else { return false }
    return hasNotes(extensions, in: tree)
  }

  /// Whether the extensions of a token or file contain the tool's metadata.
  static func hasNotes(_ extensions: JSONNode, in tree: JSONTree) -> Bool {
    tree.members(of: extensions).contains { member in
      tree.withStringBytes(member.key) { $0.starts(with: "com.figma".utf8) }
    }
  }

  /// The equivalent properties of the `dev.tokens` extension.
  var extensions: [DraftValue.Member] {
    var members: [DraftValue.Member] = []
    if isHidden { members.append(FormRewriter.privateMember) }
    if !names.isEmpty {
      members.append(.init("names", .object(names.map { .init($0.target, .string($0.name)) })))
    }
    return members
  }

  /// Returns the token path for the name of a variable, such as `Zinc/900`.
  private static func path(ofVariable name: String) -> String {
    name.split(separator: "/").map { NewNames.legal(String($0)) }.joined(separator: ".")
  }

  /// Returns the targets that use a platform's names in code.
  ///
  /// Only includes targets that declare names inside a type, where they don't need a prefix.
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

  /// Returns a value with the numbers that the designer entered; `nil` if they're the same.
  ///
  /// The tool stores numbers with 32 bits and exports them with 64, so 0.2 becomes
  /// 0.20000000298023224.
  static func rounded(_ node: JSONNode, in tree: JSONTree) -> DraftValue? {
    tree.replacingLeaves(of: node) { leaf in
      guard tree.kind(leaf) == .number else { return nil }
      let number = tree.number(leaf)
      let short = Float(number)
      guard Double(short) == number, let typed = Double("\(short)"), typed != number else {
        return nil
      }
      return .number(typed)
    }
  }
}
