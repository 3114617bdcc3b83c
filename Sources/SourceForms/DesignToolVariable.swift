import JSONSyntax

/// The metadata of a variable in a design tool's native export.
struct DesignToolVariable {
  /// The path of the variable that this variable is an alias of, if any.
  let target: String?
  /// The equivalent properties of the `dev.tokens` extension.
  private(set) var extensions: [DraftValue.Member] = []

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
    if hidden.map({ tree.kind($0) == .true }) ?? false {
      self.extensions.append(.init("visibility", .string("private")))
    }
    guard let syntax = note("com.figma.codeSyntax", "codeSyntax") else { return }
    let names = tree.members(of: syntax).compactMap { member -> DraftValue.Member? in
      guard let target = Self.targets[tree.string(member.key).lowercased()],
        let name = tree.textIfString(member.value), Self.isIdentifier(name)
      else { return nil }
      return .init(target, .string(name))
    }
    if !names.isEmpty { self.extensions.append(.init("names", .object(names))) }
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

  /// Returns the token path for the name of a variable, such as `Zinc/900`.
  private static func path(ofVariable name: String) -> String {
    name.split(separator: "/").map { NewNames.legal(String($0)) }.joined(separator: ".")
  }

  /// The targets that use a platform's names in code, by platform.
  ///
  /// Only includes targets that declare names inside a type, where they don't need a prefix.
  private static let targets = ["ios": "swift", "android": "kotlin"]

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
