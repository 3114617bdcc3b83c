package import Diagnostics
internal import JSONSyntax
internal import SourceForms
package import TokenCompiler

/// The token files of a source that are not as the standard has them, written anew.
package struct Migration: Sendable {
  /// A file that changes.
  package struct File: Sendable {
    /// Where it is, without symbolic links.
    package let path: AbsolutePath
    package let before: [UInt8]
    package let after: [UInt8]
    /// What of it changes, with counts, in words.
    package let summary: String
    /// Its path as the compilation knows it.
    fileprivate let name: String
  }

  /// The files that change, sorted by their paths.
  package private(set) var files: [File] = []
  /// The documents of Tokens Studio with sets and themes, which stay as they are.
  package private(set) var setDocuments: [AbsolutePath] = []
  /// The files that take the place of the only document of the source; `nil` if it has none, or others.
  package private(set) var split: SetDocumentSplit?
  /// How many token files the source has.
  package private(set) var count = 0

  /// What may be done to files for the standard's sake.
  package struct Extent: Sendable {
    /// Whether texts and booleans become constants of their groups.
    let movesConstants: Bool
    /// Whether files are rewritten of which only single values are in the form of an earlier draft.
    let includesDrafts: Bool

    package static let all = Extent(movesConstants: true, includesDrafts: true)
    /// What can be done where ``all`` would change a token.
    package static let lesser = [
      Extent(movesConstants: false, includesDrafts: true),
      Extent(movesConstants: true, includesDrafts: false),
      Extent(movesConstants: false, includesDrafts: false),
    ]
  }

  /// Writes the files of a source anew; nothing is written to the disk.
  ///
  /// - Parameters:
  ///   - input: the source.
  ///   - compilation: what came of compiling it.
  ///   - ir: its tokens.
  ///   - extent: what is done.
  package init(
    _ input: CompilationInput,
    _ compilation: Compilation,
    _ ir: IR,
    _ extent: Extent
  ) {
    let types = ir.typesByPath
    var known: Set<AbsolutePath> = []
    for (name, bytes) in input.files.contents {
      guard let (tree, json) = Self.tree(of: bytes, name) else { continue }
      let kind = SourceFileKind(of: tree)
      guard kind == .tokens || kind == .tokenSets else { continue }
      let path = Disk.realPath(input.base.appending(name))
      guard !Self.indexFiles.contains(path.name) else { continue }
      guard known.insert(path).inserted else { continue }
      count += 1
      if kind == .tokenSets {
        if case .files(let sources) = input.request.source, sources.count == 1 {
          split = Self.split(name, bytes, input, compilation, ir, extent)
        }
        if split == nil { setDocuments.append(path) }
        continue
      }
      let reading = compilation.readings[name]
      guard reading != nil || extent.includesDrafts else { continue }
      let migrated = FormMigration(
        tree,
        json: json,
        original: bytes,
        reading ?? FormReading(),
        types: types,
        movesConstants: extent.movesConstants
      )
      guard let migrated else { continue }
      let file = File(
        path: path,
        before: bytes,
        after: migrated.bytes,
        summary: migrated.summary,
        name: name
      )
      files.append(file)
    }
  }

  /// Compiles the source with the new files and compares its tokens with what they are.
  ///
  /// - Parameters:
  ///   - input: the source.
  ///   - ir: what it was compiled to.
  ///   - sources: the files that were read before it, such as the configuration.
  /// - Returns: what would be different, in words; `nil` if every token is what it was.
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

  /// The files that take the place of a document, in the simplest order that changes no token.
  private static func split(
    _ name: String,
    _ bytes: [UInt8],
    _ input: CompilationInput,
    _ compilation: Compilation,
    _ ir: IR,
    _ extent: Extent
  ) -> SetDocumentSplit? {
    let splits = [false, true].compactMap { keepsOrder in
      SetDocumentSplit(name, bytes, input, compilation, ir, extent, keepsOrder: keepsOrder)
    }
    return splits.first { $0.firstDifference(input, from: ir) == nil } ?? splits.first
  }

  /// What lies beside files with a token set each.
  private static let indexFiles = ["$themes.json", "$metadata.json"]

  /// The tree of a file, and the JSON that was made of it if it is JSON5; `nil` if it has mistakes.
  static func tree(of bytes: [UInt8], _ name: String) -> (JSONTree, RewrittenText?)? {
    let file = SourceMap.FileID(index: 0)
    var mistakes: [Diagnostic] = []
    let json = JSON5Text.isExtension(of: name) ? JSON5Text.json(bytes) : nil
    let tree = JSONTree.parse(json?.bytes ?? bytes, file: file, diagnostics: &mistakes)
    return mistakes.isEmpty ? (tree, json) : nil
  }
}

extension [UInt8] {
  /// The path of the token or group in whose printed form two texts differ first.
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
