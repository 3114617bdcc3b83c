package import Diagnostics
package import TokenCompiler
internal import TokenOutput

/// The output of the `json` target in memory, with the settings of a configuration.
///
/// The document with all contexts is rendered once. Documents for fixed contexts are rendered when
/// they're requested.
package struct LiveTheme: Sendable {
  /// The name of the target, which may also be a custom target.
  private static let targetName = "json"

  /// The document with all contexts.
  package let document: [UInt8]
  package let ir: IR
  private let source: OutputSource
  private let target: LoadedTarget
  private let request: OutputRequest

  /// Loads the target.
  ///
  /// - Parameters:
  ///   - project: the configuration.
  ///   - memory: the memory of the last build, if any.
  /// - Returns: the target, unless it has errors.
  /// - Throws: ``Finding`` if a template folder can't be read.
  package static func target(
    of project: Project,
    _ memory: BuildMemory?
  ) throws(Finding) -> TargetSelection {
    let name = output(of: project)?.target ?? Located(targetName)
    let base = project.confinement.base
    return try TargetSelection([name], of: project.configuration, in: base, memory)
  }

  private static func output(of project: Project) -> ConfiguredOutput? {
    project.configuration.outputs.first { $0.target.value == targetName }
  }

  /// Renders the tokens.
  ///
  /// Returns `nil` if nothing can be rendered.
  ///
  /// The first output of the target in the configuration determines the options and the included
  /// tokens. Without such an output, the defaults of the target apply.
  ///
  /// - Parameters:
  ///   - ir: the tokens.
  ///   - project: the configuration.
  ///   - selection: the target.
  ///   - diagnostics: receives the errors and warnings.
  package init?(
    _ ir: IR,
    of project: Project,
    with selection: TargetSelection,
    diagnostics: inout [Diagnostic]
  ) {
    guard let target = selection.target(Self.targetName) else { return nil }
    self.ir = ir
    self.target = target
    source = OutputSource(ir)
    let output = Self.output(of: project)
    var request = output.map { OutputRequest($0, of: project.configuration) } ?? OutputRequest()
    // Clients detect a changed document by its revision.
    request.set("revision", to: .boolean(true), for: target)
    self.request = request
    let rendered = TokenOutput.render(source, for: target, request)
    diagnostics += rendered.diagnostics
    guard let file = rendered.files.first, !rendered.diagnostics.containsError else { return nil }
    document = file.bytes
  }

  /// Returns the document for some contexts of the source, or an empty document if it can't be
  /// rendered.
  package func document(of choices: [(modifier: String, context: String)]) -> [UInt8] {
    var request = request
    request.contexts += choices.map {
      ContextChoice(modifier: Located($0.modifier), context: Located($0.context))
    }
    return TokenOutput.render(source, for: target, request).files.first?.bytes ?? []
  }

  /// The modifiers that aren't fixed, with their contexts.
  package var modifiers: [(name: String, contexts: [String])] {
    let fixed = request.contexts.map(\.modifier.value)
    return ir.modifiers.filter { !fixed.contains($0.name) }.map { ($0.name, $0.contexts) }
  }
}
