package import Diagnostics
internal import JSONSyntax
internal import TokenCompiler

/// A configuration that was read from disk, with its source and the folders that it may touch.
package struct Project {
  /// Where the configuration is.
  package let path: AbsolutePath
  /// What builds of it keep beside it.
  package let records: BuildRecords
  package let configuration: Configuration
  package let confinement: Confinement
  /// The source, ready to be compiled.
  package let input: CompilationInput
  /// What finds files of the source.
  let patterns: [FilePattern]

  /// Reads the configuration at `path`.
  ///
  /// - Parameters:
  ///   - path: where it is.
  ///   - span: where somebody named it.
  ///   - current: the current folder, for paths in messages.
  ///   - sources: gets the file.
  ///   - diagnostics: gets what is wrong with it.
  /// - Returns: `nil` where there were errors.
  /// - Throws: why the file cannot be used at all.
  package static func open(
    _ path: AbsolutePath,
    at span: Span?,
    current: AbsolutePath,
    sources: inout SourceMap,
    diagnostics: inout [Diagnostic]
  ) throws(Finding) -> Project? {
    let place = Disk.realPath(path.parent).appending(path.name)
    let shown = place.relative(to: current)
    let bytes: [UInt8]
    do {
      bytes = try Disk.read(place)
    } catch {
      let help = error.reason == .isDirectory ? helpForFolder(place, current: current) : nil
      let diagnostic = Diagnostic.unreadableFile(shown, error, at: span, help: help)
      throw Finding(diagnostic, status: .environment)
    }
    let file = sources.add(path: place.name, bytes: bytes)
    var found: [Diagnostic] = []
    let tree = JSONTree.parse(bytes, file: file, options: .commented, diagnostics: &found)
    diagnostics += found
    let kind = SourceFileKind(of: tree)
    if kind != .configuration, tree.isAnotherKind(kind) {
      throw Finding(.notAConfiguration(shown, kind, at: span), status: .failure)
    }
    guard found.isEmpty, let configuration = Configuration.read(tree, diagnostics: &diagnostics)
    else { return nil }
    return Project(configuration, at: place, diagnostics: &diagnostics)
  }

  /// Whether the file at `path` is a configuration, by its members.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  package static func isConfiguration(_ path: AbsolutePath) -> Bool {
    SourceFileKind(ofFileAt: path) == .configuration
  }

  private init(
    _ configuration: Configuration,
    at path: AbsolutePath,
    diagnostics: inout [Diagnostic]
  ) {
    self.path = path
    records = BuildRecords(of: path)
    self.configuration = configuration
    let outside = configuration.outside.map(\.value)
    confinement = Confinement(base: path.parent, outside: outside)
    let selection = SourceSelection(configuration, records)
    diagnostics += selection.diagnostics
    patterns = selection.patterns
    if case .resolver(let document) = selection.source, let span = configuration.modifiersSpan {
      diagnostics.append(.modifiersBesideResolver(at: span, source: document.span))
    }
    var resolver: String?
    if case .resolver(let document) = selection.source { resolver = document.value }
    var request = CompileRequest(source: selection.source)
    request.modifiers = configuration.modifiers
    request.appearance = configuration.appearance
    request.rules = configuration.rules
    request.contextExtensions = configuration.contextExtensions
    request.renames = configuration.renames
    request.defaults = configuration.defaults
    input = CompilationInput(
      request: request,
      files: SourceFiles(confinement, named: selection.paths, resolver: resolver),
      base: path.parent
    )
  }

  private static func helpForFolder(_ folder: AbsolutePath, current: AbsolutePath) -> String? {
    let inside = folder.appending("tokens.config.json")
    return Disk.isFile(inside) ? "did you mean `\(inside.relative(to: current))`?" : nil
  }
}

extension JSONTree {
  /// Whether the text is clearly a token file or resolver document, and no configuration that lacks
  /// its outputs.
  fileprivate func isAnotherKind(_ kind: SourceFileKind) -> Bool {
    guard kind == .tokens else { return true }
    guard let root, self.kind(root) == .object else { return false }
    let known = SettingsReader.configurationMembers.filter { $0 != "$schema" }
    return !members(of: root).contains { known.contains(string($0.key)) } && count(of: root) > 0
  }
}

extension Diagnostic {
  fileprivate static func notAConfiguration(
    _ path: String,
    _ kind: SourceFileKind,
    at span: Span?
  ) -> Diagnostic {
    .wrongKind(
      path,
      found: kind == .resolver ? "a resolver document" : "a token file",
      expected: "a configuration",
      at: span,
      help:
        "a configuration has a list `outputs`; `tokens ir \(path)` prints the tokens of the file"
    )
  }
}
