import JSONSyntax

/// References as other tools write them: `$a.b`, `{a.b.value}`, and with the name of a set in front.
struct ReferenceForms {
  private let tree: JSONTree
  /// The names of sets that may stand in front of a path, with `.` after each.
  private let prefixes: [String]
  /// New names by the paths of the tokens and groups that had names with `.` or braces.
  private let renamed: [String: String]
  /// The paths of tokens that hold tokens.
  private let parents: Set<String>
  /// The paths of tokens and groups called `value`.
  private let calledValue: Set<String>
  /// What references to values that are no tokens stand for.
  private let plainValues: PlainValues

  /// - Parameters:
  ///   - tree: the file.
  ///   - sets: the names of the document's sets.
  ///   - survey: what is known of the names in the file.
  ///   - plainValues: the values of the source that are no tokens.
  init(
    _ tree: JSONTree,
    sets: [String],
    _ survey: NameSurvey,
    _ plainValues: PlainValues
  ) {
    self.plainValues = plainValues
    self.tree = tree
    let groups = survey.topNames
    // Where a group has the name, the path is one without a set.
    prefixes = Set(sets + sets.map { $0.replacingSlashes })
      .filter { name in !groups.contains { name == $0 || name.hasPrefix($0 + ".") } }
      .map { $0 + "." }
      .sorted { ($0.utf8.count, $0) > ($1.utf8.count, $1) }
    renamed = survey.renamed
    parents = survey.parents
    calledValue = survey.calledValue
  }

  /// The text with all references as the standard writes them; `nil` if it has them so.
  func normalized(_ text: String) -> String? {
    guard text.utf8.contains(where: { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "$") })
    else { return nil }
    var result = ""
    var rest = text[...]
    var isChanged = false
    while let first = rest.first {
      if first == "{", let end = rest.firstIndex(of: "}") {
        let inner = rest[rest.index(after: rest.startIndex)..<end]
        let path = path(inner)
        let plain = plainValues[path]
        isChanged = isChanged || path != inner || plain != nil
        result += plain ?? "{\(path)}"
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

  /// The path behind a dollar sign; `nil` for a text such as `$5.99`.
  private static func dollarPath(_ text: Substring) -> Substring? {
    guard let first = text.first, first.isASCII, first.isLetter else { return nil }
    var path = text.prefix { $0.isWordCharacter || $0 == "." || $0 == "-" }
    while let last = path.last, last == "." || last == "-" { path.removeLast() }
    return path.contains(".") ? path : nil
  }

  private func path(_ text: Substring) -> String {
    var path = String(text.trimmingBlanks)
    if let prefix = prefixes.first(where: { path.hasPrefix($0) }) {
      path = String(path.dropFirst(prefix.count))
    }
    if path.hasSuffix(".value"), path.utf8.count > 6, !calledValue.contains(path) {
      path = String(path.dropLast(6))
    }
    path = renamed[path] ?? path
    return parents.contains(path) ? path + ".$root" : path
  }

  /// The JSON of a value with all references in it as the standard writes them; `nil` if it is that.
  func normalized(_ node: JSONNode) -> String? {
    switch tree.kind(node) {
    case .string: return normalized(tree.string(node)).map { JSONWriter.quoted($0) }
    case .array:
      let elements = tree.elements(of: node).map { ($0, normalized($0)) }
      guard elements.contains(where: { $0.1 != nil }) else { return nil }
      return "[\(elements.map { $1 ?? tree.verbatim($0) }.joined(separator: ", "))]"
    case .object:
      let members = tree.members(of: node).map { ($0, normalized($0.value)) }
      guard members.contains(where: { $0.1 != nil }) else { return nil }
      let texts = members.map { "\(tree.verbatim($0.key)): \($1 ?? tree.verbatim($0.value))" }
      return "{ \(texts.joined(separator: ", ")) }"
    default: return nil
    }
  }
}

extension Character {
  fileprivate var isWordCharacter: Bool { isASCII && (isLetter || isNumber || self == "_") }
}

extension String {
  /// The name of a set as it stands in front of a path.
  fileprivate var replacingSlashes: String { String(map { $0 == "/" ? "." : $0 }) }
}
