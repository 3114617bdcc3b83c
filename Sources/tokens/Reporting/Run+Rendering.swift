internal import Diagnostics
internal import TokenCompiler
internal import TokenLint
internal import TokenOutput
internal import Workspace

extension Run {
  /// Compiles the source of the configuration, and renders its outputs.
  ///
  /// - Parameters:
  ///   - targets: the targets to build, with their locations on the command line; empty for all.
  ///   - destination: the destination of the files.
  ///   - isTracing: whether to record which token each part of the outputs was printed for.
  /// - Returns: the outputs, or `nil` if there were errors.
  /// - Throws: ``Finding`` if there is no usable configuration.
  mutating func render(
    targets: [(name: String, span: Span?)] = [],
    to destination: OutputDestination = .configured,
    isTracing: Bool = false
  ) throws(Finding) -> OutputRendering? {
    if memory == nil { HeapFilling.begin() }
    guard let project = try openConfiguredProject(), !hasErrors else { return nil }
    return try render(project, targets: targets, to: destination, isTracing: isTracing)
  }

  /// Compiles the source of the configuration at `path`, and renders its outputs.
  mutating func render(at path: AbsolutePath) throws(Finding) -> OutputRendering? {
    guard let project = try openProject(at: path), !hasErrors else { return nil }
    return try render(project, targets: [], to: .configured, isTracing: false)
  }

  private mutating func render(
    _ project: Project,
    targets: [(name: String, span: Span?)],
    to destination: OutputDestination,
    isTracing: Bool
  ) throws(Finding) -> OutputRendering? {
    var placement = OutputPlacement(project, targets: targets, to: destination)
    diagnostics += placement.diagnostics
    guard !hasErrors else { return nil }
    progress.begin("compiling")
    let (compilation, source, loading) = compile(project, placement)
    keep(compilation)
    take(compilation, project.input.files)
    if let ir = compilation.ir {
      diagnostics += project.missingImages(ir) + project.adviceOnUnusedFiles(&sources)
      if !isForLint { diagnostics += Linter.findingsOfBuild(ir, lintSettings) }
    }
    if stamp != nil { inputs.consulted = project.pathsOfAdvice.union(project.assetFolders) }
    let selection = take(try loading.get())
    chooseOneFileOutput(of: &placement, with: selection)
    let rendering = (hasErrors ? nil : source).map { source in
      progress.begin("rendering")
      return OutputRendering(
        source,
        to: placement,
        with: selection,
        of: project,
        isTracing: isTracing,
        diagnostics: &diagnostics
      )
    }
    progress.end()
    keep(rendering)
    return hasErrors ? nil : rendering
  }

  /// Compiles the source, and loads the targets, which don't depend on it, at the same time.
  private func compile(
    _ project: Project,
    _ placement: OutputPlacement
  ) -> (Compilation, OutputSource?, Result<TargetSelection, Finding>) {
    let loading = TargetLoading(placement.places.map(\.output.target), of: project, memory)
    // Later builds of a process use the memory of earlier ones.
    let filling = memory == nil ? HeapFilling() : nil
    let ((compilation, source), _) = concurrently {
      let compilation = project.input.compile(sources, filling: filling)
      let source = compilation.ir.map { OutputSource.prepared($0) }
      loading.end()
      loading.work()
      return (compilation, source)
    } and: {
      loading.work()
      filling?.work()
      loading.compileTemplates()
    }
    return (compilation, source, Result { () throws(Finding) in try loading.selection() })
  }

  /// Records the files and diagnostics of targets.
  private mutating func take(_ selection: TargetSelection) -> TargetSelection {
    keep(selection)
    memory?.targets = selection
    sources.join(selection.sources)
    inputs.files.formUnion(selection.paths)
    diagnostics += selection.diagnostics
    return selection
  }
}
