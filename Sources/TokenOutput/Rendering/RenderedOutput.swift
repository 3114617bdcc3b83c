public import Diagnostics

/// The result of rendering an output.
public struct RenderedOutput: Sendable {
  /// The files, in the order of the target's rules; empty if there were errors.
  public let files: [OutputFile]
  /// The errors and warnings.
  public internal(set) var diagnostics: [Diagnostic]
}

/// Renders the files that a target generates from a source.
///
/// The same arguments produce the same bytes on every machine.
///
/// - Parameters:
///   - source: The tokens.
///   - target: The target.
///   - request: The options to set and the modifiers to fix.
///   - isTracing: Whether to record the bytes printed for each token.
/// - Returns: The files, which are empty if there were errors, and the diagnostics.
/// - Complexity: O(tokens × output of the templates for each token).
public func render(
  _ source: OutputSource,
  for target: LoadedTarget,
  _ request: OutputRequest = OutputRequest(),
  isTracing: Bool = false
) -> RenderedOutput {
  PreparedOutput(source, for: target, request, isTracing: isTracing, budget: .ofOneFile).rendered()
}
