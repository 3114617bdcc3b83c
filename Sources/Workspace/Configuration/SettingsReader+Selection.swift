internal import Diagnostics
internal import JSONSyntax
internal import TokenCompiler
internal import TokenModel
internal import TokenOutput

extension SettingsReader {
  static let selectionMembers = ["types", "paths", "files"]
  /// The types allowed in `types`.
  static let selectedTypes = TokenType.allCases + [.constant]

  /// Reads the tokens that an output includes or excludes: the value of `name`.
  mutating func selection(_ node: JSONNode, _ name: String) -> TokenSelection {
    var selection = TokenSelection(span: span(node))
    guard let settings = settings(node, "`\(name)`", known: Self.selectionMembers) else {
      return selection
    }
    if tree.count(of: node) == 0 {
      report(.emptySelection(name, at: span(node)))
    }
    if let types = settings.value("types") {
      selection.types = selectionTexts(types, "types").compactMap {
        type($0, among: Self.selectedTypes)
      }
    }
    if let paths = settings.value("paths") {
      selection.paths = patterns(paths, "paths", separator: ".")
    }
    if let files = settings.value("files") {
      selection.files = patterns(files, "files", separator: "/")
    }
    return selection
  }

  /// Reads a pattern or a list of patterns.
  mutating func patterns(
    _ node: JSONNode,
    _ name: String,
    separator: Character
  ) -> [Located<String>] {
    selectionTexts(node, name).filter { text in
      if NamePattern(text.value, separator: separator) != nil { return true }
      report(.emptyNameInPattern(text, separator: separator))
      return false
    }
  }

  /// Reads a string or a list of strings.
  private mutating func selectionTexts(_ node: JSONNode, _ name: String) -> [Located<String>] {
    if tree.kind(node) == .array, tree.count(of: node) == 0 {
      report(.emptyList(name, expected: "at least one string", at: span(node)))
    }
    return textOrTexts(node, name)
  }

  /// Returns the type with a name; reports the name of any other.
  mutating func type(
    _ word: Located<String>,
    among types: [TokenType]
  ) -> Located<TokenType>? {
    if let type = types.first(where: { $0.name == word.value }) {
      return Located(type, at: word.span)
    }
    report(.unknownSelectedType(word, known: types.map(\.name)))
    return nil
  }
}
