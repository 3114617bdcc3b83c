package import Diagnostics
internal import JSONSyntax
internal import TokenCompiler

/// A configuration read from disk, with its source and the folders that it may access.
package struct Project {
  /// The path of the configuration.
  package let path: AbsolutePath
  /// The files that its builds keep next to it.
  package let records: BuildRecords
  package let configuration: Configuration
  package let confinement: Confinement
  /// The source, ready to be compiled.
  package var input: CompilationInput
  /// The patterns that find source files.
  let patterns: [FilePattern]

  /// Reads the configuration at `path`.
  ///
  /// - Parameters:
  ///   - path: the path of the configuration.
  ///   - span: the location where the path was written, if any.
  ///   - current: the working directory, for paths in messages.
  ///   - content: the content to use instead of that of the file, or `nil`.
  ///   - sources: receives the file.
  ///   - diagnostics: receives the errors and warnings about it.
  /// - Returns: the project, or `nil` if there were errors.
  /// - Throws: ``Finding`` if the file can't be read or isn't a configuration.
  package static func open(
    _ path: AbsolutePath,
    at span: Span?,
    current: AbsolutePath,
    content: [UInt8]? = nil,
    sources: inout SourceMap,
    diagnostics: inout [Diagnostic]
  ) throws(Finding) -> Project? {
    let place = Disk.realPath(path.parent).appending(path.name)
    let shown = place.relative(to: current)
    let bytes: [UInt8]
    do {
      bytes = if let content { content } else { try Disk.read(place) }
    } catch {
      guard error.reason != .isDirectory else {
        throw Finding(.folder(place, current: current, at: span), status: .failure)
      }
      throw Finding(.unreadableFile(shown, error, at: span), status: .environment)
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

  /// Whether the file at `path` is a configuration, judging by its properties; `false` if it can't
  /// be read.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  package static func isConfiguration(_ path: AbsolutePath) -> Bool {
    guard Disk.isFile(path), let bytes = try? Disk.read(path) else { return false }
    return SourceFileKind.isConfiguration(bytes)
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
    let files = SourceFiles(confinement, named: selection.files.map(\.value))
    let source = files.source(of: selection.files)
    if case .resolver(let document) = source, let span = configuration.modifiersSpan {
      diagnostics.append(.modifiersBesideResolver(at: span, source: document.span))
    }
    var request = CompileRequest(source: source)
    request.modifiers = configuration.modifiers
    request.appearance = configuration.appearance
    request.rules = configuration.rules
    request.contextExtensions = configuration.contextExtensions
    request.renames = configuration.renames
    request.defaults = configuration.defaults
    request.omitsErrors = configuration.omitsErrors
    input = CompilationInput(
      request: request,
      files: files,
      base: path.parent,
      confinement: confinement
    )
  }
}

extension JSONTree {
  /// Whether the text is clearly a token file or resolver document, rather than a configuration
  /// without outputs.
  fileprivate func isAnotherKind(_ kind: SourceFileKind) -> Bool {
    guard kind == .tokens else { return true }
    guard let root, self.kind(root) == .object else { return false }
    let known = SettingsReader.configurationMembers.filter { $0 != "$schema" }
    return !members(of: root).contains { known.contains(string($0.key)) } && count(of: root) > 0
  }
}
