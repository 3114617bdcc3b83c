import Diagnostics
import JSONSyntax
import SourceForms

/// Information about a single file, regardless of how files are merged.
package struct TokenFileSurvey: Sendable {
  package let kind: SourceFileKind
  /// The paths of the file's tokens; for a document of token sets, of the tokens in all sets.
  package let paths: Set<String>
  /// The paths of the file's values, if it has no tokens; other files may refer to them.
  package let plainValues: Set<String>
  /// The paths that the file refers to.
  package let references: Set<String>
  /// The references in which tokens would refer to themselves if their paths had no first name.
  package let selfReferences: Set<String>
  /// Whether the file has the form of another tool or of an earlier draft.
  package let isForeign: Bool
  /// The types of the file's tokens and groups, by path.
  ///
  /// Empty for other tools' forms, in which types are inferred from values.
  package let types: [String: String]
  /// Whether the file has a type for lengths, `dimension` or `fontSize`, in DTCG's form or another.
  package let hasLengthType: Bool
  /// The `$type` at the root of the file.
  package let rootType: String?
  /// The tokens without a type, each with the type that its value suggests, and whether it's a
  /// length that lacks a unit.
  package let untyped: [(path: String, byValue: String?, lacksUnit: Bool)]
  /// The extensions of other tools that look like values for contexts, with the names they use.
  package let contextExtensions: [String: Set<String>]
  /// The files that a resolver document refers to, spelled as in its references.
  package let files: [String]
  /// The modifiers of a resolver document, with the names of their contexts.
  package let modifiers: [(name: String, contexts: [String])]
  /// The name of the mode in a native export from Figma; `nil` if there is none.
  package let mode: String?
  /// Whether the file has a syntax error; all other properties are empty then.
  package let hasMistake: Bool
  /// The groups of themes, with the names of their themes.
  package let themes: [(group: String, themes: [String])]
  /// The token sets of a document, in order of increasing precedence, with the paths of their tokens.
  package let sets: [(set: String, paths: Set<String>)]
  /// Whether the file lists token sets if its name is that of an index; `$metadata.json` can also
  /// contain something else.
  package let listsSets: Bool
  /// The sets that a theme selects.
  package let selectedSets: Set<String>
  /// Whether the file is a JSON Schema.
  package let isSchema: Bool

  /// Surveys a file.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  package init(_ bytes: [UInt8], path: String) {
    var diagnostics: [Diagnostic] = []
    let tree = SourceText(bytes, path: path, diagnostics: &diagnostics).tree
    hasMistake = !diagnostics.isEmpty
    kind = hasMistake ? .tokens : SourceFileKind(of: tree)
    let isTokens = !hasMistake && (kind == .tokens || kind == .tokenSets)
    paths = isTokens ? tokenPaths(of: tree) : []
    plainValues = isTokens ? PlainValues.paths(inFileWithoutTokens: tree) : []
    references = isTokens ? PlainValues.targets(in: tree) : []
    selfReferences = isTokens ? PlainValues.selfReferences(in: tree) : []
    isForeign = isTokens && FormScan.firstForeignNode(of: tree) != nil
    let survey = isTokens && !isForeign && kind == .tokens ? TypeSurvey(tree) : TypeSurvey()
    types = survey.types
    hasLengthType = isTokens && tree.root.map { Self.hasLengthType($0, tree) } ?? false
    rootType = isTokens ? tree.root.flatMap { tree.text(of: "$type", in: $0) } : nil
    untyped = survey.missing.map { ($0.path, $0.byValue, $0.lacksUnit) }
    contextExtensions = isTokens ? ContextExtension.found(in: tree) : [:]
    files = kind == .resolver ? filesNamed(byResolver: tree).sorted() : []
    modifiers = kind == .resolver ? Self.modifiers(of: tree) : []
    mode = hasMistake ? nil : Self.mode(of: tree)
    let document = hasMistake ? nil : Self.themes(of: tree, path)
    listsSets = !path.hasSuffix("$metadata.json") || Self.hasOrder(tree)
    themes = (document?.groups ?? []).map { ($0.name, $0.themes.map(\.name)) }
    sets = document == nil ? [] : tokenPathsOfSets(in: tree)
    selectedSets = (document?.groups ?? []).flatMap(\.themes).reduce(into: []) {
      $0.formUnion($1.enabled.union($1.source))
    }
    isSchema = !hasMistake && Self.isSchema(tree)
  }

  private static func hasLengthType(_ node: JSONNode, _ tree: JSONTree) -> Bool {
    guard tree.kind(node) == .object else { return false }
    return tree.members(of: node).contains { member in
      ["type", "$type"].contains(tree.string(member.key))
        && ["dimension", "fontSize"].contains(tree.textIfString(member.value))
        || hasLengthType(member.value, tree)
    }
  }

  private static func isSchema(_ tree: JSONTree) -> Bool {
    guard let root = tree.root, let schema = tree.value(of: "$schema", in: root) else {
      return false
    }
    return tree.kind(schema) == .string && tree.string(schema).contains("json-schema.org")
  }

  /// The themes of a file, which may also contain the sets.
  private static func themes(of tree: JSONTree, _ path: String) -> ThemeDocument? {
    guard path.hasSuffix("$themes.json"), let root = tree.root else { return ThemeDocument(tree) }
    var document = ThemeDocument()
    document.readThemes(root, tree)
    return document
  }

  private static func hasOrder(_ tree: JSONTree) -> Bool {
    var document = ThemeDocument()
    if let root = tree.root { document.readOrder(root, tree) }
    return document.order != nil
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
    tree.root.flatMap { tree.value(of: "$extensions", in: $0) }
      .flatMap { tree.text(of: "com.figma.modeName", in: $0) }
  }
}
