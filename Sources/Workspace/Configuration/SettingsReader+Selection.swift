internal import Diagnostics
internal import JSONSyntax
internal import TokenCompiler
internal import TokenModel
internal import TokenOutput

extension SettingsReader {
  /// The members of a selection of tokens.
  static let selectionMembers = ["types", "paths", "files"]
  /// The words of `types`.
  static let selectedTypes = TokenType.allCases + [.constant]

  /// Reads the tokens that an output takes or leaves out: the value of `name`.
  mutating func selection(_ node: JSONNode, _ name: String) -> TokenSelection {
    var selection = TokenSelection(span: span(node))
    guard let settings = settings(node, "`\(name)`", known: Self.selectionMembers) else {
      return selection
    }
    if tree.count(of: node) == 0 {
      report(.emptySelection(name, at: span(node)))
    }
    if let types = settings.value("types") {
      selection.types = selectionTexts(types, "types").compactMap { type($0) }
    }
    if let paths = settings.value("paths") {
      selection.paths = patterns(paths, "paths", separator: ".")
    }
    if let files = settings.value("files") {
      selection.files = patterns(files, "files", separator: "/")
    }
    return selection
  }

  /// One pattern or a list of them.
  mutating func patterns(
    _ node: JSONNode,
    _ name: String,
    separator: Character
  ) -> [Located<String>] {
    selectionTexts(node, name).filter { isPattern($0, separator: separator) }
  }

  /// One text or a list of them.
  private mutating func selectionTexts(_ node: JSONNode, _ name: String) -> [Located<String>] {
    guard tree.kind(node) == .array else { return text(node, name).map { [$0] } ?? [] }
    if tree.count(of: node) == 0 {
      report(.emptyList(name, expected: "at least one string", at: span(node)))
    }
    return texts(node, name)
  }

  private mutating func type(_ word: Located<String>) -> Located<TokenType>? {
    if let type = Self.selectedTypes.first(where: { $0.name == word.value }) {
      return Located(type, at: word.span)
    }
    report(.unknownSelectedType(word, known: Self.selectedTypes.map(\.name)))
    return nil
  }

  private mutating func isPattern(_ text: Located<String>, separator: Character) -> Bool {
    guard NamePattern(text.value, separator: separator) == nil else { return true }
    report(.emptyNameInPattern(text, separator: separator))
    return false
  }
}

extension Diagnostic {
  fileprivate static func emptySelection(_ name: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .invalidSetting,
      "`\(name)` is empty, expected `types`, `paths` or `files`",
      at: Label(span, "expected at least one of them")
    )
  }

  static func unknownSelectedType(
    _ word: Located<String>,
    known: [String]
  ) -> Diagnostic {
    Diagnostic(
      .invalidSetting,
      "`\(word.value)` is not a type of tokens",
      at: word.span.map { Label($0, "no such type") },
      help: nearestName(to: word.value, among: known).map { "did you mean `\($0)`?" }
        ?? "the types are " + known.map { "`\($0)`" }.joined(separator: ", ")
    )
  }

  fileprivate static func emptyNameInPattern(
    _ text: Located<String>,
    separator: Character
  ) -> Diagnostic {
    Diagnostic(
      .invalidSetting,
      "the pattern `\(text.value)` has an empty name",
      at: text.span.map { Label($0, "expected a name on each side of every `\(separator)`") },
      help: "`**` stands for any number of names"
    )
  }
}
