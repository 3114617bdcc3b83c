import JSONSyntax

/// References in the forms of other tools: `$a.b`, `{a.b.value}`, and references that include the
/// name of a set.
struct ReferenceForms {
  private let tree: JSONTree
  /// The names of sets that can be prefixes of a path, each followed by `.`.
  private let prefixes: [String]
  /// The new paths of tokens and groups whose names contained `.` or braces, by their old paths.
  private let renamed: [String: String]
  /// The paths of tokens that contain tokens.
  private let parents: Set<String>
  /// The paths of all tokens, to distinguish groups from sets of the same name.
  private let tokens: Set<String>
  /// The paths of tokens and groups named `value`.
  private let pathsEndingInValue: Set<String>
  /// The referenced values that aren't tokens.
  private let plainValues: PlainValues

  /// - Parameters:
  ///   - tree: the file.
  ///   - sets: the names of the document's sets.
  ///   - targets: the paths of the source's tokens, or those in `survey` if empty.
  ///   - survey: the names in the file.
  ///   - plainValues: the values of the source that aren't tokens.
  init(
    _ tree: JSONTree,
    sets: [String],
    targets: Set<String>,
    _ survey: NameSurvey,
    _ plainValues: PlainValues
  ) {
    self.plainValues = plainValues
    self.tree = tree
    tokens = targets.isEmpty ? survey.tokens : targets
    prefixes = Set(sets + sets.map { $0.replacingSlashes })
      .map { $0 + "." }
      .sorted { ($0.utf8.count, $0) > ($1.utf8.count, $1) }
    renamed = survey.renamed
    parents = survey.parents
    pathsEndingInValue = survey.pathsEndingInValue
  }

  /// Returns the text with all references in DTCG form; `nil` if they already are.
  func normalized(_ text: String) -> String? {
    guard text.utf8.contains(where: { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "$") })
    else { return nil }
    var result = ""
    var rest = text[...]
    var isChanged = false
    while let first = rest.first {
      if first == "{", let end = rest.utf8.firstIndex(of: UInt8(ascii: "}")) {
        let inner = rest[rest.index(after: rest.startIndex)..<end]
        let path = path(inner)
        let plain = plainValues[path]
        isChanged = isChanged || path != inner || plain != nil
        result += plain ?? "{" + path + "}"
        rest = rest[rest.index(after: end)...]
      } else if first == "$", !(result.last?.isWordCharacter ?? false),
        let path = Self.dollarPath(rest.dropFirst())
      {
        isChanged = true
        result += "{\(self.path(path))}"
        rest = rest[path.endIndex...]
      } else {
        result.append(first)
        rest.removeFirst()
      }
    }
    return isChanged ? result : nil
  }

  /// Returns the path after a dollar sign; `nil` for a text such as `$5.99`.
  private static func dollarPath(_ text: Substring) -> Substring? {
    guard let first = text.first, first.isASCII, first.isLetter else { return nil }
    var path = text.prefix { $0.isWordCharacter || $0 == "." || $0 == "-" }
    while let last = path.last, last == "." || last == "-" { path.removeLast() }
    return path.contains(".") ? path : nil
  }

  private func path(_ text: Substring) -> String {
    var path = String(text.trimmingBlanks)
    if prefixes.isEmpty, renamed.isEmpty, parents.isEmpty, !path.hasSuffix(".value") { return path }
    for prefix in prefixes where path.hasPrefix(prefix) && !isKnown(path) {
      let rest = String(path.dropFirst(prefix.count))
      if isKnown(rest) { path = rest }
    }
    if path.hasSuffix(".value"), path.utf8.count > 6, !pathsEndingInValue.contains(path) {
      path = String(path.dropLast(6))
    }
    path = renamed[path] ?? path
    return parents.contains(path) ? path + ".$root" : path
  }

  /// Whether a path is that of a token, or of a part of its value.
  private func isKnown(_ path: String) -> Bool {
    var path = path[...]
    while !path.isEmpty {
      if tokens.contains(String(path)) || tokens.contains(path + ".$root") { return true }
      path = path.lastIndex(of: ".").map { path[..<$0] } ?? ""
    }
    return false
  }

  /// Returns a value with all references in DTCG form; `nil` if they already are.
  func normalized(_ node: JSONNode) -> DraftValue? {
    tree.replacingLeaves(of: node) { leaf in
      tree.textIfString(leaf).flatMap { normalized($0) }.map { .string($0) }
    }
  }
}

extension Character {
  fileprivate var isWordCharacter: Bool { isASCII && (isLetter || isNumber || self == "_") }
}

extension String {
  /// The name of a set as a prefix of a path.
  fileprivate var replacingSlashes: String { String(map { $0 == "/" ? "." : $0 }) }
}
