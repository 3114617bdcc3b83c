import JSONSyntax

/// References in the forms of other tools: `$a.b`, `{a.b.value}`, and references that include the
/// name of a set.
struct ReferenceForms {
  private let tree: JSONTree
  /// The names of sets that can be prefixes of a path, each followed by `.`.
  private let prefixes: [String]
  /// The names in the file.
  private let survey: NameSurvey
  /// The paths of all tokens, to distinguish groups from sets of the same name.
  private let tokens: Set<String>
  /// The referenced values that aren't tokens.
  private let plainValues: PlainValues
  /// The tokens of all files that contain tokens.
  private let parents: Set<String>

  init(_ tree: JSONTree, _ survey: NameSurvey, _ reading: FormReading) {
    self.tree = tree
    self.survey = survey
    plainValues = reading.plainValues
    parents = reading.survey.parents
    tokens = reading.targets.isEmpty ? survey.tokens : reading.targets
    prefixes = Set(reading.sets + reading.sets.map { $0.replacing("/", with: ".") })
      .map { $0 + "." }
      .sorted { ($0.utf8.count, $0) > ($1.utf8.count, $1) }
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
    if prefixes.isEmpty, survey.hasOnlyPlainTokens, parents.isEmpty, !path.hasSuffix(".value") {
      return path
    }
    for prefix in prefixes where path.hasPrefix(prefix) && !isKnown(path) {
      let rest = String(path.dropFirst(prefix.count))
      if isKnown(rest) { path = rest }
    }
    if path.hasSuffix(".value"), path.utf8.count > 6, !survey.pathsEndingInValue.contains(path) {
      path = String(path.dropLast(6))
    }
    path = survey.renamed[path] ?? path
    return survey.parents.contains(path) || parents.contains(path) ? path + ".$root" : path
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
