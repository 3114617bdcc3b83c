internal import JSONSyntax
internal import TokenModel

/// A filter of Style Dictionary that is a plain comparison.
struct StyleDictionaryFilter: Hashable {
  /// What is compared, named as in our settings.
  enum Subject: String {
    case paths, types, files
  }

  let subject: Subject
  /// The patterns to match; one is enough.
  var patterns: [String]
  /// Whether the matching tokens are left out.
  let isExclusion: Bool

  /// Reads an object such as `{ "attributes": { "category": "color" } }`, or a function; `nil` if it
  /// can't be expressed as a pattern.
  init?(_ filter: JSONNode, in tree: JSONTree) {
    if let script = tree.text(of: "$script", in: filter) {
      self.init(Self.body(of: script))
      return
    }
    let members = Array(tree.members(of: filter))
    guard members.count == 1, let member = members.first else { return nil }
    let name = tree.string(member.key)
    if name == "attributes" {
      let levels: [StaticString] = ["category", "type", "item", "subitem"]
      let names = levels.map { tree.text(of: $0, in: member.value) }.prefix { $0 != nil }
        .compactMap(\.self)
      guard !names.isEmpty,
        names.count == tree.members(of: member.value).count(where: { _ in true })
      else { return nil }
      self.init(.paths, names.joined(separator: ".") + ".**")
    } else if ["type", "$type"].contains(name), let type = tree.textIfString(member.value) {
      self.init(.types, type)
    } else {
      return nil
    }
  }

  private init?(_ subject: Subject, _ pattern: String, isExclusion: Bool = false) {
    // The types of other tools have other names.
    guard subject != .types || TokenType.allCases.contains(where: { $0.name == pattern }) else {
      return nil
    }
    (self.subject, self.isExclusion) = (subject, isExclusion)
    patterns = [pattern]
  }

  // MARK: Functions

  /// Reads comparisons joined by `||`, or by `&&` if all of them exclude tokens.
  private init?(_ condition: (parameter: String, text: String)?) {
    guard let (parameter, text) = condition else { return nil }
    let isExclusion = text.contains("!")
    let terms = text.split(separator: isExclusion ? "&&" : "||").map { term in
      Self(comparison: term, of: parameter)
    }
    self.init(any: terms)
    guard self.isExclusion == isExclusion else { return nil }
  }

  /// The tokens that match any of some filters; `nil` if one filter can't express it.
  init?(any filters: [Self?]) {
    guard let first = filters.first, var union = first else { return nil }
    for filter in filters.dropFirst() {
      guard let filter, filter.subject == union.subject, filter.isExclusion == union.isExclusion
      else { return nil }
      union.patterns += filter.patterns.filter { !union.patterns.contains($0) }
    }
    self = union
  }

  /// Returns the parameter and the result of a function that only returns a value, without spaces.
  private static func body(of script: String) -> (parameter: String, text: String)? {
    var quote: Character?
    var text = ""
    for character in script where quote != nil || !character.isWhitespace {
      if character == quote {
        quote = nil
      } else if quote == nil, "'\"".contains(character) {
        quote = character
      }
      text.append(character)
    }
    if text.hasSuffix(";}") || text.hasSuffix("}"), let start = text.firstRange(of: "{return") {
      let head = text[..<start.lowerBound].replacing("=>", with: "")
      text = head + "=>" + text[start.upperBound...].dropLast().replacing(";", with: "")
    }
    guard let arrow = text.firstRange(of: "=>") else { return nil }
    var parameter = text[..<arrow.lowerBound]
    if let open = parameter.firstIndex(of: "(") { parameter = parameter[open...].dropFirst() }
    if let end = parameter.firstIndex(where: { ":,)".contains($0) }) {
      parameter = parameter[..<end]
    }
    var result = text[arrow.upperBound...]
    while result.first == "(", result.last == ")" { result = result.dropFirst().dropLast() }
    guard parameter.first?.isLetter == true else { return nil }
    return (String(parameter), String(result).replacing("?.", with: "."))
  }

  /// Reads a comparison such as `token.path[0]==='color'`.
  private init?(comparison term: Substring, of parameter: String) {
    guard term.hasPrefix(parameter + ".") || term.hasPrefix("!\(parameter).") else { return nil }
    var isExclusion = term.hasPrefix("!")
    let rest = term.dropFirst(parameter.count + (isExclusion ? 2 : 1))
    guard let quote = rest.firstIndex(where: { "'\"".contains($0) }),
      let end = rest[rest.index(after: quote)...].firstIndex(of: rest[quote])
    else { return nil }
    let value = rest[rest.index(after: quote)..<end]
    var subject = rest[..<quote]
    let after = rest[rest.index(after: end)...]
    if let sign = ["!==", "===", "!=", "=="].first(where: subject.hasSuffix), after.isEmpty {
      guard !isExclusion else { return nil }
      isExclusion = sign.hasPrefix("!")
      subject = subject.dropLast(sign.count)
    } else if after != ")" {
      return nil
    }
    let isPlain = value.allSatisfy { $0.isLetter || $0.isNumber || "-_".contains($0) }
    guard isPlain, !value.isEmpty else { return nil }
    switch subject {
    case "attributes.category", "path[0]":
      self.init(.paths, "\(value).**", isExclusion: isExclusion)
    case "attributes.type", "path[1]":
      self.init(.paths, "*.\(value).**", isExclusion: isExclusion)
    case "type", "$type": self.init(.types, String(value), isExclusion: isExclusion)
    case "filePath.includes(":
      self.init(.files, "**/*\(value)*", isExclusion: isExclusion)
      patterns.append("**/*\(value)*/**")
    default: return nil
    }
  }
}
