internal import CommandLineParsing
internal import Diagnostics
internal import TokenCompiler
internal import Workspace

extension Run {
  /// Reads the configuration at `path`; `nil` where it has errors.
  mutating func openProject(
    at path: AbsolutePath,
    named span: Span? = nil
  ) throws(Finding) -> Project? {
    inputs.files.insert(path)
    let project = try Project.open(
      path,
      at: span,
      current: currentFolder,
      sources: &sources,
      diagnostics: &diagnostics
    )
    if let project { inputs.add(project) }
    base = Disk.realPath(path.parent)
    levels = project?.configuration.levels ?? DiagnosticLevels()
    return project
  }

  /// The source that the arguments mean: a configuration, a resolver document, or token files.
  mutating func input() throws(Finding) -> CompilationInput? {
    let arguments = parsed[SourceArgument.declaration]
    let spans = parsed.spans(of: SourceArgument.declaration)
    let search = ConfigurationSearch(in: currentFolder)
    guard !arguments.isEmpty else {
      return try openProject(at: search.find(nil, at: nil))?.input
    }
    var paths: [(path: AbsolutePath, span: Span?)] = []
    for (argument, span) in zip(arguments, spans) {
      do {
        paths.append((try search.named(argument, at: span), span))
      } catch {
        add(error)
      }
    }
    guard paths.count == arguments.count else { return nil }
    if let only = paths.first, paths.count == 1, Project.isConfiguration(only.path) {
      return try openProject(at: only.path, named: only.span)?.input
    }
    return CompilationInput(files: paths)
  }

  /// Takes over what a compilation found.
  mutating func take(_ compilation: Compilation, _ files: SourceFiles) {
    sources = compilation.sources
    diagnostics += compilation.diagnostics
    inputs.files.formUnion(files.paths)
    if files.metUnreadableFile { status = max(status, .environment) }
  }

  /// A line on what was compiled.
  func summary(of ir: IR) -> String {
    "\(ir.tokens.count) tokens in \(ir.groups.count) groups"
  }
}

extension Run {
  /// Keeps `value` until the process ends, if that is soon: taking large structures apart before would
  /// only take time.
  func keep(_ value: some Any) {
    guard endsProcess else { return }
    _ = Unmanaged.passRetained(Kept(value))
  }
}

/// A class, because only an object can be kept by nobody.
private final class Kept<Value> {
  private let value: Value

  init(_ value: Value) {
    self.value = value
  }
}
