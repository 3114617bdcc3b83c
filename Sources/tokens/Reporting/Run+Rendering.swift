internal import CommandLineParsing
internal import Diagnostics
internal import TokenCompiler
internal import Workspace

/// A configuration whose outputs were made, but not yet written.
struct RenderedProject {
  let project: Project
  let placement: OutputPlacement
  let run: RenderedRun
  let ir: IR
}

extension Run {
  /// Compiles the source of the configuration and makes its outputs.
  ///
  /// - Parameter targets: the targets to build and where they were named; all if there are none.
  /// - Returns: the outputs; `nil` where there were errors.
  /// - Throws: why there is no configuration to work with.
  mutating func render(
    targets: [(name: String, span: Span?)] = []
  ) async throws(Finding) -> RenderedProject? {
    let argument = parsed[ConfigurationArgument.declaration]
    let span = parsed.spans(of: ConfigurationArgument.declaration).first
    let path = try ConfigurationSearch(in: currentFolder).find(argument, at: span)
    guard let project = try openProject(at: path, named: span), !hasErrors else { return nil }
    let unread = OutputPlacement(project, targets: targets)
    diagnostics += unread.diagnostics
    guard !hasErrors else { return nil }
    await progress.begin("compiling")
    let compilation = project.input.compile(sources)
    take(compilation, project.input.files)
    await progress.begin("rendering")
    guard let ir = compilation.ir, !hasErrors else {
      await progress.end()
      return nil
    }
    let placement = OutputPlacement(project, targets: targets)
    let rendered = placement.places.map { place in
      [(path: "tokens.ir.json", bytes: standIn(ir, place.output.target.value))]
    }
    let run = await placement.place(rendered, templates: [:], diagnostics: &diagnostics)
    await progress.end()
    return hasErrors
      ? nil : RenderedProject(project: project, placement: placement, run: run, ir: ir)
  }
}

private func standIn(_ ir: IR, _ target: String) -> [UInt8] {
  var bytes: [UInt8] = []
  ir.appendJSON(to: &bytes)
  return bytes
}
