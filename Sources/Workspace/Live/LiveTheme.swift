package import Diagnostics
package import TokenCompiler
internal import TokenOutput

/// The output of the target `json`, as a configuration wants it, in memory.
///
/// The whole is rendered once, and what is fixed to contexts when somebody asks for it.
package struct LiveTheme: Sendable {
  /// The name of the target, which may also be one of the configuration's own.
  private static let targetName = "json"

  /// The document with all contexts.
  package let document: [UInt8]
  package let ir: IR
  private let source: OutputSource
  private let target: LoadedTarget
  private let request: OutputRequest

  /// Renders the tokens; `nil` where nothing can be rendered.
  ///
  /// The first output of the target in the configuration has a say: its options, and which tokens it
  /// takes. Without one, everything is as the target has it.
  ///
  /// - Parameters:
  ///   - ir: the tokens.
  ///   - project: the configuration.
  ///   - sources: gains the files of the target.
  ///   - diagnostics: gets what is wrong.
  /// - Throws: why a template folder cannot be read.
  package init?(
    _ ir: IR,
    of project: Project,
    sources: inout SourceMap,
    diagnostics: inout [Diagnostic]
  ) throws(Finding) {
    let configuration = project.configuration
    let output = configuration.outputs.first { $0.target.value == Self.targetName }
    let own = try OwnTargets(configuration.templates, in: project.confinement.base)
    diagnostics += own.diagnostics
    let name = output?.target ?? Located(Self.targetName)
    let loaded = TargetLoader.load(name, from: own.library, sources: &sources)
    diagnostics += loaded.diagnostics
    guard let target = loaded.target else { return nil }
    self.ir = ir
    self.target = target
    source = OutputSource(ir)
    request = output.map { OutputRequest($0, of: configuration) } ?? OutputRequest()
    let rendered = TokenOutput.render(source, for: target, request)
    diagnostics += rendered.diagnostics
    guard let file = rendered.files.first, !rendered.diagnostics.containsError else { return nil }
    document = file.bytes
  }

  /// The document of some contexts, which the source has; empty where it cannot be rendered.
  package func document(of choices: [(modifier: String, context: String)]) -> [UInt8] {
    var request = request
    request.contexts += choices.map {
      ContextChoice(modifier: Located($0.modifier), context: Located($0.context))
    }
    return TokenOutput.render(source, for: target, request).files.first?.bytes ?? []
  }

  /// The modifiers that are not fixed, with their contexts.
  package var modifiers: [(name: String, contexts: [String])] {
    let fixed = request.contexts.map(\.modifier.value)
    return ir.modifiers.filter { !fixed.contains($0.name) }.map { ($0.name, $0.contexts) }
  }
}
