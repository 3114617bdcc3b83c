import Diagnostics
import JSONSyntax
import SourceForms

/// What a file holds by itself, before it is known how files are merged.
package struct TokenFileSurvey: Sendable {
  /// What the file is.
  package let kind: SourceFileKind
  /// The paths of its tokens; of a document of token sets, those of all sets together.
  package let paths: Set<String>
  /// The paths of its values, if it has no token; other files may refer to them.
  package let plainValues: Set<String>
  /// The paths that references in it lead to.
  package let references: Set<String>
  /// Whether it is in a form of another tool or of an earlier draft.
  package let isForeign: Bool
  /// The types of its tokens and groups, by their paths; empty if it is in a foreign form, where types
  /// are told from values.
  package let types: [String: String]
  /// The tokens without a type, with the one that the value looks like.
  package let untyped: [(path: String, byValue: String?)]
  /// The extensions of other tools that look like values for contexts, with the names in them.
  package let contextExtensions: [String: Set<String>]
  /// The files that a resolver document names, as it has them.
  package let files: [String]
  /// The modifiers that a resolver document declares.
  package let modifiers: [(name: String, contexts: [String])]
  /// The mode that the native export of a design tool names.
  package let mode: String?
  /// Whether its syntax has a mistake, so that nothing is known.
  package let hasMistake: Bool
  /// The groups of themes, with the names of the themes.
  package let themes: [(group: String, themes: [String])]
  /// The number of its token sets.
  package let setCount: Int

  /// Looks at a file.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  package init(_ bytes: [UInt8], path: String) {
    let file = SourceMap.FileID(index: 0)
    var diagnostics: [Diagnostic] = []
    let json = JSON5Text.isExtension(of: path) ? JSON5Text.json(bytes) : nil
    let tree =
      json.map { JSONTree.parse($0, file: file, diagnostics: &diagnostics) }
      ?? JSONTree.parse(bytes, file: file, diagnostics: &diagnostics)
    hasMistake = !diagnostics.isEmpty
    kind = hasMistake ? .tokens : SourceFileKind(of: tree)
    let isTokens = !hasMistake && (kind == .tokens || kind == .tokenSets)
    paths = isTokens ? tokenPaths(of: tree) : []
    plainValues = isTokens ? PlainValues.paths(inFileWithoutTokens: tree) : []
    references = isTokens ? PlainValues.targets(in: tree) : []
    isForeign = isTokens && FormScan.firstForeignNode(of: tree) != nil
    let survey = isTokens && !isForeign && kind == .tokens ? TypeSurvey(tree) : TypeSurvey()
    types = survey.types
    untyped = survey.missing
    contextExtensions = isTokens ? ContextExtension.found(in: tree) : [:]
    files = kind == .resolver ? filesNamed(byResolver: tree).sorted() : []
    modifiers = kind == .resolver ? Self.modifiers(of: tree) : []
    mode = hasMistake ? nil : Self.mode(of: tree)
    let document = hasMistake ? nil : Self.themes(of: tree, path)
    themes = (document?.groups ?? []).map { ($0.name, $0.themes.map(\.name)) }
    setCount = document == nil ? 0 : ThemeDocument.sets(of: tree).count
  }

  /// The themes of a file, which may have the sets too.
  private static func themes(of tree: JSONTree, _ path: String) -> ThemeDocument? {
    guard path.hasSuffix("$themes.json"), let root = tree.root else { return ThemeDocument(tree) }
    var document = ThemeDocument()
    document.readThemes(root, tree)
    return document
  }

  private static func modifiers(of tree: JSONTree) -> [(name: String, contexts: [String])] {
    guard let root = tree.root, let modifiers = tree.value(of: "modifiers", in: root) else {
      return []
    }
    return tree.members(of: modifiers).compactMap { member in
      tree.value(of: "contexts", in: member.value).map { contexts in
        (tree.string(member.key), tree.members(of: contexts).map { tree.string($0.key) })
      }
    }
  }

  private static func mode(of tree: JSONTree) -> String? {
    guard let root = tree.root, let extensions = tree.value(of: "$extensions", in: root),
      let mode = tree.value(of: "com.figma.modeName", in: extensions), tree.kind(mode) == .string
    else { return nil }
    return tree.string(mode)
  }
}
