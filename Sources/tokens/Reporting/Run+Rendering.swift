internal import CommandLineParsing
internal import Diagnostics
internal import TokenCompiler
internal import Workspace

extension Run {
  /// Compiles the source of the configuration and makes its outputs.
  ///
  /// - Parameters:
  ///   - targets: the targets to build and where they were named; all if there are none.
  ///   - destination: where the files go.
  ///   - isTracing: whether it has to be known which parts of the outputs are about which tokens.
  /// - Returns: the outputs; `nil` where there were errors.
  /// - Throws: why there is no configuration to work with.
  mutating func render(
    targets: [(name: String, span: Span?)] = [],
    to destination: OutputDestination = .configured,
    isTracing: Bool = false
  ) throws(Finding) -> OutputRendering? {
    let argument = parsed[ConfigurationArgument.declaration]
    let span = parsed.spans(of: ConfigurationArgument.declaration).first
    let path = try ConfigurationSearch(in: currentFolder).find(argument, at: span)
    guard let project = try openProject(at: path, named: span), !hasErrors else { return nil }
    var placement = OutputPlacement(project, targets: targets, to: destination)
    diagnostics += placement.diagnostics
    guard !hasErrors else { return nil }
    progress.begin("compiling")
    // Nothing that is in the source matters to a target.
    let (configuration, base) = (project.configuration, project.confinement.base)
    let (compilation, loading) = concurrently {
      project.input.compile(sources)
    } and: { [placement] () -> Result<TargetSelection, Finding> in
      Result { () throws(Finding) in
        try TargetSelection(for: placement, of: configuration, in: base)
      }
    }
    keep(compilation)
    take(compilation, project.input.files)
    let selection = try loading.get()
    keep(selection)
    sources.join(selection.sources)
    inputs.files.formUnion(selection.paths)
    diagnostics += selection.diagnostics
    chooseOneFileOutput(of: &placement, with: selection)
    var rendering: OutputRendering?
    if let ir = compilation.ir, !hasErrors {
      progress.begin("rendering")
      rendering = OutputRendering(
        ir,
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
}
