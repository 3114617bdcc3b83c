package import Diagnostics
internal import TokenCompiler
package import TokenOutput

extension TargetSelection {
  /// The name of the target for style sheets.
  private static let styleSheets = "css"

  /// Returns the outputs of a configuration that are style sheets or, if there are none, one with
  /// the default options.
  ///
  /// - Parameters:
  ///   - project: the configuration.
  ///   - diagnostics: receives the errors of targets.
  /// - Returns: the targets and requests, and whether they are from the configuration.
  /// - Throws: ``Finding`` if a template folder can't be read.
  package static func styleSheets(
    of project: Project,
    _ diagnostics: inout [Diagnostic]
  ) throws(Finding) -> (
    outputs: [(target: LoadedTarget, request: OutputRequest)], isConfigured: Bool,
    selection: TargetSelection
  ) {
    let configuration = project.configuration
    let selection = try TargetSelection(
      configuration.outputs.map(\.target) + [Located(styleSheets)],
      of: project
    )
    diagnostics += selection.diagnostics.filter { $0.severity == .error }
    let configured = configuration.outputs.compactMap { output in
      selection.target(output.target.value).flatMap { target in
        target.isOrExtends(styleSheets)
          ? (target: target, request: OutputRequest(output, of: configuration)) : nil
      }
    }
    guard configured.isEmpty, let target = selection.target(styleSheets) else {
      return (configured, true, selection)
    }
    return ([(target, OutputRequest())], false, selection)
  }
}
