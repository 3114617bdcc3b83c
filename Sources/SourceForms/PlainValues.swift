package import JSONSyntax

/// Referenced values in token files that aren't tokens, as in Style Dictionary.
///
/// For example, `{"globals": {"unit": "px"}}` contains no token, but the reference `{globals.unit}`
/// is replaced with the text `px`. So are references to properties of composite values, such as
/// `{heading.fontSize}`.
package struct PlainValues: Sendable {
  /// The values, by their paths in references.
  private var texts: [String: String] = [:]
  /// The paths of the properties that are or contain such values.
  private var members: Set<String> = []

  package init() {}

  /// Finds the values that are referenced in the same source.
  ///
  /// - Parameter trees: all files of the source.
  /// - Complexity: O(*n*) in the number of nodes.
  package init(of trees: [JSONTree]) {
    var candidates = Candidates()
    for tree in trees {
      if let root = tree.root { candidates.add(root, at: "", of: tree, TokenShape(tree)) }
    }
    guard !candidates.texts.isEmpty else { return }
    let targets = trees.reduce(into: Set<String>()) { $0.formUnion(Self.targets(in: $1)) }
    for (path, value) in candidates.texts
    where targets.contains(path) && !candidates.tokens.contains(path)
      && !candidates.differing.contains(path)
    {
      texts[path] = value.text
      members.insert(value.member)
    }
    guard texts.values.contains(where: { $0.contains("{") }) else { return }
    var expansion = Expansion(texts: texts)
    // In order, so that the texts of values that refer to each other are always the same.
    for path in texts.keys.sorted() { texts[path] = expansion.text(of: path) }
  }

  /// The text of the value at a path; `nil` if no value at the path is referenced.
  subscript(path: String) -> String? { texts[path] }

  /// Whether the property at a path is such a value, or a list of them.
  func hasMember(at path: [String]) -> Bool {
    !members.isEmpty && members.contains(path.joined(separator: "."))
  }

  /// Whether any of the values at `paths` is referenced.
  package func hasValue(at paths: Set<String>) -> Bool { paths.contains { texts[$0] != nil } }

  /// Returns the first string in a file that refers to such a value.
  ///
  /// - Complexity: O(*n*) in the number of nodes.
  package func firstReference(in tree: JSONTree) -> JSONNode? {
    guard !texts.isEmpty, let root = tree.root else { return nil }
    var first: JSONNode?
    tree.forEachString(in: root) { string in
      guard first == nil else { return }
      let references = Self.references(in: tree.string(string))
      if references.contains(where: { texts[$0.path] != nil }) { first = string }
    }
    return first
  }

  /// Returns the paths of the values in a file without tokens; empty for any other file.
  ///
  /// - Complexity: O(*n*) in the number of nodes before the first token.
  package static func paths(inFileWithoutTokens tree: JSONTree) -> Set<String> {
    Set(candidates(inFileWithoutTokens: tree).keys)
  }

  /// Whether a file contains no tokens, only lists, which can't be tokens that lack their `$value`.
  package static func hasOnlyLists(_ tree: JSONTree) -> Bool {
    let candidates = candidates(inFileWithoutTokens: tree)
    return !candidates.isEmpty && candidates.allSatisfy { $0.key != $0.value.member }
  }

  private static func candidates(
    inFileWithoutTokens tree: JSONTree
  ) -> [String: (text: String, member: String)] {
    guard let root = tree.root, tree.kind(root) == .object else { return [:] }
    var candidates = Candidates()
    let hasToken = candidates.add(root, at: "", of: tree, TokenShape(tree), stopsAtToken: true)
    return hasToken ? [:] : candidates.texts
  }

  /// Returns the paths that are referenced in a file.
  package static func targets(in tree: JSONTree) -> Set<String> {
    var targets: Set<String> = []
    if let root = tree.root { addTargets(root, of: tree, to: &targets) }
    return targets
  }

  /// Returns the references in which tokens of a file would refer to themselves if the first name of
  /// their paths were omitted.
  package static func selfReferences(in tree: JSONTree) -> Set<String> {
    var found: Set<String> = []
    let shape = TokenShape(tree)
    func visit(_ object: JSONNode, _ path: [String]) {
      guard tree.kind(object) == .object else { return }
      if !path.isEmpty, let value = shape.value(of: object) {
        var targets: Set<String> = []
        addTargets(value.value, of: tree, to: &targets)
        let rest = path.dropFirst().joined(separator: ".")
        if targets.contains(rest) { found.insert(rest) }
      } else {
        for member in tree.members(of: object) {
          visit(member.value, path + [tree.string(member.key)])
        }
      }
    }
    if let root = tree.root { visit(root, []) }
    return found
  }

  /// Adds the paths that are referenced in the strings of a node.
  private static func addTargets(_ node: JSONNode, of tree: JSONTree, to targets: inout Set<String>)
  {
    tree.forEachString(in: node) { string in
      for reference in references(in: tree.string(string)) { targets.insert(reference.path) }
    }
  }

  /// Returns the references in a text, including their braces, with the paths that they contain.
  fileprivate static func references(
    in text: String
  ) -> [(range: Range<String.Index>, path: String)] {
    var references: [(range: Range<String.Index>, path: String)] = []
    var rest = text[...]
    while let start = rest.firstIndex(of: "{"), let end = rest[start...].firstIndex(of: "}") {
      let path = rest[rest.index(after: start)..<end].trimmingBlanks
      rest = rest[rest.index(after: end)...]
      references.append(
        (start..<rest.startIndex, String(path.hasSuffix(".value") ? path.dropLast(6) : path))
      )
    }
    return references
  }
}

/// Replaces references in the texts of values, each of which is expanded once.
private struct Expansion {
  /// The maximum length of a text in bytes, because texts that repeat others grow exponentially.
  private static let sizeLimit = 1 << 16
  private static let depthLimit = 64

  let texts: [String: String]
  private var known: [String: String] = [:]
  /// The values that are being expanded.
  private var open: Set<String> = []

  init(texts: [String: String]) { self.texts = texts }

  /// Returns the text of the value at a path; `nil` if there is none, or if it refers to itself.
  mutating func text(of path: String) -> String? {
    if let known = known[path] { return known }
    guard let written = texts[path], open.count < Self.depthLimit, open.insert(path).inserted else {
      return nil
    }
    var text = ""
    var end = written.startIndex
    for reference in PlainValues.references(in: written) {
      text += written[end..<reference.range.lowerBound]
      text += self.text(of: reference.path) ?? String(written[reference.range])
      end = reference.range.upperBound
    }
    text += written[end...]
    open.remove(path)
    known[path] = text.utf8.count > Self.sizeLimit ? written : text
    return known[path]
  }
}

/// Values that aren't tokens.
private struct Candidates {
  /// The values by path, each with the path of the property that is or contains it.
  var texts: [String: (text: String, member: String)] = [:]
  /// The paths of the tokens in the files, which references prefer.
  var tokens: Set<String> = []
  /// The properties of composite values that have several values.
  var differing: Set<String> = []

  /// Adds the values in a group.
  ///
  /// - Returns: whether a token was found. If `stopsAtToken` is `true`, nothing is added after the
  ///   first token.
  @discardableResult
  mutating func add(
    _ group: JSONNode,
    at path: String,
    of tree: JSONTree,
    _ shape: TokenShape,
    stopsAtToken: Bool = false
  ) -> Bool {
    var hasToken = false
    for member in tree.members(of: group)
    where tree.firstByte(ofString: member.key) != UInt8(ascii: "$") {
      let name = tree.string(member.key)
      let path = path.isEmpty ? name : "\(path).\(name)"
      switch tree.kind(member.value) {
      case .object where shape.value(of: member.value) != nil:
        hasToken = true
        tokens.insert(path)
        if let value = shape.value(of: member.value)?.value, tree.kind(value) == .object {
          addParts(of: value, at: path, in: tree)
        }
      case .object:
        let isInside = add(member.value, at: path, of: tree, shape, stopsAtToken: stopsAtToken)
        hasToken = hasToken || isInside
      case .array:
        for (index, element) in tree.elements(of: member.value).enumerated() {
          add(element, at: "\(path).\(index)", in: path, of: tree)
        }
      default:
        if !FormRewriter.isNote(name) { add(member.value, at: path, in: path, of: tree) }
      }
      if hasToken, stopsAtToken { return true }
    }
    return hasToken
  }

  /// Adds the properties of a composite value, except those whose values differ among the files.
  private mutating func addParts(of value: JSONNode, at path: String, in tree: JSONTree) {
    for part in tree.members(of: value) {
      let path = "\(path).\(tree.string(part.key))"
      let known = texts[path]?.text
      add(part.value, at: path, in: "", of: tree)
      if let known, known != texts[path]?.text { differing.insert(path) }
    }
  }

  private mutating func add(_ node: JSONNode, at path: String, in member: String, of tree: JSONTree)
  {
    switch tree.kind(node) {
    case .string: texts[path] = (tree.string(node), member)
    case .number, .true, .false: texts[path] = (tree.verbatim(node), member)
    case .object, .array, .null: break
    }
  }
}
