package import JSONSyntax

/// The names in a file, collected before it's rewritten.
struct NameSurvey {
  /// The new paths of tokens and groups whose names contain `.` or braces, by their paths in
  /// references.
  private(set) var renamed: [String: String] = [:]
  /// The new paths of tokens that contain tokens.
  private(set) var parents: Set<String> = []
  /// The new paths of all tokens.
  private(set) var tokens: Set<String> = []
  /// The paths of tokens and groups named `value`.
  private(set) var pathsEndingInValue: Set<String> = []

  /// Whether no token contains tokens, and all names are valid in references.
  var hasOnlyPlainTokens: Bool { renamed.isEmpty && parents.isEmpty }

  private let tree: JSONTree
  private let shape: TokenShape

  /// Collects the names in groups of a file: its root, or its sets.
  init(of groups: [JSONNode], in tree: JSONTree) {
    self.tree = tree
    shape = TokenShape(tree)
    for group in groups { readGroup(group, path: "", newPath: "") }
  }

  private mutating func readGroup(_ group: JSONNode, path: String, newPath: String) {
    let names = NewNames(of: group, in: tree)
    for member in tree.members(of: group) where tree.kind(member.value) == .object {
      let name = tree.string(member.key)
      guard !name.hasPrefix("$") else { continue }
      readChild(member.value, named: name, names[name], path: path, newPath: newPath)
    }
  }

  private mutating func readChild(
    _ object: JSONNode,
    named name: String,
    _ newName: String,
    path: String,
    newPath: String
  ) {
    let path = path.isEmpty ? name : "\(path).\(name)"
    let newPath = newPath.isEmpty ? newName : "\(newPath).\(newName)"
    if path != newPath { renamed[path] = newPath }
    if name == "value" { pathsEndingInValue.insert(path) }
    guard shape.value(of: object) != nil else {
      return readGroup(object, path: path, newPath: newPath)
    }
    let children = shape.children(ofToken: object)
    tokens.insert(children.isEmpty ? newPath : newPath + ".$root")
    guard !children.isEmpty else { return }
    parents.insert(newPath)
    let names = NewNames(of: object, in: tree)
    for child in children {
      let name = tree.string(child.key)
      readChild(child.value, named: name, names[name], path: path, newPath: newPath)
    }
  }
}

/// Names for the members of a group that are valid in references.
struct NewNames {
  private var names: [String: String] = [:]

  init(of group: JSONNode, in tree: JSONTree) {
    var taken: Set<String>?
    var numbers: [String: Int] = [:]
    for member in tree.members(of: group) where tree.kind(member.value) == .object {
      let name = tree.string(member.key)
      guard !name.hasPrefix("$"), name.utf8.contains(where: Self.isForbidden) else { continue }
      var all = taken ?? Set(tree.members(of: group).map { tree.string($0.key) })
      var new = Self.legal(name)
      let plain = new
      while all.contains(new) {
        numbers[plain, default: 1] += 1
        new = "\(plain)_\(numbers[plain] ?? 2)"
      }
      all.insert(new)
      taken = all
      names[name] = new
    }
  }

  /// The new name of a member; the old name if it's valid.
  subscript(name: String) -> String { names[name] ?? name }

  /// Returns the name with each invalid character replaced with `_`.
  static func legal(_ name: String) -> String {
    let bytes = name.utf8.map { isForbidden($0) ? UInt8(ascii: "_") : $0 }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func isForbidden(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ".") || byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}")
  }
}

/// Returns the paths that the tokens of a file have in DTCG form.
package func tokenPaths(of tree: JSONTree) -> Set<String> {
  NameSurvey(of: ThemeDocument.roots(of: tree), in: tree).tokens
}

/// Returns the names of a document's token sets, in order of increasing precedence, with the paths of
/// their tokens.
package func tokenPathsOfSets(in tree: JSONTree) -> [(set: String, paths: Set<String>)] {
  let sets = ThemeDocument.sets(of: tree)
  let order = ThemeDocument(tree)?.order ?? []
  let ranks = Dictionary(zip(order, order.indices)) { first, _ in first }
  let sorted = sets.enumerated().sorted {
    (ranks[$0.element.name] ?? order.count, $0.offset)
      < (ranks[$1.element.name] ?? order.count, $1.offset)
  }
  return sorted.map { ($0.element.name, NameSurvey(of: [$0.element.object], in: tree).tokens) }
}
