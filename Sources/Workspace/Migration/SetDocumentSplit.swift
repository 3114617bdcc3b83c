internal import Diagnostics
internal import JSONSyntax
internal import SourceForms
package import TokenCompiler
internal import TokenImport

/// A document of Tokens Studio, split into a token file for each set and a resolver document for
/// its themes.
///
/// The document itself isn't changed. The new files are next to it.
package struct SetDocumentSplit: Sendable {
  /// The new files, by their paths in the folder of the document.
  package private(set) var files: [StarterSource.File] = []
  /// The path of the resolver document in the folder.
  package let resolver: String
  package let document: AbsolutePath
  /// The path of the document in the compilation.
  let name: String
  package let folder: AbsolutePath
  /// The prefix of paths in the folder, as used by the compilation; empty for its base.
  private let prefix: String

  /// Splits a document.
  ///
  /// Returns `nil` if it has syntax errors or no sets.
  ///
  /// - Parameters:
  ///   - document: the path of the document in the compilation.
  ///   - bytes: its content.
  ///   - input: the source, whose only file is the document.
  ///   - compilation: the result of compiling it.
  ///   - ir: its tokens.
  ///   - extent: the kinds of changes to make to the tokens.
  ///   - keepsOrder: whether sets that always apply stay between those of themes, in each of their
  ///     contexts, instead of being merged before all of them.
  package init?(
    _ document: String,
    _ bytes: [UInt8],
    _ input: CompilationInput,
    _ compilation: Compilation,
    _ ir: IR,
    _ extent: Migration.Extent,
    keepsOrder: Bool
  ) {
    guard let reading = compilation.readings[document], var themes = reading.document,
      let tree = Self.standard(bytes, document, reading, ir, extent)
    else { return nil }
    let path = input.base.appending(document)
    self.document = path
    name = document
    folder = path.parent
    prefix = document.lastIndex(of: "/").map { String(document[...$0]) } ?? ""
    let stem = String(path.name.prefix { $0 != "." })
    resolver = "\(stem).resolver.json"
    let sets = ThemeDocument.sets(of: tree)
    guard !sets.isEmpty else { return nil }
    var names = FileNames()
    var paths: [String: String] = [:]
    for set in sets {
      let path = names.path(in: [stem] + set.name.split(separator: "/").map(String.init))
      paths[set.name] = path
      files.append(StarterSource.File(path: path, text: Self.text(of: set.object, in: tree)))
    }
    let tokens = Dictionary(tokenPathsOfSets(in: tree).map { ($0.set, $0.paths) }) { first, _ in
      first
    }
    themes.divideThemes { tokens[$0] ?? [] }
    let plan = TokenSetPlan(themes, sets: sets.map(\.name))
    files.append(
      StarterSource.File(
        path: resolver,
        text: SetResolver(plan, keepsOrder: keepsOrder) { paths[$0] ?? "" }.text
      )
    )
  }

  /// Compiles the files, and compares their tokens with those of the document.
  ///
  /// The order of tokens may differ, because the order of files does.
  ///
  /// - Returns: a description of a difference, or `nil` if no token changes.
  package func firstDifference(_ input: CompilationInput, from ir: IR) -> String? {
    var made: [String: [UInt8]] = [:]
    for file in files { made[prefix + file.path] = Array(file.text.utf8) }
    var request = input.request
    request.source = .resolver(Located(prefix + resolver))
    let after = TokenCompiler.compile(request) { path in
      made[path].map { .success($0) } ?? input.files.load(path)
    }
    guard let other = after.ir else {
      let error = after.diagnostics.first { $0.severity == .error }
      return "after it, \(error?.message ?? "the source has an error")"
    }
    let (old, new) = (Self.parts(of: ir), Self.parts(of: other))
    let different = old.first { new[$0.key] != $0.value } ?? new.first { old[$0.key] == nil }
    return different.map { path, _ in
      path.isEmpty ? "the modifiers would change" : "the token `\(path)` would change"
    }
  }

  /// Returns the printed tokens and groups by path.
  ///
  /// The text before them has an empty path.
  private static func parts(of ir: IR) -> [String: String] {
    let start = "{ \"path\": \""
    var parts: [String: String] = [:]
    var path = ""
    for line in String(decoding: ir.meaning, as: UTF8.self).split(separator: "\n") {
      let text = line.drop { $0 == " " }
      if text.hasPrefix(start) { path = String(text.dropFirst(start.count).prefix { $0 != "\"" }) }
      // The last element of a list has no comma.
      parts[path, default: ""] += text.hasSuffix(",") ? text.dropLast() : text
    }
    return parts
  }

  /// Returns the document with all tokens in the DTCG format.
  private static func standard(
    _ bytes: [UInt8],
    _ name: String,
    _ reading: FormReading,
    _ ir: IR,
    _ extent: Migration.Extent
  ) -> JSONTree? {
    guard let (tree, json) = Migration.tree(of: bytes, name) else { return nil }
    let migrated = FormMigration(
      tree,
      json: json,
      original: bytes,
      reading,
      types: ir.typesByPath,
      movesConstants: extent.movesConstants
    )
    return Migration.tree(of: migrated?.bytes ?? bytes, name)?.0
  }

  /// Returns a set as a separate file, without the indentation that it has in the document.
  private static func text(of set: JSONNode, in tree: JSONTree) -> String {
    let lines = String(decoding: tree.text(set), as: UTF8.self).split(
      separator: "\n",
      omittingEmptySubsequences: false
    )
    let indentation = lines.last?.prefix { $0 == " " || $0 == "\t" } ?? ""
    let moved = lines.map { $0.hasPrefix(indentation) ? $0.dropFirst(indentation.count) : $0 }
    return moved.joined(separator: "\n") + "\n"
  }
}

/// The resolver document for a plan of token sets.
private struct SetResolver {
  let text: String

  init(_ plan: TokenSetPlan, keepsOrder: Bool, path: (_ set: String) -> String) {
    let steps = plan.steps
    // The modifiers in the order in which their first sets are merged.
    var first: [Int: Int] = [:]
    for (index, step) in steps.enumerated() {
      for choice in step.themes where first[choice.group] == nil { first[choice.group] = index }
    }
    let groups = first.keys.sorted { (first[$0] ?? 0, $0) < (first[$1] ?? 0, $1) }
    let start = keepsOrder ? groups.first.flatMap { first[$0] } ?? steps.count : steps.count
    var modifiers: [ResolverText.Modifier] = []
    for (place, group) in groups.enumerated() {
      let own = first[group] ?? 0
      let next = place + 1 < groups.count ? first[groups[place + 1]] ?? steps.count : steps.count
      let themes = plan.groups[group].themes
      let contexts = themes.indices.map { theme in
        let files = steps.indices.filter { index in
          // A set that always applies stays between those of themes.
          steps[index].themes.isEmpty
            ? keepsOrder && (own..<next).contains(index)
            : steps[index].themes.contains { $0.group == group && $0.theme == theme }
        }
        let sources = files.map { ResolverText.Source(file: path(steps[$0].set)) }
        return (name: themes[theme].name, files: sources)
      }
      modifiers.append(
        ResolverText.Modifier(
          name: plan.groups[group].name,
          defaultContext: themes.first?.name ?? "",
          contexts: contexts
        )
      )
    }
    let always = steps[..<start].filter { $0.themes.isEmpty }
    text =
      ResolverText(
        always: always.map { ResolverText.Source(file: path($0.set)) },
        modifiers: modifiers
      ).text
  }
}
