internal import CommandLineParsing
internal import Diagnostics
internal import TokenCompiler
internal import TokenOutput
internal import Workspace

/// The compiled source of a configuration, for commands that answer questions about tokens.
struct InspectedSource {
  let project: Project
  let ir: IR
}

extension Run {
  /// Compiles the source of the configuration in `option`, or else of the nearest configuration.
  ///
  /// Warnings aren't reported, because they aren't about the requested tokens.
  ///
  /// - Returns: the source, or `nil` if there were errors.
  /// - Throws: ``Finding`` if there is no usable configuration.
  mutating func inspect(_ option: Option<String?>?) throws(Finding) -> InspectedSource? {
    let search = ConfigurationSearch(in: currentFolder)
    let span = option.flatMap { parsed.spans(of: $0).first }
    let path = try search.find(option.flatMap { parsed[$0] }, at: span)
    return inspected(try openProject(at: path, named: span))
  }

  /// Compiles the source of `project`, unless it's `nil` or there were errors.
  mutating func inspected(_ project: Project?) -> InspectedSource? {
    guard let project, !hasErrors else { return nil }
    let compilation = compile(project.input)
    let errors = effectiveDiagnostics.filter { $0.severity == .error }
    diagnostics = errors
    guard let ir = compilation.ir, errors.isEmpty else { return nil }
    return InspectedSource(project: project, ir: ir)
  }

  /// The outputs of a configuration with the names of the tokens.
  struct OutputNames {
    let placement: OutputPlacement
    let targets: TargetSelection
    let outputs: [(directory: AbsolutePath, spellings: OutputSpellings)]
  }

  /// Finds the names of tokens in the outputs.
  ///
  /// Returns `nil` if a target has errors, which are reported.
  mutating func names(_ ir: IR, in project: Project) throws(Finding) -> OutputNames? {
    let placement = OutputPlacement(project)
    let targets = try TargetSelection(for: placement, of: project)
    sources.join(targets.sources)
    diagnostics += (placement.diagnostics + targets.diagnostics).filter { $0.severity == .error }
    guard !hasErrors else { return nil }
    return OutputNames(
      placement: placement,
      targets: targets,
      outputs: targets.spellings(OutputSource(ir), in: placement, of: project.configuration)
    )
  }

  /// Returns the indices of a modifier and its context.
  ///
  /// Reports an error and returns `nil` if one doesn't exist.
  mutating func indices(
    of choice: ContextChoice,
    in ir: IR
  ) -> (modifier: Int, context: Modifier.ContextIndex)? {
    let name = choice.modifier.value
    guard let modifier = ir.modifiers.firstIndex(where: { $0.name == name }) else {
      let known = ir.modifiers.map(\.name)
      let message = "there is no modifier `\(name)`"
      diagnostics.append(.unknown(choice.modifier, message, known: known))
      return nil
    }
    let contexts = ir.modifiers[modifier].contexts
    guard let context = contexts.firstIndex(of: choice.context.value) else {
      let message = "`\(name)` has no context `\(choice.context.value)`"
      diagnostics.append(.unknown(choice.context, message, known: contexts))
      return nil
    }
    return (modifier, Modifier.ContextIndex(context))
  }
}

extension SourceMap {
  /// Returns a location in the usual form, such as `tokens/color.tokens.json:41:7`.
  func place(of span: Span) -> String {
    let file = self[span.file]
    let position = file.position(at: span.start)
    return "\(file.path):\(position.line):\(position.column)"
  }
}

/// The option for the configuration of commands with other arguments.
enum ConfigurationOption {
  static let declaration = Option<String?>(
    "config",
    value: "CONFIG",
    completion: .files,
    help: "the configuration (default: the one in this folder or the nearest enclosing folder)"
  )
}
