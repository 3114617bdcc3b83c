internal import Diagnostics
internal import TokenCompiler
internal import Workspace

extension Run {
  /// Reads the configuration at `path`; `nil` where it has errors.
  mutating func openProject(
    at path: AbsolutePath,
    named span: Span? = nil
  ) throws(Finding) -> Project? {
    let project = try Project.open(
      path,
      at: span,
      current: currentFolder,
      sources: &sources,
      diagnostics: &diagnostics
    )
    base = Disk.realPath(path.parent)
    levels = project?.configuration.levels ?? DiagnosticLevels()
    return project
  }

  /// Takes over what a compilation found.
  mutating func take(_ compilation: Compilation, _ files: SourceFiles) {
    sources = compilation.sources
    diagnostics += compilation.diagnostics
    if files.metUnreadableFile { status = max(status, .environment) }
  }

  /// A line on what was compiled.
  func summary(of ir: IR) -> String {
    "\(ir.tokens.count) tokens in \(ir.groups.count) groups"
  }
}

extension Run {
  /// Keeps `value` until the process ends, which is soon: taking large structures apart before would
  /// only take time.
  func keep(_ value: some Any) {
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
