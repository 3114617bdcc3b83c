package import Diagnostics
package import TokenCompiler
internal import TokenOutput

/// The outputs of a source in memory, with the settings of a configuration.
///
/// The document with all contexts is rendered once. Documents for fixed contexts, the gallery, and
/// style sheets are rendered when they're requested.
package struct LiveTheme: Sendable {
  /// The targets to serve, which may also be custom targets.
  ///
  /// The first output of each in the configuration determines the options and the included tokens.
  /// Without such an output, the defaults of the target apply.
  private static let targetNames = ["json", "css", "gallery"]

  /// The document with all contexts.
  package let document: [UInt8]
  package let ir: IR
  private let source: OutputSource
  private let targets: TargetSelection
  private let configuration: Configuration
  private let target: LoadedTarget
  private let request: OutputRequest

  /// Loads the targets, including those whose names the gallery shows.
  ///
  /// - Parameters:
  ///   - project: the configuration.
  ///   - memory: the memory of the last build, if any.
  /// - Returns: the targets without errors.
  /// - Throws: ``Finding`` if a template folder can't be read.
  package static func targets(
    of project: Project,
    _ memory: BuildMemory?
  ) throws(Finding) -> TargetSelection {
    let configured = project.configuration.outputs.map(\.target)
    let others = targetNames.filter { name in !configured.contains { $0.value == name } }
    return try TargetSelection(configured + others.map { Located($0) }, of: project, memory)
  }

  /// Renders the tokens.
  ///
  /// Returns `nil` if nothing can be rendered.
  ///
  /// - Parameters:
  ///   - ir: the tokens.
  ///   - project: the configuration.
  ///   - targets: the targets.
  ///   - diagnostics: receives the errors and warnings.
  package init?(
    _ ir: IR,
    of project: Project,
    with targets: TargetSelection,
    diagnostics: inout [Diagnostic]
  ) {
    guard let target = targets.target(Self.targetNames[0]) else { return nil }
    self.ir = ir
    self.target = target
    self.targets = targets
    configuration = project.configuration
    source = OutputSource(ir)
    var request = Self.request(for: target, of: configuration)
    // Clients detect a changed document by its revision.
    request.set("revision", to: .boolean(true), for: target)
    self.request = request
    let rendered = TokenOutput.render(source, for: target, request)
    diagnostics += rendered.diagnostics
    guard let file = rendered.files.first, !rendered.diagnostics.containsError else { return nil }
    document = file.bytes
  }

  private static func request(
    for target: LoadedTarget,
    of configuration: Configuration
  ) -> OutputRequest {
    let output = configuration.outputs.first { $0.target.value == target.name }
    return output.map { OutputRequest($0, of: configuration) } ?? OutputRequest()
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

  /// A file that can't be rendered, and the reasons.
  package struct Failure: Error {
    package let diagnostics: [Diagnostic]
  }

  /// Renders the gallery as a page that follows the server.
  ///
  /// - Parameters:
  ///   - sourceLinks: links to the source for tokens, with `{file}` and `{line}`, unless the
  ///     configuration has others.
  ///   - changes: the changes of tokens since a revision, each with the path and a description.
  ///   - revision: the revision.
  /// - Returns: the page, or `nil` if a custom target doesn't generate it.
  /// - Throws: ``Failure`` if the output has errors.
  package func gallery(
    sourceLinks: String,
    changes: [(path: String, text: String)],
    since revision: String
  ) throws(Failure) -> [UInt8]? {
    try files(of: "gallery") { request, target in
      request.add(changes, since: revision, ir)
      request.set("live", to: .boolean(true), for: target)
      request.set("lint", to: .boolean(true), for: target)
      if request.value(of: "sourceLinks", for: target) == nil {
        request.set("sourceLinks", to: .string(sourceLinks), for: target)
      }
    }.first { $0.path == "index.html" }?.bytes
  }

  /// Renders the style sheet at `path` of the target `css`, or returns `nil` if there is none.
  package func styleSheet(at path: String) throws(Failure) -> [UInt8]? {
    try files(of: "css") { _, _ in }.first { $0.path == path }?.bytes
  }

  private func files(
    of name: String,
    _ adjust: (inout OutputRequest, LoadedTarget) -> Void
  ) throws(Failure) -> [OutputFile] {
    guard let target = targets.target(name) else { return [] }
    var request = Self.request(for: target, of: configuration)
    adjust(&request, target)
    request.complete(ir, for: target, among: targets, of: configuration)
    let rendered = TokenOutput.render(source, for: target, request)
    guard !rendered.diagnostics.containsError else {
      throw Failure(diagnostics: rendered.diagnostics.filter { $0.severity == .error })
    }
    return rendered.files
  }
}
