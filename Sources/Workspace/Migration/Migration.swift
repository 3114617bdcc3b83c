package import Diagnostics
internal import JSONSyntax
internal import SourceForms
package import TokenCompiler

/// The token files of a source that don't conform to DTCG, rewritten in its format.
package struct Migration: Sendable {
  /// The files to change, sorted by path.
  package private(set) var files: [RewrittenFile] = []
  /// The documents of Tokens Studio with sets and themes, which aren't changed.
  package private(set) var setDocuments: [AbsolutePath] = []
  /// The files that replace the source's document of Tokens Studio, or `nil` unless it's the only
  /// file of the source.
  package private(set) var split: SetDocumentSplit?
  /// The number of token files in the source.
  package private(set) var count = 0

  /// The kinds of changes that a migration may make.
  package struct Extent: Sendable {
    /// Whether strings and booleans become constants of their groups.
    let movesConstants: Bool
    /// Whether to rewrite files in which only some values have the format of an earlier draft.
    let includesDrafts: Bool

    package static let all = Extent(movesConstants: true, includesDrafts: true)
    /// Smaller extents to try if ``all`` would change a token.
    package static let lesser = [
      Extent(movesConstants: false, includesDrafts: true),
      Extent(movesConstants: true, includesDrafts: false),
      Extent(movesConstants: false, includesDrafts: false),
    ]
  }

  /// Rewrites the files of a source in memory.
  ///
  /// Nothing is written to disk.
  ///
  /// - Parameters:
  ///   - input: the source.
  ///   - compilation: the result of compiling it.
  ///   - ir: its tokens.
  ///   - extent: the kinds of changes to make.
  ///   - expandsGenerators: whether to write out the tokens that groups generate.
  package init(
    _ input: CompilationInput,
    _ compilation: Compilation,
    _ ir: IR,
    _ extent: Extent,
    expandsGenerators: Bool = false
  ) {
    let types = ir.typesByPath
    var known: Set<AbsolutePath> = []
    for (name, bytes) in input.files.contents {
      guard let (tree, json) = Self.tree(of: bytes, name) else { continue }
      let kind = SourceFileKind(of: tree)
      guard kind == .tokens || kind == .tokenSets else { continue }
      let path = Disk.realPath(input.base.appending(name))
      guard !Self.indexFiles.contains(path.name), known.insert(path).inserted else { continue }
      count += 1
      if kind == .tokenSets {
        split = Self.split(name, bytes, input, compilation, ir, extent) ?? split
        if split == nil { setDocuments.append(path) }
        continue
      }
      let reading = compilation.readings[name] ?? (extent.includesDrafts ? FormReading() : nil)
      let migrated = reading.flatMap {
        FormMigration(
          tree,
          json: json,
          original: bytes,
          $0,
          types: types,
          movesConstants: extent.movesConstants
        )
      }
      var steps = [migrated].compactMap(\.self)
      if expandsGenerators, let expanded = Self.expanded(steps.last?.bytes ?? bytes, name) {
        steps.append(expanded)
      }
      add(steps, of: bytes, at: path, name)
    }
  }

  /// Adds a file that was rewritten in steps, if there are any.
  private mutating func add(
    _ steps: [FormMigration],
    of bytes: [UInt8],
    at path: AbsolutePath,
    _ name: String
  ) {
    guard let after = steps.last?.bytes else { return }
    let summary = steps.map(\.summary).filter { !$0.isEmpty }.joined(separator: ", ")
    files.append(
      RewrittenFile(path: path, before: bytes, after: after, summary: summary, name: name)
    )
  }

  /// Returns a file with the generated tokens written out; `nil` if it has none.
  private static func expanded(_ bytes: [UInt8], _ name: String) -> FormMigration? {
    tree(of: bytes, name).flatMap { FormMigration(expanding: $0, json: $1, original: bytes) }
  }

  /// Returns the files and folders outside the repository that a migration would write to, for
  /// example through links: their names in the source, and their paths.
  package func writesOutside(
    of confinement: Confinement
  ) -> [(name: String, place: AbsolutePath)] {
    let places = files.map { ($0.name, $0.path) } + (split.map { [($0.name, $0.folder)] } ?? [])
    return places.filter { !confinement.allows($0.1) }
  }

  /// Compiles the source with the new files, and compares its tokens with the previous ones.
  ///
  /// - Parameters:
  ///   - input: the source.
  ///   - ir: the result of compiling the original source.
  ///   - sources: the files that were read before, such as the configuration.
  /// - Returns: a description of the first difference, or `nil` if no token changes.
  package func firstDifference(
    _ input: CompilationInput,
    from ir: IR,
    _ sources: SourceMap
  ) -> String? {
    if let split { return split.firstDifference(input, from: ir) }
    var changed: [String: [UInt8]] = [:]
    for file in files { changed[file.name] = file.after }
    let after = TokenCompiler.compile(input.request, sources: sources) { path in
      changed[path].map { .success($0) } ?? input.files.load(path)
    }
    guard let other = after.ir else {
      let error = after.diagnostics.first { $0.severity == .error }
      return "after it, \(error?.message ?? "the source has an error")"
    }
    return ir.meaning.firstDifferentPath(from: other.meaning)
      .map { "the token `\($0)` would change" }
  }

  /// Returns the files that replace a document that is the only source, in the simplest order that
  /// doesn't change any token.
  private static func split(
    _ name: String,
    _ bytes: [UInt8],
    _ input: CompilationInput,
    _ compilation: Compilation,
    _ ir: IR,
    _ extent: Extent
  ) -> SetDocumentSplit? {
    guard case .files(let sources) = input.request.source, sources.count == 1 else { return nil }
    let splits = [false, true].compactMap { keepsOrder in
      SetDocumentSplit(name, bytes, input, compilation, ir, extent, keepsOrder: keepsOrder)
    }
    return splits.first { $0.firstDifference(input, from: ir) == nil } ?? splits.first
  }

  /// The index files of folders with one file per token set.
  private static let indexFiles = ["$themes.json", "$metadata.json"]

  /// Parses a file.
  ///
  /// Returns its tree and, if it's JSON5, the JSON converted from it, or `nil` if it has errors.
  static func tree(of bytes: [UInt8], _ name: String) -> (JSONTree, RewrittenText?)? {
    var mistakes: [Diagnostic] = []
    let text = SourceText(bytes, path: name, diagnostics: &mistakes)
    return mistakes.isEmpty ? (text.tree, text.json) : nil
  }
}

extension [UInt8] {
  /// Returns the path of the token or group in whose printed form two texts first differ.
  func firstDifferentPath(from other: [UInt8]) -> String? {
    guard self != other else { return nil }
    let index = zip(self, other).prefix { $0 == $1 }.count
    let lines = self[..<Swift.min(index + 1, count)].split(separator: UInt8(ascii: "\n"))
    let start = Array("{ \"path\": \"".utf8)
    for line in lines.reversed() {
      let line = line.drop { $0 == UInt8(ascii: " ") }
      guard line.starts(with: start) else { continue }
      let path = line.dropFirst(start.count).prefix { $0 != UInt8(ascii: "\"") }
      return String(decoding: path, as: UTF8.self)
    }
    return ""
  }
}
